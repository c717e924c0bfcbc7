import { compile } from 'html-to-text';
import type { VisitSource } from '@/lib/site/http/request';
import { truncate } from '@/lib/site/text';
import { toStoredPhone } from '@/lib/site/typed-text';
import { parseAddress, type MailSettings, type OutgoingMail } from './outgoing-mail';
import {
  MailLayout,
  OUTLOOK_CSS,
  MailButton,
  MailLink,
  Paragraph,
  visibleText,
  type FieldRow,
} from './parts';

/** A mail out of its template. `key` tells it from others of its kind. */
export async function composeMail({ settings, key, mail, ...rest }: MailPlan): Promise<OutgoingMail> {
  const idempotencyKey = `${rest.kind}/${key}`;
  return { ...rest, idempotencyKey, from: settings.from, ...(await renderMail(mail)) };
}

/** The same to someone outside, whose reply goes to the agency; none to an address that no mail can reach. */
export async function composeMailTo(email: string | null, plan: PlanTo): Promise<OutgoingMail[]> {
  const to = parseAddress(email ?? '');
  if (to === null) return [];
  return [await composeMail({ ...plan, to, replyTo: parseAddress(plan.settings.agency.email) })];
}

/** The same with a few words and a link. */
export function composeLinkMail(
  email: string | null,
  { words, href, ...plan }: Omit<PlanTo, 'subject' | 'mail'> & { words: LinkMailWords; href: string },
): Promise<OutgoingMail[]> {
  const mail = <LinkMail settings={plan.settings} words={words} href={href} />;
  return composeMailTo(email, { ...plan, subject: words.subject, mail });
}

type MailPlan = Omit<OutgoingMail, 'idempotencyKey' | 'from' | 'html' | 'text'> & {
  settings: MailSettings;
  key: string;
  mail: React.ReactElement;
};

type PlanTo = Omit<MailPlan, 'to' | 'replyTo'>;

/**
 * A few words and a link, to the owner of an address. It holds nothing that someone typed into a form, so no one can send
 * words of their own through us to strangers.
 */
function LinkMail({ settings, words, href }: LinkMailProps) {
  const { agency } = settings;
  return (
    <MailLayout
      settings={settings}
      title={words.title}
      preview={words.text[0] ?? words.title}
      footnote={words.note}
    >
      {words.text.map(text => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      {words.isQuiet ? (
        <Paragraph>
          <MailLink href={href}>{words.link}</MailLink>
        </Paragraph>
      ) : (
        <MailButton href={href}>{words.link}</MailButton>
      )}
      <Paragraph>
        Questions? Reply to this email, or call{' '}
        <MailLink href={agency.phone.href}>{agency.phone.display}</MailLink>.
      </Paragraph>
    </MailLayout>
  );
}

/** `note` says what to do when it was someone else. `isQuiet`: a link in place of the button. */
type LinkMailWords = {
  subject: string;
  title: string;
  text: readonly string[];
  link: string;
  note: string;
  isQuiet?: boolean;
};

type LinkMailProps = { settings: MailSettings; words: LinkMailWords; href: string };

/** A template as the two parts of a mail. The same input always returns the same bytes. */
async function renderMail(mail: React.ReactElement): Promise<{ html: string; text: string }> {
  // The framework refuses a plain import of it.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const markup = renderToStaticMarkup(mail).replace('</head>', `${OUTLOOK_CSS}</head>`);
  const html = DOCTYPE + markup;
  return { html, text: toText(html) };
}

/** The one by which every mail program lays tables out alike. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Our own HTML as text; a stranger's has other rules (stranger-text.ts). They are read once: that takes longer than a mail. */
const toText = compile({
  wordwrap: false,
  selectors: [
    // The preview line appears in the email a second time.
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    {
      selector: '[data-text-format="dataTable"]',
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, maxColumnWidth: 60 },
    },
    { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
  ],
});

/** The part of a form's definition that labels its values. */
type FormForMail = {
  title: string;
  fields: readonly {
    name: string;
    label: string;
    rule?: string;
    options?: readonly { value: string; label: string }[];
  }[];
};

/** What was filled in, under the form's own labels and in its order; unknown names last, as they are. */
export function toFieldRows(
  fields: Readonly<Record<string, string>>,
  form: FormForMail | undefined,
): FieldRow[] {
  const definedRows = (form?.fields ?? []).map(({ name, label, rule, options }) => {
    const typed = fields[name] ?? '';
    // Leads from before kept numbers with the signs that a phone's contacts put around them.
    const value = rule === 'phone' ? toStoredPhone(typed) : typed;
    const row = toFieldRow(label, options?.find(option => option.value === value)?.label ?? value);
    return rule === 'phone' ? { ...row, href: row.href ?? findVanityLink(row.value) } : row;
  });
  const knownNames = new Set(form?.fields.map(({ name }) => name));
  const furtherFields = Object.entries(fields).filter(([name]) => !knownNames.has(name));
  return [...definedRows, ...furtherFields.map(([name, value]) => toFieldRow(name, value))].filter(
    row => row.value !== '',
  );
}

/** Where a visit came from; a row for each thing that is known. */
export function sourceRows(visit: VisitSource | undefined): FieldRow[] {
  if (!visit) return [];
  const { source, entryPage, formPage, details } = visit;
  const campaign = Object.entries(details).filter(
    ([name]) => name.startsWith('utm_') && name !== 'utm_source',
  );
  const host = details['utm_source'] === undefined ? undefined : details['host'];
  return [
    { label: 'Came from', value: [source, host].filter(Boolean).join(', by ') },
    { label: 'Campaign', value: campaign.map(([name, value]) => `${name.slice(4)} ${value}`).join(', ') },
    { label: 'Visit began on', value: entryPage ?? '' },
    { label: 'Form on', value: formPage ?? '' },
  ]
    .filter(({ value }) => value !== '')
    .map(row => ({ ...row, href: null }));
}

export function toFieldRow(label: string, value: string): FieldRow {
  const text = visibleText(value).trim();
  return { label: visibleText(label), value: text, href: findSafeLink(text) };
}

/** The first rows in one line, which a mailbox shows beside the subject. */
export function toPreview(rows: readonly FieldRow[]): string {
  const line = rows.map(({ label, value }) => `${label}: ${value.replaceAll('\n', ' ')}`).join('. ');
  return truncate(line, PREVIEW_MAX_LENGTH);
}

/**
 * Web, mail and phone addresses that mean exactly what they show. A `javascript:` address, one with a user part, and
 * one whose real host is spelled otherwise (look-alike letters) stay text.
 */
function findSafeLink(value: string): string | null {
  if (/^https?:\/\/\S+$/i.test(value)) {
    const url = URL.parse(value);
    const isPlain = url && !url.username && !url.password && value.toLowerCase().includes(url.hostname);
    if (!isPlain) return null;
    // The text of an email says an address beside its words where the two differ.
    return url.href === `${value}/` ? value : url.href;
  }
  if (parseAddress(value)) return `mailto:${value}`;
  if (!/^\+?\(?[0-9][0-9 ()./-]{5,24}$/.test(value)) return null;
  // The zero of `+44 (0)20` is not dialed from abroad, and `00` is what Europe dials for `+`.
  const number = value.replace(/^(\+.*)\(0\)/, '$1').replace(/[^+0-9]/g, '');
  return `tel:${number.replace(/^00(?=[1-9])/, '+')}`;
}

/** A number with a word in it, dialed by the keys that its letters are on. */
function findVanityLink(phone: string): string | null {
  if (!VANITY_NUMBER.test(phone) || /EXT/.test(phone)) return null;
  const dialled = phone
    .replace(/[A-Z]/g, letter => String(KEYS.findIndex(letters => letters.includes(letter))))
    .replace(/[^+0-9]/g, '');
  return `tel:${dialled}`;
}

/** In capitals, at least two together: small or single letters may be anything, such as an extension. */
const VANITY_NUMBER = /^(?=.{7,26}$)\+?\(?[0-9][0-9 ().-]*(?:[A-Z]{2,}[0-9 ().-]*)+$/;
/** What is on the keys 0 to 9 of a phone. */
const KEYS = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

const PREVIEW_MAX_LENGTH = 140;

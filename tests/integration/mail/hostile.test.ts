import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forms } from '@/content/forms';
import { LEAD_FORM_NAMES, type FormDefinition, type LeadFormName } from '@/lib/forms/define';
import { leadMails } from '@/lib/leads';
import { SUBJECT_MAX_LENGTH, toOutboxRow, type OutgoingMail } from '@/lib/mail/outgoing-mail';
import { testMailSettings, mailSite, parseHtml, labeledValues } from './fixtures';

// Promise L16 (docs/leads.md), in the mails of every form and in every one of its fields at once.
const INTO_HEADERS = [
  'Ada\r\nBcc: spy@evil.example',
  'Ada\nTo: spy@evil.example',
  'Ada\u2028Bcc: spy@evil.example',
  'Ada\u0085Bcc: spy@evil.example',
  'Ada%0d%0aBcc: spy@evil.example',
  '=?utf-8?Q?Ada=0D=0ABcc:_spy@evil.example?=',
  'Ada <ada@example.com>, spy@evil.example',
  'ada@example.com\r\n\r\n<h1>Body</h1>',
  'Ada\u0000\u0008',
];

const INTO_MARKUP = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</td></tr></table><h1>Fake</h1>',
  '"><a href="https://evil.example">click</a>',
  'invoice\u202efdp.exe',
  '&lt;b&gt;',
  'javascript:alert(1)',
  'https://cornerpin.example@evil.example/pay',
  'https://соrnerpin.example/',
  '"><b>bold</b>',
];

/** What Gmail, Outlook or Apple Mail leave out or break, so the mail would look like another one. */
const UNKNOWN_TO_MAIL_PROGRAMS =
  /display:\s*(?:flex|grid|inline-flex)|position:|float:|var\(|calc\(|clamp\(|url\(|transform:|animation|object-fit|[\d.]+(?:rem|vw|vh)\b/i;

/** Its emails are the golden file; those of other forms are made of the same elements and styles. */
const SHOWN_AS_HTML = 'contact-form';

/** The newsletter's form writes to its reader alone. */
const FORMS_FOR_US = LEAD_FORM_NAMES.filter(name => name !== 'newsletter-form');

const inEveryForm = (values: readonly string[]) =>
  FORMS_FOR_US.flatMap(name => values.map(hostile => ({ name, hostile })));

test.each(inEveryForm(INTO_HEADERS))(
  '$hostile in every field of $name reaches no header and no recipient',
  async ({ name, hostile }) => {
    const [notify, ...rest] = await leadMails(
      aLead(name, () => hostile),
      mailSite,
    );
    const row = toOutboxRow(notify ?? aMissingMail(), { id: 'row1', now: 0 });
    expect(row.subject).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]|=\?/);
    expect(row.subject.length).toBeLessThanOrEqual(SUBJECT_MAX_LENGTH);
    expect(row).toMatchObject({
      from_address: testMailSettings.from,
      to_address: testMailSettings.agencyTo,
      reply_to: null,
    });
    expect(rest, 'nobody is written to whose address is none').toEqual([]);
  },
);

test.each(inEveryForm(INTO_MARKUP))(
  '$hostile in every field of $name, and as the name of one, stays text',
  async ({ name, hostile }) => {
    const lead = aLead(name, field => (field === 'email' ? 'ada@example.com' : hostile));
    // A field that the form does not have is shown too, under the name that it came with.
    const mails = await leadMails({ ...lead, fields: { ...lead.fields, [hostile]: 'x' } }, mailSite);
    expect(mails.map(({ to }) => to)).toEqual([testMailSettings.agencyTo, 'ada@example.com']);
    for (const { html, text } of mails) {
      const page = parseHtml(html);
      expect(page.querySelectorAll('script, img, iframe, form, b')).toHaveLength(0);
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      for (const { protocol, host } of page.querySelectorAll('a')) {
        expect(['https:', 'mailto:', 'tel:']).toContain(protocol);
        expect(host).not.toMatch(/evil|xn--/);
      }
      expect(`${html}${text}`).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      expect(text.trim()).not.toBe('');
    }
  },
);

test.each(FORMS_FOR_US)(
  'what someone typed into %s stands in the agency’s mail as it was typed',
  async name => {
    const typed = '<b>5 < 6</b> & "so" on';
    const [notify] = await leadMails(
      aLead(name, field => `${typed} ${field}`),
      mailSite,
    );
    const rows = labeledValues(notify?.html ?? '');
    for (const field of definitionOf(name).fields) expect(rows[field.label]).toBe(`${typed} ${field.name}`);
  },
);

test.each(LEAD_FORM_NAMES)(
  'whatever was typed into %s, the visitor’s confirmation is the same, byte for byte',
  async name => {
    const confirmOf = async (valueOf: (field: string) => string) => {
      const mails = await leadMails(
        aLead(name, field => (field === 'email' ? 'ada@example.com' : valueOf(field))),
        mailSite,
      );
      return mails.find(({ kind }) => kind !== 'lead-notify') ?? aMissingMail();
    };
    const plain = await confirmOf(() => '');
    expect(plain).toMatchObject({ from: testMailSettings.from, to: 'ada@example.com' });
    const typed = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...INTO_HEADERS, ...INTO_MARKUP));
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(typed), async values => {
        expect(await confirmOf(() => values.next().value)).toEqual(plain);
      }),
      { numRuns: 25 },
    );
  },
);

test('the markup of emails is this, with what was typed in its place', async () => {
  const mails = await hostileMails(SHOWN_AS_HTML);
  await expect(mails.map(toGolden).join('\n')).toMatchFileSnapshot(`golden/${SHOWN_AS_HTML}.txt`);
});

test.each(LEAD_FORM_NAMES)('the mails of %s have no other elements and styles', async name => {
  const known = looksOf(await hostileMails(SHOWN_AS_HTML));
  expect([...looksOf(await hostileMails(name))].filter(look => !known.has(look))).toEqual([]);
  for (const look of known) expect(look).not.toMatch(UNKNOWN_TO_MAIL_PROGRAMS);
});

function hostileMails(name: LeadFormName): Promise<OutgoingMail[]> {
  const all = [...INTO_MARKUP, ...INTO_HEADERS];
  const lead = aLead(name, (field, index) =>
    field === 'email' ? 'ada@example.com' : (all[index % all.length] ?? ''),
  );
  return leadMails(lead, mailSite);
}

/** Each element with its classes and styles, once. */
function looksOf(mails: readonly OutgoingMail[]): Set<string> {
  const elements = mails.flatMap(({ html }) => [...parseHtml(html).querySelectorAll('*')]);
  return new Set(
    elements.map(each => [each.localName, each.className, each.getAttribute('style')].join(' ')),
  );
}

/** A lead with a value of the caller's in each field of the form. */
function aLead(formName: LeadFormName, valueOf: (field: string, index: number) => string) {
  const fields = Object.fromEntries(
    definitionOf(formName).fields.map(({ name }, index) => [name, valueOf(name, index)]),
  );
  return {
    id: 'lead1',
    formName,
    name: fields['name'] ?? fields['fullName'] ?? null,
    email: fields['email'] ?? null,
    fields,
    receivedAt: Date.parse('2026-07-06T15:00:00Z'),
    isLate: false,
    quarantineReasons: [],
  };
}

function definitionOf(name: LeadFormName): FormDefinition {
  return forms[name];
}

/** The markup with what was typed, without our own words: those may change. */
function toGolden({ html }: OutgoingMail): string {
  const page = parseHtml(html);
  const typed = [...page.querySelectorAll('td.cell')].slice(OWN_ROWS);
  const texts = page.createTreeWalker(page.documentElement, SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const isKept = node.parentElement?.localName === 'style' || typed.some(cell => cell.contains(node));
    if (!isKept) node.textContent = '…';
  }
  const doctype = html.slice(0, html.indexOf('<html'));
  return `${doctype}\n${page.documentElement.outerHTML.replaceAll('><', '>\n<')}\n`;
}

/** The form's name and the time stand above what was typed. */
const OWN_ROWS = 2;

/** `NodeFilter.SHOW_TEXT`. */
const SHOW_TEXT = 4;

function aMissingMail(): never {
  throw new Error('A mail is missing');
}

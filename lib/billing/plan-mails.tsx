import { renewalTexts, billingMails as words } from '@/content/billing';
import { site as agency } from '@/content/site';
import {
  composeLinkMail,
  composeMail,
  MailButton,
  MailLayout,
  mailSettings,
  Paragraph,
  type OutgoingMail,
} from '@/lib/mail';
import type { PaymentConsentRow } from '@/lib/site/db/tables';
import { formatMoney, formatPercent } from '@/lib/site/money';
import { routes, serverRoutes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { fillText } from '@/lib/site/text';
import { dayIn, formatDay } from '@/lib/site/time';
import { sendDay } from './calendar';
import { sayMinor } from './invoice';
import { monthlyMinor, nextDay, renewalOf, type InvoiceLine, type Subscription } from './subscription';

/**
 * What was agreed, in writing; or that nothing is charged any more, and why. To the customer and, where someone else paid
 * the invoice with which it was agreed, to that payer, whose account is charged.
 */
export async function automaticMails(
  { consent, subscription, payerEmail }: AgreedPayment,
  site: Pick<Site, 'env'>,
): Promise<OutgoingMail[]> {
  const hasOtherPayer =
    payerEmail !== null && payerEmail.toLowerCase() !== subscription.customerEmail?.toLowerCase();
  const toCustomer = await automaticMailTo(
    hasOtherPayer ? 'customer' : 'both',
    { consent, subscription, payerEmail },
    site,
  );
  if (!hasOtherPayer) return toCustomer;
  return [...toCustomer, ...(await automaticMailTo('payer', { consent, subscription, payerEmail }, site))];
}

type AgreedPayment = {
  consent: PaymentConsentRow;
  subscription: Subscription;
  /** Who paid the invoice with which it was agreed, as PayPal says. */
  payerEmail: string | null;
};

/** `both`: the customer paid. */
function automaticMailTo(
  reader: 'customer' | 'payer' | 'both',
  { consent, subscription, payerEmail }: AgreedPayment,
  { env }: Pick<Site, 'env'>,
): Promise<OutgoingMail[]> {
  const settings = mailSettings(env);
  const isPayer = reader === 'payer';
  const { on, off } = words.automatic;
  const amount = formatMoney({ minor: monthlyMinor(subscription), currency: subscription.currency });
  const values = { ...valuesOf(subscription), amount };
  const cause =
    consent.end_cause === 'paypal' || consent.end_cause === 'refused' ? consent.end_cause : 'customer';
  const texts =
    consent.state === 'active'
      ? {
          ...on,
          text: isPayer
            ? [on.agreed, on.turnOffAsPayer]
            : [
                reader === 'customer' ? on.agreedElsewhere : on.agreed,
                ...renewalLines(subscription),
                on.turnOff,
              ],
        }
      : { ...off, text: isPayer ? [off.causes[cause]] : [off.causes[cause], off.goesOn] };
  return composeLinkMail(isPayer ? payerEmail : subscription.customerEmail, {
    settings,
    kind: 'plan-notice',
    key: `${consent.id}/${consent.state}${isPayer ? '/payer' : ''}`,
    subjectId: subscription.id,
    words: {
      subject: texts.subject,
      title: texts.title,
      text: texts.text.map(line => fillText(line, values)),
      link: isPayer ? words.invoice.see : words.account,
      note: words.note,
    },
    href: settings.siteUrl + (isPayer ? serverRoutes.invoice(consent.invoice_key) : routes.account()),
  });
}

/** To the customer: what became of the subscription. */
export function planMails(
  kind:
    | 'suspended'
    | 'canceled'
    | 'canceledBefore'
    | 'kept'
    | 'ended'
    | 'paused'
    | 'pausedEnding'
    | 'begun'
    | 'begunCorrected'
    | 'resumed'
    | 'resumedEnding'
    | 'restored'
    | 'restoredEnding',
  subscription: Subscription,
  { env }: Pick<Site, 'env'>,
): Promise<OutgoingMail[]> {
  const settings = mailSettings(env);
  const { subject, title, text } = words[kind];
  const values = valuesOf(subscription);
  return composeLinkMail(subscription.customerEmail, {
    settings,
    kind: 'plan-notice',
    key: `${subscription.id}/${subscription.updatedAt}`,
    subjectId: subscription.id,
    words: {
      subject: fillText(subject, values),
      title,
      text: text.map(line => fillText(line, values)),
      link: words.account,
      note: words.note,
    },
    href: settings.siteUrl + routes.account(),
  });
}

/** To the customer: the plan is on hold, and whether it goes on after that. */
export function pausedMails(after: Subscription, site: Pick<Site, 'env'>): Promise<OutgoingMail[]> {
  return planMails(after.endsOn === null ? 'paused' : 'pausedEnding', after, site);
}

/** After staff changed what it costs or where its invoices go: what changed, also to the address that gets no more. */
export async function changeMails(
  { before, after }: { before: Subscription; after: Subscription },
  { env }: Pick<Site, 'env'>,
): Promise<OutgoingMail[]> {
  const settings = mailSettings(env);
  const texts = words.planChanged;
  const { currency, customerEmail } = after;
  const added = after.pending.filter(line => !before.pending.includes(line));
  const isMoved = before.customerEmail !== customerEmail;
  const values = {
    ...valuesOf(after),
    amount: formatMoney({ minor: monthlyMinor(after), currency }),
    percent: formatPercent(after.taxMillipercent),
    before: formatPercent(before.taxMillipercent),
    email: customerEmail ?? '',
  };
  const text = [
    ...(before.lines === after.lines ? [] : [fillText(texts.plan, values)]),
    ...added.map(({ label, minor }) => fillText(texts.setup, { label, amount: sayMinor(minor, currency) })),
    ...(before.taxMillipercent === after.taxMillipercent ? [] : [fillText(texts.tax, values)]),
    ...(isMoved ? [fillText(texts.to, values)] : []),
    texts.agreed,
  ];
  const plan = {
    settings,
    kind: 'plan-notice',
    subjectId: after.id,
    words: { subject: texts.subject, title: texts.title, text, link: words.account, note: words.note },
    href: settings.siteUrl + routes.account(),
  } as const;
  const key = `${after.id}/${after.updatedAt}`;
  return [
    ...(await composeLinkMail(customerEmail, { ...plan, key })),
    ...(isMoved ? await composeLinkMail(before.customerEmail, { ...plan, key: `${key}/former` }) : []),
  ];
}

/** A credit that staff gave: how much, what for, and when it counts. */
export function creditMails(
  { line, subscription }: { line: InvoiceLine; subscription: Subscription },
  { env }: Pick<Site, 'env'>,
): Promise<OutgoingMail[]> {
  const settings = mailSettings(env);
  const { subject, title, text } = words.credited;
  const amount = formatMoney({ minor: -line.minor, currency: subscription.currency });
  const values = { label: line.label, amount };
  return composeLinkMail(subscription.customerEmail, {
    settings,
    kind: 'plan-notice',
    key: `${subscription.id}/${subscription.updatedAt}`,
    subjectId: subscription.id,
    words: {
      subject: fillText(subject, values),
      title: fillText(title, values),
      text: text.map(line => fillText(line, values)),
      link: words.account,
      note: words.note,
    },
    href: settings.siteUrl + routes.account(),
  });
}

/** To the agency: what a person has to do about a subscription. */
export async function agencyMail(
  kind: 'moneyBack' | 'paidUp' | 'ended' | 'canceled' | 'noAddress',
  subscription: Subscription,
  site: Pick<Site, 'env'>,
): Promise<OutgoingMail[]> {
  const { id, updatedAt } = subscription;
  const key = `${id}/${updatedAt}`;
  return [await composeAgencyMail({ ...words.agency[kind], values: valuesOf(subscription), key, id }, site)];
}

export function composeAgencyMail(
  { subject, text, values, key, id }: AgencyMail,
  { env }: Pick<Site, 'env'>,
): Promise<OutgoingMail> {
  const settings = mailSettings(env);
  const notice = fillText(text, values);
  const mail = (
    <MailLayout settings={settings} title={subject} preview={notice}>
      <Paragraph>{notice}</Paragraph>
      <MailButton href={settings.siteUrl + serverRoutes.deskBilling(id)}>{words.agency.button}</MailButton>
    </MailLayout>
  );
  const to = settings.agencyTo;
  return composeMail({
    settings,
    kind: 'billing-notice',
    key,
    subjectId: id,
    to,
    replyTo: null,
    subject,
    mail,
  });
}

type AgencyMail = {
  subject: string;
  text: string;
  values: Readonly<Record<string, string>>;
  key: string;
  /** The subscription's. */
  id: string;
};

/** That it renews, and how to leave; nothing where it ends. */
export function renewalLines(subscription: Subscription): string[] {
  const renewal = renewalOf(subscription);
  if (!renewal) return [];
  const values = { next: formatDay(renewal.leaveOn), cancelBy: formatDay(renewal.cancelBy) };
  return [renewalTexts[renewal.hasCommitment ? 'bundle' : 'plan'], fillText(renewalTexts.leave, values)];
}

function valuesOf(subscription: Subscription) {
  const { lines, anchorOn, endsOn } = subscription;
  const next = nextDay(subscription);
  const today = dayIn(agency.timeZone, subscription.updatedAt);
  return {
    plan: lines.map(({ label }) => label).join(' + '),
    ends: endsOn === null ? '' : formatDay(endsOn),
    next: next === null ? '' : formatDay(next),
    // The invoice of a month that begins today is sent with the next round.
    sent: next === null ? '' : formatDay(sendDay(next) < today ? today : sendDay(next)),
    began: anchorOn === null ? '' : formatDay(anchorOn),
  };
}

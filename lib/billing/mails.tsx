import { billingFigures, billingMails as words, renewalTexts } from '@/content/billing';
import { facts } from '@/content/facts';
import { site as agency } from '@/content/site';
import {
  composeLinkMail,
  composeMail,
  composeMailTo,
  FieldTable,
  MailButton,
  MailLayout,
  mailSettings,
  Paragraph,
  toFieldRow,
  visibleText,
  type OutgoingMail,
} from '@/lib/mail';
import { formatMoney, formatPercent } from '@/lib/site/money';
import { routes, serverRoutes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { fillText } from '@/lib/site/text';
import type { PaymentConsentRow } from '@/lib/site/db/tables';
import { dayIn, daysAfter, formatDay } from '@/lib/site/time';
import { lateDays, lateFeeMinor, sendDay } from './calendar';
import { sayMinor, standingOf, todayOf, type Invoice } from './invoice';
import type { Overpaid } from './overpaid';
import { monthlyMinor, nextDay, renewalOf, type InvoiceLine, type Subscription } from './subscription';

/**
 * The invoice and the renewal notice in one. `subscription`: after it was invoiced. `isAutomatic`: it will be charged.
 * `key`: of this sending; an invoice that is sent to another address is another email.
 */
export function invoiceMails(
  { invoice, subscription, isAutomatic, key = invoice.id }: SentInvoice,
  { env }: Pick<Site, 'env'>,
): Promise<OutgoingMail[]> {
  const settings = mailSettings(env);
  const values = {
    number: invoice.number,
    amount: formatMoney({ minor: invoice.totalMinor, currency: invoice.currency }),
    from: formatDay(invoice.fromOn),
    until: formatDay(invoice.untilOn),
    due: formatDay(invoice.dueOn),
    lastDay: formatDay(lateDays(invoice.lateFrom).lastDay),
  };
  const texts = words.invoice;
  const isFree = invoice.totalMinor === 0;
  const isToPay = !isFree && !isAutomatic;
  const preview = fillText(isFree ? texts.free : isAutomatic ? texts.charged : texts.due, values);
  const mail = (
    <MailLayout settings={settings} title={texts.title} preview={preview} footnote={words.note}>
      <Paragraph>{fillText(texts.text, values)}</Paragraph>
      <FieldTable
        isSums
        rows={[
          ...invoice.lines.map(({ label, minor }) => sumRow(label, sayMinor(minor, invoice.currency))),
          sumRow(`${texts.total} (${invoice.currency})`, values.amount),
        ]}
      />
      <Paragraph>{preview}</Paragraph>
      <MailButton href={settings.siteUrl + serverRoutes.invoice(invoice.key)}>
        {isToPay ? texts.pay : texts.see}
      </MailButton>
      {isAutomatic ? <Paragraph>{texts.turnOff}</Paragraph> : null}
      {renewalLines(subscription).map(line => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
    </MailLayout>
  );
  const subject = fillText(texts.subject, values);
  const plan = { settings, kind: 'invoice', key, subjectId: invoice.id, subject, mail } as const;
  return composeMailTo(invoice.customerEmail, plan);
}

type SentInvoice = { invoice: Invoice; subscription: Subscription; isAutomatic: boolean; key?: string };

function sumRow(label: string, value: string) {
  return { ...toFieldRow(visibleText(label), value), href: null };
}

/** Before the late fee, before the suspension, and to the agency when a person has to decide about that. */
export async function reminderMails(
  invoice: Invoice,
  step: 'feeReminder' | 'suspensionReminder' | 'suspendFrom',
  site: Pick<Site, 'env' | 'now'>,
): Promise<OutgoingMail[]> {
  const settings = mailSettings(site.env);
  const standing = standingOf(invoice, todayOf(site));
  const money = (minor: number) => formatMoney({ minor, currency: invoice.currency });
  const values = {
    number: invoice.number,
    amount: money(invoice.totalMinor),
    fee: money(lateFeeMinor(invoice.totalMinor, 1)),
    payable: money(standing.payableMinor),
    due: formatDay(invoice.dueOn),
    lastDay: formatDay(standing.lastDay),
    feeFrom: formatDay(standing.feeFrom),
    suspendFrom: formatDay(standing.suspendFrom),
    days: String(facts.billing.suspensionAfterDays),
  };
  // After a question about the bill the steps begin again.
  const key = `${invoice.id}/${step}-${invoice.lateFrom}`;
  if (step === 'suspendFrom')
    return [
      await composeAgencyMail({ ...words.agency.suspendFrom, values, key, id: invoice.subscriptionId }, site),
    ];
  const { subject, title, text } = words[step];
  return composeLinkMail(invoice.customerEmail, {
    settings,
    kind: 'invoice-reminder',
    key,
    subjectId: invoice.id,
    words: {
      subject: fillText(subject, values),
      title,
      text: text.map(line => fillText(line, values)),
      link: words.invoice.pay,
      note: words.note,
    },
    href: settings.siteUrl + serverRoutes.invoice(invoice.key),
  });
}

/** PayPal refused to pay an invoice from the saved way to pay: when it is asked again, or that it is not. */
export function chargeRefusedMails(invoice: Invoice, { env }: Pick<Site, 'env'>): Promise<OutgoingMail[]> {
  const settings = mailSettings(env);
  const { subject, title, text, again, last } = words.chargeRefused;
  const days = billingFigures.chargeDays[invoice.charges];
  const values = {
    number: invoice.number,
    amount: formatMoney({ minor: invoice.totalMinor, currency: invoice.currency }),
    again: days === undefined ? '' : formatDay(daysAfter(invoice.lateFrom, days)),
    lastDay: formatDay(lateDays(invoice.lateFrom).lastDay),
  };
  return composeLinkMail(invoice.customerEmail, {
    settings,
    kind: 'invoice-reminder',
    key: `${invoice.id}/refused-${invoice.charges}`,
    subjectId: invoice.id,
    words: {
      subject: fillText(subject, values),
      title,
      text: [text, days === undefined ? last : again].map(line => fillText(line, values)),
      link: words.invoice.pay,
      note: words.note,
    },
    href: settings.siteUrl + serverRoutes.invoice(invoice.key),
  });
}

/** To the customer: an invoice was voided, or is owed again because a bank took the payment back. */
export function changedInvoiceMails(
  kind: 'voided' | 'voidedAgain' | 'reopened',
  invoice: Invoice,
  { env, now }: Pick<Site, 'env' | 'now'>,
): Promise<OutgoingMail[]> {
  const settings = mailSettings(env);
  const { subject, title, text } = words.changed[kind];
  const values = {
    number: invoice.number,
    amount: formatMoney({ minor: invoice.totalMinor, currency: invoice.currency }),
    lastDay: formatDay(lateDays(invoice.lateFrom).lastDay),
  };
  return composeLinkMail(invoice.customerEmail, {
    settings,
    kind: 'plan-notice',
    // A payment can be taken back again, after it came again.
    key: `${invoice.id}/${kind}-${now()}`,
    subjectId: invoice.subscriptionId,
    words: {
      subject: fillText(subject, values),
      title,
      text: text.map(line => fillText(line, values)),
      link: kind === 'reopened' ? words.invoice.pay : words.invoice.see,
      note: words.note,
    },
    href: settings.siteUrl + serverRoutes.invoice(invoice.key),
  });
}

/** To who paid what was not owed, that it comes back; and to the agency, which sends it back. */
export async function overpaidMails(
  { id, what, why, minor, currency, email }: Overpaid,
  { env }: Pick<Site, 'env'>,
): Promise<OutgoingMail[]> {
  const settings = mailSettings(env);
  const { subject, title, text, whys, link, note, agency } = words.overpaid;
  const values = { what, amount: formatMoney({ minor, currency }) };
  const lines = [whys[why], ...text].map(line => fillText(line, values));
  const toPayer = await composeLinkMail(email, {
    settings,
    kind: 'plan-notice',
    key: `${id}/overpaid`,
    subjectId: id,
    words: { subject, title, text: lines, link, note },
    href: settings.siteUrl + routes.contact(),
  });
  const notice = [whys[why], agency.text].map(line => fillText(line, values));
  const mail = (
    <MailLayout settings={settings} title={agency.subject} preview={notice.join(' ')}>
      {notice.map(line => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
      <MailButton href={settings.siteUrl + serverRoutes.deskOrder(id)}>{agency.button}</MailButton>
    </MailLayout>
  );
  const toAgency = await composeMail({
    settings,
    kind: 'billing-notice',
    key: `${id}/overpaid`,
    subjectId: id,
    to: settings.agencyTo,
    replyTo: null,
    subject: agency.subject,
    mail,
  });
  return [...toPayer, toAgency];
}

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
    | 'resumedEnding',
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

function composeAgencyMail(
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
function renewalLines(subscription: Subscription): string[] {
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

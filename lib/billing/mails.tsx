import { billingFigures, billingMails as words } from '@/content/billing';
import { facts } from '@/content/facts';
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
import { formatMoney } from '@/lib/site/money';
import { routes, serverRoutes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { fillText } from '@/lib/site/text';
import { daysAfter, formatDay } from '@/lib/site/time';
import { lateDays, lateFeeMinor } from './calendar';
import { sayMinor, standingOf, todayOf, type Invoice } from './invoice';
import type { Overpaid } from './overpaid';
import { composeAgencyMail, renewalLines } from './plan-mails';
import type { Subscription } from './subscription';

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

/** To the customer: a question about an invoice is open, or was answered and the days to pay begin again. */
export function questionMails(
  { invoice, isAutomatic }: { invoice: Invoice; isAutomatic: boolean },
  { env, now }: Pick<Site, 'env' | 'now'>,
): Promise<OutgoingMail[]> {
  const settings = mailSettings(env);
  const { held, answered } = words.question;
  const { subject, title, text } = invoice.isHeld ? held : answered;
  const values = {
    number: invoice.number,
    amount: formatMoney({ minor: invoice.totalMinor, currency: invoice.currency }),
    lastDay: formatDay(lateDays(invoice.lateFrom).lastDay),
    from: formatDay(invoice.lateFrom),
  };
  const lines = [...text, ...(isAutomatic && !invoice.isHeld ? [answered.charged] : [])];
  return composeLinkMail(invoice.customerEmail, {
    settings,
    kind: 'plan-notice',
    key: `${invoice.id}/question-${now()}`,
    subjectId: invoice.subscriptionId,
    words: {
      subject: fillText(subject, values),
      title,
      text: lines.map(line => fillText(line, values)),
      link: words.invoice.see,
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

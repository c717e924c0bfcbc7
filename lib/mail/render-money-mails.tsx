import { orderMailTexts } from '@/content/order-mails';
import { formatMoney, type Currency } from '@/lib/kernel/money';
import type { Ledger } from '@/lib/orders/ledger';
import { toAgency, toBuyer, type OrderMailSettings } from './order-mail';
import type { OutgoingMail } from './outgoing-mail';
import { formatMoment } from './templates/dates';
import { MailLayout } from './templates/mail-layout';
import type { OrderForMail } from './templates/order-for-mail';
import { Paragraph } from './templates/parts';

/** A payment that PayPal was checking was denied: to the buyer. */
export async function renderDeclinedMails(
  order: OrderForMail,
  settings: OrderMailSettings,
): Promise<OutgoingMail[]> {
  const { subject, title, text, again } = fill(orderMailTexts.declined, {
    number: settings.orderNumber(order.id),
    amount: money(order.amountMinor, order.currency),
  });
  const mail = (
    <MailLayout settings={settings} title={title} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{again}</Paragraph>
    </MailLayout>
  );
  return toBuyer({ order, settings, kind: 'payment-declined', subject, mail });
}

/** The same payer paid for the same thing twice, or is about to: to the agency. */
export async function renderDuplicateMails(
  order: OrderForMail & { duplicateOf: string | null },
  settings: OrderMailSettings,
): Promise<OutgoingMail[]> {
  const texts = fill(orderMailTexts.duplicate, {
    number: settings.orderNumber(order.id),
    other: settings.orderNumber(order.duplicateOf ?? ''),
  });
  const isAsked = order.state === 'awaiting_confirmation';
  const heading = isAsked ? texts.asked : texts.paid;
  const notice = isAsked ? texts.askedNotice : texts.paidNotice;
  const event = isAsked ? '/asked' : '/paid';
  return [await toAgency({ order, settings, kind: 'order-duplicate', event, heading, notice })];
}

/** PayPal or the buyer's bank took money back, or gave it back to us: to the agency. */
export async function renderReversalMails(
  order: OrderForMail & { reversedMinor: number },
  { settings }: MoneyMailContext,
): Promise<OutgoingMail[]> {
  const { reversedMinor, currency } = order;
  const texts = fill(orderMailTexts.reversal, {
    number: settings.orderNumber(order.id),
    amount: money(reversedMinor, currency),
  });
  const isBack = reversedMinor === 0;
  const heading = isBack ? texts.returned : texts.heading;
  const notice = isBack ? texts.returnedNotice : texts.notice;
  const event = `/${order.updatedAt}`;
  return [await toAgency({ order, settings, kind: 'order-reversal', event, heading, notice })];
}

/** A dispute was opened, changed or decided: to the agency, with what to do and by when. */
export async function renderDisputeMails(
  order: OrderForMail,
  { ledger, settings }: MoneyMailContext,
): Promise<OutgoingMail[]> {
  const dispute = ledger.disputes.toSorted((a, b) => b.changed_at - a.changed_at)[0];
  if (!dispute) return [];
  const texts = fill(orderMailTexts.dispute, {
    number: settings.orderNumber(order.id),
    amount: money(dispute.amount_minor, order.currency),
    reason: dispute.reason,
    by:
      dispute.respond_by === null
        ? orderMailTexts.dispute.noDate
        : formatMoment(dispute.respond_by, settings.agency.timeZone),
  });
  const [heading, notice] =
    dispute.outcome === null
      ? [texts.opened, texts.notice]
      : dispute.outcome === 'won'
        ? [texts.won, texts.wonNotice]
        : [texts.lost, texts.lostNotice];
  const event = `/${dispute.id}/${dispute.changed_at}`;
  return [await toAgency({ order, settings, kind: 'order-dispute', event, heading, notice })];
}

function money(minor: number, currency: Currency): string {
  return formatMoney({ minor, currency });
}

/** The texts with `{name}` replaced by its value. */
function fill<Texts extends Record<string, string>>(
  texts: Texts,
  values: Record<string, string>,
): Record<keyof Texts, string> {
  const filled = Object.entries(texts).map(([key, text]) => [
    key,
    text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole),
  ]);
  return Object.fromEntries(filled) as Record<keyof Texts, string>;
}

type MoneyMailContext = { ledger: Ledger; settings: OrderMailSettings };

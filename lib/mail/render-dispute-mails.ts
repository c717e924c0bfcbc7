import { disputeWords, orderMailTexts } from '@/content/order-mails';
import type { DisputeRow, ReversalRow } from '@/lib/site/db/tables';
import { formatAnyMoney } from '@/lib/site/money';
import { fillTexts } from './fill-texts';
import { toAgency, type OrderMailSettings } from './order-mail';
import type { OutgoingMail } from './outgoing-mail';
import { formatMoment } from './templates/dates';
import type { OrderForMail } from './templates/order-for-mail';

/** PayPal or the buyer's bank took money back, or gave it back to us: to the agency. */
export async function renderReversalMails(
  order: OrderForMail,
  context: DisputeMailContext,
): Promise<OutgoingMail[]> {
  const { ledger, settings } = context;
  const [reversal] = ledger.reversals.toSorted((a, b) => changedAt(b) - changedAt(a));
  if (!reversal) return [];
  const texts = fillTexts(orderMailTexts.reversal, {
    number: settings.orderNumber(order.id),
    amount: formatAnyMoney(reversal.amount_minor, order.currency),
  });
  const [heading, notice] =
    reversal.state === 'returned' ? [texts.returned, texts.returnedNotice] : [texts.heading, texts.notice];
  return [await toAgency({ ...aboutMoney(order, context), kind: 'order-reversal', heading, notice })];
}

/** A dispute was opened, changed or decided: to the agency, with what to do and by when. */
export async function renderDisputeMails(
  order: OrderForMail,
  context: DisputeMailContext,
): Promise<OutgoingMail[]> {
  const [dispute] = context.ledger.disputes.toSorted((a, b) => b.changed_at - a.changed_at);
  if (!dispute) return [];
  const [heading, notice] = wordsOf(dispute, textsOf(order, dispute, context));
  return [await toAgency({ ...aboutMoney(order, context), kind: 'order-dispute', heading, notice })];
}

/** PayPal still waits for our answer to a dispute, and time is running out: to the agency. `key`: the email's own. */
export async function renderDisputeAlarm(
  order: OrderForMail,
  { dispute, key, ...context }: DisputeMailContext & { dispute: DisputeRow; key: string },
): Promise<OutgoingMail> {
  const { due: heading, dueNotice: notice } = textsOf(order, dispute, context);
  const mail = await toAgency({ ...aboutMoney(order, context), kind: 'order-dispute', heading, notice });
  return { ...mail, idempotencyKey: key };
}

function wordsOf(dispute: DisputeRow, texts: ReturnType<typeof textsOf>): [heading: string, notice: string] {
  switch (dispute.outcome) {
    case 'won':
      return [texts.won, texts.wonNotice];
    case 'lost':
      return [texts.lost, texts.lostNotice];
    case 'none':
      return [texts.closed, texts.closedNotice];
    default:
      if (dispute.status !== 'waiting_for_seller') return [texts.opened, texts.notOurTurn];
      return [texts.opened, dispute.respond_by === null ? texts.noDate : texts.ourTurn];
  }
}

function textsOf(order: OrderForMail, dispute: DisputeRow, { settings }: DisputeMailContext) {
  const { stages, reasons }: DisputeWords = disputeWords;
  return fillTexts(orderMailTexts.dispute, {
    number: settings.orderNumber(order.id),
    amount: formatAnyMoney(dispute.amount_minor, dispute.currency),
    stage: stages[dispute.stage] ?? disputeWords.stages.other,
    reason: reasons[dispute.reason] ?? disputeWords.reasons.other,
    by: formatMoment(dispute.respond_by ?? dispute.changed_at, settings.agency.timeZone),
  });
}

function aboutMoney(order: OrderForMail, { settings, resolutionCenter }: DisputeMailContext) {
  const links = [{ href: resolutionCenter, label: orderMailTexts.openPayPal }];
  return { order, settings, links, event: `/${order.updatedAt}` };
}

function changedAt({ reversed_at, settled_at }: ReversalRow): number {
  return Math.max(reversed_at, settled_at ?? 0);
}

type DisputeWords = Record<'stages' | 'reasons', Readonly<Record<string, string>>>;

/** `resolutionCenter`: where PayPal shows its disputes and reversals. */
export type DisputeMailContext = {
  ledger: { disputes: readonly DisputeRow[]; reversals: readonly ReversalRow[] };
  settings: OrderMailSettings;
  resolutionCenter: string;
};

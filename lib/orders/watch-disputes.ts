import type { DisputeRow } from '@/lib/site/db/tables';
import { DAY_MS } from '@/lib/site/time';
import type { OutgoingMail } from '@/lib/mail/outgoing-mail';
import type { Ledger } from './ledger';
import type { Order } from './order';
import type { DisputeWatch } from './ports';
import { takeDispute, type TakeDisputeDeps } from './take-dispute';

/**
 * Looks at an open dispute once a day, in case PayPal's message about it was lost, and alarms the agency three days and
 * one day before its answer is due. Returns why PayPal could not be asked, or null.
 */
export async function watchDispute(dispute: DisputeRow, deps: WatchDisputeDeps): Promise<WatchProblem> {
  const day = new Date(deps.clock.now()).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const isFirst = await deps.disputes.claimLook(dispute.id, day);
  const alarm = await findAlarm(dispute, deps);
  // Before an alarm PayPal is asked again: the dispute may have moved on since the last look.
  const problem = isFirst || alarm ? await look(dispute, deps) : null;
  if (isFirst && problem) await deps.disputes.releaseLook(dispute.id, day);
  if (alarm) await sendAlarm(dispute, alarm, deps);
  return problem;
}

async function look(dispute: DisputeRow, deps: WatchDisputeDeps): Promise<WatchProblem> {
  const order = await deps.orders.findById(dispute.order_id);
  if (!order) return null;
  const outcome = await takeDispute({ disputeId: dispute.id, source: 'sweep', order }, deps);
  return outcome.kind === 'postponed' ? { cause: outcome.reason, isSilence: !outcome.isRefused } : null;
}

/** The alarm that is due and was not sent; null when none is. News that came since it was due says the same. */
async function findAlarm(dispute: DisputeRow, deps: WatchDisputeDeps): Promise<Alarm | null> {
  const { status, respond_by } = dispute;
  const leftMs = (respond_by ?? 0) - deps.clock.now();
  const days = ALARM_DAYS.find(count => leftMs <= count * DAY_MS);
  if (status !== 'waiting_for_seller' || leftMs <= 0 || days === undefined) return null;
  const key = `order-dispute/${dispute.id}/${respond_by}/${days}-days`;
  const since = (respond_by ?? 0) - days * DAY_MS;
  return (await deps.disputes.isTold({ key, orderId: dispute.order_id, since })) ? null : { key };
}

async function sendAlarm(
  { id, order_id }: DisputeRow,
  { key }: Alarm,
  deps: WatchDisputeDeps,
): Promise<void> {
  const [order, ledger] = await Promise.all([
    deps.orders.findById(order_id),
    deps.orders.findLedger(order_id),
  ]);
  const dispute = ledger.disputes.find(row => row.id === id);
  const isOurTurn = dispute?.status === 'waiting_for_seller' && dispute.respond_by !== null;
  if (!order || !dispute || !isOurTurn) return;
  const mail = await deps.renderDisputeAlarm(order, { ledger, dispute, key });
  await deps.disputes.sendAlarm(mail, deps.clock.now());
  deps.report('error', 'dispute_answer_due', { order: order.id, dispute: id });
}

/** The shortest first: the last alarm does not wait for the one before it. */
const ALARM_DAYS = [1, 3] as const;

/** `key`: the email's own, so each alarm is sent once. */
type Alarm = { key: string };

type DisputeAlarm = { ledger: Ledger; dispute: DisputeRow; key: string };

type WatchProblem = { cause: string; isSilence: boolean } | null;

export type WatchDisputeDeps = TakeDisputeDeps & {
  disputes: DisputeWatch;
  renderDisputeAlarm: (order: Order, alarm: DisputeAlarm) => Promise<OutgoingMail>;
};

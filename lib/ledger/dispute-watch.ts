import type { Kysely } from 'kysely';
import { mailSettings } from '@/lib/mail/outgoing-mail';
import { renderDisputeAlarm } from '@/lib/orders/mails-money';
import { findLedger, findOrder, insertMails } from '@/lib/orders/orders.sql';
import { resolutionCenterOf } from '@/lib/paypal/paypal';
import { claimDay, finishDay, releaseDay } from '@/lib/site/daily';
import type { Database, DisputeRow } from '@/lib/site/db/tables';
import { thenDeliver, type Site } from '@/lib/site/site';
import { DAY_MS, HOUR_MS, toDay } from '@/lib/site/time';
import { takeDispute } from './dispute';

/**
 * Looks at an open dispute once a day, in case PayPal's message about it was lost, and alarms the agency three days and
 * one day before its answer is due. Returns why PayPal could not be asked, or null.
 */
export async function watchDispute(dispute: DisputeRow, site: Site): Promise<WatchProblem> {
  const now = site.now();
  const today = { job: `dispute/${dispute.id}`, day: toDay(now) };
  const isFirst = await claimDay(site.db, today, { now, until: now + LOOK_MS });
  const alarm = await findAlarm(dispute, site);
  // Before an alarm PayPal is asked again: the dispute may have moved on since the last look.
  const problem = isFirst || alarm ? await look(dispute, site) : null;
  if (isFirst) await (problem ? releaseDay : finishDay)(site.db, today);
  if (alarm) await sendAlarm(dispute, alarm, site);
  return problem;
}

async function look(dispute: DisputeRow, site: Site): Promise<WatchProblem> {
  const order = await findOrder(site.db, 'id', dispute.order_id);
  if (!order) return null;
  const outcome = await takeDispute({ disputeId: dispute.id, source: 'sweep', order }, site);
  return outcome.kind === 'postponed' ? { cause: outcome.reason, isSilence: !outcome.isRefused } : null;
}

/** The alarm that is due and was not sent; null when none is. News that came since it was due says the same. */
async function findAlarm(dispute: DisputeRow, site: Site): Promise<Alarm | null> {
  const { status, respond_by } = dispute;
  const leftMs = (respond_by ?? 0) - site.now();
  const days = ALARM_DAYS.find(count => leftMs <= count * DAY_MS);
  if (status !== 'waiting_for_seller' || leftMs <= 0 || days === undefined) return null;
  const key = `order-dispute/${dispute.id}/${respond_by}/${days}-days`;
  const since = (respond_by ?? 0) - days * DAY_MS;
  return (await isTold(site.db, { key, orderId: dispute.order_id, since })) ? null : { key };
}

async function sendAlarm({ id, order_id }: DisputeRow, { key }: Alarm, site: Site): Promise<void> {
  const [order, ledger] = await Promise.all([
    findOrder(site.db, 'id', order_id),
    findLedger(site.db, order_id),
  ]);
  const dispute = ledger.disputes.find(row => row.id === id);
  const isOurTurn = dispute?.status === 'waiting_for_seller' && dispute.respond_by !== null;
  if (!order || !dispute || !isOurTurn) return;
  const mail = await renderDisputeAlarm(order, {
    ledger,
    dispute,
    key,
    settings: mailSettings(site.env),
    resolutionCenter: resolutionCenterOf(site.env),
  });
  await thenDeliver(insertMails(site.db, { mails: [mail], now: site.now() }, site), site);
  site.log('error', 'dispute_answer_due', { order: order.id, dispute: id });
}

/** Longer than a look at PayPal takes. */
const LOOK_MS = HOUR_MS;

/** The shortest first: the last alarm does not wait for the one before it. */
const ALARM_DAYS = [1, 3] as const;

/** `key`: the email's own, so each alarm is sent once. */
type Alarm = { key: string };

type WatchProblem = { cause: string; isSilence: boolean } | null;

/** Disputes without an outcome, the most urgent first. */
export function listOpenDisputes(db: Kysely<Database>, limit: number): Promise<DisputeRow[]> {
  return db
    .selectFrom('disputes')
    .selectAll()
    .where('settled_at', 'is', null)
    .where('outcome', 'is', null)
    .orderBy('respond_by')
    .limit(limit)
    .execute();
}

/** Whether the alarm with this key was sent, or the agency got news of one of the order's disputes since then. */
async function isTold(
  db: Kysely<Database>,
  { key, orderId, since }: { key: string; orderId: string; since: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where(mail =>
      mail.or([
        mail('idempotency_key', '=', key),
        mail.and([
          mail('subject_id', '=', orderId),
          mail('kind', '=', 'order-dispute'),
          mail('created_at', '>=', since),
          // An alarm about another dispute of the order says nothing of this one.
          mail('idempotency_key', 'not like', '%-days'),
        ]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

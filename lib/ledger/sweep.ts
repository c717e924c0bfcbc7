import { sql, type Kysely } from 'kysely';
import { advance } from '@/lib/orders/advance';
import { captureOrder, STALE_AFTER_MS, type CaptureOutcome } from '@/lib/orders/capture';
import { isRepeatable, lookUpCharge } from '@/lib/orders/charge';
import { renderMailsDue } from '@/lib/orders/mails';
import type { Order, OrderState } from '@/lib/orders/order';
import { claimOrder, toOrder } from '@/lib/orders/orders.sql';
import { requestPayment } from '@/lib/orders/place';
import { nextVersion } from '@/lib/orders/transition';
import { newDeadline } from '@/lib/paypal/paypal';
import type { Database, RefundRow } from '@/lib/site/db/tables';
import type { Site } from '@/lib/site/site';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/site/time';
import { listOpenDisputes, watchDispute } from './dispute-watch';
import { resumeRefund, type Problem } from './refund';
import { findUnhandled, handleWebhook, markHandled, type StoredWebhook } from './webhook';

/**
 * Handles unfinished work: calls that were cut off, buyers who approved and never came back, refunds that PayPal has not
 * decided, emails that could not be rendered, webhooks that were stored but not handled. Runs every minute, in any number
 * of processes. One order's failure does not stop the others. Once `stopping` is aborted, the round ends after the
 * current order.
 */
export async function sweepOrders(site: Site, stopping?: AbortSignal): Promise<SweepReport> {
  const round: Round = { report: { looked: 0, failures: [] }, stopping };
  for (const { resume, ...query } of ORDER_CHECKS) {
    const left = await findStale(site.db, { ...query, now: site.now(), limit: BATCH });
    await handleEach(left, round, order => resumeClaimed(order, resume, site));
  }
  for (const { state, untouchedMs } of REFUND_CHECKS) {
    const updatedBefore = site.now() - untouchedMs;
    const left = await findStaleRefunds(site.db, { state, updatedBefore, limit: BATCH });
    await handleEach(left, round, refund => resumeRefund(refund, site));
  }
  const disputes = await listOpenDisputes(site.db, BATCH);
  await handleEach(disputes, round, dispute => watchDispute(dispute, site));
  const mailsDue = await renderMailsDue(BATCH, site);
  if (mailsDue > 0) round.report.failures.push({ subject: 'mails', cause: `${mailsDue} not rendered` });
  const now = site.now();
  const receivedBefore = now - STALE_AFTER_MS;
  const waiting = await findUnhandled(site.db, { receivedBefore, now, limit: BATCH });
  await handleEach(waiting, round, event => retryWebhook(event, site));
  return round.report;
}

/** A PayPal that hangs is not asked fifty times in a row: what was not reached comes first in the next round. */
async function handleEach<Left extends { id: string }>(
  left: readonly Left[],
  { report, stopping }: Round,
  work: (one: Left) => Promise<Problem>,
): Promise<void> {
  let silences = 0;
  for (const one of left) {
    if (stopping?.aborted || silences === MAX_SILENCES) return;
    report.looked += 1;
    const problem = await attempt(() => work(one));
    silences = problem?.isSilence ? silences + 1 : 0;
    if (problem) report.failures.push({ subject: one.id, cause: problem.cause });
  }
}

async function attempt(work: () => Promise<Problem>): Promise<Problem> {
  try {
    return await work();
  } catch (cause) {
    return { cause, isSilence: true };
  }
}

async function resumeClaimed(order: Order, resume: ResumeOrder, site: Site): Promise<Problem> {
  const version = nextVersion(order, site.now());
  const isOurs = await claimOrder(site.db, order, version);
  return isOurs ? resume({ ...order, updatedAt: version }, site) : null;
}

async function resumeCreation(order: Order, site: Site): Promise<Problem> {
  if (order.vault === 'charge') return resumeCharge(order, site);
  if (isOlderThan(order, CREATION_WINDOW_MS, site)) return lapse(order, site);
  const outcome = await requestPayment({ order, source: 'sweep', deadline: newDeadline(site) }, site);
  const { kind } = outcome;
  return kind === 'created' ? null : { cause: kind, isSilence: kind === 'busy' || kind === 'config' };
}

/** Billing repeats it while PayPal knows the request; afterwards it is looked up, also when the customer's consent has ended. */
async function resumeCharge(order: Order, site: Site): Promise<Problem> {
  if (isRepeatable(order, site)) return null;
  await lookUpCharge(order, site);
  return null;
}

async function resumeCapture(order: Order, site: Site): Promise<Problem> {
  return problemOf(await captureOrder({ order, source: 'sweep', isClaimed: true }, site));
}

/**
 * An approval of the last moment is captured first; only then does the order lapse. While PayPal is silent it has
 * longer; no money can have moved that we did not capture.
 */
async function resumeApproval(order: Order, site: Site): Promise<Problem> {
  const outcome = await captureOrder({ order, source: 'sweep', isClaimed: false }, site);
  const isAnswered = outcome.kind === 'settled' || outcome.isRefused;
  const isOver = isOlderThan(order, isAnswered ? APPROVAL_WINDOW_MS : SILENCE_WINDOW_MS, site);
  return isOver && WAITING_STATES.has(outcome.order.state) ? lapse(outcome.order, site) : problemOf(outcome);
}

/** Of money that was on its way PayPal must not fall silent unseen. */
async function resumePending(order: Order, site: Site): Promise<Problem> {
  const outcome = await captureOrder({ order, source: 'sweep', isClaimed: false }, site);
  const isRefused = outcome.kind === 'unsettled' && outcome.isRefused;
  if (!isRefused || !isOlderThan(order, APPROVAL_WINDOW_MS, site)) return problemOf(outcome);
  const reason = `PayPal reports no status for the payment: ${outcome.reason}`;
  await advance({ order: outcome.order, event: { type: 'payment_lost', reason }, source: 'sweep' }, site);
  return null;
}

async function lapse(order: Order, site: Site): Promise<Problem> {
  await advance({ order, event: { type: 'lapsed' }, source: 'sweep' }, site);
  return null;
}

/** The try is written down first: an event that throws, or ends the process, must give way to the others too. */
async function retryWebhook(event: StoredWebhook, site: Site): Promise<Problem> {
  const now = site.now();
  if (!(await claimAttempt(site.db, event, now + webhookPause(event)))) return null;
  const outcome = await handleWebhook(event, site);
  if (outcome.kind === 'handled') return null;
  const { reason, isRefused } = outcome;
  if (now - event.receivedAt < WEBHOOK_WINDOW_MS)
    return { cause: `webhook postponed: ${reason}`, isSilence: !isRefused };
  const lastWord = `given up: ${reason}`;
  await markHandled(site.db, event.id, { at: site.now(), outcome: lastWord });
  return { cause: `webhook ${lastWord}`, isSilence: !isRefused };
}

function problemOf(outcome: CaptureOutcome): Problem {
  return outcome.kind === 'unsettled' ? { cause: outcome.reason, isSilence: !outcome.isRefused } : null;
}

function isOlderThan({ createdAt }: Order, ageMs: number, site: Site): boolean {
  return site.now() - createdAt > ageMs;
}

/**
 * Orders in `state` that no one has touched for `untouchedMs`, the longest untouched first. With `longestMs` each is
 * found ever more seldom: again after as long as it was old when it was last touched, at the latest after that time.
 */
async function findStale(
  db: Kysely<Database>,
  { state, now, untouchedMs, longestMs, limit }: Omit<OrderCheck, 'resume'> & { now: number; limit: number },
): Promise<Order[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('state', '=', state)
    .where('updated_at', '<', now - untouchedMs)
    .$if(longestMs !== undefined, query =>
      query.where(eb =>
        eb.or([
          eb('updated_at', '<', now - (longestMs ?? 0)),
          eb(sql<number>`updated_at - created_at`, '<=', sql<number>`${now} - updated_at`),
        ]),
      ),
    )
    .orderBy('updated_at')
    .limit(limit)
    .execute();
  return rows.map(toOrder);
}

/** Refunds in `state` that no one has touched since `updatedBefore`, the longest untouched first. */
function findStaleRefunds(
  db: Kysely<Database>,
  { state, updatedBefore, limit }: { state: RefundRow['state']; updatedBefore: number; limit: number },
): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('state', '=', state)
    .where('updated_at', '<', updatedBefore)
    .orderBy('updated_at')
    .limit(limit)
    .execute();
}

/** Counts a try before it is made, and puts the next one off. False when another process took this one. */
async function claimAttempt(
  db: Kysely<Database>,
  { id, attempts }: StoredWebhook,
  nextAttemptAt: number,
): Promise<boolean> {
  const result = await db
    .updateTable('webhook_events')
    .set({ attempts: attempts + 1, next_attempt_at: nextAttemptAt })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** How long a stored event waits after a try: twice as long each time. */
function webhookPause({ attempts }: StoredWebhook): number {
  return Math.min(SHORTEST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS);
}
const SHORTEST_PAUSE_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = HOUR_MS;

/** How soon an order that waits for its buyer is first looked up at PayPal, and how seldom at the most. */
const APPROVAL_CHECK_MS = 5 * MINUTE_MS;
const LONGEST_CHECK_MS = 30 * MINUTE_MS;
/** How often a payment that PayPal is still checking is looked up. */
const PENDING_CHECK_MS = HOUR_MS;
/** How often a refund that PayPal is still checking is looked up. */
const PENDING_REFUND_CHECK_MS = HOUR_MS;
/** PayPal forgets request ids after six hours: a creation that never got through is given up. */
const CREATION_WINDOW_MS = 6 * HOUR_MS;
/** PayPal's orders can be approved for about six hours. */
const APPROVAL_WINDOW_MS = 7 * HOUR_MS;
/** The same for an order of which PayPal says nothing at all. */
const SILENCE_WINDOW_MS = DAY_MS;
/** Then a stored event is given up: longer than an outage, or a wrong setting over a holiday, should last. */
const WEBHOOK_WINDOW_MS = 7 * DAY_MS;

type Round = { report: SweepReport; stopping: AbortSignal | undefined };

type ResumeOrder = (order: Order, site: Site) => Promise<Problem>;

type OrderCheck = { state: OrderState; untouchedMs: number; longestMs?: number; resume: ResumeOrder };

// First where money may have moved.
const ORDER_CHECKS: readonly OrderCheck[] = [
  { state: 'capturing', untouchedMs: STALE_AFTER_MS, resume: resumeCapture },
  { state: 'creating', untouchedMs: STALE_AFTER_MS, resume: resumeCreation },
  {
    state: 'awaiting_approval',
    untouchedMs: APPROVAL_CHECK_MS,
    longestMs: LONGEST_CHECK_MS,
    resume: resumeApproval,
  },
  { state: 'awaiting_confirmation', untouchedMs: APPROVAL_CHECK_MS, resume: resumeApproval },
  { state: 'pending', untouchedMs: PENDING_CHECK_MS, resume: resumePending },
  { state: 'declined', untouchedMs: APPROVAL_WINDOW_MS, resume: lapse },
];

const REFUND_CHECKS = [
  { state: 'requested', untouchedMs: STALE_AFTER_MS },
  { state: 'pending', untouchedMs: PENDING_REFUND_CHECK_MS },
] as const;

const WAITING_STATES: ReadonlySet<OrderState> = new Set(['awaiting_approval', 'awaiting_confirmation']);

/** One address may start 300 orders an hour that no one approves: their checks must leave time for real ones. */
const BATCH = 100;
const MAX_SILENCES = 3;

type SweepReport = { looked: number; failures: { subject: string; cause: unknown }[] };

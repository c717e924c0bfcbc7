import { advance } from './advance';
import { captureOrder, type CaptureDeps, type CaptureOutcome } from './capture-order';
import { newDeadline } from './deadline';
import type { Order, OrderState } from './order';
import type { StoredWebhook } from './ports';
import { handleWebhook, type HandleWebhookDeps } from './receive-webhook';
import { renderMailsDue } from './render-mails-due';
import { requestPayment, type RequestDeps } from './request-payment';
import {
  APPROVAL_CHECK_MS,
  LONGEST_CHECK_MS,
  APPROVAL_WINDOW_MS,
  CREATION_WINDOW_MS,
  PENDING_CHECK_MS,
  SILENCE_WINDOW_MS,
  STALE_AFTER_MS,
  WEBHOOK_WINDOW_MS,
  webhookPause,
} from './staleness';
import { REFUND_CHECKS, resumeRefund, type Problem } from './sweep-refunds';
import { nextVersion } from './transition';
import { watchDispute, type WatchDisputeDeps } from './watch-disputes';

/**
 * Handles unfinished work: calls that were cut off, buyers who approved and never came back, refunds that PayPal has not
 * decided, emails that could not be rendered, webhooks that were stored but not handled. Runs every minute, in any number
 * of processes. One order's failure does not stop the others. Once `stopping` is aborted, the round ends after the
 * current order.
 */
export async function sweepOrders(deps: SweepDeps, stopping?: AbortSignal): Promise<SweepReport> {
  const round: Round = { report: { looked: 0, failures: [] }, stopping };
  for (const { resume, ...query } of ORDER_CHECKS) {
    const left = await deps.orders.findStale({ ...query, now: deps.clock.now(), limit: BATCH });
    await handleEach(left, round, order => resumeClaimed(order, resume, deps));
  }
  for (const { state, untouchedMs } of REFUND_CHECKS) {
    const updatedBefore = deps.clock.now() - untouchedMs;
    const left = await deps.orders.findStaleRefunds({ state, updatedBefore, limit: BATCH });
    await handleEach(left, round, refund => resumeRefund(refund, deps));
  }
  const disputes = await deps.disputes.listOpen(BATCH);
  await handleEach(disputes, round, dispute => watchDispute(dispute, deps));
  const mailsDue = await renderMailsDue(BATCH, deps);
  if (mailsDue > 0) round.report.failures.push({ subject: 'mails', cause: `${mailsDue} not rendered` });
  const now = deps.clock.now();
  const receivedBefore = now - STALE_AFTER_MS;
  const waiting = await deps.webhooks.findUnhandled({ receivedBefore, now, limit: BATCH });
  await handleEach(waiting, round, event => retryWebhook(event, deps));
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

async function resumeClaimed(order: Order, resume: ResumeOrder, deps: SweepDeps): Promise<Problem> {
  const version = nextVersion(order, deps.clock.now());
  const isOurs = await deps.orders.claim(order, version);
  return isOurs ? resume({ ...order, updatedAt: version }, deps) : null;
}

async function resumeCreation(order: Order, deps: SweepDeps): Promise<Problem> {
  if (isOlderThan(order, CREATION_WINDOW_MS, deps)) return lapse(order, deps);
  const outcome = await requestPayment({ order, source: 'sweep', deadline: newDeadline(deps) }, deps);
  const { kind } = outcome;
  return kind === 'created' ? null : { cause: kind, isSilence: kind === 'busy' || kind === 'config' };
}

async function resumeCapture(order: Order, deps: SweepDeps): Promise<Problem> {
  return problemOf(await captureOrder({ order, source: 'sweep', isClaimed: true }, deps));
}

/**
 * Whoever approved at the last moment is captured first; only then does the order lapse. While PayPal is silent it has
 * longer; no money can have moved that we did not capture.
 */
async function resumeApproval(order: Order, deps: SweepDeps): Promise<Problem> {
  const outcome = await captureOrder({ order, source: 'sweep', isClaimed: false }, deps);
  const isAnswered = outcome.kind === 'settled' || outcome.isRefused;
  const isOver = isOlderThan(order, isAnswered ? APPROVAL_WINDOW_MS : SILENCE_WINDOW_MS, deps);
  return isOver && WAITING_STATES.has(outcome.order.state) ? lapse(outcome.order, deps) : problemOf(outcome);
}

/** Of money that was on its way PayPal must not fall silent unseen. */
async function resumePending(order: Order, deps: SweepDeps): Promise<Problem> {
  const outcome = await captureOrder({ order, source: 'sweep', isClaimed: false }, deps);
  const isRefused = outcome.kind === 'unsettled' && outcome.isRefused;
  if (!isRefused || !isOlderThan(order, APPROVAL_WINDOW_MS, deps)) return problemOf(outcome);
  const reason = `PayPal gives no status for the payment: ${outcome.reason}`;
  await advance({ order: outcome.order, event: { type: 'payment_lost', reason }, source: 'sweep' }, deps);
  return null;
}

async function lapse(order: Order, deps: SweepDeps): Promise<Problem> {
  await advance({ order, event: { type: 'lapsed' }, source: 'sweep' }, deps);
  return null;
}

/** The try is written down first: an event that throws, or ends the process, must give way to the others too. */
async function retryWebhook(event: StoredWebhook, deps: SweepDeps): Promise<Problem> {
  const now = deps.clock.now();
  if (!(await deps.webhooks.claimTry(event, now + webhookPause(event)))) return null;
  const outcome = await handleWebhook(event, deps);
  if (outcome.kind === 'handled') return null;
  const { reason, isRefused } = outcome;
  if (now - event.receivedAt < WEBHOOK_WINDOW_MS)
    return { cause: `webhook postponed: ${reason}`, isSilence: !isRefused };
  const lastWord = `given up: ${reason}`;
  await deps.webhooks.markHandled(event.id, { at: deps.clock.now(), outcome: lastWord });
  return { cause: `webhook ${lastWord}`, isSilence: !isRefused };
}

function problemOf(outcome: CaptureOutcome): Problem {
  return outcome.kind === 'unsettled' ? { cause: outcome.reason, isSilence: !outcome.isRefused } : null;
}

function isOlderThan({ createdAt }: Order, ageMs: number, deps: SweepDeps): boolean {
  return deps.clock.now() - createdAt > ageMs;
}

type Round = { report: SweepReport; stopping: AbortSignal | undefined };

type ResumeOrder = (order: Order, deps: SweepDeps) => Promise<Problem>;

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

const WAITING_STATES: ReadonlySet<OrderState> = new Set(['awaiting_approval', 'awaiting_confirmation']);

/** One address may start 300 orders an hour that nobody approves: their checks must leave time for real ones. */
const BATCH = 100;
const MAX_SILENCES = 3;

export type SweepReport = { looked: number; failures: { subject: string; cause: unknown }[] };

export type SweepDeps = CaptureDeps & RequestDeps & HandleWebhookDeps & WatchDisputeDeps;

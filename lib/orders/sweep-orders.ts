import { advance } from './advance';
import { captureOrder, type CaptureDeps, type CaptureOutcome } from './capture-order';
import type { Order, OrderState } from './order';
import type { StoredWebhook } from './ports';
import { handleWebhook, type HandleWebhookDeps } from './receive-webhook';
import { requestPayment, type RequestDeps } from './request-payment';
import {
  APPROVAL_CHECK_MS,
  APPROVAL_WINDOW_MS,
  CREATION_WINDOW_MS,
  PENDING_CHECK_MS,
  STALE_AFTER_MS,
  WEBHOOK_WINDOW_MS,
  webhookPause,
} from './staleness';
import { nextVersion } from './transition';

/**
 * Takes up what was left lying: calls that were cut off, buyers who approved and never came back, webhooks that were
 * stored but not handled. Runs every minute, in any number of processes. One order's failure does not stop the others.
 */
export async function sweepOrders(deps: SweepDeps): Promise<SweepReport> {
  const report: SweepReport = { looked: 0, failures: [] };
  for (const { state, untouchedMs, take } of DUTIES) {
    const updatedBefore = deps.clock.now() - untouchedMs;
    for (const order of await deps.orders.findStale({ state, updatedBefore, limit: BATCH })) {
      await attempt(report, order.id, () => takeUp(order, take, deps));
    }
  }
  const now = deps.clock.now();
  const receivedBefore = now - STALE_AFTER_MS;
  const waiting = await deps.webhooks.findUnhandled({ receivedBefore, now, limit: BATCH });
  for (const event of waiting) await attempt(report, event.id, () => retryWebhook(event, deps));
  return report;
}

async function attempt(report: SweepReport, subject: string, work: () => Promise<Problem>): Promise<void> {
  report.looked += 1;
  try {
    const problem = await work();
    if (problem !== null) report.failures.push({ subject, cause: problem });
  } catch (cause) {
    report.failures.push({ subject, cause });
  }
}

async function takeUp(order: Order, take: Take, deps: SweepDeps): Promise<Problem> {
  const version = nextVersion(order, deps.clock.now());
  const isOurs = await deps.orders.claim(order, version);
  return isOurs ? take({ ...order, updatedAt: version }, deps) : null;
}

async function takeUpCreation(order: Order, deps: SweepDeps): Promise<Problem> {
  if (isOlderThan(order, CREATION_WINDOW_MS, deps)) return lapse(order, deps);
  const outcome = await requestPayment(order, 'sweep', deps);
  return outcome.kind === 'created' ? null : outcome.kind;
}

async function takeUpCapture(order: Order, deps: SweepDeps): Promise<Problem> {
  return problemOf(await captureOrder({ order, source: 'sweep', isClaimed: true }, deps));
}

/** Whoever approved at the last moment is captured first; only then does the order lapse. */
async function takeUpApproval(order: Order, deps: SweepDeps): Promise<Problem> {
  const outcome = await captureOrder({ order, source: 'sweep', isClaimed: false }, deps);
  const isOver = outcome.kind === 'settled' && isOlderThan(order, APPROVAL_WINDOW_MS, deps);
  return isOver && outcome.order.state === 'awaiting_approval'
    ? lapse(outcome.order, deps)
    : problemOf(outcome);
}

async function takeUpPending(order: Order, deps: SweepDeps): Promise<Problem> {
  return problemOf(await captureOrder({ order, source: 'sweep', isClaimed: false }, deps));
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
  if (now - event.receivedAt < WEBHOOK_WINDOW_MS) return `webhook postponed: ${outcome.reason}`;
  const lastWord = `given up: ${outcome.reason}`;
  await deps.webhooks.markHandled(event.id, { at: deps.clock.now(), outcome: lastWord });
  return `webhook ${lastWord}`;
}

function problemOf(outcome: CaptureOutcome): Problem {
  return outcome.kind === 'unsettled' ? outcome.reason : null;
}

function isOlderThan({ createdAt }: Order, ageMs: number, deps: SweepDeps): boolean {
  return deps.clock.now() - createdAt > ageMs;
}

/** Why it has to be tried again, or null. */
type Problem = string | null;

type Take = (order: Order, deps: SweepDeps) => Promise<Problem>;

type Duty = { state: OrderState; untouchedMs: number; take: Take };

const DUTIES: readonly Duty[] = [
  { state: 'creating', untouchedMs: STALE_AFTER_MS, take: takeUpCreation },
  { state: 'capturing', untouchedMs: STALE_AFTER_MS, take: takeUpCapture },
  { state: 'awaiting_approval', untouchedMs: APPROVAL_CHECK_MS, take: takeUpApproval },
  { state: 'pending', untouchedMs: PENDING_CHECK_MS, take: takeUpPending },
  { state: 'declined', untouchedMs: APPROVAL_WINDOW_MS, take: lapse },
];

const BATCH = 50;

export type SweepReport = { looked: number; failures: { subject: string; cause: unknown }[] };

type SweepDeps = CaptureDeps & RequestDeps & HandleWebhookDeps;

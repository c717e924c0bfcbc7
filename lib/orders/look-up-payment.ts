import { reload } from './advance';
import { captureOrTakeOver, type CaptureDeps } from './capture-order';
import type { Order } from './order';
import type { Report } from './services-type';
import { isStale } from './staleness';
import { waitForCapture } from './wait-for-capture';

/**
 * Asks PayPal, once and not for long, how an order stands that is not settled, and brings it there: what the buyer has
 * approved is captured as everyone captures it. A capture that someone else began, as PayPal's notice of the same
 * approval may have, is waited for. What is still under way when the time is over goes on by itself.
 */
export async function lookUpPayment(order: Order, deps: LookUpDeps): Promise<LookedUp> {
  const now = deps.clock.now();
  if (order.state === 'capturing' && !isStale(order, now)) return joinCapture(order, deps);
  if (!isUnsettled(order)) return { kind: 'known', order };
  const allowance = await deps.orders.takeLook(order, now);
  if (allowance.kind === 'limited') return { kind: 'unheard', order };
  const answer = await Promise.race([ask(order, deps), deps.wait(PATIENCE_MS)]);
  return answer ?? { kind: 'unheard', order: await reload(order, deps.orders) };
}

async function ask(order: Order, deps: LookUpDeps): Promise<LookedUp> {
  try {
    const outcome = await captureOrTakeOver(order, 'receipt', deps);
    if (outcome.kind === 'unsettled') return { kind: 'unheard', order: outcome.order };
    return await joinCapture(outcome.order, deps);
  } catch (error) {
    deps.report('error', 'payment_not_checked', { error: error instanceof Error ? error.name : 'unknown' });
    return { kind: 'unheard', order };
  }
}

/** An order that someone is capturing at this moment is left to them. */
async function joinCapture(order: Order, deps: LookUpDeps): Promise<LookedUp> {
  return { kind: 'known', order: await waitForCapture(order, JOIN_PATIENCE_MS, deps) };
}

function isUnsettled(order: Order): boolean {
  return order.paymentId !== null && UNSETTLED.has(order.state);
}

const UNSETTLED: ReadonlySet<Order['state']> = new Set(['awaiting_approval', 'capturing', 'pending']);

/** A buyer whom the return page kept waiting for the same capture has waited before. */
const JOIN_PATIENCE_MS = 3_000;

/** The page waits for this: below the ten seconds after which a buyer must see an answer. */
const PATIENCE_MS = 8_000;

/** `unheard`: PayPal has not said just now; the order is as we have it. */
type LookedUp = { kind: 'known' | 'unheard'; order: Order };

export type LookUpDeps = CaptureDeps & { report: Report };

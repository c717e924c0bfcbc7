import { nameOf } from '@/lib/site/text';
import { reload } from './advance';
import { captureOrResume, type CaptureDeps } from './capture-order';
import type { Order } from './order';
import type { Report } from './ports';
import { isStale } from './staleness';
import { waitForCapture } from './wait-for-capture';

/**
 * Asks PayPal once, with a short timeout, for the state of an unsettled order and updates it; an approved one is captured
 * as usual. Waits for a capture that another caller (such as the webhook) began. Work that is unfinished at the timeout
 * continues.
 */
export async function lookUpPayment(order: Order, address: string, deps: LookUpDeps): Promise<LookedUp> {
  const now = deps.clock.now();
  if (order.state === 'capturing' && !isStale(order, now)) return joinCapture(order, deps);
  if (!isUnsettled(order)) return { kind: 'known', order };
  const allowance = await deps.orders.takeLookup(order, { address, now });
  if (allowance.kind === 'limited') return { kind: 'unheard', order };
  const answer = await Promise.race([ask(order, deps), deps.wait(TIMEOUT_MS)]);
  return answer ?? { kind: 'unheard', order: await reload(order, deps.orders) };
}

async function ask(order: Order, deps: LookUpDeps): Promise<LookedUp> {
  try {
    const outcome = await captureOrResume(order, 'receipt', deps);
    if (outcome.kind === 'unsettled') return { kind: 'unheard', order: outcome.order };
    return await joinCapture(outcome.order, deps);
  } catch (error) {
    deps.report('error', 'payment_not_checked', { error: nameOf(error) });
    return { kind: 'unheard', order };
  }
}

/** An order that someone is capturing at this moment is left to them. */
async function joinCapture(order: Order, deps: LookUpDeps): Promise<LookedUp> {
  return { kind: 'known', order: await waitForCapture(order, JOIN_TIMEOUT_MS, deps) };
}

function isUnsettled(order: Order): boolean {
  return order.paymentId !== null && UNSETTLED.has(order.state);
}

const UNSETTLED: ReadonlySet<Order['state']> = new Set(['awaiting_approval', 'capturing', 'pending']);

/** A buyer whom the return page kept waiting for the same capture has waited before. */
const JOIN_TIMEOUT_MS = 3_000;

/** The page waits for this: below the ten seconds after which a buyer must see an answer. */
const TIMEOUT_MS = 8_000;

/** `unheard`: PayPal has not said just now; the order is as we have it. */
type LookedUp = { kind: 'known' | 'unheard'; order: Order };

export type LookUpDeps = CaptureDeps & { report: Report };

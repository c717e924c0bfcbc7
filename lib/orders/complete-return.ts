import type { Catalogue } from '@/lib/catalog/catalogue';
import { advance } from './advance';
import { captureOrder, startCapture, type CaptureDeps } from './capture-order';
import { checkoutAgain } from './checkout-again';
import { newDeadline } from './deadline';
import { isStale } from './staleness';
import { nextVersion } from './transition';
import type { Order } from './order';
import { waitForCapture } from './wait-for-capture';

/**
 * The buyer is back from PayPal. The address is only a hint: the order is found by our own key, must be the one that
 * PayPal names, and becomes paid only by what PayPal answers to the capture.
 */
export async function completeReturn(returned: ReturnedBuyer, deps: ReturnDeps): Promise<ReturnOutcome> {
  const order = await deps.orders.findByKey(returned.key);
  if (!order || order.paymentId !== returned.paymentId) return { kind: 'unknown' };
  return outcomeOf(await captureReturned(order, newDeadline(deps), deps), deps.catalogue);
}

async function captureReturned(order: Order, deadline: number, deps: CaptureDeps): Promise<Order> {
  const reopened = order.state === 'cancelled' ? await reopen(order, deps) : order;
  if (reopened.state === 'capturing') return joinCapture(reopened, deadline, deps);
  const attempt = await startCapture({ order: reopened, source: 'return', deadline }, deps);
  // Another request took the order between our reading and our claim.
  const isOthers = attempt.kind === 'settled' && attempt.order.state === 'capturing';
  return isOthers ? joinCapture(attempt.order, deadline, deps) : attempt.order;
}

async function reopen(order: Order, deps: CaptureDeps): Promise<Order> {
  const step = await advance({ order, event: { type: 'reopened' }, source: 'return' }, deps);
  return step.order;
}

/** Somebody else is capturing: wait for their result, or take over when they have fallen silent. */
async function joinCapture(order: Order, deadline: number, deps: CaptureDeps): Promise<Order> {
  const version = nextVersion(order, deps.clock.now());
  if (isStale(order, deps.clock.now()) && (await deps.orders.claim(order, version))) {
    const taken = {
      order: { ...order, updatedAt: version },
      source: 'return',
      isClaimed: true,
      deadline,
    } as const;
    const outcome = await captureOrder(taken, deps);
    return outcome.order;
  }
  return waitForCapture(order, JOIN_PATIENCE_MS, deps);
}

function outcomeOf(order: Order, catalogue: Catalogue): ReturnOutcome {
  const { key, approveUrl, state } = order;
  const closed = {
    kind: 'closed',
    checkoutHref: checkoutAgain(order, { catalogue, reason: 'expired' }),
  } as const;
  switch (state) {
    case 'paid':
    case 'pending':
    case 'capturing':
    case 'refunded':
    case 'attention':
      return { kind: 'placed', key };
    case 'awaiting_approval':
      return approveUrl ? { kind: 'not_approved', approveUrl } : closed;
    case 'declined':
      return {
        kind: 'declined',
        approveUrl: canChooseAnother(order) ? approveUrl : null,
        checkoutHref: checkoutAgain(order, { catalogue, reason: 'declined' }),
      };
    default:
      return closed;
  }
}

function canChooseAnother({ captureId, captureAttempt }: Order): boolean {
  return captureId === null && captureAttempt <= MAX_CAPTURE_ATTEMPTS;
}

const JOIN_PATIENCE_MS = 6_000;
/** After so many declines the buyer is sent to checkout instead of back to PayPal once more. */
const MAX_CAPTURE_ATTEMPTS = 3;

export type ReturnedBuyer = { key: string; paymentId: string };

export type ReturnOutcome =
  /** The buyer's part is done: the receipt page says how the order stands. */
  | { kind: 'placed'; key: string }
  | { kind: 'not_approved'; approveUrl: string }
  /** `approveUrl` is null when only a new checkout can help. */
  | { kind: 'declined'; approveUrl: string | null; checkoutHref: string }
  /** Expired or ended: nothing was charged, and a new checkout is needed. */
  | { kind: 'closed'; checkoutHref: string }
  | { kind: 'unknown' };

type ReturnDeps = CaptureDeps & { catalogue: Catalogue };

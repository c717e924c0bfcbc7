import type { Order } from './order';
import type { StoredWebhook } from './ports';

/** Whether more time has passed than any call on the order may take. */
export function isStale({ updatedAt }: Order, now: number): boolean {
  return now - updatedAt > STALE_AFTER_MS;
}

/** How long a stored event waits after a try: twice as long each time. */
export function webhookPause({ attempts }: StoredWebhook): number {
  return Math.min(SHORTEST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS);
}

const SHORTEST_PAUSE_MS = 60 * 1000;
const LONGEST_PAUSE_MS = 60 * 60 * 1000;

export const STALE_AFTER_MS = 30 * 1000;
/** How soon an order that waits for its buyer is first looked up at PayPal, and how seldom at the most. */
export const APPROVAL_CHECK_MS = 5 * 60 * 1000;
export const LONGEST_CHECK_MS = 30 * 60 * 1000;
/** How often a payment that PayPal is still checking is looked up. */
export const PENDING_CHECK_MS = 60 * 60 * 1000;
/** How often a refund that PayPal is still checking is looked up. */
export const PENDING_REFUND_CHECK_MS = 60 * 60 * 1000;
/** PayPal forgets the request ids of refunds after 45 days: before that, a repeat gives the same refund. */
export const REFUND_ID_WINDOW_MS = 44 * 24 * 60 * 60 * 1000;
/** PayPal forgets request ids after six hours: a creation that never got through is given up. */
export const CREATION_WINDOW_MS = 6 * 60 * 60 * 1000;
/** PayPal's orders can be approved for about six hours. */
export const APPROVAL_WINDOW_MS = 7 * 60 * 60 * 1000;
/** The same for an order of which PayPal says nothing at all. */
export const SILENCE_WINDOW_MS = 24 * 60 * 60 * 1000;
/** Then a stored event is given up: longer than an outage, or a wrong setting over a holiday, should last. */
export const WEBHOOK_WINDOW_MS = 7 * 24 * 60 * 60 * 1000;

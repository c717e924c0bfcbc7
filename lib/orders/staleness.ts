import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/site/time';
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

const SHORTEST_PAUSE_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = HOUR_MS;

export const STALE_AFTER_MS = 30 * 1000;
/** How soon an order that waits for its buyer is first looked up at PayPal, and how seldom at the most. */
export const APPROVAL_CHECK_MS = 5 * MINUTE_MS;
export const LONGEST_CHECK_MS = 30 * MINUTE_MS;
/** How often a payment that PayPal is still checking is looked up. */
export const PENDING_CHECK_MS = HOUR_MS;
/** How often a refund that PayPal is still checking is looked up. */
export const PENDING_REFUND_CHECK_MS = HOUR_MS;
/** PayPal forgets the request ids of refunds after 45 days: before that, a repeat gives the same refund. */
export const REFUND_ID_WINDOW_MS = 44 * DAY_MS;
/** PayPal forgets request ids after six hours: a creation that never got through is given up. */
export const CREATION_WINDOW_MS = 6 * HOUR_MS;
/** PayPal's orders can be approved for about six hours. */
export const APPROVAL_WINDOW_MS = 7 * HOUR_MS;
/** The same for an order of which PayPal says nothing at all. */
export const SILENCE_WINDOW_MS = DAY_MS;
/** Then a stored event is given up: longer than an outage, or a wrong setting over a holiday, should last. */
export const WEBHOOK_WINDOW_MS = 7 * DAY_MS;

import { newDeadline } from '@/lib/paypal/paypal';
import type { Site } from '@/lib/site/site';
import { captureOrResume, findPayment, settlePayment, whenNotFound, type CaptureOutcome } from './capture';
import type { Order } from './order';
import { findOrder } from './orders.sql';

/**
 * What a person can do for an order: have it captured now. It is the same capture as everyone's, so pressing twice,
 * or while the buyer comes back, takes the money once.
 */
export async function captureNow(orderId: string, site: Site): Promise<StaffOrderOutcome> {
  const order = await findOrder(site.db, 'id', orderId);
  if (!order) return { kind: 'unknown' };
  if (order.paymentId === null) return { kind: 'no_payment' };
  return outcomeOf(order, await captureOrResume(order, 'desk', site));
}

/** What staff can do for an order: check its state with PayPal and record it, without taking money. */
export async function checkWithPayPal(orderId: string, site: Site): Promise<StaffOrderOutcome> {
  const order = await findOrder(site.db, 'id', orderId);
  if (!order) return { kind: 'unknown' };
  if (order.paymentId === null) return { kind: 'no_payment' };
  const lookup = await findPayment({ order, deadline: newDeadline(site) }, site);
  if (lookup.kind !== 'found')
    return outcomeOf(order, await whenNotFound({ order, lookup, source: 'desk' }, site));
  const { payment } = lookup;
  if (payment.status === 'approved' && payment.capture === null) return { kind: 'approved' };
  return outcomeOf(order, {
    kind: 'settled',
    order: await settlePayment({ order, payment, source: 'desk' }, site),
  });
}

function outcomeOf(before: Order, outcome: CaptureOutcome): StaffOrderOutcome {
  if (outcome.kind === 'unsettled') return { kind: 'unsettled', reason: outcome.reason };
  const { state, refundedMinor } = outcome.order;
  if (state !== before.state) return { kind: 'moved', state };
  return { kind: refundedMinor === before.refundedMinor ? 'unchanged' : 'partly_refunded', state };
}

export type StaffOrderOutcome =
  | { kind: 'moved' | 'unchanged' | 'partly_refunded'; state: Order['state'] }
  /** The buyer has approved; the money waits to be captured. */
  | { kind: 'approved' }
  /** PayPal could not say now. */
  | { kind: 'unsettled'; reason: string }
  /** PayPal does not know the order yet. */
  | { kind: 'no_payment' }
  | { kind: 'unknown' };

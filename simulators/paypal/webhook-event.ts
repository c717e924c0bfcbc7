import { newEventId } from './ids.ts';
import type { Dispute } from './dispute.ts';
import { viewDispute } from './dispute-view.ts';
import type { Order, Refund } from './order.ts';
import { viewOrder } from './order-view.ts';
import { viewCapture, viewRefund, type Viewer } from './payment-view.ts';

export type EventName =
  | 'CHECKOUT.ORDER.APPROVED'
  | 'CHECKOUT.PAYMENT-APPROVAL.REVERSED'
  | 'PAYMENT.CAPTURE.COMPLETED'
  | 'PAYMENT.CAPTURE.PENDING'
  | 'PAYMENT.CAPTURE.DENIED'
  | 'PAYMENT.CAPTURE.REFUNDED'
  | 'PAYMENT.CAPTURE.REVERSED'
  | 'PAYMENT.REFUND.PENDING'
  | 'PAYMENT.REFUND.FAILED'
  | 'CUSTOMER.DISPUTE.CREATED'
  | 'CUSTOMER.DISPUTE.UPDATED'
  | 'CUSTOMER.DISPUTE.RESOLVED';

/** What an event is about: an order or its capture, a refund of it, or a dispute over it. */
export type EventSubject = { order: Order; refund?: Refund; dispute?: Dispute };

/** An event as it will be sent: `body` is the exact text, because the signature is made over its bytes. */
export type WebhookEvent = { id: string; name: EventName; orderId: string; body: string };

/** The event about its subject as it stands now. */
export function createEvent(
  name: EventName,
  subject: EventSubject,
  { viewer, now }: { viewer: Viewer; now: number },
): WebhookEvent {
  const id = newEventId();
  const self = `${viewer.origin}/v1/notifications/webhooks-events/${id}`;
  const event = {
    id,
    event_version: '1.0',
    create_time: new Date(now).toISOString(),
    event_type: name,
    summary: SUMMARIES[name],
    ...viewResource(name, subject, viewer),
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/resend`, rel: 'resend', method: 'POST' },
    ],
  };
  return { id, name, orderId: subject.order.id, body: JSON.stringify(event) };
}

function viewResource(name: EventName, { order, refund, dispute }: EventSubject, viewer: Viewer): object {
  if (dispute)
    return { resource_type: 'dispute', resource_version: '1.0', resource: viewDispute(dispute, viewer) };
  if (refund)
    return {
      resource_type: 'refund',
      resource_version: '2.0',
      resource: viewRefund({ refund, order }, viewer),
    };
  if (name.startsWith('PAYMENT.CAPTURE') && order.capture)
    return {
      resource_type: 'capture',
      resource_version: '2.0',
      resource: viewCapture(order.capture, order, viewer),
    };
  const resource =
    name === 'CHECKOUT.PAYMENT-APPROVAL.REVERSED' ? { order_id: order.id } : viewOrder(order, viewer);
  return { resource_type: 'checkout-order', resource_version: '2.0', resource };
}

const SUMMARIES = {
  'CHECKOUT.ORDER.APPROVED': 'An order has been approved by buyer',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED': 'A payment has been reversed after approval',
  'PAYMENT.CAPTURE.COMPLETED': 'Payment completed',
  'PAYMENT.CAPTURE.PENDING': 'Payment pending',
  'PAYMENT.CAPTURE.DENIED': 'Payment denied',
  'PAYMENT.CAPTURE.REFUNDED': 'A capture payment was refunded',
  'PAYMENT.CAPTURE.REVERSED': 'A capture payment was reversed',
  'PAYMENT.REFUND.PENDING': 'A refund is pending',
  'PAYMENT.REFUND.FAILED': 'A refund has failed',
  'CUSTOMER.DISPUTE.CREATED': 'A new dispute opened',
  'CUSTOMER.DISPUTE.UPDATED': 'A dispute was updated',
  'CUSTOMER.DISPUTE.RESOLVED': 'A dispute was resolved',
} as const satisfies Record<EventName, string>;

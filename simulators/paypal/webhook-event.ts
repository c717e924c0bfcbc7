import { newEventId } from './ids.ts';
import type { Order } from './order.ts';
import { viewCapture, viewOrder, viewRefund, type Viewer } from './order-view.ts';

const EVENT_NAMES = [
  'CHECKOUT.ORDER.APPROVED',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
] as const;

export type EventName = (typeof EVENT_NAMES)[number];

/** An event as it will be sent: `body` is the exact text, because the signature is made over its bytes. */
export type WebhookEvent = { id: string; name: EventName; orderId: string; body: string };

export function isEventName(value: unknown): value is EventName {
  return EVENT_NAMES.some(name => name === value);
}

/** The event about `order` as it stands now. */
export function createEvent(
  name: EventName,
  order: Order,
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
    ...viewResource(name, order, viewer),
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/resend`, rel: 'resend', method: 'POST' },
    ],
  };
  return { id, name, orderId: order.id, body: JSON.stringify(event) };
}

function viewResource(name: EventName, order: Order, viewer: Viewer): object {
  const refund = order.refunds.at(-1);
  if (name === 'PAYMENT.CAPTURE.REFUNDED' && refund)
    return { resource_type: 'refund', resource_version: '2.0', resource: viewRefund(refund, order, viewer) };
  if (name.startsWith('PAYMENT.CAPTURE') && order.capture)
    return {
      resource_type: 'capture',
      resource_version: '2.0',
      resource: viewCapture(order.capture, order, viewer),
    };
  return { resource_type: 'checkout-order', resource_version: '2.0', resource: viewOrder(order, viewer) };
}

const SUMMARIES = {
  'CHECKOUT.ORDER.APPROVED': 'An order has been approved by buyer',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED': 'A payment has been reversed after approval',
  'PAYMENT.CAPTURE.COMPLETED': 'Payment completed',
  'PAYMENT.CAPTURE.PENDING': 'Payment pending',
  'PAYMENT.CAPTURE.DENIED': 'Payment denied',
  'PAYMENT.CAPTURE.REFUNDED': 'A capture payment was refunded',
  'PAYMENT.CAPTURE.REVERSED': 'A capture payment was reversed',
} as const satisfies Record<EventName, string>;

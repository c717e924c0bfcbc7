import type { OutgoingMail } from '@/lib/mail/outgoing-mail';
import type { Order } from '@/lib/orders/order';
import type { FoundPayment, OrderMails } from '@/lib/orders/ports';

/** One plain email for each thing that an order reports. */
export const plainOrderMails: OrderMails = {
  receipt: order => [mailOf('receipt', order)],
  attention: order => [mailOf('order-attention', order, `/${order.updatedAt}`)],
  refund: order => [mailOf('refund-notice', order, `/${order.refundedMinor}`)],
  'refund-failed': order => [mailOf('refund-failed', order, `/${order.updatedAt}`)],
  declined: order => [mailOf('payment-declined', order)],
  reversal: order => [mailOf('order-reversal', order, `/${order.updatedAt}`)],
  dispute: order => [mailOf('order-dispute', order, `/${order.updatedAt}`)],
  duplicate: order => [mailOf('order-duplicate', order, `/${order.updatedAt}`)],
};

export function plainDisputeAlarm(order: Order): OutgoingMail {
  return mailOf('order-dispute', order);
}

export function plainUnknownPaymentMail({ id }: Pick<FoundPayment, 'id'>): OutgoingMail {
  return mailOf('unknown-payment', { id, payerEmail: null });
}

function mailOf(
  kind: OutgoingMail['kind'],
  order: Pick<Order, 'id' | 'payerEmail'>,
  event = '',
): OutgoingMail {
  return {
    idempotencyKey: `${kind}/${order.id}${event}`,
    kind,
    subjectId: order.id,
    from: 'shop@example.com',
    to: order.payerEmail ?? 'agency@example.com',
    replyTo: null,
    subject: kind,
    html: `<p>${kind}</p>`,
    text: kind,
  };
}

import type { OutgoingMail } from '@/lib/mail/outgoing-mail';
import type { Order } from '@/lib/orders/order';
import type { OrderMails } from '@/lib/orders/ports';

/** One plain mail for each thing that an order reports. */
export const plainOrderMails: OrderMails = {
  renderReceiptMails: order => [mailOf('receipt', order)],
  renderAttentionMails: order => [mailOf('order-attention', order, `/${order.updatedAt}`)],
  renderRefundMails: order => [mailOf('refund-notice', order, `/${order.refundedMinor}`)],
};

function mailOf(kind: OutgoingMail['kind'], order: Order, event = ''): OutgoingMail {
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

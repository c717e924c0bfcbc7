import { toWire } from './money.ts';
import type { Item, Order } from './order.ts';
import { optionalField, isoSeconds, link, viewCapture, viewRefund, type Viewer } from './payment-view.ts';
import type { Link } from './problem.ts';

/** The whole order: `Prefer: return=representation`, GET and webhooks. */
export function viewOrder(order: Order, viewer: Viewer): object {
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    ...viewSource(order),
    purchase_units: [viewUnit(order, viewer)],
    ...(order.payerId === null ? {} : { payer: { ...PAYER, payer_id: order.payerId } }),
    create_time: isoSeconds(order.createdAt),
    update_time: isoSeconds(order.updatedAt),
    links: orderLinks(order, viewer.origin),
  };
}

/** `Prefer: return=minimal`, the default. Once money was asked for, PayPal adds who paid and what came of it. */
export function viewOrderMinimally(order: Order, viewer: Viewer): object {
  const paid = order.capture && {
    purchase_units: [{ reference_id: order.referenceId, payments: viewPayments(order, viewer) }],
    payer: { ...PAYER, payer_id: order.payerId },
  };
  return {
    id: order.id,
    status: order.status,
    ...viewSource(order),
    ...paid,
    links: orderLinks(order, viewer.origin),
  };
}

/** Where the buyer approves: `rel` is `approve` or `payer-action` by the style of the request. */
export function approvalLink(order: Order, origin: string): Link {
  return link(`${origin}/checkoutnow?token=${order.id}`, order.linkStyle);
}

function orderLinks(order: Order, origin: string): Link[] {
  const self = `${origin}/v2/checkout/orders/${order.id}`;
  if (order.status === 'COMPLETED') return [link(self, 'self')];
  const capture = link(`${self}/capture`, 'capture', 'POST');
  if (order.status === 'PAYER_ACTION_REQUIRED') return [link(self, 'self'), approvalLink(order, origin)];
  return [link(self, 'self'), approvalLink(order, origin), link(self, 'update', 'PATCH'), capture];
}

function viewUnit(order: Order, viewer: Viewer): object {
  return {
    reference_id: order.referenceId,
    amount: { ...toWire(order.amount), ...viewBreakdown(order.breakdown) },
    payee: { email_address: 'merchant@paypal-simulator.example', merchant_id: viewer.merchantId },
    ...optionalField('description', order.description),
    ...optionalField('custom_id', order.customId),
    ...optionalField('invoice_id', order.invoiceId),
    ...(order.items.length > 0 ? { items: order.items.map(viewItem) } : {}),
    ...(order.capture ? { payments: viewPayments(order, viewer) } : {}),
  };
}

function viewPayments(order: Order, viewer: Viewer): object {
  const refunds = order.refunds.map(refund => viewRefund({ refund, order }, viewer));
  return {
    // Inside its order a capture does not name it.
    captures: order.capture
      ? [{ ...viewCapture(order.capture, order, viewer), supplementary_data: undefined }]
      : [],
    ...(refunds.length > 0 ? { refunds } : {}),
  };
}

function viewItem(item: Item): object {
  return {
    name: item.name,
    unit_amount: toWire(item.unitAmount),
    quantity: String(item.quantity),
    ...optionalField('description', item.description),
    ...optionalField('sku', item.sku),
    ...optionalField('category', item.category),
  };
}

function viewBreakdown(breakdown: Order['breakdown']): object {
  const parts = Object.entries(breakdown).map(([key, money]) => [key, toWire(money)]);
  return parts.length > 0 ? { breakdown: Object.fromEntries(parts) } : {};
}

/** Before approval the source is only echoed when it was given; afterwards it says who pays. */
function viewSource(order: Order): object {
  if (order.payerId === null) return order.linkStyle === 'approve' ? {} : { payment_source: { paypal: {} } };
  const { name, email_address } = PAYER;
  const wallet = { email_address, account_id: order.payerId, account_status: 'VERIFIED', name };
  return { payment_source: { paypal: wallet } };
}

const PAYER = {
  name: { given_name: 'Test', surname: 'Buyer' },
  email_address: 'buyer@paypal-simulator.example',
  address: { country_code: 'US' },
} as const;

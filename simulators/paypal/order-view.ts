import { toWire, type Money } from './money.ts';
import type { Capture, Item, Order, Refund } from './order.ts';
import type { Link } from './problem.ts';

/** How an order, a capture and a refund look on the wire. */
export type Viewer = { origin: string; merchantId: string };

/** The whole order: `Prefer: return=representation`, GET and webhooks. */
export function viewOrder(order: Order, viewer: Viewer): object {
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    ...viewSource(order),
    purchase_units: [viewUnit(order, viewer)],
    ...(order.payerId === null ? {} : { payer: { ...PAYER, payer_id: order.payerId } }),
    create_time: instant(order.createdAt),
    update_time: instant(order.updatedAt),
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

export function viewCapture(capture: Capture, order: Order, { origin }: Viewer): object {
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.status === 'PENDING' ? { status_details: { reason: 'PENDING_REVIEW' } } : {}),
    amount: toWire(capture.amount),
    final_capture: true,
    disbursement_mode: 'INSTANT',
    seller_protection: { status: 'NOT_ELIGIBLE' },
    ...(capture.status === 'DECLINED' ? {} : { seller_receivable_breakdown: viewFees(capture.amount) }),
    ...given('custom_id', order.customId),
    ...given('invoice_id', order.invoiceId),
    supplementary_data: { related_ids: { order_id: order.id } },
    create_time: instant(capture.createdAt),
    update_time: instant(capture.updatedAt),
    links: [
      link(`${origin}/v2/payments/captures/${capture.id}`, 'self'),
      link(`${origin}/v2/payments/captures/${capture.id}/refund`, 'refund', 'POST'),
      link(`${origin}/v2/checkout/orders/${order.id}`, 'up'),
    ],
  };
}

export function viewRefund(refund: Refund, order: Order, { origin }: Viewer): object {
  return {
    id: refund.id,
    status: 'COMPLETED',
    amount: toWire(refund.amount),
    ...given('custom_id', order.customId),
    ...given('invoice_id', order.invoiceId),
    create_time: instant(refund.createdAt),
    update_time: instant(refund.createdAt),
    links: [
      link(`${origin}/v2/payments/refunds/${refund.id}`, 'self'),
      link(`${origin}/v2/payments/captures/${order.capture?.id ?? ''}`, 'up'),
    ],
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
    ...given('description', order.description),
    ...given('custom_id', order.customId),
    ...given('invoice_id', order.invoiceId),
    ...(order.items.length > 0 ? { items: order.items.map(viewItem) } : {}),
    ...(order.capture ? { payments: viewPayments(order, viewer) } : {}),
  };
}

function viewPayments(order: Order, viewer: Viewer): object {
  const refunds = order.refunds.map(refund => viewRefund(refund, order, viewer));
  return {
    captures: order.capture ? [viewCapture(order.capture, order, viewer)] : [],
    ...(refunds.length > 0 ? { refunds } : {}),
  };
}

function viewItem(item: Item): object {
  return {
    name: item.name,
    unit_amount: toWire(item.unitAmount),
    quantity: String(item.quantity),
    ...given('description', item.description),
    ...given('sku', item.sku),
    ...given('category', item.category),
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

/** What the seller is left with after a fee of 3.49 % and a fixed part, rounded to the unit. */
function viewFees(gross: Money): object {
  const fee = Math.min(
    gross.minor,
    Math.floor((gross.minor * FEE_PER_TEN_THOUSAND + 5_000) / 10_000) + FIXED_FEE_MINOR,
  );
  const part = (minor: number) => toWire({ currency: gross.currency, minor });
  return { gross_amount: part(gross.minor), paypal_fee: part(fee), net_amount: part(gross.minor - fee) };
}

function given(key: string, value: string | null): object {
  return value === null ? {} : { [key]: value };
}

function link(href: string, rel: string, method: Link['method'] = 'GET'): Link {
  return { href, rel, method };
}

function instant(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

const FEE_PER_TEN_THOUSAND = 349;
const FIXED_FEE_MINOR = 49;
const PAYER = {
  name: { given_name: 'Test', surname: 'Buyer' },
  email_address: 'buyer@paypal-simulator.example',
  address: { country_code: 'US' },
} as const;

import type { Vault } from './vault.ts';
import { isoSeconds, link, toWire, type Context, type Money } from './wire.ts';

/** An order as PayPal keeps it, with all that becomes of its money. */
export type Order = {
  id: string;
  status: 'CREATED' | 'APPROVED' | 'COMPLETED';
  /** As the shop sent it. */
  unit: PurchaseUnit;
  amount: Money;
  customId: string | null;
  invoiceId: string | null;
  returnUrl: string | null;
  cancelUrl: string | null;
  brandName: string;
  createdAt: number;
  updatedAt: number;
  approvedAt: number | null;
  payerId: string | null;
  /** What the buyer chose: a card that works, or one that the bank will decline. */
  instrument: 'working' | 'declining';
  declines: number;
  capture: Capture | null;
  refunds: Refund[];
  openDisputes: number;
  /** Whether its payment saves the buyer's way to pay, or comes from a saved one. */
  vault: 'store' | 'charge' | null;
  /** What the payer wrote, where PayPal asks for it. */
  note: string | null;
};

export type Capture = {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED';
  amount: Money;
  createdAt: number;
  updatedAt: number;
};

/** Money of a capture that went back: given by the merchant, taken by PayPal (`reversal`) or by a bank (`chargeback`). */
export type Refund = {
  id: string;
  kind: 'refund' | 'reversal' | 'chargeback';
  status: 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED';
  amount: Money;
  note: string | null;
  customId: string | null;
  /** All that had gone back with this one, in the smallest unit. */
  totalMinor: number;
  createdAt: number;
  updatedAt: number;
};

/** What PayPal shows again as it came. */
type PurchaseUnit = {
  reference_id: string;
  amount: object;
  custom_id?: string | undefined;
  invoice_id?: string | undefined;
  description?: string | undefined;
  items?: { name: string; quantity: string; unit_amount: { currency_code: string; value: string } }[];
};

export type PaidOrder = Order & { capture: Capture };

export function isPaid(order: Order): order is PaidOrder {
  return order.capture !== null;
}

export function optional(key: string, value: string | null | undefined): object {
  return value === null || value === undefined ? {} : { [key]: value };
}

export function viewOrder(order: Order, { context, vault }: { context: Context; vault: Vault }) {
  const { id, unit, payerId } = order;
  const isStored = order.vault === 'store';
  const status = isStored && order.status === 'CREATED' ? 'PAYER_ACTION_REQUIRED' : order.status;
  const saved = vault.viewIn(id);
  const self = `${context.origin()}/v2/checkout/orders/${id}`;
  const approval = [
    { ...approvalLink(order, context), rel: isStored ? 'payer-action' : 'approve' },
    link(self, 'update', 'PATCH'),
  ];
  const wallet = {
    name: PAYER_NAME,
    email_address: PAYER_EMAIL,
    account_id: payerId,
    account_status: 'VERIFIED',
    ...(saved === null ? {} : { attributes: { vault: saved } }),
  };
  const payer = { name: PAYER_NAME, email_address: PAYER_EMAIL, payer_id: payerId };
  return {
    id,
    intent: 'CAPTURE',
    status,
    ...(payerId === null ? {} : { payment_source: { paypal: wallet }, payer }),
    purchase_units: [
      {
        ...unit,
        payee: { email_address: 'merchant@paypal-simulator.example', merchant_id: context.merchantId },
        ...(isPaid(order) ? { payments: viewPayments(order, context) } : {}),
      },
    ],
    create_time: isoSeconds(order.createdAt),
    update_time: isoSeconds(order.updatedAt),
    links: [
      link(self, 'self'),
      ...(status === 'COMPLETED' ? [] : [...approval, link(`${self}/capture`, 'capture', 'POST')]),
    ],
  };
}

/** Inside its order a capture does not name it. */
function viewPayments(order: PaidOrder, context: Context): object {
  const { supplementary_data: _, ...capture } = viewCapture(order, context);
  const refunds = order.refunds.map(refund => viewRefund(refund, order, context));
  return { captures: [capture], ...(refunds.length > 0 ? { refunds } : {}) };
}

/** Where the buyer approves. */
export function approvalLink({ id }: Order, { origin }: Context) {
  return link(`${origin()}/checkoutnow?token=${id}`, 'approve');
}

export function viewCapture({ id, capture, customId, invoiceId }: PaidOrder, { origin }: Context) {
  const { status, amount } = capture;
  const [gross, fee] = [amount.minor, feeMinor(amount)];
  const part = (minor: number) => toWire({ ...amount, minor });
  const fees = { gross_amount: part(gross), paypal_fee: part(fee), net_amount: part(gross - fee) };
  const self = `${origin()}/v2/payments/captures/${capture.id}`;
  return {
    id: capture.id,
    status,
    ...(status === 'PENDING' ? { status_details: { reason: 'PENDING_REVIEW' } } : {}),
    amount: toWire(amount),
    final_capture: true,
    disbursement_mode: 'INSTANT',
    seller_protection: { status: 'NOT_ELIGIBLE' },
    ...(status === 'DECLINED' ? {} : { seller_receivable_breakdown: fees }),
    ...optional('custom_id', customId),
    ...optional('invoice_id', invoiceId),
    supplementary_data: { related_ids: { order_id: id } },
    create_time: isoSeconds(capture.createdAt),
    update_time: isoSeconds(capture.updatedAt),
    links: [
      link(self, 'self'),
      link(`${self}/refund`, 'refund', 'POST'),
      link(`${origin()}/v2/checkout/orders/${id}`, 'up'),
    ],
  };
}

/** A refund names its capture by the link `up` only. A reversal does not carry the shop's own id. */
export function viewRefund(refund: Refund, order: PaidOrder, { origin }: Context) {
  const { id, kind, status, amount, note } = refund;
  const part = (minor: number) => toWire({ ...amount, minor });
  return {
    id,
    status,
    ...(status === 'PENDING' ? { status_details: { reason: 'ECHECK' } } : {}),
    amount: toWire(amount),
    seller_payable_breakdown: {
      gross_amount: toWire(amount),
      // PayPal keeps its fee.
      paypal_fee: part(0),
      net_amount: toWire(amount),
      total_refunded_amount: part(refund.totalMinor),
    },
    ...optional('note_to_payer', note),
    ...(kind === 'refund' ? optional('custom_id', refund.customId ?? order.customId) : {}),
    ...optional('invoice_id', order.invoiceId),
    create_time: isoSeconds(refund.createdAt),
    update_time: isoSeconds(refund.updatedAt),
    links: [
      link(`${origin()}/v2/payments/refunds/${id}`, 'self'),
      link(`${origin()}/v2/payments/captures/${order.capture.id}`, 'up'),
    ],
  };
}

/** A fee of 3.49 % and a fixed part, rounded to the unit. */
export function feeMinor({ minor }: Money): number {
  return Math.min(minor, Math.floor((minor * 349 + 5_000) / 10_000) + 49);
}

const PAYER_NAME = { given_name: 'Test', surname: 'Buyer' };
export const PAYER_EMAIL = 'buyer@paypal-simulator.example';

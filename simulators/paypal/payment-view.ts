import { toWire, type Money } from './money.ts';
import type { Capture, Order } from './order.ts';
import type { Link } from './problem.ts';
import type { RefundedOrder } from './refund.ts';

/** Who looks: PayPal's links begin with `origin`. */
export type Viewer = { origin: string; merchantId: string };

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
    ...optionalField('custom_id', order.customId),
    ...optionalField('invoice_id', order.invoiceId),
    supplementary_data: { related_ids: { order_id: order.id } },
    create_time: isoSeconds(capture.createdAt),
    update_time: isoSeconds(capture.updatedAt),
    links: [
      link(`${origin}/v2/payments/captures/${capture.id}`, 'self'),
      link(`${origin}/v2/payments/captures/${capture.id}/refund`, 'refund', 'POST'),
      link(`${origin}/v2/checkout/orders/${order.id}`, 'up'),
    ],
  };
}

/** A refund names its capture by the link `up` only. A reversal does not carry the shop's own id. */
export function viewRefund({ refund, order }: RefundedOrder, viewer: Viewer): object {
  const { currency, minor } = refund.amount;
  const part = (value: number) => toWire({ currency, minor: value });
  return {
    ...viewRefundMinimally({ refund, order }, viewer),
    ...(refund.status === 'PENDING' ? { status_details: { reason: 'ECHECK' } } : {}),
    amount: toWire(refund.amount),
    seller_payable_breakdown: {
      gross_amount: part(minor),
      // PayPal keeps its fee.
      paypal_fee: part(0),
      net_amount: part(minor),
      total_refunded_amount: part(refund.totalMinor),
    },
    ...optionalField('note_to_payer', refund.note),
    ...(refund.kind !== 'refund' ? {} : optionalField('custom_id', refund.customId ?? order.customId)),
    ...optionalField('invoice_id', refund.invoiceId ?? order.invoiceId),
    create_time: isoSeconds(refund.createdAt),
    update_time: isoSeconds(refund.updatedAt),
  };
}

export function viewRefundMinimally({ refund, order }: RefundedOrder, { origin }: Viewer): object {
  return {
    id: refund.id,
    status: refund.status,
    links: [
      link(`${origin}/v2/payments/refunds/${refund.id}`, 'self'),
      link(`${origin}/v2/payments/captures/${order.capture?.id ?? ''}`, 'up'),
    ],
  };
}

/** A fee of 3.49 % and a fixed part, rounded to the unit. */
export function feeMinor(gross: Money): number {
  const share = Math.floor((gross.minor * FEE_PER_TEN_THOUSAND + 5_000) / 10_000);
  return Math.min(gross.minor, share + FIXED_FEE_MINOR);
}

export function optionalField(key: string, value: string | null): object {
  return value === null ? {} : { [key]: value };
}

export function link(href: string, rel: string, method: Link['method'] = 'GET'): Link {
  return { href, rel, method };
}

/** "2026-01-31T10:00:00Z". */
export function isoSeconds(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

/** What the seller is left with. */
function viewFees(gross: Money): object {
  const fee = feeMinor(gross);
  const part = (minor: number) => toWire({ currency: gross.currency, minor });
  return { gross_amount: part(gross.minor), paypal_fee: part(fee), net_amount: part(gross.minor - fee) };
}

const FEE_PER_TEN_THOUSAND = 349;
const FIXED_FEE_MINOR = 49;

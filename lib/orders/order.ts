import type { OrderState } from '@/lib/site/db/tables';
import type { Currency } from '@/lib/site/money';
import type { GuaranteeDays } from './catalog';
import type { Billing, PricedOrder, PriceLine } from './price';

/** One purchase, from the price we decided to the money we saw. Amounts are cents, times are epoch milliseconds. */
export type Order = {
  id: string;
  /** Unguessable: it opens the receipt. */
  key: string;
  attemptId: string;
  state: OrderState;
  planId: string | null;
  billing: Billing | null;
  addOnIds: string[];
  lines: PriceLine[];
  /** How long its guarantees run, as it was sold. */
  guaranteeDays: GuaranteeDays;
  monthlyMinor: number;
  description: string;
  amountMinor: number;
  currency: Currency;
  /** The provider's order. */
  paymentId: string | null;
  approveUrl: string | null;
  captureAttempt: number;
  captureId: string | null;
  payerId: string | null;
  payerEmail: string | null;
  payerName: string | null;
  attentionReason: string | null;
  createdAt: number;
  /** Grows with every write, so it also serves as the row's version. */
  updatedAt: number;
  paidAt: number | null;
  /** When the payment was last declined; null when it never was. */
  declinedAt: number | null;
  /** When the buyer cancelled on PayPal's page; null when they never did. */
  cancelledAt: number | null;
  /** When PayPal said, since the last refusal, that the buyer had not approved; null when it did not. */
  unapprovedAt: number | null;
  /** What PayPal took; 0 before that. */
  capturedMinor: number;
  /** How much of it has been refunded. */
  refundedMinor: number;
  /** How much of it PayPal or the buyer's bank has taken back. */
  reversedMinor: number;
  /** The order that the same payer had just paid when this one was approved. */
  duplicateOf: string | null;
};

export type { OrderState };

/** The order as it is stored before the provider is called. */
export function newOrder(price: PricedOrder, identity: OrderIdentity): Order {
  return {
    id: identity.id,
    key: identity.key,
    attemptId: identity.attemptId,
    state: 'creating',
    planId: price.planId,
    billing: price.billing,
    addOnIds: price.addOnIds,
    lines: price.lines,
    guaranteeDays: price.guaranteeDays,
    monthlyMinor: price.monthlyMinor,
    description: price.description,
    amountMinor: price.totalMinor,
    currency: price.currency,
    paymentId: null,
    approveUrl: null,
    captureAttempt: 1,
    captureId: null,
    payerId: null,
    payerEmail: null,
    payerName: null,
    attentionReason: null,
    createdAt: identity.now,
    updatedAt: identity.now,
    paidAt: null,
    declinedAt: null,
    cancelledAt: null,
    unapprovedAt: null,
    capturedMinor: 0,
    refundedMinor: 0,
    reversedMinor: 0,
    duplicateOf: null,
  };
}

/** Whether a repeated attempt asks for what this order already is. */
export function isSameOrder(order: Order, price: PricedOrder): boolean {
  return (
    order.amountMinor === price.totalMinor &&
    order.currency === price.currency &&
    order.description === price.description &&
    order.billing === price.billing
  );
}

/**
 * Whether an approval that PayPal reports now is the buyer's latest word. After a decline or a cancel PayPal's order may
 * stay approved, so only an approval that came after PayPal had said "not approved" counts: each refusal clears
 * `unapprovedAt`.
 */
export function hasConsent({ declinedAt, cancelledAt, unapprovedAt }: Order): boolean {
  return (declinedAt === null && cancelledAt === null) || unapprovedAt !== null;
}

/**
 * What each following month costs, as far as the order tells. Once money went back, whether the plan goes on is between
 * buyer and agency: no receipt and no email claims it.
 */
export function monthlyAfter({ monthlyMinor, refundedMinor, reversedMinor }: MonthlyOrder): number {
  return refundedMinor > 0 || reversedMinor > 0 ? 0 : monthlyMinor;
}

type MonthlyOrder = Pick<Order, 'monthlyMinor' | 'refundedMinor' | 'reversedMinor'>;

/** What the buyer and the agency call the order, and PayPal's invoice id: "CP-7K3F9-Q2M4X", 50 random bits. */
export function orderNumber(id: string): string {
  const signs = id.slice(0, 10).toUpperCase();
  return `CP-${signs.slice(0, 5)}-${signs.slice(5)}`;
}

/** The start of the id of the order with this number, however it was typed; null when it is no order number. */
export function idStart(number: string): string | null {
  const match = /^CP-?([0-9A-HJKMNP-TV-Z]{5})-?([0-9A-HJKMNP-TV-Z]{5})$/i.exec(number.trim());
  return match ? `${match[1]}${match[2]}`.toLowerCase() : null;
}

type OrderIdentity = { id: string; key: string; attemptId: string; now: number };

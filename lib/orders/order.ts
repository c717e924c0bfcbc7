import type { OrderState, DisputeRow, RefundRow, ReversalRow } from '@/lib/site/db/tables';
import type { VisitSource } from '@/lib/site/http/request';
import type { Currency } from '@/lib/site/money';
import { MINUTE_MS } from '@/lib/site/time';
import type { GuaranteeDays, Billing, PricedOrder, PriceLine } from './price';

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
  /** The invoice that it pays; null for what was bought in checkout. */
  invoiceKey: string | null;
  /** What PayPal's vault does for it. */
  vault: 'store' | 'charge' | null;
  /** The payment link that it pays. */
  paymentLinkId: string | null;
  /** What the buyer told us on the receipt page. */
  business: string | null;
  phone: string | null;
  website: string | null;
  source: VisitSource;
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
    invoiceKey: price.invoiceKey ?? null,
    vault: price.vault ?? null,
    paymentLinkId: price.paymentLinkId ?? null,
    business: null,
    phone: null,
    website: null,
    source: identity.source,
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

/**
 * PayPal's invoice id of an order that pays an invoice or a payment link: the same for every order of one debt, because PayPal
 * takes the money for an invoice id once, whatever our own books have forgotten. Null for what was bought in checkout.
 */
export function debtOf({ attemptId }: Pick<Order, 'attemptId'>): string | null {
  const [kind, id = '', paidBefore] = attemptId.split('/');
  if (kind === 'charge') return `invoice/${id}/first`;
  if (kind === 'invoice') return `invoice/${id}/${paidBefore ?? ''}`;
  return kind === 'payment-link' ? `payment-link/${id.split('.')[0] ?? ''}` : null;
}

/** The start of the id of the order with this number, however it was typed; null when it is no order number. */
export function idStart(number: string): string | null {
  const match = /^CP-?([0-9A-HJKMNP-TV-Z]{5})-?([0-9A-HJKMNP-TV-Z]{5})$/i.exec(number.trim());
  return match ? `${match[1]}${match[2]}`.toLowerCase() : null;
}

type OrderIdentity = { id: string; key: string; attemptId: string; now: number; source: VisitSource };

/**
 * What happened to an order's money after it was captured. Rows carry the provider's ids, so news that comes twice, late
 * or out of order ends in the same rows, and the order's state follows from them.
 */
export type Ledger = { refunds: RefundRow[]; reversals: ReversalRow[]; disputes: DisputeRow[] };

/** A row to store together with the order's change. A row with the same id is replaced. */
export type LedgerRecord =
  | { kind: 'refund'; row: RefundRow }
  /** This row was the same refund as another one, and goes. */
  | { kind: 'refund_merged'; id: string }
  | { kind: 'reversal'; row: ReversalRow }
  /** `isNews`: the agency gets an email about it. */
  | { kind: 'dispute'; row: DisputeRow; isNews: boolean };

/** Cents of the order's currency. */
export type LedgerTotals = { refundedMinor: number; reversedMinor: number; isDisputed: boolean };

/** Adds up the rows: refunds that PayPal completed, reversals that did not come back, disputes without an outcome. */
export function totalsOf({ refunds, reversals, disputes }: Ledger): LedgerTotals {
  return {
    refundedMinor: sum(refunds.filter(({ state }) => state === 'completed')),
    reversedMinor: sum(reversals.filter(({ state }) => state !== 'returned')),
    isDisputed: disputes.some(({ outcome }) => outcome === null),
  };
}

/**
 * What is still free to refund, in cents: refunds that PayPal has not answered yet count as gone. An order from before
 * the ledger may know more refunded money than its rows do.
 */
export function freeToRefundMinor(order: RefundableOrder, ledger: { refunds: readonly RefundRow[] }): number {
  if (order.captureId === null || !CAPTURED_STATES.has(order.state)) return 0;
  const completed = sum(ledger.refunds.filter(({ state }) => state === 'completed'));
  const underWay = sum(ledger.refunds.filter(({ state }) => state === 'requested' || state === 'pending'));
  const gone = Math.max(order.refundedMinor, completed) + order.reversedMinor;
  return Math.max(0, order.capturedMinor - gone - underWay);
}

/** An order that has been under way for so long is not simply being paid. */
export const STUCK_MS = 30 * MINUTE_MS;

/** States of an order whose money was captured. */
export const CAPTURED_STATES: ReadonlySet<OrderState> = new Set([
  'paid',
  'refunded',
  'disputed',
  'reversed',
  'attention',
]);

type RefundableOrder = Pick<
  Order,
  'state' | 'captureId' | 'capturedMinor' | 'refundedMinor' | 'reversedMinor'
>;

/** The ledger with `records` in it. */
export function withRecords(ledger: Ledger, records: readonly LedgerRecord[]): Ledger {
  return records.reduce<Ledger>((changed, record) => withRecord(changed, record), ledger);
}

function withRecord(ledger: Ledger, record: LedgerRecord): Ledger {
  switch (record.kind) {
    case 'refund':
      return { ...ledger, refunds: withRow(ledger.refunds, record.row) };
    case 'refund_merged':
      return { ...ledger, refunds: ledger.refunds.filter(({ id }) => id !== record.id) };
    case 'reversal':
      return {
        ...ledger,
        // PayPal lists a reversal among an order's refunds, and may have done so before it said that it is one.
        refunds: ledger.refunds.filter(
          ({ provider_id, origin }) => provider_id !== record.row.id || origin === 'desk',
        ),
        reversals: withRow(ledger.reversals, record.row),
      };
    default:
      return { ...ledger, disputes: withRow(ledger.disputes, record.row) };
  }
}

/** The state of an order whose money was captured. */
export function settledState(capturedMinor: number, totals: LedgerTotals): OrderState {
  if (totals.isDisputed) return 'disputed';
  if (totals.reversedMinor > 0) return 'reversed';
  return totals.refundedMinor >= capturedMinor ? 'refunded' : 'paid';
}

function withRow<Row extends { id: string }>(rows: readonly Row[], changed: Row): Row[] {
  return [...rows.filter(({ id }) => id !== changed.id), changed];
}

function sum(rows: readonly { amount_minor: number }[]): number {
  return rows.reduce((total, { amount_minor }) => total + amount_minor, 0);
}

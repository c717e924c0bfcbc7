import type { DisputeRow, RefundRow, ReversalRow } from '@/lib/site/db/tables';
import type { Order, OrderState } from './order';

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

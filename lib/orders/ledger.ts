import type { DisputeRow, RefundRow, ReversalRow } from '@/lib/db/tables';
import type { Order, OrderState } from './order';

/**
 * What happened to an order's money after it was captured. Rows carry the provider's ids, so news that comes twice, late
 * or out of order ends in the same rows, and the order's state follows from them.
 */
export type Ledger = { refunds: RefundRow[]; reversals: ReversalRow[]; disputes: DisputeRow[] };

/** A row to store together with the order's change. A row with the same id is replaced. */
export type LedgerRecord =
  | { kind: 'refund'; row: RefundRow }
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

/** What is still free to refund: refunds that PayPal has not answered yet count as gone. */
export function freeToRefundMinor({ capturedMinor }: Order, { refunds, reversals }: Ledger): number {
  const taken = sum(refunds.filter(({ state }) => state !== 'failed'));
  return Math.max(0, capturedMinor - taken - sum(reversals.filter(({ state }) => state !== 'returned')));
}

/** The ledger with `records` in it. */
export function withRecords(ledger: Ledger, records: readonly LedgerRecord[]): Ledger {
  const rowsOf = <Kind extends LedgerRecord['kind']>(kind: Kind) =>
    records.filter((record): record is Extract<LedgerRecord, { kind: Kind }> => record.kind === kind);
  const reversals = replaceRows(
    ledger.reversals,
    rowsOf('reversal').map(({ row }) => row),
  );
  const refunds = replaceRows(
    ledger.refunds,
    rowsOf('refund').map(({ row }) => row),
  );
  // PayPal lists a reversal among an order's refunds, and may have done so before it said that it is one.
  const reversalIds = new Set<string | null>(reversals.map(({ id }) => id));
  return {
    refunds: refunds.filter(({ provider_id }) => !reversalIds.has(provider_id)),
    reversals,
    disputes: replaceRows(
      ledger.disputes,
      rowsOf('dispute').map(({ row }) => row),
    ),
  };
}

/** The state of an order whose money was captured. */
export function settledState(capturedMinor: number, totals: LedgerTotals): OrderState {
  if (totals.isDisputed) return 'disputed';
  if (totals.reversedMinor > 0) return 'reversed';
  return totals.refundedMinor >= capturedMinor ? 'refunded' : 'paid';
}

function replaceRows<Row extends { id: string }>(rows: readonly Row[], changed: readonly Row[]): Row[] {
  const ids = new Set(changed.map(({ id }) => id));
  return [...rows.filter(({ id }) => !ids.has(id)), ...changed];
}

function sum(rows: readonly { amount_minor: number }[]): number {
  return rows.reduce((total, { amount_minor }) => total + amount_minor, 0);
}

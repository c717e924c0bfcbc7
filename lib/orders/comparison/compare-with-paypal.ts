import { nameOf } from '@/lib/site/text';
import { captureOrder, type CaptureDeps } from '../capture-order';
import { storableMinor } from '../find-captured-order';
import { noteUnknownPayment, type NoteUnknownPaymentDeps } from '../note-unknown-payment';
import type { Order } from '../order';
import type { FoundPayment } from '../ports';
import type { Transaction } from '../provider-records';
import { recordReversal } from '../take-money-back';
import { compareBooks, type Difference, type OurEntry } from './compare-books';
import { confirmMissing } from './confirm-missing';
import { readTransactions, type ReadDeps, type TimeRange } from './read-transactions';

/**
 * Compares our orders with PayPal's own transactions. What belongs to an order of ours is settled by asking PayPal about
 * that order; money that belongs to none goes before a person; what is left is the result, which is kept.
 */
export async function compareWithPayPal(range: TimeRange, deps: CompareDeps): Promise<Comparison> {
  const read = await readTransactions(range, deps);
  const at = deps.clock.now();
  if (read.kind === 'failed')
    return keep({ ...EMPTY, id: deps.newId(), at, ...range, failure: read.reason }, deps);
  const { transactions, refreshedAt } = read;
  const complete = { from: range.from, to: lastComplete(range, refreshedAt) };
  const compare = async () => {
    const ours = await deps.comparisons.findEntries({ ...range, ids: idsIn(transactions) });
    return { ours, differences: compareBooks({ transactions, ours, range: complete }) };
  };
  let books = await compare();
  const repaired = await settleOrders(books.differences, deps);
  if (repaired > 0) books = await compare();
  // Which reversals are the same money shows only once their orders are known to be paid.
  if ((await recordReversals(books.differences, deps)) > 0) books = await compare();
  const differences = await confirmMissing(books.differences, deps.gateway);
  await reportUnknown(differences, deps);
  const counts = { transactions: transactions.length, entries: books.ours.length, repaired };
  return keep({ id: deps.newId(), at, ...complete, ...counts, differences, failure: null }, deps);
}

function lastComplete({ from, to }: TimeRange, refreshedAt: number | null): number {
  return Math.max(from, Math.min(to, refreshedAt ?? to));
}

/** Every id that PayPal's rows name an order or a movement of money with. */
function idsIn(transactions: readonly Transaction[]): string[] {
  const ids = transactions.flatMap(row => [row.transactionId, row.referenceId, row.customId]);
  return [...new Set(ids.filter(id => id !== null))];
}

async function keep(comparison: Comparison, { comparisons, report }: CompareDeps): Promise<Comparison> {
  await comparisons.add(comparison);
  const { failure, differences } = comparison;
  if (failure !== null) report('error', 'comparison_failed', { reason: failure });
  else if (differences.length > 0) report('error', 'comparison_differs', { differences: differences.length });
  return comparison;
}

/** Asks PayPal about each order that a difference names. Returns how many orders were asked about. */
async function settleOrders(differences: readonly Difference[], deps: CompareDeps): Promise<number> {
  const seen = new Set<string>();
  await forEachSafely(differences, deps, async difference => {
    const order = await findOrder(difference, deps);
    if (!order || order.paymentId === null || seen.has(order.id)) return;
    seen.add(order.id);
    await captureOrder({ order, source: 'comparison', isClaimed: false }, deps);
  });
  return seen.size;
}

/** PayPal shows a reversal nowhere else: its own books are the proof. Returns how many were tried. */
async function recordReversals(differences: readonly Difference[], deps: CompareDeps): Promise<number> {
  let count = 0;
  await forEachSafely(differences, deps, async difference => {
    if (difference.kind !== 'missing_here' || difference.type !== 'reversal') return;
    const order = await findOrder(difference, deps);
    if (!order || order.paymentId === null) return;
    count += 1;
    await recordReversal({ order, reversal: reversalOf(difference), source: 'comparison' }, deps);
  });
  return count;
}

/** One order that throws does not keep the others from being compared: its difference stays in the result. */
async function forEachSafely(
  differences: readonly Difference[],
  { report }: CompareDeps,
  act: (difference: Difference) => Promise<void>,
): Promise<void> {
  for (const difference of differences) {
    try {
      await act(difference);
    } catch (error) {
      const { providerId, orderId } = difference;
      report('error', 'comparison_order_failed', { providerId, orderId, error: nameOf(error) });
    }
  }
}

function reversalOf({ providerId: id, theirMinor: amountMinor, at }: Difference) {
  return { id, amountMinor, at };
}

async function findOrder(difference: Difference, { orders }: CompareDeps): Promise<Order | null> {
  const { orderId, captureId, paymentId } = difference;
  return (
    (orderId === null ? null : await orders.findById(orderId)) ??
    (captureId === null ? null : await orders.findByCapture(captureId)) ??
    (paymentId === null ? null : await orders.findByPayment(paymentId))
  );
}

/** Money at PayPal that no order of ours explains goes before a person, once. */
async function reportUnknown(differences: readonly Difference[], deps: CompareDeps): Promise<void> {
  await forEachSafely(differences, deps, async difference => {
    if (difference.kind !== 'missing_here' || (await findOrder(difference, deps))) return;
    await noteUnknownPayment(toUnknown(difference, deps.clock.now()), deps);
  });
}

function toUnknown(difference: Difference, now: number): FoundPayment {
  const { providerId, type, paymentId, captureId, invoiceId, currency } = difference;
  const amount = storableMinor(difference.theirMinor);
  return {
    id: providerId,
    kind: type,
    payment_id: paymentId,
    capture_id: type === 'capture' ? providerId : captureId,
    invoice_id: invoiceId,
    amount_minor: amount,
    currency: amount === null ? null : currency,
    found_by: 'comparison',
    found_at: now,
  };
}

const EMPTY = { transactions: 0, entries: 0, repaired: 0, differences: [] };

/** Times in epoch milliseconds. `repaired`: orders that PayPal was asked about. `failure`: why it could not be done. */
export type Comparison = TimeRange & {
  id: string;
  at: number;
  transactions: number;
  entries: number;
  repaired: number;
  differences: Difference[];
  failure: string | null;
};

export type ComparisonStore = {
  /** Our entries of that time, and those that one of PayPal's ids names, whenever they were. */
  findEntries(query: TimeRange & { ids: readonly string[] }): Promise<OurEntry[]>;
  add(comparison: Comparison): Promise<void>;
  findLatest: () => Promise<Comparison | null>;
  /** Until when everything was compared without a gap, as far as comparisons of the time since `since` tell. */
  findComparedUntil(since: number): Promise<number | null>;
  /** True for one caller at a time: the day (`YYYY-MM-DD`) is not finished, and no one holds it at `now`. */
  claimDay(day: string, lease: { now: number; until: number }): Promise<boolean>;
  finishDay(day: string): Promise<void>;
};

export type CompareDeps = CaptureDeps & ReadDeps & NoteUnknownPaymentDeps & { comparisons: ComparisonStore };

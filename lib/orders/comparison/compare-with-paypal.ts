import { captureOrder, type CaptureDeps } from '../capture-order';
import { noteUnknownPayment, type NoteUnknownPaymentDeps } from '../note-unknown-payment';
import type { Order } from '../order';
import type { FoundPayment } from '../ports';
import { recordReversal } from '../take-money-back';
import { compareBooks, type Difference, type OurEntry } from './compare-books';
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
  const complete = { from: range.from, to: Math.min(range.to, read.refreshedAt ?? range.to) };
  const compare = async () => {
    const ids = read.transactions.map(({ transactionId }) => transactionId);
    const ours = await deps.comparisons.findEntries({ ...range, ids });
    return { ours, differences: compareBooks({ transactions: read.transactions, ours, range: complete }) };
  };
  const first = await compare();
  const repaired = await settleKnown(first.differences, deps);
  const { ours, differences } = repaired > 0 ? await compare() : first;
  await reportUnknown(differences, deps);
  const { transactions } = read;
  const counts = { transactions: transactions.length, entries: ours.length, repaired };
  return keep({ id: deps.newId(), at, ...range, ...counts, differences, failure: null }, deps);
}

async function keep(comparison: Comparison, { comparisons, report }: CompareDeps): Promise<Comparison> {
  await comparisons.add(comparison);
  const { failure, differences } = comparison;
  if (failure !== null) report('error', 'comparison_failed', { reason: failure });
  else if (differences.length > 0) report('error', 'comparison_differs', { differences: differences.length });
  return comparison;
}

/** Asks PayPal about each order that a difference names. Returns how many orders were asked about. */
async function settleKnown(differences: readonly Difference[], deps: CompareDeps): Promise<number> {
  const seen = new Set<string>();
  for (const difference of differences) {
    const order = await findOrder(difference, deps);
    if (!order || order.paymentId === null) continue;
    if (!seen.has(order.id)) await captureOrder({ order, source: 'comparison', isClaimed: false }, deps);
    seen.add(order.id);
    // PayPal shows a reversal nowhere else: its own books are the proof.
    if (difference.kind === 'missing_here' && difference.type === 'reversal')
      await recordReversal({ order, reversal: reversalOf(difference), source: 'comparison' }, deps);
  }
  return seen.size;
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
  for (const difference of differences) {
    if (difference.kind !== 'missing_here' || (await findOrder(difference, deps))) continue;
    await noteUnknownPayment(toUnknown(difference, deps.clock.now()), deps);
  }
}

function toUnknown(difference: Difference, now: number): FoundPayment {
  const { providerId, type, paymentId, captureId, invoiceId, theirMinor, currency } = difference;
  return {
    id: providerId,
    kind: type,
    payment_id: paymentId,
    capture_id: type === 'capture' ? providerId : captureId,
    invoice_id: invoiceId,
    amount_minor: theirMinor,
    currency,
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
  /** Our entries of that time, and those with one of PayPal's ids whenever they were. */
  findEntries(query: TimeRange & { ids: readonly string[] }): Promise<OurEntry[]>;
  add(comparison: Comparison): Promise<void>;
  findLatest(): Promise<Comparison | null>;
  /** True for the first caller of the day, `YYYY-MM-DD`. */
  claimDay(day: string): Promise<boolean>;
};

export type CompareDeps = CaptureDeps & ReadDeps & NoteUnknownPaymentDeps & { comparisons: ComparisonStore };

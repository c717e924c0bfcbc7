import { noteCompared } from '@/lib/billing/restored';
import { captureOrder } from '@/lib/orders/capture';
import type { FoundPayment } from '@/lib/orders/mails-money';
import type { Order } from '@/lib/orders/order';
import { findOrder } from '@/lib/orders/orders.sql';
import { readTransactions, type TimeRange } from '@/lib/paypal/books';
import type { Transaction } from '@/lib/paypal/money';
import { paypalOf } from '@/lib/paypal/paypal';
import { claimDay, finishDay } from '@/lib/site/daily';
import type { Site } from '@/lib/site/site';
import { nameOf } from '@/lib/site/text';
import { DAY_MS, HOUR_MS, toDay } from '@/lib/site/time';
import { compareBooks, type Difference } from './books';
import { type ProgressNote, progressNote } from './comparison-progress';
import { addComparison, findComparedUntil, findEntries, keepRows, type Comparison } from './comparison.sql';
import { confirmMissing, takeOpenDisputes } from './lookups';
import { keepKnownPayment } from './payment-rule';
import { recordReversal } from './reversal';
import { noteUnknownPayment, storableMinor } from './unknown-payment';

/**
 * Once a day, by whichever process comes first; after a failure again an hour later. Null when there is nothing to do now.
 * Each comparison begins a day before the end of the last one that was made, and four days ago at the latest, because
 * PayPal may be hours late. Disputes are read from a list of their own, which is not late.
 */
export async function compareDaily(site: Site): Promise<Comparison | null> {
  if (site.env.PAYMENTS !== 'on') return null;
  const now = site.now();
  const today = { job: JOB, day: toDay(now) };
  if (!(await claimDay(site.db, today, { now, until: now + RETRY_MS }))) return null;
  const disputesProblem = await takeOpenDisputes(site);
  const earliest = now - PAYPAL_KEEPS_MS;
  const comparedUntil = await findComparedUntil(site.db, earliest);
  const latest = now - COMPARED_MS;
  const from = comparedUntil === null ? latest : Math.min(latest, comparedUntil - OVERLAP_MS);
  const comparison = await compareWithPayPal(
    { from: Math.max(earliest, from), to: now - PAYPAL_LATE_MS },
    site,
  );
  if (comparison.failure === null && disputesProblem === null) await finishDay(site.db, today);
  return comparison;
}

/** PayPal's transactions appear up to three hours late. */
export const PAYPAL_LATE_MS = 3 * HOUR_MS;
const JOB = 'comparison';
const COMPARED_MS = 4 * DAY_MS;
const OVERLAP_MS = DAY_MS;
const RETRY_MS = HOUR_MS;
/** PayPal lists three years; a day less, so its clock and the leap day do not matter. */
const PAYPAL_KEEPS_MS = (3 * 365 - 1) * DAY_MS;

/**
 * Compares our orders with PayPal's own transactions. What belongs to an order of ours is settled by asking PayPal about
 * that order; money that belongs to none goes before a person; what is left is the result, which is kept.
 */
export async function compareWithPayPal(range: TimeRange, site: Site): Promise<Comparison> {
  const progress = progressNote(site);
  try {
    return await compareNoting(progress, range, site);
  } finally {
    progress.end();
  }
}

async function compareNoting({ note }: ProgressNote, range: TimeRange, site: Site): Promise<Comparison> {
  const read = await readTransactions(range, site, (done, total) => note('list', done, total));
  const at = site.now();
  if (read.kind === 'failed')
    return keep({ ...EMPTY, id: site.newId(), at, ...range, failure: read.reason }, site);
  const { transactions, refreshedAt } = read;
  const complete = { from: range.from, to: lastComplete(range, refreshedAt) };
  const compare = async () => {
    const ourEntries = await findEntries(site.db, { ...range, ids: idsIn(transactions) });
    return { ourEntries, differences: compareBooks({ transactions, ourEntries, range: complete }) };
  };
  let books = await compare();
  const repaired = await settleOrders(books.differences, site, (done, total) => note('orders', done, total));
  if (repaired > 0) books = await compare();
  // Which reversals are the same money shows only once their orders are known to be paid.
  if ((await recordReversals(books.differences, site)) > 0) books = await compare();
  const confirmed = await confirmMissing(books.differences, paypalOf(site), (done, total) =>
    note('missing', done, total),
  );
  const differences = await reportUnknown(confirmed, transactions, site);
  await keepRows(site.db, transactions);
  const counts = { transactions: transactions.length, entries: books.ourEntries.length, repaired };
  return keep({ id: site.newId(), at, ...complete, ...counts, differences, failure: null }, site);
}

function lastComplete({ from, to }: TimeRange, refreshedAt: number | null): number {
  return Math.max(from, Math.min(to, refreshedAt ?? to));
}

/** Every id that PayPal's rows name an order or a movement of money with. */
function idsIn(transactions: readonly Transaction[]): string[] {
  const ids = transactions.flatMap(row => [row.transactionId, row.referenceId, row.customId]);
  return [...new Set(ids.filter(id => id !== null))];
}

async function keep(comparison: Comparison, site: Site): Promise<Comparison> {
  await addComparison(site.db, comparison);
  const { failure, differences } = comparison;
  if (failure === null) await noteCompared(site.db, comparison);
  if (failure !== null) site.log('error', 'comparison_failed', { reason: failure });
  else if (differences.length > 0)
    site.log('error', 'comparison_differs', { differences: differences.length });
  return comparison;
}

/** Asks PayPal about each order that a difference names. Returns how many orders were asked about. */
async function settleOrders(
  differences: readonly Difference[],
  site: Site,
  onOrder: (done: number, total: number) => void,
): Promise<number> {
  const seen = new Set<string>();
  let done = 0;
  await forEachSafely(differences, site, async difference => {
    onOrder(done, differences.length);
    done += 1;
    const order = await findOrderOf(difference, site);
    if (!order || order.paymentId === null || seen.has(order.id)) return;
    seen.add(order.id);
    await captureOrder({ order, source: 'comparison', isClaimed: false }, site);
  });
  return seen.size;
}

/** PayPal shows a reversal nowhere else: its own books are the proof. Returns how many were tried. */
async function recordReversals(differences: readonly Difference[], site: Site): Promise<number> {
  let count = 0;
  await forEachSafely(differences, site, async difference => {
    if (difference.kind !== 'missing_here' || difference.type !== 'reversal') return;
    const order = await findOrderOf(difference, site);
    if (!order || order.paymentId === null) return;
    count += 1;
    await recordReversal({ order, reversal: reversalOf(difference), source: 'comparison' }, site);
  });
  return count;
}

/** One order that throws does not keep the others from being compared: its difference stays in the result. */
async function forEachSafely(
  differences: readonly Difference[],
  site: Site,
  act: (difference: Difference) => Promise<void>,
): Promise<void> {
  for (const difference of differences) {
    try {
      await act(difference);
    } catch (error) {
      const { providerId, orderId } = difference;
      site.log('error', 'comparison_order_failed', { providerId, orderId, error: nameOf(error) });
    }
  }
}

function reversalOf({ providerId: id, theirMinor: amountMinor, at }: Difference) {
  return { id, amountMinor, at };
}

async function findOrderOf(difference: Difference, site: Site): Promise<Order | null> {
  const { orderId, captureId, paymentId } = difference;
  return (
    (orderId === null ? null : await findOrder(site.db, 'id', orderId)) ??
    (captureId === null ? null : await findOrder(site.db, 'capture_id', captureId)) ??
    (paymentId === null ? null : await findOrder(site.db, 'paypal_order_id', paymentId))
  );
}

/**
 * Money at PayPal that no order of ours explains goes before a person, once, unless a rule knows it. Returns the
 * differences that are left.
 */
async function reportUnknown(
  differences: readonly Difference[],
  transactions: readonly Transaction[],
  site: Site,
): Promise<Difference[]> {
  const known = new Set<Difference>();
  await forEachSafely(differences, site, async difference => {
    if (difference.kind !== 'missing_here' || (await findOrderOf(difference, site))) return;
    const payment = toUnknown(difference, site.now());
    const rows = transactions.filter(({ transactionId }) => transactionId === payment.id);
    const texts = rows.flatMap(row => row.texts);
    if (await keepKnownPayment(payment, texts, site)) known.add(difference);
    else await noteUnknownPayment(payment, site);
  });
  return differences.filter(difference => !known.has(difference));
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

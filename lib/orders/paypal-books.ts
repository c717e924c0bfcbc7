import type { Site } from '@/lib/site/site';
import { nameOf } from '@/lib/site/text';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@/lib/site/time';
import type { Difference } from './books';
import { takeDispute } from './dispute';
import { type PayPal, paypalOf } from './paypal';
import type { PayPalFailure } from './paypal-client';
import type { Transaction } from './paypal-money';

/** All of PayPal's transactions in a range of time, however many pages and calls it takes. */
export async function readTransactions(range: TimeRange, site: Site): Promise<ReadOutcome> {
  const transactions: Transaction[] = [];
  let refreshedAt: number | null = null;
  for (const part of splitRange(range, LONGEST_RANGE_MS)) {
    const read = await readPart(part, site);
    if (read.kind === 'failed') return read;
    transactions.push(...read.transactions);
    refreshedAt = read.refreshedAt ?? refreshedAt;
  }
  return { kind: 'read', transactions, refreshedAt };
}

async function readPart(range: TimeRange, site: Site): Promise<ReadOutcome> {
  const transactions: Transaction[] = [];
  let refreshedAt: number | null = null;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await ask({ ...range, page }, site);
    if (answer.kind === 'too_large') return readHalves(range, site);
    if (answer.kind !== 'page') return { kind: 'failed', reason: reasonOf(answer) };
    transactions.push(...answer.transactions);
    pages = answer.totalPages;
    refreshedAt = answer.refreshedAt ?? refreshedAt;
  }
  return { kind: 'read', transactions, refreshedAt };
}

/** PayPal lists no more than 10,000 rows at once. */
async function readHalves({ from, to }: TimeRange, site: Site): Promise<ReadOutcome> {
  if (to - from < SHORTEST_RANGE_MS) return { kind: 'failed', reason: 'too many transactions in one answer' };
  const middle = Math.floor((from + to) / 2 / SECOND_MS) * SECOND_MS;
  const first = await readPart({ from, to: middle }, site);
  if (first.kind === 'failed') return first;
  const second = await readPart({ from: middle, to }, site);
  if (second.kind === 'failed') return second;
  return {
    kind: 'read',
    transactions: [...first.transactions, ...second.transactions],
    refreshedAt: second.refreshedAt ?? first.refreshedAt,
  };
}

/** A busy PayPal is asked again. */
async function ask(page: TimeRange & { page: number }, site: Site) {
  const paypal = paypalOf(site);
  const request = { ...page, timeoutMs: TIMEOUT_MS };
  const first = await paypal.searchTransactions(request);
  if (first.kind !== 'busy') return first;
  await site.wait(PAUSE_MS);
  return paypal.searchTransactions(request);
}

function reasonOf(failure: PayPalFailure): string {
  return failure.kind === 'refused' ? failure.issue : failure.reason;
}

function splitRange({ from, to }: TimeRange, lengthMs: number): TimeRange[] {
  const parts: TimeRange[] = [];
  for (let start = from; start < to; start += lengthMs)
    parts.push({ from: start, to: Math.min(start + lengthMs, to) });
  return parts;
}

/** PayPal takes 31 days at most. */
const LONGEST_RANGE_MS = 30 * DAY_MS;
const SHORTEST_RANGE_MS = MINUTE_MS;
const TIMEOUT_MS = 20_000;
const PAUSE_MS = 2_000;

/** Epoch milliseconds; `to` is not included. */
export type TimeRange = { from: number; to: number };

/** `refreshedAt`: how new PayPal's books are. */
type ReadOutcome =
  | { kind: 'read'; transactions: Transaction[]; refreshedAt: number | null }
  | { kind: 'failed'; reason: string };

/**
 * An entry of ours that PayPal's transactions do not show may only have another date there: we note when we learned of
 * the money, PayPal when the payment began. So each is looked up by its id, and one that PayPal knows is no difference.
 * Those that were not looked up (too many), or got no response, stay in the list.
 */
export async function confirmMissing(
  differences: readonly Difference[],
  paypal: Pick<PayPal, 'findCapture' | 'findRefund'>,
): Promise<Difference[]> {
  const open: Difference[] = [];
  let calls = MAX_CALLS;
  for (const difference of differences) {
    if (difference.kind !== 'missing_at_paypal' || calls === 0) {
      open.push(difference);
      continue;
    }
    const seen = await lookUp(difference, paypal);
    calls = seen.kind === 'unanswered' ? 0 : calls - 1;
    if (seen.kind !== 'found') open.push(difference);
    else if (!isSame(difference, seen))
      open.push({ ...difference, kind: 'amount_differs', theirMinor: seen.amountMinor });
  }
  return open;
}

/** `gone`: PayPal does not know it, or it moved no money. */
async function lookUp(
  { type, providerId }: Difference,
  paypal: Pick<PayPal, 'findCapture' | 'findRefund'>,
): Promise<Seen> {
  if (type === 'capture') {
    const lookup = await paypal.findCapture({ captureId: providerId, timeoutMs: LOOK_UP_TIMEOUT_MS });
    if (lookup.kind !== 'found') return { kind: lookup.kind === 'gone' ? 'gone' : 'unanswered' };
    return PAID.has(lookup.capture.status) ? { ...lookup.capture, kind: 'found' } : { kind: 'gone' };
  }
  const lookup = await paypal.findRefund({ refundId: providerId, timeoutMs: LOOK_UP_TIMEOUT_MS });
  if (lookup.kind !== 'found') return { kind: lookup.kind === 'gone' ? 'gone' : 'unanswered' };
  const { refund } = lookup;
  // A reversal that was undone has happened all the same.
  return type === 'reversal' || refund.status === 'completed'
    ? { ...refund, kind: 'found' }
    : { kind: 'gone' };
}

/** A reversal is written down as no more than the order's captured sum. */
function isSame({ type, ourMinor, currency }: Difference, seen: FoundMoney): boolean {
  const isCut = type === 'reversal' && ourMinor !== null && seen.amountMinor > ourMinor;
  return seen.currency === currency && (isCut || seen.amountMinor === ourMinor);
}

const MAX_CALLS = 50;
const LOOK_UP_TIMEOUT_MS = 10_000;
const PAID: ReadonlySet<string> = new Set(['completed', 'refunded', 'partially_refunded']);

type FoundMoney = { kind: 'found'; amountMinor: number; currency: string };
type Seen = FoundMoney | { kind: 'gone' | 'unanswered' };

/**
 * Records each dispute that PayPal lists as open, in case the message about it was lost: Transaction Search does not
 * show them. Returns why some could not be read, which it reports, or null.
 */
export async function takeOpenDisputes(site: Site): Promise<string | null> {
  const { disputeIds, failure } = await listAll(site);
  let problem = failure;
  for (const disputeId of disputeIds) {
    try {
      const outcome = await takeDispute({ disputeId, source: 'comparison' }, site);
      if (outcome.kind === 'postponed') problem = outcome.reason;
    } catch (error) {
      problem = nameOf(error);
    }
  }
  if (problem !== null) site.log('error', 'comparison_failed', { reason: `disputes: ${problem}` });
  return problem;
}

async function listAll(site: Site): Promise<Listed> {
  const disputeIds: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await paypalOf(site).listOpenDisputes({ after, timeoutMs: LIST_TIMEOUT_MS });
    if (answer.kind !== 'page') return { disputeIds, failure: reasonOf(answer) };
    disputeIds.push(...answer.disputeIds);
    if (answer.next === null) return { disputeIds, failure: null };
    after = answer.next;
  }
  return { disputeIds, failure: 'more pages than can be read' };
}

/** 50 disputes each. */
const MAX_PAGES = 20;
const LIST_TIMEOUT_MS = 20_000;

type Listed = { disputeIds: string[]; failure: string | null };

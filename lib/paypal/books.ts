import type { Site } from '@/lib/site/site';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@/lib/site/time';
import { reasonOf } from './client';
import type { Transaction } from './money';
import { paypalOf } from './paypal';

/**
 * All of PayPal's transactions in a range of time, however many pages and calls it takes. `onPart` hears how many parts of
 * the range are read.
 */
export async function readTransactions(
  range: TimeRange,
  site: Site,
  onPart?: (done: number, total: number) => void,
): Promise<ReadOutcome> {
  const transactions: Transaction[] = [];
  let refreshedAt: number | null = null;
  const parts = splitRange(range, LONGEST_RANGE_MS);
  for (const [index, part] of parts.entries()) {
    onPart?.(index, parts.length);
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

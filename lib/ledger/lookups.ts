import { reasonOf } from '@/lib/paypal/client';
import { type PayPal, paypalOf } from '@/lib/paypal/paypal';
import type { Site } from '@/lib/site/site';
import { nameOf } from '@/lib/site/text';
import type { Difference } from './books';
import { takeDispute } from './dispute';

/**
 * An entry of ours that PayPal's transactions do not show may only have another date there: we note when we learned of
 * the money, PayPal when the payment began. So each is looked up by its id, and one that PayPal knows is no difference.
 * Those that were not looked up (too many), or got no response, stay in the list. `onLook` hears how many were, of how many.
 */
export async function confirmMissing(
  differences: readonly Difference[],
  paypal: Pick<PayPal, 'findCapture' | 'findRefund'>,
  onLook?: (done: number, total: number) => void,
): Promise<Difference[]> {
  const open: Difference[] = [];
  const missing = differences.filter(({ kind }) => kind === 'missing_at_paypal').length;
  const total = Math.min(missing, MAX_CALLS);
  let calls = total;
  for (const difference of differences) {
    if (difference.kind !== 'missing_at_paypal' || calls === 0) {
      open.push(difference);
      continue;
    }
    onLook?.(total - calls, total);
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

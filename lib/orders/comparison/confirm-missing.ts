import type { PaymentGateway } from '../gateway-ports';
import type { Difference } from './compare-books';

/**
 * An entry of ours that PayPal's transactions do not show may only have another date there: we note when we learned of
 * the money, PayPal when the payment began. So each is looked up by its id, and one that PayPal knows is no difference.
 * Those that were not looked up (too many), or got no response, stay in the list.
 */
export async function confirmMissing(
  differences: readonly Difference[],
  gateway: LookUpGateway,
): Promise<Difference[]> {
  const kept: Difference[] = [];
  let calls = MAX_CALLS;
  for (const difference of differences) {
    if (difference.kind !== 'missing_at_paypal' || calls === 0) {
      kept.push(difference);
      continue;
    }
    const seen = await lookUp(difference, gateway);
    calls = seen.kind === 'unanswered' ? 0 : calls - 1;
    if (seen.kind !== 'found') kept.push(difference);
    else if (!isSame(difference, seen))
      kept.push({ ...difference, kind: 'amount_differs', theirMinor: seen.amountMinor });
  }
  return kept;
}

/** `gone`: PayPal does not know it, or it moved no money. */
async function lookUp({ type, providerId }: Difference, gateway: LookUpGateway): Promise<Seen> {
  if (type === 'capture') {
    const found = await gateway.findCapture({ captureId: providerId, timeoutMs: TIMEOUT_MS });
    if (found.kind !== 'found') return { kind: found.kind === 'gone' ? 'gone' : 'unanswered' };
    return PAID.has(found.capture.status) ? { ...found.capture, kind: 'found' } : { kind: 'gone' };
  }
  const found = await gateway.findRefund({ refundId: providerId, timeoutMs: TIMEOUT_MS });
  if (found.kind !== 'found') return { kind: found.kind === 'gone' ? 'gone' : 'unanswered' };
  const { refund } = found;
  // A reversal that was undone has happened all the same.
  return type === 'reversal' || refund.status === 'completed'
    ? { ...refund, kind: 'found' }
    : { kind: 'gone' };
}

/** A reversal is written down as no more than the order's captured sum. */
function isSame({ type, ourMinor, currency }: Difference, seen: Found): boolean {
  const isCut = type === 'reversal' && ourMinor !== null && seen.amountMinor > ourMinor;
  return seen.currency === currency && (isCut || seen.amountMinor === ourMinor);
}

const MAX_CALLS = 50;
const TIMEOUT_MS = 10_000;
const PAID: ReadonlySet<string> = new Set(['completed', 'refunded', 'partially_refunded']);

type Found = { kind: 'found'; amountMinor: number; currency: string };
type Seen = Found | { kind: 'gone' | 'unanswered' };
type LookUpGateway = Pick<PaymentGateway, 'findCapture' | 'findRefund'>;

import { DAY_MS, HOUR_MS } from '@/lib/site/time';
import { compareWithPayPal, type CompareDeps, type Comparison } from './compare-with-paypal';
import { takeOpenDisputes } from './take-open-disputes';

/**
 * Once a day, by whichever process comes first; after a failure again an hour later. Null when there is nothing to do now.
 * Each comparison begins a day before the end of the last one that was made, and four days ago at the latest, because
 * PayPal may be hours late. Disputes are read from a list of their own, which is not late.
 */
export async function compareDaily(deps: CompareDeps): Promise<Comparison | null> {
  const { clock, comparisons } = deps;
  const now = clock.now();
  const day = new Date(now).toISOString().slice(0, 'YYYY-MM-DD'.length);
  if (!(await comparisons.claimDay(day, { now, until: now + RETRY_MS }))) return null;
  const disputesProblem = await takeOpenDisputes(deps);
  const earliest = now - PAYPAL_KEEPS_MS;
  const comparedUntil = await comparisons.findComparedUntil(earliest);
  const latest = now - COMPARED_MS;
  const from = comparedUntil === null ? latest : Math.min(latest, comparedUntil - OVERLAP_MS);
  const comparison = await compareWithPayPal(
    { from: Math.max(earliest, from), to: now - PAYPAL_LATE_MS },
    deps,
  );
  if (comparison.failure === null && disputesProblem === null) await comparisons.finishDay(day);
  return comparison;
}

/** PayPal's transactions appear up to three hours late. */
export const PAYPAL_LATE_MS = 3 * HOUR_MS;
const COMPARED_MS = 4 * DAY_MS;
const OVERLAP_MS = DAY_MS;
const RETRY_MS = HOUR_MS;
/** PayPal lists three years; a day less, so its clock and the leap day do not matter. */
const PAYPAL_KEEPS_MS = (3 * 365 - 1) * DAY_MS;

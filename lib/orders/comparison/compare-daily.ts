import { compareWithPayPal, type CompareDeps, type Comparison } from './compare-with-paypal';

/**
 * Once a day, by whichever process comes first: compares the last days with PayPal's transactions. Days overlap, because
 * PayPal may be hours late. Null when today's comparison was made already.
 */
export async function compareDaily(deps: CompareDeps): Promise<Comparison | null> {
  const now = deps.clock.now();
  const day = new Date(now).toISOString().slice(0, 'YYYY-MM-DD'.length);
  if (!(await deps.comparisons.claimDay(day))) return null;
  return compareWithPayPal({ from: now - COMPARED_MS, to: now - PAYPAL_LATE_MS }, deps);
}

/** PayPal's transactions appear up to three hours late. */
export const PAYPAL_LATE_MS = 3 * 60 * 60 * 1000;
const COMPARED_MS = 4 * 24 * 60 * 60 * 1000;

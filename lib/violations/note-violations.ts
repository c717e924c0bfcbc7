import type { Clock } from '@/lib/site/clock';
import { parseReports } from './parse-reports';
import type { ViolationStore } from './ports';

/**
 * Counts the violations that a browser reports. Reports are anyone's word: what is wrong with them, and what comes from
 * an address that has sent enough, is dropped without an answer.
 */
export async function noteViolations(report: PostedReport, deps: ViolationDeps): Promise<void> {
  const violations = parseReports(report.text, deps.siteOrigin);
  if (violations.length === 0) return;
  const now = deps.clock.now();
  try {
    await deps.unlessLimited(report.address, now, store =>
      store.add(violations, new Date(now).toISOString().slice(0, 'YYYY-MM-DD'.length)),
    );
  } catch (error) {
    deps.report('policy_violations_not_kept', error);
  }
}

/** `text` is the body, `address` the sender's for counting. */
type PostedReport = { text: string; address: string };

export type ViolationDeps = {
  clock: Clock;
  siteOrigin: string;
  /** Does the work, in the transaction of its count, unless the address has used up its limit. */
  unlessLimited: (
    address: string,
    now: number,
    work: (store: ViolationStore) => Promise<void>,
  ) => Promise<unknown>;
  report: (event: 'policy_violations_not_kept', error: unknown) => void;
};

import type { CountedViolation, ReportedViolation } from './violation';

export type ViolationStore = {
  /** Adds counts to a day (`YYYY-MM-DD`, UTC). New rows are dropped once the day has its share of them. */
  add: (violations: readonly CountedViolation[], day: string) => Promise<void>;
  /** Summed over the days that are kept, most frequent first. */
  list: (limit: number) => Promise<ReportedViolation[]>;
};

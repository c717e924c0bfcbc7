/** What a robot's post often shows. Each sign only marks a submission; none of them refuses it. */
export function findSuspicions(signs: SubmissionSigns): Suspicion[] {
  const { isTrapFilled, startedAt, isCrossSite, now } = signs;
  // By the visitor's clock: one that runs ahead gives a negative age, which says nothing.
  const age = startedAt === null ? null : now - startedAt;
  return [
    ...(isTrapFilled ? (['trap_filled'] as const) : []),
    ...(age !== null && age >= 0 && age < FILL_TIME_MIN_MS ? (['too_fast'] as const) : []),
    ...(isCrossSite ? (['cross_site'] as const) : []),
  ];
}

export type Suspicion = 'trap_filled' | 'too_fast' | 'cross_site';

export type SubmissionSigns = {
  /** True when the trap field, which no person sees, holds something. */
  isTrapFilled: boolean;
  /** When the page was opened, by the visitor's clock; null when unknown. */
  startedAt: number | null;
  /** True when the browser says that another site sent the post. */
  isCrossSite: boolean;
  now: number;
};

const FILL_TIME_MIN_MS = 2_000;

import type { Clock } from '@/lib/site/clock';

/**
 * Until when all that one step asks of PayPal is over, however many calls it takes: below the ten seconds after which a
 * waiting buyer must see an answer.
 */
export function newDeadline({ clock }: TimeDeps): number {
  return clock.now() + TIMEOUT_MS;
}

/** How long the next call may take; null when so little is left that asking is of no use. */
export function timeForCall(deadline: number, { clock }: TimeDeps): number | null {
  const leftMs = deadline - clock.now();
  return leftMs < SHORTEST_CALL_MS ? null : Math.min(leftMs, LONGEST_CALL_MS);
}

/** What a call would have said that there was no time for. */
export const OUT_OF_TIME = { kind: 'busy', reason: 'no time left', httpStatus: null, debugId: null } as const;

const TIMEOUT_MS = 9_000;
/** One call that hangs must leave time for another. */
const LONGEST_CALL_MS = 5_500;
const SHORTEST_CALL_MS = 500;

type TimeDeps = { clock: Clock };

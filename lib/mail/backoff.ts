import { MINUTE_MS } from '@/lib/site/time';

/**
 * How long to wait after attempt number `attempt` (1 is the first): doubling from five seconds to ten minutes,
 * each time between half and the whole of it, so many mails do not come back in one wave.
 * `random` is 0 to 1.
 */
export function backoffMs(attempt: number, random: number): number {
  const full = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, attempt - 1));
  return Math.round(full * (0.5 + random / 2));
}

export const FIRST_PAUSE_MS = 5_000;
export const MAX_PAUSE_MS = 10 * MINUTE_MS;

import { HOUR_MS, MINUTE_MS } from '@/lib/site/time';

/**
 * How long `npm run backup -- --hourly` waits, in milliseconds from `now` (epoch): until the next full hour, after a
 * failure a minute at most. A first start makes its copy before the site has made the tables, and fails.
 */
export function untilNextCopy(wasGood: boolean, now: number): number {
  const untilHour = HOUR_MS - (now % HOUR_MS);
  return wasGood ? untilHour : Math.min(MINUTE_MS, untilHour);
}

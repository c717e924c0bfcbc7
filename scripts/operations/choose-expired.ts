import { DAY_MS } from '@/lib/site/time';

/**
 * Which copies the backup policy no longer keeps: all of the last weeks' hourly ones stay, then the first of each day,
 * then the first of each month (UTC). The newest stays whatever its age; one from the future is not judged.
 */
export function chooseExpired(times: readonly number[], now: number, kept: KeptCopies): number[] {
  const sorted = [...new Set(times)].sort((a, b) => a - b);
  const firstOfDay = firstsBy(sorted, at => Math.floor(at / DAY_MS));
  const firstOfMonth = firstsBy(sorted, monthOf);
  const hourlySince = now - kept.hourlyKeptWeeks * WEEK_MS;
  const dailySince = now - kept.dailyKeptWeeks * WEEK_MS;
  const monthlySince = new Date(now).setUTCMonth(new Date(now).getUTCMonth() - kept.monthlyKeptMonths);
  return sorted.filter(
    at =>
      at !== sorted.at(-1) &&
      at < hourlySince &&
      !(at >= dailySince && firstOfDay.has(at)) &&
      !(at >= monthlySince && firstOfMonth.has(at)),
  );
}

/** The first time of each period; `sorted` is oldest first. */
function firstsBy(sorted: readonly number[], periodOf: (at: number) => number): Set<number> {
  // Of equal keys a map keeps the last: the first, read backwards.
  return new Set(new Map(sorted.toReversed().map(at => [periodOf(at), at] as const)).values());
}

function monthOf(at: number): number {
  const date = new Date(at);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

const WEEK_MS = 7 * DAY_MS;

/** As the policies state it, in content/facts.ts. */
export type KeptCopies = { hourlyKeptWeeks: number; dailyKeptWeeks: number; monthlyKeptMonths: number };

/**
 * Which copies the backup policy no longer keeps: all of the last weeks' hourly ones stay, then the first of each day,
 * then the first of each month (UTC). The newest stays whatever its age; one from the future is not judged.
 */
export function chooseExpired(times: readonly number[], now: number, kept: KeptCopies): number[] {
  const sorted = [...new Set(times)].sort((a, b) => a - b);
  const daily = firstsBy(sorted, dayOf);
  const monthly = firstsBy(sorted, monthOf);
  const hourlySince = now - kept.hourlyKeptWeeks * WEEK_MS;
  const dailySince = now - kept.dailyKeptWeeks * WEEK_MS;
  const monthlySince = monthsBefore(now, kept.monthlyKeptMonths);
  return sorted.filter(
    at =>
      at !== sorted.at(-1) &&
      at < hourlySince &&
      !(at >= dailySince && daily.has(at)) &&
      !(at >= monthlySince && monthly.has(at)),
  );
}

/** The first of each period; `sorted` is oldest first. */
function firstsBy(sorted: readonly number[], periodOf: (at: number) => number): Set<number> {
  return new Set(
    sorted.filter((at, index) => index === 0 || periodOf(at) !== periodOf(sorted[index - 1] ?? at)),
  );
}

function dayOf(at: number): number {
  return Math.floor(at / DAY_MS);
}

function monthOf(at: number): number {
  const date = new Date(at);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** The same day and time so many months ago; 31 March goes back to the last day of February. */
function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

const DAY_MS = 24 * 60 * 60_000;
const WEEK_MS = 7 * DAY_MS;

/** As the policies state it, in content/facts.ts. */
export type KeptCopies = { hourlyKeptWeeks: number; dailyKeptWeeks: number; monthlyKeptMonths: number };

/**
 * Which copies the backup policy no longer keeps: all of the last weeks' hourly ones stay, then the first of each day,
 * then the first of each month (UTC). The newest stays whatever its age; one from the future is not judged.
 */
export function chooseExpired(times: readonly number[], now: number, kept: KeptCopies): number[] {
  const sorted = [...new Set(times)].sort((a, b) => a - b);
  const firstOfDay = firstsBy(sorted, '2026-11-21'.length);
  const firstOfMonth = firstsBy(sorted, '2026-11'.length);
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

/** The first time of each day or month, which is so many characters of a date; `sorted` is oldest first. */
function firstsBy(sorted: readonly number[], length: number): Set<number> {
  // Of equal keys a map keeps the last: the first, read backwards.
  const dated = sorted.toReversed().map(at => [new Date(at).toISOString().slice(0, length), at] as const);
  return new Set(new Map(dated).values());
}

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** As the policies state it, in content/facts.ts. */
export type KeptCopies = { hourlyKeptWeeks: number; dailyKeptWeeks: number; monthlyKeptMonths: number };

/** The instant at which a calendar day begins in a time zone, on whichever side of a clock change it lies. */
export function zonedMidnight({ year, month, day, timeZone }: CalendarDay & { timeZone: string }): number {
  const asIfUtc = Date.UTC(year, month - 1, day);
  const guess = asIfUtc - offsetAt(asIfUtc, timeZone);
  return asIfUtc - offsetAt(guess, timeZone);
}

/** The calendar year that an instant falls in, as a clock in the time zone shows it. */
export function zonedYear(at: number, timeZone: string): number {
  return new Date(at + offsetAt(at, timeZone)).getUTCFullYear();
}

/** Milliseconds by which the zone's clock is ahead of UTC at an instant. */
function offsetAt(at: number, timeZone: string): number {
  const formatted = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).format(at);
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(formatted);
  if (!match) return 0;
  const [, sign, hours, minutes] = match;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
}

const MINUTE_MS = 60_000;

export type CalendarDay = { year: number; month: number; day: number };

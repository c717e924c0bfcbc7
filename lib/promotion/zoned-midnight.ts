import { zonedInstant, zoneOffsetAt } from '@/lib/site/time';

/** The instant at which a calendar day begins in a time zone, on whichever side of a clock change it lies. */
export function zonedMidnight({ year, month, day, timeZone }: CalendarDay & { timeZone: string }): number {
  return zonedInstant(Date.UTC(year, month - 1, day), timeZone);
}

/** The calendar year that an instant falls in, as a clock in the time zone shows it. */
export function zonedYear(at: number, timeZone: string): number {
  return new Date(at + zoneOffsetAt(at, timeZone)).getUTCFullYear();
}

/** The calendar month that an instant falls in; 1 is January. */
export function zonedMonth(at: number, timeZone: string): number {
  return new Date(at + zoneOffsetAt(at, timeZone)).getUTCMonth() + 1;
}

type CalendarDay = { year: number; month: number; day: number };

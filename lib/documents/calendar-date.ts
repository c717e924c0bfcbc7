import { z } from 'zod';

/** A day written `'2025-05-10'` in front matter. Unquoted, YAML makes it an instant, and the day depends on the time zone. */
export const calendarDate = z
  .string({ error: "write the date in quotes, as '2025-05-10'" })
  .regex(/^\d{4}-\d{2}-\d{2}$/, "write the date as '2025-05-10'")
  .refine(isRealDay, 'there is no such day');

/** The day for people: '2025-05-10' → 'May 10, 2025'. */
export function formatDay(day: string): string {
  return LONG_DATE.format(new Date(`${day}T00:00:00Z`));
}

/** The day in UTC of an epoch-millisecond instant: the default date of an article that names none. */
export function toDay(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}

function isRealDay(day: string): boolean {
  const instant = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(instant) && toDay(instant) === day;
}

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

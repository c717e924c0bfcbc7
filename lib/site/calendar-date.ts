import { z } from 'zod';
import { toDay } from './time';

/** A day written `'2025-05-10'` in front matter. Unquoted, YAML makes it an instant, and the day depends on the time zone. */
export const calendarDate = z
  .string({ error: "write the date in quotes, as '2025-05-10'" })
  .regex(/^\d{4}-\d{2}-\d{2}$/, "write the date as '2025-05-10'")
  .refine(isRealDay, 'there is no such day');

function isRealDay(day: string): boolean {
  const instant = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(instant) && toDay(instant) === day;
}

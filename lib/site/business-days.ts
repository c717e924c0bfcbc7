import { deskFigures } from '@/content/desk';
import { holidays } from '@/content/holidays';
import { closedDays } from '@/content/hours';
import { DAY_MS, toDay } from './time';

/** The one calendar of business days: no weekend, no federal holiday, no day off of our own. `day`: `YYYY-MM-DD`. */
export function isBusinessDay(day: string): boolean {
  const midnight = Date.parse(day);
  const weekdays: readonly number[] = deskFigures.businessDay.days;
  return weekdays.includes(new Date(midnight).getUTCDay()) && !isClosedDay(midnight, closedDays);
}

/** Returns whether we are closed on a day whatever its weekday. `day`: its midnight in milliseconds, as if it were UTC. */
export function isClosedDay(day: number, daysOff: readonly string[]): boolean {
  return isFederalHoliday(day) || daysOff.includes(toDay(day));
}

/** Returns whether the United States government is closed on a day, and so are we (customer support policy). */
export function isFederalHoliday(day: number): boolean {
  const weekday = new Date(day).getUTCDay();
  return (
    isFixed(day) ||
    (weekday === FRIDAY && isFixed(day + DAY_MS)) ||
    (weekday === MONDAY && isFixed(day - DAY_MS)) ||
    isCounted(day)
  );
}

function isFixed(day: number): boolean {
  const at = new Date(day);
  return holidays.fixed.some(({ month, date }) => month === at.getUTCMonth() + 1 && date === at.getUTCDate());
}

function isCounted(day: number): boolean {
  const at = new Date(day);
  const isLast = new Date(day + WEEK_MS).getUTCMonth() !== at.getUTCMonth();
  return holidays.counted.some(
    ({ month, weekday, which }) =>
      month === at.getUTCMonth() + 1 &&
      weekday === at.getUTCDay() &&
      (which === 'last' ? isLast : which === Math.ceil(at.getUTCDate() / 7)),
  );
}

const [MONDAY, FRIDAY] = [1, 5];
const WEEK_MS = 7 * DAY_MS;

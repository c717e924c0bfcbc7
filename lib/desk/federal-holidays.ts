import { DAY_MS } from '@/lib/site/time';

/** Returns whether we are closed on a day whatever its weekday: a federal holiday, or a day off of our own (content/hours.ts). */
export function isClosedDay(day: number, daysOff: readonly string[]): boolean {
  return isFederalHoliday(day) || daysOff.includes(new Date(day).toISOString().slice(0, 'YYYY-MM-DD'.length));
}

/**
 * Returns whether the United States government is closed on a day, and so are we (customer support policy). A holiday with a
 * fixed date that falls on a Saturday is kept on the Friday before, and one on a Sunday on the Monday after. `day`: its midnight in
 * milliseconds, as if it were UTC.
 */
export function isFederalHoliday(day: number): boolean {
  const weekday = new Date(day).getUTCDay();
  return (
    isFixed(day) ||
    (weekday === FRIDAY && isFixed(day + DAY_MS)) ||
    (weekday === MONDAY && isFixed(day - DAY_MS)) ||
    isCounted(new Date(day))
  );
}

function isFixed(day: number): boolean {
  const date = new Date(day);
  return FIXED.has(`${date.getUTCMonth() + 1}-${date.getUTCDate()}`);
}

/** One of those that are the first, second, third, fourth or last of a weekday in a month. */
function isCounted(date: Date): boolean {
  const [month, day, weekday] = [date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCDay()];
  if (month === 5) return weekday === MONDAY && day > 31 - 7;
  return COUNTED.has(`${month}-${weekday}-${Math.ceil(day / 7)}`);
}

const [MONDAY, FRIDAY] = [1, 5];

/** New Year’s Day, Juneteenth, Independence Day, Veterans Day, Christmas Day. Month and day. */
const FIXED: ReadonlySet<string> = new Set(['1-1', '6-19', '7-4', '11-11', '12-25']);

/**
 * The birthday of Martin Luther King, Jr., Washington’s Birthday, Labor Day, Columbus Day, Thanksgiving Day: month, weekday, and
 * which of them. Memorial Day is the last Monday of May.
 */
const COUNTED: ReadonlySet<string> = new Set(['1-1-3', '2-1-3', '9-1-1', '10-1-2', '11-4-4']);

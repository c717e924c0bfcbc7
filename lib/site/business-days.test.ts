import { expect, test } from 'vitest';
import { isBusinessDay, isClosedDay, isFederalHoliday } from './business-days';
import { DAY_MS } from './time';

// As the Office of Personnel Management publishes them. 2021 ends with the New Year's Day of 2022, a Saturday.
test.each([
  [2021, '01-01 01-18 02-15 05-31 06-18 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-24 12-25 12-31'],
  [2026, '01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25'],
  [2027, '01-01 01-18 02-15 05-31 06-18 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-24 12-25 12-31'],
  [2028, '01-01 01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-11 11-23 12-25'],
])('in %i the holidays are those of the law, with the weekdays on which they are kept', (year, days) => {
  const holidays: string[] = [];
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += DAY_MS)
    if (isFederalHoliday(day)) holidays.push(new Date(day).toISOString().slice(5, 10));
  expect(holidays.join(' ')).toBe(days);
});

test('we are closed on a holiday and on a day off of our own, and on no other', () => {
  const days = ['2026-12-23', '2026-12-24', '2026-12-25', '2026-12-26'];
  const closed = days.filter(day => isClosedDay(Date.parse(`${day}T00:00:00Z`), ['2026-12-24']));
  expect(closed).toEqual(['2026-12-24', '2026-12-25']);
});

test('business days leave out weekends and holidays', () => {
  const days = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'];
  expect(days.filter(isBusinessDay)).toEqual(['2026-11-25', '2026-11-27', '2026-11-30']);
});

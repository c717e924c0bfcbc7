import { expect, test } from 'vitest';
import { calendarDate } from './calendar-date';
import {
  formatDay,
  formatLocalMoment,
  formatMoment,
  formatTime,
  noonOf,
  sayAge,
  sayMoment,
  sayShortMoment,
  toDay,
  zonedInstant,
  MINUTE_MS,
} from './time';

const timeZone = 'America/New_York';
const MONDAY_NOON = Date.parse('2026-07-06T12:00:00-04:00');
const at = (time: string) => Date.parse(time);

test.each([
  ['2026-07-06T15:00:00-04:00', '3 p.m. today'],
  ['2026-07-06T09:05:00-04:00', '9:05 a.m. today'],
  ['2026-07-06T12:30:00-04:00', '12:30 p.m. today'],
  ['2026-07-07T12:00:00-04:00', 'noon tomorrow'],
  ['2026-07-05T23:30:00-04:00', '11:30 p.m. yesterday'],
  ['2026-07-10T15:00:00-04:00', 'Friday 3 p.m.'],
  ['2026-07-02T08:00:00-04:00', 'Thursday 8 a.m.'],
  ['2026-07-13T15:00:00-04:00', 'July 13, 3 p.m.'],
  ['2026-06-28T15:00:00-04:00', 'June 28, 3 p.m.'],
  ['2025-12-30T15:00:00-05:00', 'December 30, 2025, 3 p.m.'],
])('on Monday noon %s is said as "%s"', (time, words) => {
  expect(sayMoment(at(time), { now: MONDAY_NOON, timeZone })).toBe(words);
});

test('a moment in full is spelled as in a sentence, and names its clock for who lives by another', () => {
  const evening = at('2026-07-06T21:05:00-04:00');
  expect(formatMoment(evening, timeZone)).toBe('Mon, Jul 6, 2026, 9:05 p.m. EDT');
  expect(formatMoment(evening, 'America/Los_Angeles')).toBe('Mon, Jul 6, 2026, 6:05 p.m. PDT');
  expect(formatLocalMoment(MONDAY_NOON, timeZone)).toBe('Mon, Jul 6, 2026, 12:00 p.m.');
  expect(formatTime(at('2026-07-06T09:00:00-07:00'), 'America/Los_Angeles')).toBe('9:00 a.m. PDT');
});

test('the end of a day is its last minute, not the first of the next day', () => {
  expect(sayMoment(at('2026-07-09T00:00:00-04:00'), { now: MONDAY_NOON, timeZone })).toBe(
    'Wednesday 11:59 p.m.',
  );
});

test('the days are those of the agency’s clock, across the change to daylight saving time', () => {
  const saturday = at('2026-03-07T23:00:00-05:00');
  expect(sayMoment(at('2026-03-08T01:30:00-05:00'), { now: saturday, timeZone })).toBe('1:30 a.m. tomorrow');
  expect(sayMoment(at('2026-03-12T00:30:00-04:00'), { now: saturday, timeZone })).toBe('Thursday 12:30 a.m.');
});

test.each([
  ['2026-03-08T01:30:00', '2026-03-08T01:30:00-05:00'],
  ['2026-03-08T03:30:00', '2026-03-08T03:30:00-04:00'],
  ['2026-11-01T03:30:00', '2026-11-01T03:30:00-05:00'],
])('on the day of a clock change, %s on the wall is %s', (wall, instant) => {
  expect(zonedInstant(at(`${wall}Z`), timeZone)).toBe(at(instant));
});

test.each([
  ['2026-07-06T15:00:00-04:00', 'Mon 3 p.m.'],
  ['2026-07-09T15:30:00-04:00', 'Thu 3:30 p.m.'],
  ['2026-07-13T15:00:00-04:00', 'Jul 13, 3 p.m.'],
  ['2026-06-29T15:00:00-04:00', 'Jun 29, 3 p.m.'],
])('a short moment names the day, because no one knows when it is read: %s is "%s"', (time, words) => {
  expect(sayShortMoment(at(time), { now: MONDAY_NOON, timeZone })).toBe(words);
});

test.each([
  [20_000, 'less than a minute'],
  [MINUTE_MS, '1 minute'],
  [-59 * MINUTE_MS, '59 minutes'],
  [60 * MINUTE_MS, '1 hour'],
  [47.9 * 60 * MINUTE_MS, '47 hours'],
  [48 * 60 * MINUTE_MS, '2 days'],
  [71.5 * 60 * MINUTE_MS, '2 days'],
])('%d ms are %s', (ms, words) => {
  expect(sayAge(ms)).toBe(words);
});

test.each([
  ['2025-05-10', true],
  ['2024-02-29', true],
  ['2025-02-29', 'there is no such day'],
  ['2025-13-01', 'there is no such day'],
  ['10 May 2025', "write the date as '2025-05-10'"],
  [new Date('2025-05-10'), "write the date in quotes, as '2025-05-10'"],
])('front matter with the date %j: %s', (date, verdict) => {
  const { success, error } = calendarDate.safeParse(date);
  expect(success || error?.issues[0]?.message).toBe(verdict);
});

test('a day is said in full, and an instant has its day in UTC', () => {
  expect(formatDay('2025-05-10')).toBe('May 10, 2025');
  expect(toDay(Date.parse('2025-05-10T23:59:59Z'))).toBe('2025-05-10');
});

test.each([
  ['2025-05-23', 'America/New_York', '2025-05-23T12:00:00-04:00'],
  ['2025-12-01', 'America/New_York', '2025-12-01T12:00:00-05:00'],
  ['2025-05-23', 'Asia/Kolkata', '2025-05-23T12:00:00+05:30'],
])('noon of %s in %s is %s', (day, timeZone, noon) => {
  expect(noonOf(day, timeZone)).toBe(noon);
});

import { expect, test } from 'vitest';
import { isClosedDay } from '@/lib/site/business-days';
import { listSlots, type SlotRules } from './slots';

const RULES: SlotRules = {
  timeZone: 'America/New_York',
  days: [1, 2, 3, 4, 5],
  opens: 9,
  closes: 11,
  minutes: 30,
  stepMinutes: 30,
  bufferMinutes: 0,
  leadHours: 24,
  daysAhead: 7,
  isClosed: day => isClosedDay(day, ['2026-03-12']),
};

const listed = (now: string, changes: Partial<SlotRules> = {}) =>
  listSlots(Date.parse(now), { ...RULES, ...changes }).map(at => new Date(at).toISOString());

test('a call begins in opening hours, ends in them, and is a day ahead', () => {
  expect(listed('2026-03-02T09:30:00-05:00', { daysAhead: 1 })).toEqual([
    '2026-03-03T14:30:00.000Z',
    '2026-03-03T15:00:00.000Z',
    '2026-03-03T15:30:00.000Z',
  ]);
});

test('weekends, federal holidays and our own days off have none', () => {
  expect(daysOf('2026-03-10T12:00:00-04:00')).toEqual(['2026-03-13', '2026-03-16', '2026-03-17']);
  expect(daysOf('2026-07-01T00:00:00-04:00')).toEqual([
    '2026-07-02',
    '2026-07-06',
    '2026-07-07',
    '2026-07-08',
  ]);
});

test('the wall clock counts across a change of clocks', () => {
  expect(listed('2026-03-05T00:00:00-05:00')[0]).toBe('2026-03-06T14:00:00.000Z');
  expect(listed('2026-03-06T00:00:00-05:00')[0]).toBe('2026-03-09T13:00:00.000Z');
});

test('a call that is longer than its step still ends by closing time', () => {
  expect(listed('2026-03-02T00:00:00-05:00', { minutes: 90, daysAhead: 1 })).toEqual([
    '2026-03-03T14:00:00.000Z',
    '2026-03-03T14:30:00.000Z',
  ]);
});

function daysOf(now: string): string[] {
  return [...new Set(listed(now).map(at => at.slice(0, 10)))];
}

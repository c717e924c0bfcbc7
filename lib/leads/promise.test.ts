import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFederalHoliday } from '@/lib/site/business-days';
import { HOUR_MS } from '@/lib/site/time';
import {
  overdueSince,
  promiseFor,
  type PromiseRules,
  addBusinessTime,
  businessTimeBetween,
  subtractBusinessTime,
  type BusinessHours,
} from './promise';

const rules: PromiseRules = {
  promotionForm: 'christmas-in-july-form',
  promotionHours: 24,
  businessHours: 72,
  calendar: { timeZone: 'America/New_York', days: [1, 2, 3, 4, 5], from: 0, to: 24 },
};
const FORMS = ['christmas-in-july-form', 'contact-form', 'landing-form', 'newsletter-form'];
const FRIDAY_NOON = Date.parse('2026-07-10T12:00-04:00');
const aLead = (formName: string, fields = {}) => ({
  formName,
  isLate: false,
  fields,
  receivedAt: FRIDAY_NOON,
});

test('a promotion lead is due after 24 hours, weekend or not', () => {
  const promise = promiseFor(aLead('christmas-in-july-form'), rules, FRIDAY_NOON + 20 * HOUR_MS);
  expect(promise).toEqual({
    kind: 'hours',
    hours: 24,
    dueAt: FRIDAY_NOON + 24 * HOUR_MS,
    leftMs: 4 * HOUR_MS,
    now: FRIDAY_NOON + 20 * HOUR_MS,
  });
});

test('another lead is due after 72 business hours: from Friday noon on Wednesday noon', () => {
  const saturday = FRIDAY_NOON + 24 * HOUR_MS;
  const promise = promiseFor(aLead('contact-form'), rules, saturday);
  expect(promise).toMatchObject({
    kind: 'business-hours',
    dueAt: Date.parse('2026-07-15T12:00-04:00'),
    leftMs: 60 * HOUR_MS,
  });
});

test('people on a list, or who watch the demo, are not promised a reply', () => {
  for (const form of ['newsletter-form', 'landing-form'])
    expect(promiseFor(aLead(form), rules, FRIDAY_NOON)).toBeNull();
  expect(promiseFor(aLead('contact-form', { inquiry: 'waiting-list' }), rules, FRIDAY_NOON)).toBeNull();
});

test('the instants before which leads are overdue agree with each lead’s own promise', () => {
  const now = Date.parse('2026-07-15T15:00-04:00');
  const since = overdueSince(rules, FORMS, now);
  expect(since.map(({ formName }) => formName)).toEqual(['christmas-in-july-form', 'contact-form']);
  for (const { formName, receivedBefore } of since)
    for (const [receivedAt, isOverdue] of [
      [receivedBefore - 1, true],
      [receivedBefore + 1, false],
    ] as const)
      expect((promiseFor({ ...aLead(formName), receivedAt }, rules, now)?.leftMs ?? 0) < 0).toBe(isOverdue);
});

const WEEKDAYS = [1, 2, 3, 4, 5];
const office: BusinessHours = { timeZone: 'America/New_York', days: WEEKDAYS, from: 9, to: 17 };
const wholeDays: BusinessHours = { ...office, from: 0, to: 24 };

const at = (text: string) => Date.parse(text);

test.each([
  // Monday 10:00 to 15:00, the same day.
  ['2026-07-06T10:00-04:00', 5, '2026-07-06T15:00-04:00'],
  // Two hours are left of the day, one is taken from the next morning.
  ['2026-07-06T15:00-04:00', 3, '2026-07-07T10:00-04:00'],
  // Friday evening, after closing: Monday morning.
  ['2026-07-10T19:00-04:00', 1, '2026-07-13T10:00-04:00'],
  // A weekend counts nothing.
  ['2026-07-11T12:00-04:00', 8, '2026-07-13T17:00-04:00'],
  // Before opening.
  ['2026-07-06T05:00-04:00', 1, '2026-07-06T10:00-04:00'],
  // Nine office days.
  ['2026-07-06T09:00-04:00', 72, '2026-07-16T17:00-04:00'],
])('in office hours, %s and %d hours are %s', (start, hours, end) => {
  expect(addBusinessTime(at(start), hours * HOUR_MS, office)).toBe(at(end));
});

test.each([
  ['2026-07-06T10:00-04:00', '2026-07-09T10:00-04:00'],
  ['2026-07-09T10:00-04:00', '2026-07-14T10:00-04:00'],
  ['2026-07-11T12:00-04:00', '2026-07-15T24:00-04:00'],
])('with all hours of a business day, %s and 72 hours are %s', (start, end) => {
  expect(addBusinessTime(at(start), 72 * HOUR_MS, wholeDays)).toBe(at(end));
});

test.each([
  // The clocks go forward on Sunday 8 March 2026 and back on Sunday 1 November 2026.
  ['2026-03-06T16:00-05:00', '2026-03-09T10:00-04:00'],
  ['2026-10-30T16:00-04:00', '2026-11-02T10:00-05:00'],
])('two office hours from %s go over a clock change to %s', (start, end) => {
  expect(addBusinessTime(at(start), 2 * HOUR_MS, office)).toBe(at(end));
});

test('a business day on which the clock changes is as long as it is', () => {
  const sundays = { ...wholeDays, days: [0] };
  expect(businessTimeBetween(at('2026-03-08T00:00-05:00'), at('2026-03-09T00:00-04:00'), sundays)).toBe(
    23 * HOUR_MS,
  );
  expect(businessTimeBetween(at('2026-11-01T00:00-04:00'), at('2026-11-02T00:00-05:00'), sundays)).toBe(
    25 * HOUR_MS,
  );
});

test.each([
  // The Friday on which Independence Day of 2026, a Saturday, is kept.
  ['2026-07-02T16:00-04:00', 2, '2026-07-06T10:00-04:00'],
  // Thanksgiving Day of 2026.
  ['2026-11-25T17:00-05:00', 8, '2026-11-27T17:00-05:00'],
  // Christmas Day of 2026 and the New Year's Day after it, both Fridays.
  ['2026-12-24T16:00-05:00', 41, '2027-01-04T17:00-05:00'],
])('a federal holiday counts nothing: %s and %d office hours are %s', (start, hours, end) => {
  const open = { ...office, isClosed: isFederalHoliday };
  expect(addBusinessTime(at(start), hours * HOUR_MS, open)).toBe(at(end));
  expect(businessTimeBetween(at(start), at(end), open)).toBe(hours * HOUR_MS);
});

test('time that has run out is negative', () => {
  const [due, now] = [at('2026-07-10T16:00-04:00'), at('2026-07-13T10:00-04:00')];
  expect(businessTimeBetween(now, due, office)).toBe(-2 * HOUR_MS);
});

test('adding, measuring and going back agree for any instant of three years', () => {
  const instant = fc.integer({ min: at('2025-01-01T00:00Z'), max: at('2028-01-01T00:00Z') });
  const amount = fc.integer({ min: 1, max: 200 * HOUR_MS });
  fc.assert(
    fc.property(
      instant,
      amount,
      fc.constantFrom(office, wholeDays, { ...wholeDays, isClosed: isFederalHoliday }),
      (start, ms, hours) => {
        const end = addBusinessTime(start, ms, hours);
        expect(businessTimeBetween(start, end, hours)).toBe(ms);
        const back = subtractBusinessTime(end, ms, hours);
        expect(businessTimeBetween(back, end, hours)).toBe(ms);
        expect(back).toBeGreaterThanOrEqual(start);
      },
    ),
    { numRuns: 300 },
  );
});

test('hours that never come are refused', () => {
  expect(() => addBusinessTime(0, 1, { ...office, days: [] })).toThrow(RangeError);
});

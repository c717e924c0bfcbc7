import { expect, test } from 'vitest';
import { HOUR_MS } from '@/lib/site/time';
import { overdueSince, promiseFor, type PromiseRules } from './promise';

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

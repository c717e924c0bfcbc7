import { expect, test } from 'vitest';
import { findSuspicions, type SubmissionSigns } from './submit';

const NOW = Date.parse('2026-07-05T12:00:00Z');

function signs(overrides: Partial<SubmissionSigns> = {}): SubmissionSigns {
  return { isTrapFilled: false, startedAt: NOW - 60_000, isCrossSite: false, now: NOW, ...overrides };
}

test('an ordinary post, and one without any bookkeeping, raise nothing', () => {
  expect(findSuspicions(signs())).toEqual([]);
  expect(findSuspicions(signs({ startedAt: null }))).toEqual([]);
});

test.each([
  [0, ['too_fast']],
  [1_999, ['too_fast']],
  [2_000, []],
  [-5_000, []],
])('a form filled in %d ms raises %j', (age, expected) => {
  expect(findSuspicions(signs({ startedAt: NOW - age }))).toEqual(expected);
});

test('each sign is named', () => {
  expect(findSuspicions(signs({ isTrapFilled: true, startedAt: NOW, isCrossSite: true }))).toEqual([
    'trap_filled',
    'too_fast',
    'cross_site',
  ]);
});

import { expect, test } from 'vitest';
import { timeLeft } from './countdown-behaviour';

const END = Date.UTC(2026, 7, 1, 4);

test('what is left is told in days, hours, minutes and seconds', () => {
  const now = END - (2 * 86_400 + 3 * 3_600 + 4 * 60 + 5) * 1000;
  expect(timeLeft(END, now)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
});

test('after the end every figure is zero', () => {
  expect(timeLeft(END, END + 60_000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

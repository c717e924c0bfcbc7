import { expect, test } from 'vitest';
import { sayTimeLeft } from '@/app/(desk)/desk/shell/progress';
import { sayProgress } from './release';

test('how far a version is says what is counted, and nothing before that', () => {
  expect(sayProgress(null)).toBe('The pages are being made.');
  expect(sayProgress({ done: 12, total: 144 })).toBe('12 of 144 pages are made.');
});

test.each([
  [{ done: 10, total: 144 }, 9_000, ''],
  [{ done: 72, total: 144 }, 30_000, 'Less than a minute is left.'],
  [{ done: 72, total: 144 }, 70_000, 'About 1 minute is left.'],
  [{ done: 36, total: 144 }, 60_000, 'About 3 minutes are left.'],
  [null, 60_000, ''],
])('the pages so far say when the others are made: %j after %d ms', (progress, spent, words) => {
  expect(sayTimeLeft(progress, spent)).toBe(words);
});

import { expect, test } from 'vitest';
import { backoffMs, FIRST_PAUSE_MS, MAX_PAUSE_MS } from './backoff';

test('the pause doubles with every attempt and stays below its ceiling', () => {
  expect([1, 2, 3].map(attempt => backoffMs(attempt, 1))).toEqual([5_000, 10_000, 20_000]);
  expect(backoffMs(500, 1)).toBe(MAX_PAUSE_MS);
});

test('chance moves the pause between half and the whole of it', () => {
  expect(backoffMs(1, 0)).toBe(FIRST_PAUSE_MS / 2);
  expect(backoffMs(1, 0.999)).toBeLessThanOrEqual(FIRST_PAUSE_MS);
});

import { expect, test } from 'vitest';
import { formatSpan } from './format-span';

const MINUTE_MS = 60_000;

test.each([
  [20_000, 'soon'],
  [5 * MINUTE_MS, '5 min'],
  [60 * MINUTE_MS, '1 h'],
  [185 * MINUTE_MS, '3 h 5 min'],
  [-185 * MINUTE_MS, '3 h 5 min'],
  [71.5 * 60 * MINUTE_MS, '71 h'],
])('%d ms is %s', (ms, text) => {
  expect(formatSpan(ms, 'soon')).toBe(text);
});

import { expect, test } from 'vitest';
import { MINUTE_MS } from '@/lib/site/time';
import { untilNextCopy } from './next-copy';

const at = Date.parse('2026-11-22T14:50:00Z');

test('after a good copy the next one is made at the full hour', () => {
  expect(untilNextCopy(true, at)).toBe(10 * MINUTE_MS);
});

test('at the full hour itself the next copy is an hour away, not at once again', () => {
  expect(untilNextCopy(true, Date.parse('2026-11-22T15:00:00Z'))).toBe(60 * MINUTE_MS);
});

test('a copy that failed is tried again within a minute, and never later than the full hour', () => {
  expect(untilNextCopy(false, at)).toBe(MINUTE_MS);
  expect(untilNextCopy(false, Date.parse('2026-11-22T14:59:40Z'))).toBe(20_000);
});

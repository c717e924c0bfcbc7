import { afterEach, expect, test, vi } from 'vitest';
import { abortAfter } from './browser';

afterEach(() => {
  vi.useRealTimers();
});

test('the signal comes at its time and not before', () => {
  vi.useFakeTimers();
  const signal = abortAfter(20_000);
  vi.advanceTimersByTime(19_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'AbortError' });
});

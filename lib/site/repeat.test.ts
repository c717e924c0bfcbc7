import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('told to stop, it tells the round that is under way, and waits for its end', async () => {
  const seen: string[] = [];
  const repeated = repeat(
    { everyMs: 1_000, firstMs: 1_000 },
    stopping =>
      new Promise(resolve =>
        stopping.addEventListener('abort', () => {
          seen.push('told');
          resolve();
        }),
      ),
    () => {},
  );
  await vi.advanceTimersByTimeAsync(5_000);
  await repeated.stop();
  seen.push('stopped');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(seen).toEqual(['told', 'stopped']);
});

test('never runs two rounds at once, and goes on after one that failed', async () => {
  const failures: unknown[] = [];
  let rounds = 0;
  const repeated = repeat(
    { everyMs: 1_000, firstMs: 1_000 },
    async () => {
      rounds += 1;
      await new Promise(resolve => setTimeout(resolve, 1_500));
      throw new Error(`round ${rounds}`);
    },
    error => failures.push(error),
  );
  await vi.advanceTimersByTimeAsync(4_900);
  await repeated.stop();
  expect(rounds).toBe(2);
  expect(failures).toHaveLength(2);
});

test('makes its first round soon after the start, however long the interval is', async () => {
  let rounds = 0;
  const work = () => {
    rounds += 1;
    return Promise.resolve();
  };
  const repeated = repeat({ everyMs: 600_000, firstMs: 60_000 }, work, () => {});
  await vi.advanceTimersByTimeAsync(59_999);
  expect(rounds).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(rounds).toBe(1);
  await vi.advanceTimersByTimeAsync(599_999);
  expect(rounds).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(rounds).toBe(2);
  await repeated.stop();
});

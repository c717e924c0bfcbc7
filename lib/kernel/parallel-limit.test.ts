import { expect, test } from 'vitest';
import { parallelLimit, TimeLimitError } from './parallel-limit';

const LONG_MS = 60_000;

test('no more than the limit run at once, and everyone gets a turn', async () => {
  const limited = parallelLimit(2);
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return 'done';
  };
  const results = await Promise.all(Array.from({ length: 7 }, () => limited(LONG_MS, work)));
  expect(results).toEqual(Array.from({ length: 7 }, () => 'done'));
  expect(most).toBe(2);
});

test('a call that hangs rejects at its time limit and frees its place', async () => {
  const limited = parallelLimit(1);
  const hanging = limited(5, () => new Promise(() => {}));
  const next = limited(LONG_MS, () => Promise.resolve('served'));
  await expect(hanging).rejects.toThrow(TimeLimitError);
  expect(await next).toBe('served');
});

test('a call that waits for its turn beyond its time limit rejects without having started', async () => {
  const limited = parallelLimit(1);
  const gate: { open?: (result: string) => void } = {};
  const first = limited(LONG_MS, () => new Promise<string>(resolve => (gate.open = resolve)));
  let isStarted = false;
  const second = limited(5, () => {
    isStarted = true;
    return Promise.resolve();
  });
  await expect(second).rejects.toThrow(TimeLimitError);
  gate.open?.('first');
  expect(await first).toBe('first');
  expect(isStarted).toBe(false);
});

test('a failed call frees its place and its error reaches the caller', async () => {
  const limited = parallelLimit(1);
  await expect(limited(LONG_MS, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limited(LONG_MS, () => Promise.resolve('served'))).toBe('served');
});

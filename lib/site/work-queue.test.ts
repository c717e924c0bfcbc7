import { expect, test } from 'vitest';
import { MINUTE_MS } from './time';
import { timedWorkQueue, TooBusyError, workQueue } from './work-queue';

const LONG_MS = MINUTE_MS;

test('no more than the limit run at once, and everyone gets a turn', async () => {
  const limited = timedWorkQueue(2);
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
  const limited = timedWorkQueue(1);
  const hanging = limited(5, () => new Promise(() => {}));
  const next = limited(LONG_MS, () => Promise.resolve('served'));
  await expect(hanging).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(await next).toBe('served');
});

test('a call that waits for its turn beyond its time limit rejects without having started', async () => {
  const limited = timedWorkQueue(1);
  const gate: { open?: (result: string) => void } = {};
  const first = limited(LONG_MS, () => new Promise<string>(resolve => (gate.open = resolve)));
  let isStarted = false;
  const second = limited(5, () => {
    isStarted = true;
    return Promise.resolve();
  });
  await expect(second).rejects.toMatchObject({ name: 'TimeoutError' });
  gate.open?.('first');
  expect(await first).toBe('first');
  expect(isStarted).toBe(false);
});

test('a failed call frees its place and its error reaches the caller', async () => {
  const limited = timedWorkQueue(1);
  await expect(limited(LONG_MS, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limited(LONG_MS, () => Promise.resolve('served'))).toBe('served');
});

test('only so much runs at once, the next wait in order, and what is beyond is refused', async () => {
  const bound = workQueue({ running: 2, waiting: 1 });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string) =>
    bound(() => {
      started.push(name);
      return new Promise<string>(resolve => ends.set(name, () => resolve(name)));
    });
  const [first, second, third] = [start('first'), start('second'), start('third')];
  await expect(start('fourth')).rejects.toThrow(TooBusyError);
  expect(started).toEqual(['first', 'second']);
  ends.get('second')?.();
  expect(await second).toBe('second');
  await expect.poll(() => started).toEqual(['first', 'second', 'third']);
  ends.get('third')?.();
  ends.get('first')?.();
  expect(await Promise.all([first, third])).toEqual(['first', 'third']);
});

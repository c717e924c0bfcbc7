import { expect, test, vi } from 'vitest';
import { createQueue } from './request-queue';

test('work is started in the order in which it came, and never at once', async () => {
  const enqueue = createQueue();
  const started: number[] = [];
  const all = [0, 1, 2].map(
    index =>
      new Promise<void>(done =>
        enqueue(() => {
          started.push(index);
          done();
        }),
      ),
  );
  expect(started).toEqual([]);
  await Promise.all(all);
  expect(started).toEqual([0, 1, 2]);
});

test('between two pieces of work anything else can run', async () => {
  const enqueue = createQueue();
  const log: string[] = [];
  const last = new Promise<void>(done => {
    enqueue(() => {
      log.push('first');
      setImmediate(() => log.push('another'));
    });
    enqueue(() => log.push('second'));
    enqueue(() => {
      log.push('third');
      done();
    });
  });
  await last;
  expect(log.indexOf('another')).toBeLessThan(log.indexOf('third'));
});

test('work that throws does not stop the work after it', () => {
  vi.useFakeTimers({ toFake: ['setImmediate'] });
  const enqueue = createQueue();
  const started: string[] = [];
  enqueue(() => {
    throw new Error('It could not even begin');
  });
  enqueue(() => started.push('second'));
  expect(() => vi.runAllTimers()).toThrow('It could not even begin');
  enqueue(() => started.push('third'));
  vi.runAllTimers();
  vi.useRealTimers();
  expect(started).toEqual(['second', 'third']);
});

import { afterEach, expect, test, vi } from 'vitest';
import { oneInEachTurn } from './turns';

afterEach(() => vi.useRealTimers());

test('work is started in the order in which it came, and never at once', async () => {
  const startInTurn = oneInEachTurn();
  const started: number[] = [];
  const all = [0, 1, 2].map(
    index =>
      new Promise<void>(done =>
        startInTurn(() => {
          started.push(index);
          done();
        }),
      ),
  );
  expect(started).toEqual([]);
  await Promise.all(all);
  expect(started).toEqual([0, 1, 2]);
});

test('between two pieces of work everybody else has a turn', async () => {
  const startInTurn = oneInEachTurn();
  const seen: string[] = [];
  const last = new Promise<void>(done => {
    startInTurn(() => {
      seen.push('first');
      setImmediate(() => seen.push('another'));
    });
    startInTurn(() => seen.push('second'));
    startInTurn(() => {
      seen.push('third');
      done();
    });
  });
  await last;
  expect(seen.indexOf('another')).toBeLessThan(seen.indexOf('third'));
});

test('work that throws holds up nobody behind it', () => {
  vi.useFakeTimers({ toFake: ['setImmediate'] });
  const startInTurn = oneInEachTurn();
  const started: string[] = [];
  startInTurn(() => {
    throw new Error('broken');
  });
  startInTurn(() => started.push('second'));
  expect(() => vi.runAllTimers()).toThrow('broken');
  vi.runAllTimers();
  startInTurn(() => started.push('third'));
  vi.runAllTimers();
  expect(started).toEqual(['second', 'third']);
});

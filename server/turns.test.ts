import { expect, test, vi } from 'vitest';
import { oneInEachTurn } from './turns';

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

test('work that throws keeps nobody behind it from their turn', () => {
  vi.useFakeTimers({ toFake: ['setImmediate'] });
  const startInTurn = oneInEachTurn();
  const started: string[] = [];
  startInTurn(() => {
    throw new Error('It could not even begin');
  });
  startInTurn(() => started.push('second'));
  expect(() => vi.runAllTimers()).toThrow('It could not even begin');
  startInTurn(() => started.push('third'));
  vi.runAllTimers();
  vi.useRealTimers();
  expect(started).toEqual(['second', 'third']);
});

import { expect, test } from 'vitest';
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

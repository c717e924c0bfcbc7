import { expect, test } from 'vitest';
import { currentRequestId, newRequestId, readRequestId, requestIdHeader, withRequestId } from './log';
import { repeat } from './repeat';

test.each([
  ['4c2f0d6b8a1e4f5b9c3d7e6f8a9b0c1d', true],
  [newRequestId(), true],
  ['short', false],
  ['a'.repeat(65), false],
  ['ada@shop.test', false],
  ['abcdefgh\nforged: line', false],
  ['"},{"level":"error"', false],
  [['abcdefgh', 'ijklmnop'], false],
  [undefined, false],
])('an id of a proxy is taken when it is short and harmless: %j', (id, isTaken) => {
  expect(readRequestId(id)).toBe(isTaken ? id : null);
});

test('an id stays with what its request has started, and with nothing else', async () => {
  const seen = await Promise.all([withRequestId('one', later), withRequestId('two', later), later()]);
  expect(seen).toEqual(['one', 'two', undefined]);
  expect(withRequestId('one', requestIdHeader)).toEqual({ 'x-request-id': 'one' });
  expect(requestIdHeader()).toEqual({});
});

test('each round of background work has an id of its own', async () => {
  const ids: (string | undefined)[] = [];
  const twice = new Promise<void>(done => {
    const rounds = repeat(
      { everyMs: 1, firstMs: 1 },
      () => {
        ids.push(currentRequestId());
        if (ids.length === 2) done(rounds.stop());
        return Promise.resolve();
      },
      () => undefined,
    );
  });
  await twice;
  expect(ids.every(id => readRequestId(id) !== null)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

function later(): Promise<string | undefined> {
  return new Promise(done => setImmediate(() => done(currentRequestId())));
}

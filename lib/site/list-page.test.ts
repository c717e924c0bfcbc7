import { expect, test } from 'vitest';
import { newId } from '@/lib/site/ids';
import { parseCursor, toCursorParam, toPage, type Cursor } from './list-page';

const ID = newId();
const keyOf = (at: number) => ({ at, id: ID });
const older = (at: number): Cursor => ({ direction: 'older', at, id: ID });
const newer = (at: number): Cursor => ({ direction: 'newer', at, id: ID });

test.each([older(12), newer(1_783_000_000_000)])(
  'a cursor survives its way through an address: %j',
  cursor => {
    const [name, value] = toCursorParam(cursor);
    expect(parseCursor({ after: null, before: null, [name]: value })).toEqual(cursor);
  },
);

test.each(['', '12', '-5-abc', `12-${ID}x`, `12-${ID.toUpperCase()}`, `1e3-${ID}`, '\0'])(
  'nonsense is the first page: %j',
  after => {
    expect(parseCursor({ after, before: null })).toBeNull();
  },
);

test('the first page leads on only when there is more', () => {
  expect(toPage([9, 8, 7], { cursor: null, size: 2, keyOf })).toEqual({
    rows: [9, 8],
    newer: null,
    older: older(8),
  });
  expect(toPage([9, 8], { cursor: null, size: 2, keyOf })).toMatchObject({ newer: null, older: null });
});

test('a page further down leads both ways, the last one only back', () => {
  expect(toPage([7, 6, 5], { cursor: older(8), size: 2, keyOf })).toEqual({
    rows: [7, 6],
    newer: newer(7),
    older: older(6),
  });
  expect(toPage([7], { cursor: older(8), size: 2, keyOf })).toMatchObject({ newer: newer(7), older: null });
});

test('a page further up is turned round, and the top leads only down', () => {
  expect(toPage([7, 8, 9], { cursor: newer(6), size: 2, keyOf })).toEqual({
    rows: [8, 7],
    newer: newer(8),
    older: older(7),
  });
  expect(toPage([8, 9], { cursor: newer(7), size: 2, keyOf })).toMatchObject({
    newer: null,
    older: older(8),
  });
});

test('nothing leads nowhere', () => {
  expect(toPage([], { cursor: older(8), size: 2, keyOf })).toEqual({ rows: [], newer: null, older: null });
});

import { expect, test } from 'vitest';
import { parseOrderForm, parseOrderJson } from './schema';

const ORDER = { amount: '99.00', currency: 'USD', intent: 'CAPTURE' };

test('the document’s three fields are enough', () => {
  expect(parseOrderJson(JSON.stringify(ORDER))).toMatchObject({ kind: 'ok', input: ORDER });
});

test('the plain form may repeat add-ons, and its empty fields count as absent', () => {
  const parsed = parseOrderForm(
    'amount=&currency=EUR&intent=CAPTURE&plan=pro&package=&addOns=live-chat&addOns=&addOns=x',
  );
  expect(parsed).toMatchObject({
    kind: 'ok',
    input: {
      amount: undefined,
      currency: 'EUR',
      plan: 'pro',
      package: undefined,
      addOns: ['live-chat', 'x'],
    },
  });
});

test.each(['', '{', '{"amount":1', 'amount=99'])('%j is not JSON', text => {
  expect(parseOrderJson(text)).toEqual({ kind: 'malformed' });
});

test.each(['null', '[]', '"text"', '1'])('%s is not an order', text => {
  const parsed = parseOrderJson(text);
  expect(parsed.kind).toBe('invalid');
  expect(parsed).not.toHaveProperty('field');
});

test.each([
  ['amount', { amount: ['99.00'] }],
  ['amount', { amount: { value: '99.00' } }],
  ['amount', { amount: true }],
  ['amount', { amount: '9'.repeat(400) }],
  ['currency', { currency: undefined }],
  ['currency', { currency: ['USD'] }],
  ['intent', { intent: 1 }],
  ['plan', { plan: 'p'.repeat(65) }],
  ['plan', { plan: {} }],
  ['billing', { billing: 'yearly' }],
  ['addOns', { addOns: 'live-chat' }],
  ['addOns', { addOns: [1] }],
  ['addOns', { addOns: Array.from({ length: 21 }, () => 'live-chat') }],
  ['attemptId', { attemptId: 'short' }],
  ['attemptId', { attemptId: 'a'.repeat(65) }],
])('a wrong %s is named: %j', (field, change) => {
  const parsed = parseOrderJson(JSON.stringify({ ...ORDER, ...change }));
  expect(parsed).toMatchObject({ kind: 'invalid', field });
});

test('an attempt is named by the header, or by the body, which says it for itself', () => {
  const key = 'attempt-0000000000001';
  const attemptOf = (body: object) => {
    const parsed = parseOrderJson(JSON.stringify(body), key);
    return parsed.kind === 'ok' ? parsed.input.attemptId : parsed;
  };
  const named = 'attempt-0000000000002';
  expect([attemptOf(ORDER), attemptOf({ ...ORDER, attemptId: named })]).toEqual([key, named]);
  expect(parseOrderJson(JSON.stringify(ORDER), 'short')).toMatchObject({
    kind: 'invalid',
    field: 'attemptId',
  });
});

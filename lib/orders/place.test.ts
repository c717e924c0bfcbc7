import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseOrderForm, parseOrderJson } from './place';

/** How zod begins what it says by itself. */
const LIBRARY_WORDS = /^(?:Invalid|Too |Unrecognized)|expected/;
const ORDER = { amount: '99.00', currency: 'USD', intent: 'CAPTURE' };

test('the three specified fields are enough', () => {
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

test('of a field of the plain form that comes twice the first one counts, as in the site’s other forms', () => {
  const parsed = parseOrderForm(
    'plan=basic&amount=5.00&currency=USD&intent=CAPTURE&plan=&amount=6.00&currency=EUR',
  );
  expect(parsed).toMatchObject({ input: { plan: 'basic', amount: '5.00', currency: 'USD' } });
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
  ['addOns', { addOns: ['a'.repeat(65)] }],
  ['addOns', { addOns: Array.from({ length: 21 }, () => 'live-chat') }],
  ['attemptId', { attemptId: 7 }],
  ['attemptId', { attemptId: 'short' }],
  ['attemptId', { attemptId: 'a'.repeat(65) }],
])('a wrong %s is named, in our own words: %j', (field, change) => {
  const parsed = parseOrderJson(JSON.stringify({ ...ORDER, ...change }));
  expect(parsed).toMatchObject({ kind: 'invalid', field });
  expect(parsed).not.toHaveProperty('message', expect.stringMatching(LIBRARY_WORDS));
});

test('whatever is sent, no word of the library’s comes back', () => {
  const fields = fc.constantFrom(
    'amount',
    'currency',
    'intent',
    'plan',
    'billing',
    'addOns',
    'package',
    'attemptId',
  );
  fc.assert(
    fc.property(fc.dictionary(fields, fc.jsonValue()), changes => {
      const parsed = parseOrderJson(JSON.stringify({ ...ORDER, ...changes }));
      expect(parsed.kind === 'invalid' ? parsed.message : '').not.toMatch(LIBRARY_WORDS);
    }),
  );
  const beyond = JSON.stringify(ORDER).replace('"99.00"', '1e999');
  expect(parseOrderJson(beyond)).not.toHaveProperty('message', expect.stringMatching(LIBRARY_WORDS));
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

import { expect, test } from 'vitest';
import { checkCredentials } from './check-credentials';
import type { FindPaymentOutcome } from './gateway-ports';

test('keys that PayPal refuses are an alarm at the start', async () => {
  expect(await reported({ kind: 'config', reason: 'PayPal answered 401', debugId: null })).toEqual([
    ['error', 'paypal_credentials_refused', { reason: 'PayPal answered 401' }],
  ]);
});

test('keys with which PayPal looks for the order, and finds none, are good', async () => {
  expect(await reported({ kind: 'gone', debugId: null })).toEqual([]);
});

test('with payments off PayPal is not asked', async () => {
  expect(await reported({ kind: 'config', reason: 'PayPal answered 401', debugId: null }, false)).toEqual([]);
});

async function reported(outcome: FindPaymentOutcome, isPaymentOn = true): Promise<unknown[]> {
  const lines: unknown[] = [];
  const gateway = { findPayment: () => Promise.resolve(outcome) };
  await checkCredentials({ gateway, isPaymentOn, report: (...line) => void lines.push(line) });
  return lines;
}

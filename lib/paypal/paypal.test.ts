import { expect, test, vi } from 'vitest';
import type { Site } from '@/lib/site/site';
import { testSiteWithoutDatabase } from '@/tests/support/site';
import type { FindPaymentOutcome } from './orders';
import { checkCredentials, connectPayPal, newDeadline, retryOnce } from './paypal';

const BUSY = { kind: 'busy', reason: 'TimeoutError', httpStatus: null } as const;
const DONE = { kind: 'done' } as const;
const DEADLINE = 9_000;

/** A clock that only waiting and calling move. */
function fakeTime() {
  const time = { now: 0 };
  return {
    site: {
      now: () => time.now,
      wait: (ms: number) => {
        time.now += ms;
        return Promise.resolve();
      },
    },
    spend: (ms: number) => {
      time.now += ms;
    },
    now: () => time.now,
  };
}

test('a clear answer is final, whatever it is', async () => {
  const call = vi.fn(() => Promise.resolve({ kind: 'refused', issue: 'X', httpStatus: 422 } as const));
  expect(await retryOnce(call, DEADLINE, fakeTime().site)).toMatchObject({ kind: 'refused' });
  expect(call).toHaveBeenCalledTimes(1);
});

test('a busy provider is asked once more, after a pause', async () => {
  const call = vi.fn(() => Promise.resolve<typeof BUSY | typeof DONE>(DONE)).mockResolvedValueOnce(BUSY);
  expect(await retryOnce(call, DEADLINE, fakeTime().site)).toEqual(DONE);
  expect(call).toHaveBeenCalledTimes(2);
});

test('a provider that hangs is given up before ten seconds have passed', async () => {
  const time = fakeTime();
  const hang = (timeoutMs: number) => {
    time.spend(timeoutMs);
    return Promise.resolve(BUSY);
  };
  expect(await retryOnce(hang, newDeadline(time.site), time.site)).toEqual(BUSY);
  expect(time.now()).toBeLessThan(10_000);
});

test('when the deadline is over the provider is not asked at all', async () => {
  const call = vi.fn(() => Promise.resolve(DONE));
  expect(await retryOnce(call, 0, fakeTime().site)).toMatchObject({ kind: 'busy' });
  expect(call).not.toHaveBeenCalled();
});

test('keys that PayPal refuses are an alarm at the start', async () => {
  expect(await reported({ kind: 'config', reason: 'PayPal answered 401', debugId: null })).toEqual([
    ['error', 'paypal_credentials_refused', { reason: 'PayPal answered 401' }],
  ]);
});

test('keys with which PayPal looks for the order, and finds none, are good', async () => {
  expect(await reported({ kind: 'gone', debugId: null })).toEqual([]);
});

test('with payments off PayPal is not asked', async () => {
  expect(await reported({ kind: 'config', reason: 'PayPal answered 401', debugId: null }, 'off')).toEqual([]);
});

async function reported(outcome: FindPaymentOutcome, payments = 'on'): Promise<unknown[]> {
  const lines: unknown[] = [];
  const log: Site['log'] = (...line) => void lines.push(line);
  const site = testSiteWithoutDatabase({ env: { PAYMENTS: payments }, log });
  const findPayment = () => Promise.resolve(outcome);
  const paypal = { ...connectPayPal(site.env), findPayment };
  await checkCredentials(Object.assign(site, { paypal }));
  return lines;
}

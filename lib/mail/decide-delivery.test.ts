import { expect, test } from 'vitest';
import { BLIND_RETRY_MS, decideDelivery, isPastBlindRetry, STOP_PAUSE_MS } from './decide-delivery';
import type { SendOutcome } from './ports';

const CONTEXT = { attempts: 1, now: 1_000_000, random: 1 };
const decide = (outcome: SendOutcome) => decideDelivery(outcome, CONTEXT);

test('an answer that was lost is tried again after the backoff', () => {
  expect(decide({ kind: 'unknown', reason: 'no answer' })).toMatchObject({
    kind: 'retry',
    at: 1_005_000,
    wasRefused: false,
    pauseMs: 0,
  });
});

test('a told wait is kept by the whole worker when everyone was refused', () => {
  const outcome = { kind: 'retry_later', reason: '429', retryAfterMs: 30_000, wasRefused: true } as const;
  expect(decide(outcome)).toMatchObject({ at: 1_030_250, pauseMs: 30_250, wasRefused: true, isAlarm: false });
});

test('a told wait of a broken server holds back only its mail', () => {
  const outcome = { kind: 'retry_later', reason: '503', retryAfterMs: 30_000, wasRefused: false } as const;
  expect(decide(outcome)).toMatchObject({ at: 1_030_250, pauseMs: 0 });
});

test('a used-up quota raises an alarm', () => {
  const outcome = {
    kind: 'retry_later',
    reason: 'quota',
    retryAfterMs: 3_600_000,
    wasRefused: true,
  } as const;
  expect(decide(outcome)).toMatchObject({ isAlarm: true });
});

test('refused credentials stop the worker, and lose no mail', () => {
  expect(decide({ kind: 'stop', reason: '403' })).toMatchObject({
    kind: 'retry',
    pauseMs: STOP_PAUSE_MS,
    isAlarm: true,
    wasRefused: true,
  });
});

test('a mail that can never go fails with the reason', () => {
  expect(decide({ kind: 'reject', reason: '422 invalid' })).toEqual({
    kind: 'failed',
    reason: '422 invalid',
  });
});

test('blind retries end before the provider forgets the key', () => {
  expect(isPastBlindRetry({ firstAttemptAt: null }, Number.MAX_SAFE_INTEGER)).toBe(false);
  expect(isPastBlindRetry({ firstAttemptAt: 0 }, BLIND_RETRY_MS - 1)).toBe(false);
  expect(isPastBlindRetry({ firstAttemptAt: 0 }, BLIND_RETRY_MS)).toBe(true);
  expect(BLIND_RETRY_MS).toBeLessThan(24 * 60 * 60 * 1000);
});

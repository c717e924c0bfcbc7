import { expect, test } from 'vitest';
import {
  backoffMs,
  BLIND_RETRY_MS,
  decideDelivery,
  FIRST_PAUSE_MS,
  isPastBlindRetry,
  MAX_PAUSE_MS,
  pickBatch,
  STARVED_MS,
  STOP_PAUSE_MS,
} from './deliver';
import type { SendOutcome } from './resend';

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

test('the pause doubles with every attempt and stays below its ceiling', () => {
  expect([1, 2, 3].map(attempt => backoffMs(attempt, 1))).toEqual([5_000, 10_000, 20_000]);
  expect(backoffMs(500, 1)).toBe(MAX_PAUSE_MS);
});

test('chance moves the pause between half and the whole of it', () => {
  expect(backoffMs(1, 0)).toBe(FIRST_PAUSE_MS / 2);
  expect(backoffMs(1, 0.999)).toBeLessThanOrEqual(FIRST_PAUSE_MS);
});

const NOW = 100 * STARVED_MS;
const due = (name: string, waitedMs: number) => ({ name, next_attempt_at: NOW - waitedMs });
const pick = (mails: readonly ReturnType<typeof due>[], limit = 3) =>
  pickBatch(mails, { limit, now: NOW }).map(({ name }) => name);

test('the most urgent emails fill the batch while no other has waited for long', () => {
  const mails = [due('a', 5), due('b', 4), due('c', 3), due('low', STARVED_MS - 1)];
  expect(pick(mails)).toEqual(['a', 'b', 'c']);
});

test('the email that has waited the longest gets the last place once it is starved', () => {
  const mails = [due('a', 5), due('b', 4), due('c', 3), due('low', STARVED_MS), due('lower', STARVED_MS + 1)];
  expect(pick(mails)).toEqual(['a', 'b', 'lower']);
});

test('the only place of a batch is never given away, and a short queue goes out whole', () => {
  expect(pick([due('a', 5), due('low', STARVED_MS)], 1)).toEqual(['a']);
  expect(pick([due('a', 5), due('low', STARVED_MS)])).toEqual(['a', 'low']);
});

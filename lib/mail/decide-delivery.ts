import { DAY_MS, MINUTE_MS } from '@/lib/site/time';
import { backoffMs } from './backoff';
import type { ClaimedMail, SendOutcome } from './ports';

/** The state of an email after an attempt, and how long the whole worker must wait. */
export type DeliveryDecision =
  | { kind: 'sent'; providerId: string }
  | { kind: 'failed'; reason: string }
  | { kind: 'retry'; at: number; reason: string; wasRefused: boolean; pauseMs: number; isAlarm: boolean };

/** Reads the outcome of one attempt; `random` (0 to 1) spreads the retries. */
export function decideDelivery(
  outcome: SendOutcome,
  { attempts, now, random }: { attempts: number; now: number; random: number },
): DeliveryDecision {
  const pause = backoffMs(attempts, random);
  switch (outcome.kind) {
    case 'sent':
      return outcome;
    case 'reject':
      return { kind: 'failed', reason: outcome.reason };
    case 'stop':
      return {
        ...retry(outcome, now + STOP_PAUSE_MS),
        wasRefused: true,
        pauseMs: STOP_PAUSE_MS,
        isAlarm: true,
      };
    case 'retry_later':
      return retryLater(outcome, { now, random, pause });
    default:
      return retry(outcome, now + pause);
  }
}

/** True when the provider may have forgotten the key of a mail that it may have taken: a retry could send it twice. */
export function isPastBlindRetry(
  { firstAttemptAt }: Pick<ClaimedMail, 'firstAttemptAt'>,
  now: number,
): boolean {
  return firstAttemptAt !== null && now - firstAttemptAt >= BLIND_RETRY_MS;
}

/** A 429 pauses the worker for as long as it says; other failures concern one email. */
function retryLater(outcome: RetryLater, { now, random, pause }: Waits): DeliveryDecision {
  const told = outcome.retryAfterMs;
  const wait = told === null ? pause : Math.min(told, MAX_TOLD_PAUSE_MS) + Math.round(random * SPREAD_MS);
  const pauseMs = outcome.wasRefused ? wait : 0;
  return {
    ...retry(outcome, now + wait),
    wasRefused: outcome.wasRefused,
    pauseMs,
    isAlarm: pauseMs >= ALARM_PAUSE_MS,
  };
}

function retry({ reason }: { reason: string }, at: number): Extract<DeliveryDecision, { kind: 'retry' }> {
  return { kind: 'retry', at, reason, wasRefused: false, pauseMs: 0, isAlarm: false };
}

type RetryLater = Extract<SendOutcome, { kind: 'retry_later' }>;
type Waits = { now: number; random: number; pause: number };

/** The provider remembers keys for 24 hours; a minute less covers a request that is under way. */
export const BLIND_RETRY_MS = DAY_MS - MINUTE_MS;
export const STOP_PAUSE_MS = 5 * MINUTE_MS;
const MAX_TOLD_PAUSE_MS = DAY_MS;
const ALARM_PAUSE_MS = MINUTE_MS;
const SPREAD_MS = 250;

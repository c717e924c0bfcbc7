import type { SimulatedClock } from '../clock.ts';
import { createGate, type Gate } from './gate.ts';

/**
 * What PayPal's documents leave open about a repeated request id. `refusals`: which refusals are answered again
 * instead of being decided again. `changedBody`: the same id with another body. `overlap`: a second request while the
 * first with its id is under way.
 */
export type RepeatRules = {
  refusals: 'replay-declines' | 'replay' | 'run-again';
  changedBody: 'replay' | 'refuse';
  overlap: 'refuse' | 'wait';
};

export const STRICT_RULES: RepeatRules = {
  refusals: 'replay-declines',
  changedBody: 'replay',
  overlap: 'refuse',
};

/** Remembers what a `PayPal-Request-Id` led to; a request that failed is forgotten, so it can be sent again. */
export type IdempotencyStore<Outcome> = {
  begin: (key: string, body: string) => Begun<Outcome>;
  finish: (key: string, outcome: Outcome, ttlMs: number) => void;
  forget: (key: string) => void;
  clear: () => void;
};

/** `ended` resolves when the request that is under way has ended. */
export type Begun<Outcome> =
  | { kind: 'fresh' }
  | { kind: 'in_progress'; ended: Promise<void> }
  | { kind: 'replay'; outcome: Outcome; isSameBody: boolean };

export function createIdempotencyStore<Outcome>(clock: SimulatedClock): IdempotencyStore<Outcome> {
  const underWay = new Map<string, UnderWay>();
  const replies = new Map<string, StoredReply<Outcome>>();
  const end = (key: string) => {
    const turn = underWay.get(key);
    underWay.delete(key);
    turn?.gate.open();
    return turn?.body ?? '';
  };
  return {
    begin: (key, body) => {
      const turn = underWay.get(key);
      if (turn) return { kind: 'in_progress', ended: turn.gate.whenOpen };
      const entry = replies.get(key);
      if (entry && entry.expiresAt > clock.now())
        return { kind: 'replay', outcome: entry.outcome, isSameBody: entry.body === body };
      underWay.set(key, { body, gate: createGate() });
      return { kind: 'fresh' };
    },
    finish: (key, outcome, ttlMs) =>
      void replies.set(key, { outcome, body: end(key), expiresAt: clock.now() + ttlMs }),
    forget: key => void end(key),
    clear: () => {
      replies.clear();
      for (const key of underWay.keys()) end(key);
    },
  };
}

type UnderWay = { body: string; gate: Gate };
type StoredReply<Outcome> = { outcome: Outcome; body: string; expiresAt: number };

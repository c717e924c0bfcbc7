import type { SimulatorClock } from './clock.ts';

/**
 * Remembers what a `PayPal-Request-Id` led to. While a request with the key is still under way a second one is
 * told so; a request that came to nothing is forgotten, so that it can be sent again.
 */
export type IdempotencyStore<Outcome> = {
  begin: (key: string) => { kind: 'fresh' } | { kind: 'in_progress' } | { kind: 'replay'; outcome: Outcome };
  finish: (key: string, outcome: Outcome) => void;
  forget: (key: string) => void;
  clear: () => void;
};

export function createIdempotencyStore<Outcome>({ clock, ttlMs }: StoreOptions): IdempotencyStore<Outcome> {
  const entries = new Map<string, Entry<Outcome>>();
  return {
    begin: key => {
      const entry = entries.get(key);
      if (entry?.kind === 'in_progress') return entry;
      if (entry && entry.expiresAt > clock.now()) return entry;
      entries.set(key, { kind: 'in_progress' });
      return { kind: 'fresh' };
    },
    finish: (key, outcome) =>
      void entries.set(key, { kind: 'replay', outcome, expiresAt: clock.now() + ttlMs }),
    forget: key => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

type Entry<Outcome> = { kind: 'in_progress' } | { kind: 'replay'; outcome: Outcome; expiresAt: number };
type StoreOptions = { clock: SimulatorClock; ttlMs: number };

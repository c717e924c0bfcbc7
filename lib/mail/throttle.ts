import { setTimeout } from 'node:timers/promises';
import type { Clock } from '@/lib/site/clock';

/** Waits, and ends early when `signal` aborts. */
export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>;

/** Lets one caller pass at a time, `perSecond` at most: await it before each request. */
export type Throttle = (signal: AbortSignal) => Promise<void>;

export function createThrottle({ clock, sleep, perSecond }: ThrottleSettings): Throttle {
  const gapMs = 1000 / perSecond;
  let freeAt = 0;
  let seenAt = 0;
  return async signal => {
    const now = clock.now();
    // When the clock is set back, the next slots move with it, or sending would stop until the clock catches up.
    if (now < seenAt) freeAt -= seenAt - now;
    seenAt = now;
    const turn = Math.max(now, freeAt);
    freeAt = turn + gapMs;
    if (turn > now) await sleep(turn - now, signal);
  };
}

/** Real time. The timer does not keep the process alive. */
export const sleepUntilAborted: Sleep = (ms, signal) =>
  setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined);

type ThrottleSettings = { clock: Clock; sleep: Sleep; perSecond: number };

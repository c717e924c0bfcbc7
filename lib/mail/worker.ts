import { setTimeout } from 'node:timers/promises';
import type { Site } from '@/lib/site/site';
import { nameOf } from '@/lib/site/text';
import { deliverOutbox, type DeliveryReport, type DeliveryRun } from './deliver';

/** Delivers in the background until it is stopped. It never throws: failures are logged and retried. */
export function startDelivery(site: Site, { sleep = sleepUntilAborted, ...run }: WorkerSettings = {}) {
  const stopping = new AbortController();
  const pace = createThrottle({ now: site.now, sleep, perSecond: site.env.MAILS_PER_SECOND });
  let isWoken = false;
  let nap = new AbortController();

  async function deliverUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      isWoken = false;
      const report = await deliverSafely();
      // After a 429, a wake-up must not send again.
      if (report.pauseMs > 0) await sleep(report.pauseMs, stopping.signal);
      else if (report.claimed < BATCH && !isWoken) await rest();
    }
  }

  async function rest(): Promise<void> {
    nap = new AbortController();
    await sleep(IDLE_MS, AbortSignal.any([nap.signal, stopping.signal]));
  }

  async function deliverSafely(): Promise<DeliveryReport> {
    try {
      return await deliverOutbox({ ...run, pace, limit: BATCH, signal: stopping.signal }, site);
    } catch (error) {
      site.log('error', 'mail_delivery_broken', { detail: nameOf(error) });
      return { claimed: 0, pauseMs: 0 };
    }
  }

  const running = deliverUntilStopped();
  return {
    /** Looks at the outbox now, for instance after a mail was stored. */
    wake: () => {
      isWoken = true;
      nap.abort();
    },
    /** Ends after the request that is under way; unsent mails are given back. */
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** Lets one caller pass at a time, `perSecond` at most: await it before each request. */
export function createThrottle({ now, sleep, perSecond }: ThrottleSettings): DeliveryRun['pace'] {
  const gapMs = 1000 / perSecond;
  let freeAt = 0;
  let seenAt = 0;
  return async signal => {
    const at = now();
    // When the clock is set back, the next slots move with it, or sending would stop until the clock catches up.
    if (at < seenAt) freeAt -= seenAt - at;
    seenAt = at;
    const turn = Math.max(at, freeAt);
    freeAt = turn + gapMs;
    if (turn > at) await sleep(turn - at, signal);
  };
}

/** Real time. The timer does not keep the process alive. */
const sleepUntilAborted: Sleep = (ms, signal) =>
  setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined);

/** Waits, and ends early when `signal` aborts. */
export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>;

/** Short, so the emails of a dead worker are soon free. */
const BATCH = 3;
const IDLE_MS = 5_000;

type ThrottleSettings = { now: () => number; sleep: Sleep; perSecond: number };

type WorkerSettings = { sleep?: Sleep } & Pick<DeliveryRun, 'send' | 'random'>;

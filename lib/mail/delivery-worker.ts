import { nameOf } from '@/lib/site/text';
import { createThrottle, type Sleep } from './throttle';
import { deliverOutbox, type DeliveryDeps, type DeliveryReport } from './deliver-outbox';

export type DeliveryWorker = {
  /** Looks at the outbox now, for instance after a mail was stored. */
  wake: () => void;
  /** Ends after the request that is under way; unsent mails are given back. */
  stop: () => Promise<void>;
};

/** Delivers in the background until it is stopped. It never throws: failures are logged and retried. */
export function startDeliveryWorker({
  sleep,
  perSecond = MAILS_PER_SECOND,
  ...deps
}: DeliveryWorkerDeps): DeliveryWorker {
  const stopping = new AbortController();
  const pace = createThrottle({ clock: deps.clock, sleep, perSecond });
  let isWoken = false;
  let nap = new AbortController();

  async function run(): Promise<void> {
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
      return await deliverOutbox({ ...deps, pace, limit: BATCH, signal: stopping.signal });
    } catch (error) {
      deps.log({
        level: 'error',
        event: 'mail_delivery_broken',
        detail: nameOf(error),
      });
      return { claimed: 0, pauseMs: 0 };
    }
  }

  const running = run();
  return {
    wake: () => {
      isWoken = true;
      nap.abort();
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** The provider allows five requests a second to a whole team; others may be sending too. */
const MAILS_PER_SECOND = 2;
/** Short, so the emails of a dead worker are soon free. */
const BATCH = 3;
const IDLE_MS = 5_000;

type DeliveryWorkerDeps = Omit<DeliveryDeps, 'pace' | 'limit' | 'signal'> & {
  sleep: Sleep;
  /** How many mails go out in a second at the most. */
  perSecond?: number;
};

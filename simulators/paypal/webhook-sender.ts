import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { signedHeaders, type SigningIdentity } from './webhook-signature.ts';
import type { EventName, WebhookEvent } from './webhook-event.ts';

/** One attempt to deliver an event. `status` is null when there was no answer. */
export type WebhookAttempt = {
  eventId: string;
  name: EventName;
  orderId: string;
  attempt: number;
  status: number | null;
  error: string | null;
};

export type DeliveryOptions = {
  /** Wait this long before the first attempt. */
  delayMs?: number;
  /** Deliver the same event this many times at once. */
  copies?: number;
  badSignature?: boolean;
  /** Sign as PayPal's dashboard simulator does, with the literal WEBHOOK_ID: no verification accepts it. */
  mock?: boolean;
};

export type WebhookSender = {
  /** Resolves after the first attempt of each copy; what was not taken with a 2xx is repeated meanwhile. */
  send: (event: WebhookEvent, options?: DeliveryOptions) => Promise<void>;
  /** Resolves when nothing is on its way any more. */
  settled: () => Promise<void>;
  deliveries: () => WebhookAttempt[];
  /** Cancels pending deliveries and forgets past ones. */
  clear: () => void;
};

export function createPayPalWebhookSender(setup: SenderSetup): WebhookSender {
  let log: WebhookAttempt[] = [];
  let stop = new AbortController();
  const underWay = createTracker();
  const deliver = async (job: Job) => {
    const delivery = await attempt(job, setup);
    if (!job.signal.aborted) log = [...log, delivery].slice(-KEPT_DELIVERIES);
    const waitMs = setup.retryDelaysMs[job.attempt - 1];
    const isTaken = delivery.status !== null && delivery.status >= 200 && delivery.status < 300;
    if (isTaken || waitMs === undefined) return;
    underWay.track(
      pause(waitMs, job.signal).then(() =>
        job.signal.aborted ? undefined : deliver({ ...job, attempt: job.attempt + 1 }),
      ),
    );
  };
  return {
    send: async (event, options = {}) => {
      if (setup.url === null) return;
      const { signal } = stop;
      const copies = Array.from({ length: options.copies ?? 1 }, () =>
        newJob(event, { setup, options, signal }),
      );
      const delivery = pause(options.delayMs ?? 0, signal).then(() => Promise.all(copies.map(deliver)));
      underWay.track(delivery.then(() => undefined));
      await delivery;
    },
    settled: underWay.settled,
    deliveries: () => log,
    clear: () => {
      stop.abort();
      stop = new AbortController();
      log = [];
    },
  };
}

/** Signed once: every attempt of a transmission carries the same id, time and signature. */
function newJob(event: WebhookEvent, { setup, options, signal }: NewJob): Job {
  const transmission = {
    id: randomUUID(),
    time: `${new Date(setup.now()).toISOString().slice(0, 19)}Z`,
    webhookId: options.mock ? MOCK_WEBHOOK_ID : setup.webhookId,
  };
  const headers = signedHeaders({
    body: event.body,
    transmission,
    identity: setup.identity,
    origin: setup.origin(),
    isBadSignature: options.badSignature ?? false,
  });
  return { event, headers, attempt: 1, signal };
}

async function attempt(
  { event, headers, attempt, signal }: Job,
  { url }: SenderSetup,
): Promise<WebhookAttempt> {
  const { id: eventId, name, orderId, body } = event;
  const about = { eventId, name, orderId, attempt };
  try {
    const response = await fetch(url ?? '', {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_LIMIT_MS)]),
    });
    await response.body?.cancel();
    return { ...about, status: response.status, error: null };
  } catch (error) {
    return { ...about, status: null, error: error instanceof Error ? error.message : String(error) };
  }
}

/** Knows what is still on its way. */
function createTracker(): { track: (work: Promise<void>) => void; settled: () => Promise<void> } {
  const underWay = new Set<Promise<void>>();
  return {
    track: work => {
      const tracked = work.finally(() => underWay.delete(tracked));
      underWay.add(tracked);
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

/** Waits, or stops waiting when told to. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

/** PayPal repeats up to 25 times over three days; here the days are minutes. */
export const COMPRESSED_RETRY_DELAYS_MS: readonly number[] = Array.from({ length: 25 }, (_, index) =>
  Math.min(250 * 2 ** index, 10_000),
);

const MOCK_WEBHOOK_ID = 'WEBHOOK_ID';
const ANSWER_LIMIT_MS = 10_000;
const KEPT_DELIVERIES = 200;

type SenderSetup = {
  url: string | null;
  webhookId: string;
  identity: SigningIdentity;
  origin: () => string;
  now: () => number;
  retryDelaysMs: readonly number[];
};
type NewJob = { setup: SenderSetup; options: DeliveryOptions; signal: AbortSignal };
type Job = { event: WebhookEvent; headers: Record<string, string>; attempt: number; signal: AbortSignal };

import type { SimulatedClock } from '../clock.ts';
import { signWebhook, type WebhookMessage } from './webhook-message.ts';

/** How events are delivered; every departure from the first values is a fault that receivers must survive. */
export type WebhookMode = {
  isEnabled: boolean;
  /** How often each message is posted, with the same id. */
  copies: number;
  delayMs: number;
  isReversed: boolean;
  isForged: boolean;
  isStale: boolean;
};

export type WebhookDelivery = { id: string; type: string; attempt: number; status: number | null };

/** Posts events to the site in order, and again after the provider's pauses when they are not taken. */
export function createMailWebhookSender({ url, secret, clock }: SenderOptions) {
  let mode = USUAL_MODE;
  let queue: QueuedMessage[] = [];
  let deliveries: WebhookDelivery[] = [];
  let draining: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function drain(): Promise<void> {
    for (let next = takeDue(); next; next = takeDue()) {
      const status = await post(next.message);
      deliveries.push({ id: next.message.id, type: next.message.type, attempt: next.attempt, status });
      const isTaken = status !== null && status >= 200 && status < 300;
      const pause = RETRY_PAUSES_MS[next.attempt - 1];
      if (!isTaken && pause !== undefined)
        queue.push({ ...next, attempt: next.attempt + 1, dueAt: clock.now() + pause });
    }
    armTimer();
  }

  function takeDue(): QueuedMessage | undefined {
    const due = isClosed ? undefined : queue.find(entry => entry.dueAt <= clock.now());
    queue = queue.filter(entry => entry !== due);
    return due;
  }

  async function post(message: WebhookMessage): Promise<number | null> {
    if (url === null) return null;
    const atMs = Date.now() - (mode.isStale ? STALE_MS : 0);
    const headers = signWebhook(message, { secret, atMs, isForged: mode.isForged });
    const request = {
      method: 'POST',
      headers,
      body: message.body,
      signal: AbortSignal.timeout(POST_TIMEOUT_MS),
    };
    return fetch(url, request).then(
      async response => {
        await response.body?.cancel();
        return response.status;
      },
      () => null,
    );
  }

  function armTimer(): void {
    clearTimeout(timer);
    const soonest = Math.min(...queue.map(entry => entry.dueAt));
    if (isClosed || !Number.isFinite(soonest)) return;
    timer = setTimeout(pump, Math.max(0, soonest - clock.now()));
    timer.unref();
  }

  function pump(): void {
    draining = draining.then(drain);
  }

  return {
    send: (messages: readonly WebhookMessage[]): void => {
      if (!mode.isEnabled || url === null) return;
      const ordered = mode.isReversed ? messages.toReversed() : messages;
      const copies = ordered.flatMap(message => Array.from({ length: mode.copies }, () => message));
      const dueAt = clock.now() + mode.delayMs;
      queue.push(...copies.map(message => ({ message, attempt: 1, dueAt })));
      pump();
    },
    setMode: (change: Partial<WebhookMode>) => {
      mode = { ...mode, ...change };
    },
    /** Delivers what the clock has made due, and waits for it. */
    settle: async () => {
      pump();
      await draining;
    },
    deliveries: (): readonly WebhookDelivery[] => deliveries,
    reset: () => {
      mode = USUAL_MODE;
      queue = [];
      deliveries = [];
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await draining;
    },
  };
}

const USUAL_MODE: WebhookMode = {
  isEnabled: true,
  copies: 1,
  delayMs: 0,
  isReversed: false,
  isForged: false,
  isStale: false,
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const RETRY_PAUSES_MS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR];
const STALE_MS = 400 * SECOND;
const POST_TIMEOUT_MS = 5 * SECOND;

type QueuedMessage = { message: WebhookMessage; attempt: number; dueAt: number };

type SenderOptions = { url: string | null; secret: string; clock: SimulatedClock };

import { createHmac, randomBytes, randomUUID } from 'node:crypto';

/** One event on its way: the id stays the same over every retry, the signature is made again each time. */
type Message = { id: string; body: string };

/** Posts events to the site in order, and again after the provider's pauses when they are not taken. */
export function createWebhooks({ url, secret, now }: WebhookSetup) {
  let mode = USUAL_MODE;
  let queue: QueuedMessage[] = [];
  let delivering: Promise<void> = Promise.resolve();

  async function deliver(): Promise<void> {
    for (;;) {
      const next = queue.find(({ dueAt }) => dueAt <= now());
      if (!next) return;
      queue = queue.filter(one => one !== next);
      const pause = RETRY_PAUSES_MS[next.attempt - 1];
      if ((await post(next.message)) || pause === undefined) continue;
      queue.push({ ...next, attempt: next.attempt + 1, dueAt: now() + pause });
      setTimeout(() => void settle(), pause).unref();
    }
  }

  /** Delivers what is due, and waits for it. */
  function settle(): Promise<void> {
    delivering = delivering.then(deliver);
    return delivering;
  }

  /** Whether the site took it. The time is the real one, because the site compares it with its own clock. */
  async function post({ id, body }: Message): Promise<boolean> {
    const timestamp = Math.floor((Date.now() - (mode.isStale ? STALE_MS : 0)) / 1000);
    const key = mode.isForged ? randomBytes(24) : Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    const headers = {
      'content-type': 'application/json',
      'svix-id': id,
      'svix-timestamp': String(timestamp),
      'svix-signature': `v1,${signature}`,
    };
    try {
      const signal = AbortSignal.timeout(POST_TIMEOUT_MS);
      const response = await fetch(url ?? '', { method: 'POST', headers, body, signal });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  return {
    send: (events: readonly object[]): void => {
      if (url === null) return;
      const messages = events.map(event => ({
        id: `msg_${randomUUID().replaceAll('-', '')}`,
        body: JSON.stringify(event),
      }));
      const ordered = mode.isReversed ? messages.toReversed() : messages;
      for (const message of ordered)
        queue.push(...Array.from({ length: mode.copies }, () => ({ message, attempt: 1, dueAt: now() })));
      void settle();
    },
    setMode: (change: Partial<WebhookMode>): void => {
      mode = { ...mode, ...change };
    },
    settle,
    reset: (): void => {
      mode = USUAL_MODE;
      queue = [];
    },
  };
}

/** How events are delivered; every departure from the first values is a fault that receivers must survive. */
type WebhookMode = typeof USUAL_MODE;

/** `copies`: how often each message is posted, with the same id. */
const USUAL_MODE = { copies: 1, isReversed: false, isForged: false, isStale: false };

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];
const RETRY_PAUSES_MS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR];
const STALE_MS = 400 * SECOND;
const POST_TIMEOUT_MS = 5 * SECOND;

type QueuedMessage = { message: Message; attempt: number; dueAt: number };

type WebhookSetup = { url: string | null; secret: string; now: () => number };

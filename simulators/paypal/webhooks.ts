import { generateKeyPair, randomBytes, randomUUID, sign, type KeyObject } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import forge from 'node-forge';

/** The key that webhooks are signed with, and the certificate that proves it. Made again by each simulator. */
export type SigningIdentity = { certificateId: string; certificatePem: string; privateKey: KeyObject };

/** Node reads certificates but cannot issue them, and what is signed must be checkable against one, as PayPal's is. */
export async function createSigningIdentity(now: number): Promise<SigningIdentity> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const { pki, md } = forge;
  const certificate = pki.createCertificate();
  certificate.publicKey = pki.publicKeyFromPem(publicKey.export({ type: 'spki', format: 'pem' }).toString());
  // A serial number is positive.
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
  certificate.validity = { notBefore: new Date(now - DAY_MS), notAfter: new Date(now + 365 * DAY_MS) };
  const name = [{ name: 'commonName', value: 'messageverificationcerts.paypal-simulator.example' }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  const signingKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  certificate.sign(pki.privateKeyFromPem(signingKey), md.sha256.create());
  return {
    certificateId: `CERT-${randomUUID()}`,
    certificatePem: pki.certificateToPem(certificate),
    privateKey,
  };
}

/** PayPal's header set for `body`. A bad signature is well formed and made over other bytes. */
export function signedHeaders({ body, transmission, identity, origin, isBadSignature }: ToSign) {
  const { id, time, webhookId } = transmission;
  const message = `${id}|${time}|${webhookId}|${crc32(isBadSignature ? `${body} ` : body)}`;
  return {
    'content-type': 'application/json',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': `${origin}/v1/notifications/certs/${identity.certificateId}`,
    'paypal-transmission-id': id,
    'paypal-transmission-sig': sign('RSA-SHA256', Buffer.from(message), identity.privateKey).toString(
      'base64',
    ),
    'paypal-transmission-time': time,
  };
}

type DeliveryOptions = {
  /** Deliver the same event this many times at once. */
  copies?: number;
  badSignature?: boolean;
  /** Sign as PayPal's dashboard simulator does, with the literal WEBHOOK_ID: no verification accepts it. */
  mock?: boolean;
};

/** Sends events to the shop. What is not taken with a 2xx is repeated with the same id, time and signature. */
export function createWebhooks(setup: WebhookSetup) {
  let held: WebhookEvent[] | null = null;
  let deliveries: WebhookAttempt[] = [];
  let stop = new AbortController();
  const underWay = new Set<Promise<unknown>>();

  function track(work: Promise<unknown>): void {
    const tracked = work.finally(() => underWay.delete(tracked));
    underWay.add(tracked);
  }

  /** Resolves after the first attempt of each copy. */
  async function send(event: WebhookEvent, options: DeliveryOptions = {}): Promise<void> {
    if (setup.url === null) return;
    const { badSignature: isBadSignature = false, mock = false, copies = 1 } = options;
    const time = `${new Date(setup.now()).toISOString().slice(0, 19)}Z`;
    const jobs = Array.from({ length: copies }, () => {
      const transmission = { id: randomUUID(), time, webhookId: mock ? 'WEBHOOK_ID' : setup.webhookId };
      const { identity, origin } = setup;
      const headers = signedHeaders({
        body: event.body,
        transmission,
        identity,
        origin: origin(),
        isBadSignature,
      });
      return deliver({ event, headers, signal: stop.signal });
    });
    const delivered = Promise.all(jobs);
    track(delivered);
    await delivered;
  }

  async function deliver(job: Job, attempt = 1): Promise<void> {
    const { name, orderId } = job.event;
    const status = await post(job);
    if (job.signal.aborted) return;
    deliveries = [...deliveries, { name, orderId, attempt, status }].slice(-KEPT_DELIVERIES);
    const waitMs = setup.retryDelaysMs[attempt - 1];
    if ((status !== null && status >= 200 && status < 300) || waitMs === undefined) return;
    const pause = sleep(waitMs, undefined, { signal: job.signal, ref: false });
    track(pause.then(() => deliver(job, attempt + 1)).catch(() => undefined));
  }

  /** Null when there was no answer. */
  async function post({ event, headers, signal }: Job): Promise<number | null> {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_LIMIT_MS)]);
    const request = {
      method: 'POST',
      headers,
      body: event.body,
      redirect: 'manual',
      signal: limited,
    } as const;
    try {
      const response = await fetch(setup.url ?? '', request);
      await response.body?.cancel();
      return response.status;
    } catch {
      return null;
    }
  }

  return {
    /** Something happened: sent at once, or kept while events are held. */
    emit: (name: string, orderId: string, resource: object): void => {
      const event = { name, orderId, body: describe(name, resource, setup) };
      if (held) held.push(event);
      else void send(event);
    },
    controls: {
      holdWebhooks: (): void => {
        held ??= [];
      },
      /** Sends what was held, one after the other, and goes back to sending at once. */
      releaseWebhooks: async ({ reversed = false, ...options }: ReleaseOptions = {}): Promise<void> => {
        const events = held ?? [];
        held = null;
        for (const event of reversed ? events.toReversed() : events) await send(event, options);
      },
      /** Resolves when no webhook is on its way any more. */
      webhooksSettled: async (): Promise<void> => {
        while (underWay.size > 0) await Promise.all(underWay);
      },
      deliveries: (): readonly WebhookAttempt[] => deliveries,
    },
    reset: (): void => {
      stop.abort();
      stop = new AbortController();
      held = null;
      deliveries = [];
    },
  };
}

/** The event as text, because the signature is made over its bytes. */
function describe(name: string, resource: object, { now, origin }: WebhookSetup): string {
  const id = `WH-${randomUUID().toUpperCase()}`;
  const type = RESOURCE_TYPES.find(([pattern]) => pattern.test(name))?.[1];
  return JSON.stringify({
    id,
    event_version: '1.0',
    create_time: new Date(now()).toISOString(),
    event_type: name,
    resource_type: type,
    resource_version: type === 'dispute' ? '1.0' : '2.0',
    summary: name,
    resource,
    links: [{ href: `${origin()}/v1/notifications/webhooks-events/${id}`, rel: 'self', method: 'GET' }],
  });
}

const RESOURCE_TYPES = [
  [/^CUSTOMER\.DISPUTE/, 'dispute'],
  [/^PAYMENT\.CAPTURE\.(REFUNDED|REVERSED)/, 'refund'],
  [/^PAYMENT\.CAPTURE/, 'capture'],
  [/^CHECKOUT\.ORDER/, 'checkout-order'],
  [/^VAULT/, 'payment_token'],
] as const;

/** PayPal repeats up to 25 times over three days; here the days are minutes. */
export const COMPRESSED_RETRY_DELAYS_MS: readonly number[] = Array.from({ length: 25 }, (_, index) =>
  Math.min(250 * 2 ** index, 10_000),
);

const DAY_MS = 24 * 60 * 60 * 1000;
const ANSWER_LIMIT_MS = 10_000;
const KEPT_DELIVERIES = 200;

type ToSign = {
  body: string;
  transmission: { id: string; time: string; webhookId: string };
  identity: SigningIdentity;
  origin: string;
  isBadSignature: boolean;
};
type WebhookSetup = {
  url: string | null;
  webhookId: string;
  identity: SigningIdentity;
  origin: () => string;
  now: () => number;
  retryDelaysMs: readonly number[];
};
type WebhookEvent = { name: string; orderId: string; body: string };
type WebhookAttempt = { name: string; orderId: string; attempt: number; status: number | null };
type ReleaseOptions = DeliveryOptions & { reversed?: boolean };
type Job = { event: WebhookEvent; headers: Record<string, string>; signal: AbortSignal };

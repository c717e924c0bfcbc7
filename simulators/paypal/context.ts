import { createCallLog, type CallLog } from './call-log.ts';
import { createClock, type SimulatorClock } from './clock.ts';
import { createFaults, type Faults } from './faults.ts';
import { createIdempotencyStore, type IdempotencyStore } from './idempotency.ts';
import type { Viewer } from './order-view.ts';
import { createOrders, type Orders } from './orders.ts';
import type { Problem } from './problem.ts';
import { createTokens, type Tokens } from './tokens.ts';
import { COMPRESSED_RETRY_DELAYS_MS, createWebhookSender } from './webhook-sender.ts';
import { createSigningIdentity, type SigningIdentity } from './webhook-signature.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';

export type SimulatorOptions = {
  /** 0 takes a free port. */
  port: number;
  clientId: string;
  clientSecret: string;
  /** The shop's origin: the only one that may frame the approval page and that messages are posted to. */
  siteOrigin: string;
  webhookId: string;
  /** Where events are posted; null sends none. */
  webhookUrl: string | null;
  merchantId?: string;
  /** Lets the shop frame the approval page, which the real PayPal refuses. */
  framing?: boolean;
  tokenTtlMs?: number;
  idempotencyTtlMs?: number;
  slowApprovalMs?: number;
  webhookRetryDelaysMs?: readonly number[];
};

/** What a `PayPal-Request-Id` led to: an order is looked up again, because its latest state is the answer. */
export type RememberedOutcome = { kind: 'order'; orderId: string } | { kind: 'problem'; problem: Problem };

/** All state of one running simulator. Nothing is shared between two of them. */
export type Context = {
  options: SimulatorOptions;
  clock: SimulatorClock;
  calls: CallLog;
  faults: Faults;
  tokens: Tokens;
  orders: Orders;
  idempotency: IdempotencyStore<RememberedOutcome>;
  identity: SigningIdentity;
  webhooks: Webhooks;
  viewer: () => Viewer;
  /** What can be switched while it runs; `origin` is known once the server listens. */
  live: { origin: string; framing: boolean };
};

export async function createContext(options: SimulatorOptions): Promise<Context> {
  const clock = createClock();
  const live = { origin: '', framing: options.framing ?? false };
  const viewer = () => ({ origin: live.origin, merchantId: options.merchantId ?? DEFAULT_MERCHANT_ID });
  const identity = await createSigningIdentity(clock.now());
  const sender = createWebhookSender({
    url: options.webhookUrl,
    webhookId: options.webhookId,
    identity,
    origin: () => live.origin,
    now: clock.now,
    retryDelaysMs: options.webhookRetryDelaysMs ?? COMPRESSED_RETRY_DELAYS_MS,
  });
  const webhooks = createWebhooks({ sender, viewer, now: clock.now });
  const { clientId, clientSecret, tokenTtlMs = NINE_HOURS_MS, idempotencyTtlMs = SIX_HOURS_MS } = options;
  return {
    options,
    clock,
    calls: createCallLog(),
    faults: createFaults(),
    tokens: createTokens({ clock, clientId, clientSecret, ttlMs: tokenTtlMs }),
    orders: createOrders({ clock, emit: webhooks.emit }),
    idempotency: createIdempotencyStore<RememberedOutcome>({ clock, ttlMs: idempotencyTtlMs }),
    identity,
    webhooks,
    viewer,
    live,
  };
}

const DEFAULT_MERCHANT_ID = 'TESTMERCHANT1';
const SIX_HOURS_MS = 6 * 60 * 60 * 1000;
const NINE_HOURS_MS = 9 * 60 * 60 * 1000;

import { createCallLog, type CallLog } from './call-log.ts';
import { createSimulatedClock, type SimulatedClock } from '../clock.ts';
import { createFaults, type Faults } from './faults.ts';
import type { Dispute } from './dispute.ts';
import { createDisputes, type Disputes } from './disputes.ts';
import {
  createIdempotencyStore,
  STRICT_RULES,
  type RepeatRules,
  type IdempotencyStore,
} from './idempotency.ts';
import type { RememberedOutcome } from './result.ts';
import { createOrders, type Orders } from './orders.ts';
import type { Viewer } from './payment-view.ts';
import { createRefunds, type Refunds } from './refunds.ts';
import { createOrderMemory } from './order-memory.ts';
import { PROMPT, type Reporting } from './search-query.ts';
import { createTokens, type Tokens } from './tokens.ts';
import { COMPRESSED_RETRY_DELAYS_MS, createPayPalWebhookSender } from './webhook-sender.ts';
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
  /** What PayPal leaves open about repeated request ids; what is not given is as in `STRICT_RULES`. */
  repeats?: Partial<RepeatRules>;
};

/** All state of one running simulator. Nothing is shared between two of them. */
export type Context = {
  options: SimulatorOptions;
  clock: SimulatedClock;
  calls: CallLog;
  faults: Faults;
  tokens: Tokens;
  orders: Orders;
  refunds: Refunds;
  disputes: Disputes;
  idempotency: IdempotencyStore<RememberedOutcome>;
  identity: SigningIdentity;
  webhooks: Webhooks;
  viewer: () => Viewer;
  /** What can be switched while it runs; `origin` is known once the server listens. */
  live: Live;
  /** Forgets everything but tokens, and sets the switches back that change what PayPal leaves open. */
  reset: () => void;
};

type Live = {
  origin: string;
  framing: boolean;
  repeats: RepeatRules;
  reporting: Reporting;
};

export async function createContext(options: SimulatorOptions): Promise<Context> {
  const clock = createSimulatedClock();
  const live: Live = { origin: '', framing: options.framing ?? false, ...openQuestions(options) };
  const viewer = () => ({ origin: live.origin, merchantId: options.merchantId ?? DEFAULT_MERCHANT_ID });
  const identity = await createSigningIdentity(clock.now());
  const webhooks = startWebhooks(options, { identity, viewer, now: clock.now });
  const { clientId, clientSecret, tokenTtlMs = NINE_HOURS_MS } = options;
  const parts = {
    clock,
    calls: createCallLog(),
    faults: createFaults(),
    idempotency: createIdempotencyStore<RememberedOutcome>(clock),
    webhooks,
    live,
    ...createBooks({ clock, webhooks }),
  };
  return {
    ...parts,
    options,
    tokens: createTokens({ clock, clientId, clientSecret, ttlMs: tokenTtlMs }),
    identity,
    viewer,
    reset: () => {
      const { calls, faults, idempotency, clearBooks } = parts;
      for (const run of [
        clock.reset,
        calls.clear,
        faults.clear,
        clearBooks,
        idempotency.clear,
        webhooks.clear,
      ])
        run();
      Object.assign(live, openQuestions(options));
    },
  };
}

function startWebhooks(options: SimulatorOptions, { identity, viewer, now }: WebhookSource): Webhooks {
  const sender = createPayPalWebhookSender({
    url: options.webhookUrl,
    webhookId: options.webhookId,
    identity,
    origin: () => viewer().origin,
    now,
    retryDelaysMs: options.webhookRetryDelaysMs ?? COMPRESSED_RETRY_DELAYS_MS,
  });
  return createWebhooks({ sender, viewer, now });
}

/** Orders, refunds and disputes: three views of the same money. */
function createBooks({ clock, webhooks: { emit } }: Pick<Context, 'clock' | 'webhooks'>) {
  const shelf = createOrderMemory({ clock, emit });
  const disputesById = new Map<string, Dispute>();
  const isDisputed = (captureId: string) =>
    [...disputesById.values()].some(dispute => dispute.captureId === captureId && dispute.outcome === null);
  const orders = createOrders({ shelf, clock });
  const refunds = createRefunds({ shelf, clock, emit, isDisputed });
  const disputes = createDisputes({
    disputes: disputesById,
    shelf,
    refunds,
    clock,
    emit,
  });
  const clearBooks = () => {
    shelf.clear();
    orders.forgetOutcome();
    refunds.setNext(null);
    disputes.clear();
  };
  return { orders, refunds, disputes, clearBooks };
}

function openQuestions(options: SimulatorOptions): Omit<Live, 'origin' | 'framing'> {
  return {
    repeats: { ...STRICT_RULES, ...options.repeats },
    reporting: PROMPT,
  };
}

const DEFAULT_MERCHANT_ID = 'TESTMERCHANT2';
const NINE_HOURS_MS = 9 * 60 * 60 * 1000;

type WebhookSource = { identity: SigningIdentity; viewer: () => Viewer; now: () => number };

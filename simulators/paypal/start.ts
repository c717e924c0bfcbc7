import { controlRoutes, createRouter, serve } from '../http.ts';
import { createApi, type Settings } from './api.ts';
import { createDisputes } from './disputes.ts';
import { createFaults } from './faults.ts';
import { createOrders } from './orders.ts';
import { pageRoutes } from './pages.ts';
import { createRefunds } from './refunds.ts';
import { createVault } from './vault.ts';
import type { Order } from './views.ts';
import { COMPRESSED_RETRY_DELAYS_MS, createSigningIdentity, createWebhooks } from './webhooks.ts';
import type { Context } from './wire.ts';

export type PayPalSimulator = Awaited<ReturnType<typeof startPayPalSimulator>>;

/** Everything a test can do to a running simulator; the control address offers the same over HTTP. */
export type Controls = Omit<PayPalSimulator, 'origin' | 'close'>;

/**
 * Starts a PayPal on this machine: the REST API that the SDK talks to, the page where the buyer approves, and
 * webhooks, with every failure on demand. It is for local runs and tests and holds nothing after `close`.
 */
export async function startPayPalSimulator(options: SimulatorOptions) {
  let aheadMs = 0;
  let origin = '';
  const usual: Settings = {
    refusals: options.refusals ?? 'replay-declines',
    reporting: { delayMs: 0, maxRows: 10_000 },
  };
  const settings = { ...usual };
  const now = () => Date.now() + aheadMs;
  const identity = await createSigningIdentity(now());
  const webhooks = createWebhooks({
    url: options.webhookUrl,
    webhookId: options.webhookId,
    identity,
    origin: () => origin,
    now,
    retryDelaysMs: options.webhookRetryDelaysMs ?? COMPRESSED_RETRY_DELAYS_MS,
  });
  const context: Context = {
    now,
    origin: () => options.publicOrigin ?? origin,
    merchantId: options.merchantId ?? 'TESTMERCHANT2',
    emit: webhooks.emit,
  };
  const vault = createVault(context);
  const orders = createOrders(context, vault);
  const refunds = createRefunds(context, orders);
  const disputes = createDisputes(context, orders, refunds);
  const faults = createFaults();
  const { clientId, clientSecret, siteOrigin, framing = false } = options;
  const api = createApi({
    context,
    orders,
    refunds,
    disputes,
    vault,
    faults,
    settings,
    clientId,
    clientSecret,
  });
  const controls = {
    ...api.controls,
    ...faults.controls,
    ...webhooks.controls,
    ...vault.controls,
    orders: orders.list,
    order: (id: string): Order | null => orders.find(id),
    approveOrder: orders.approve,
    settleCapture: orders.settleCapture,
    captureForeign: orders.captureForeign,
    setPayer: orders.setPayer,
    setNextOutcome: orders.setNextOutcome,
    refundCapture: refunds.refundCapture,
    reverseCapture: refunds.reverseCapture,
    winBack: refunds.winBack,
    settleRefund: refunds.settleRefund,
    setNextRefund: refunds.setNextRefund,
    openDispute: disputes.openDispute,
    updateDispute: disputes.updateDispute,
    resolveDispute: disputes.resolveDispute,
    setRefusals: (refusals: Settings['refusals']): void => {
      settings.refusals = refusals;
    },
    /** How PayPal's books are shown. */
    setReporting: (reporting: Partial<Settings['reporting']>): void => {
      settings.reporting = { ...settings.reporting, ...reporting };
    },
    advanceClock: (ms: number): void => {
      aheadMs += ms;
    },
    /** Forgets all but the tokens, and sets the clock and every switch back. */
    reset: (): void => {
      aheadMs = 0;
      Object.assign(settings, usual);
      faults.controls.clearFaults();
      refunds.setNextRefund(null);
      for (const part of [api, orders, disputes, vault, webhooks]) part.reset();
    },
  };
  const server = await serve(
    createRouter({
      ...api.routes,
      ...pageRoutes({ context, orders, disputes, deliveries: controls.deliveries, siteOrigin, framing }),
      ...controlRoutes(controls),
      [`GET /v1/notifications/certs/${identity.certificateId}`]: () => new Response(identity.certificatePem),
    }),
    options.port,
  );
  ({ origin } = server);
  return {
    ...controls,
    origin,
    close: async (): Promise<void> => {
      controls.reset();
      await server.close();
    },
  };
}

type SimulatorOptions = {
  /** 0 takes a free port. */
  port: number;
  clientId: string;
  clientSecret: string;
  /** The shop's origin: the only one that may frame the approval page and that messages are posted to. */
  siteOrigin: string;
  webhookId: string;
  /** Where events are posted; null sends none. */
  webhookUrl: string | null;
  /** Where a proxy in front of it has it; by default its own address. */
  publicOrigin?: string;
  merchantId?: string;
  /** Lets the shop frame the approval page, which the real PayPal refuses. */
  framing?: boolean;
  webhookRetryDelaysMs?: readonly number[];
  refusals?: Settings['refusals'];
};

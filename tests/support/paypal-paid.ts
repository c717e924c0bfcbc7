import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { RefundCaptureRequest } from '@/lib/paypal/money';
import { connectPayPal, type PayPal } from '@/lib/paypal/paypal';
import { startPayPalSimulator, type PayPalSimulator } from '@/simulators/paypal/start';

export const A_DEBUG_ID: unknown = expect.stringMatching(/^[0-9a-f]{13}$/);
export const SITE = 'http://127.0.0.1:3000';
export const timeoutMs = 5_000;

/** PayPal's calls over the real SDK and a simulator, with what tests about money already taken begin with. */
type PaidWorld = {
  paypal: PayPalSimulator;
  calls: PayPal;
  /** An order of 99.00 USD that was paid. */
  paid: () => Promise<{ paymentId: string; captureId: string }>;
  /** Refunds 10.50 USD, unless a test says otherwise. */
  refund: (captureId: string, changes?: Partial<RefundCaptureRequest>) => ReturnType<PayPal['refundCapture']>;
};

/** A simulator for the tests of one file, emptied before each test. `webhookUrl` is asked for when it starts. */
export function usePaidWorld(webhookUrl: () => string | null = () => null): () => PaidWorld {
  let world: PaidWorld | undefined;
  beforeAll(async () => {
    world = await startPaidWorld(webhookUrl());
  });
  beforeEach(() => world?.paypal.reset());
  afterAll(() => world?.paypal.close());
  return () => {
    if (!world) throw new Error('The simulator is started in beforeAll');
    return world;
  };
}

async function startPaidWorld(webhookUrl: string | null): Promise<PaidWorld> {
  const credentials = { clientId: 'id', clientSecret: 'secret' };
  const site = { siteOrigin: SITE, webhookId: 'WH', webhookUrl };
  const paypal = await startPayPalSimulator({ port: 0, ...credentials, ...site });
  const calls = connectPayPal({
    PAYPAL_ENVIRONMENT: 'simulator',
    PAYPAL_CLIENT_ID: credentials.clientId,
    PAYPAL_CLIENT_SECRET: credentials.clientSecret,
    PAYPAL_SIMULATOR_ORIGIN: paypal.origin,
  });
  return {
    paypal,
    calls,
    paid: async () => {
      const outcome = await calls.createPayment(ORDER);
      if (outcome.kind !== 'created') throw new Error(`Not created: ${outcome.kind}`);
      const { paymentId } = outcome;
      paypal.approveOrder(paymentId);
      await calls.capturePayment({ paymentId, requestId: 'cap-1', timeoutMs });
      return { paymentId, captureId: paypal.order(paymentId)?.capture?.id ?? '' };
    },
    refund: (captureId, changes) => calls.refundCapture({ captureId, ...REFUND, ...changes }),
  };
}

const ORDER = {
  requestId: 'create',
  orderId: 'order-1',
  invoiceId: 'CP-00000-00001',
  amountMinor: 9_900,
  currency: 'USD' as const,
  description: 'Custom Amount',
  lines: [{ label: 'Custom Amount', minor: 9_900 }],
  returnUrl: `${SITE}/checkout/return?key=k`,
  cancelUrl: `${SITE}/checkout/cancel?key=k`,
  isSaved: false,
  vaultId: null,
  timeoutMs,
};

const REFUND = {
  requestId: 'refund-1',
  customId: 'row-1',
  amountMinor: 1_050,
  currency: 'USD',
  note: 'Sorry',
  timeoutMs,
} as const;

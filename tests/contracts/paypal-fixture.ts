import {
  ApiError,
  CheckoutPaymentIntent,
  ItemCategory,
  OrderApplicationContextShippingPreference,
  OrderApplicationContextUserAction,
  OrdersController,
  type OrderRequest,
} from '@paypal/paypal-server-sdk';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createPayPalClient } from '@/lib/paypal/client';
import { startPayPalSimulator, type PayPalSimulator } from '@/simulators/paypal/start';

export const WEBHOOK_ID = 'WH-TEST-0001';
const SHOP_ORIGIN = 'http://127.0.0.1:3000';
const CREDENTIALS = { clientId: 'test-client', clientSecret: 'test-secret' };

/** A simulator for the tests of one file, emptied after each test. `webhookUrl` is asked for when it starts. */
export function usePayPal(webhookUrl: () => string | null = () => null): () => PayPalSimulator {
  let simulator: PayPalSimulator | undefined;
  beforeAll(async () => {
    const shop = { siteOrigin: SHOP_ORIGIN, webhookId: WEBHOOK_ID, webhookUrl: webhookUrl() };
    simulator = await startPayPalSimulator({ port: 0, ...CREDENTIALS, ...shop });
  });
  afterEach(() => simulator?.reset());
  afterAll(() => simulator?.close());
  return () => {
    if (!simulator) throw new Error('The simulator is started in beforeAll');
    return simulator;
  };
}

/** Our client, talking to `simulator` by the real SDK. */
export function ordersOf(simulator: PayPalSimulator, overrides: ClientOverrides = {}): OrdersController {
  const client = createPayPalClient({
    environment: 'simulator',
    ...CREDENTIALS,
    simulatorOrigin: simulator.origin,
    timeoutMs: 10_000,
    ...overrides,
  });
  return new OrdersController(client);
}

/** An order of 599.00 USD. */
export function anOrderRequest(invoiceId = 'INV-1'): OrderRequest {
  const money = { currencyCode: 'USD', value: '599.00' };
  const item = { name: 'Basic', quantity: '1', unitAmount: money, category: ItemCategory.DigitalGoods };
  const amount = { ...money, breakdown: { itemTotal: money } };
  return {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [{ referenceId: 'order-1', customId: 'order-1', invoiceId, amount, items: [item] }],
    applicationContext: {
      brandName: 'Cornerpin',
      returnUrl: `${SHOP_ORIGIN}/checkout/return?key=k1`,
      cancelUrl: `${SHOP_ORIGIN}/checkout/cancel?key=k1`,
      userAction: OrderApplicationContextUserAction.PayNow,
      shippingPreference: OrderApplicationContextShippingPreference.NoShipping,
    },
  };
}

export async function createdId(orders: OrdersController): Promise<string> {
  const { result } = await orders.createOrder({ body: anOrderRequest() });
  return result.id ?? '';
}

export async function approvedId(simulator: PayPalSimulator, orders: OrdersController): Promise<string> {
  const id = await createdId(orders);
  simulator.approveOrder(id);
  return id;
}

/** Whatever the call threw. */
export async function thrownBy(call: Promise<unknown>): Promise<unknown> {
  const [outcome] = await Promise.allSettled([call]);
  if (outcome.status === 'rejected') return outcome.reason;
  throw new Error('The call was expected to throw');
}

/** How a call was refused: the HTTP status, and PayPal's word for why. */
export async function refusalOf(call: Promise<unknown>): Promise<{ status: number; issue: unknown }> {
  const error = await thrownBy(call);
  if (!(error instanceof ApiError)) throw error;
  const { body } = error;
  const { details } = typeof body === 'string' && body.startsWith('{') ? JSON.parse(body) : {};
  return { status: error.statusCode, issue: details?.[0]?.issue };
}

type ClientOverrides = Partial<Parameters<typeof createPayPalClient>[0]>;

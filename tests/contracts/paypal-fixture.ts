import {
  ApiError,
  CheckoutPaymentIntent,
  OrdersController,
  type OrderRequest,
} from '@paypal/paypal-server-sdk';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createPayPalClient } from '@/lib/orders/paypal-client';
import { startPayPalSimulator, type PayPalSimulator } from '@/simulators/paypal/start';

export const CLIENT_ID = 'test-client';
export const CLIENT_SECRET = 'test-secret';
export const SHOP_ORIGIN = 'http://127.0.0.1:3000';
export const WEBHOOK_ID = 'WH-TEST-0001';

type StartOptions = Parameters<typeof startPayPalSimulator>[0];

/** A simulator for the tests of one file, emptied after each test. `options` are asked for when it starts. */
export function usePayPal(options: () => Partial<StartOptions> = () => ({})): () => PayPalSimulator {
  let simulator: PayPalSimulator | undefined;
  beforeAll(async () => {
    simulator = await startPayPalSimulator({
      port: 0,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      siteOrigin: SHOP_ORIGIN,
      webhookId: WEBHOOK_ID,
      webhookUrl: null,
      ...options(),
    });
  });
  afterEach(() => simulator?.reset());
  afterAll(() => simulator?.close());
  return () => {
    if (!simulator) throw new Error('The simulator is started in beforeAll');
    return simulator;
  };
}

/** The real SDK, talking to `simulator`. */
export function ordersOf(simulator: PayPalSimulator, overrides: ClientOverrides = {}): OrdersController {
  return new OrdersController(clientOf(simulator, overrides));
}

export function clientOf(
  simulator: PayPalSimulator,
  overrides: ClientOverrides = {},
): ReturnType<typeof createPayPalClient> {
  return createPayPalClient({
    environment: 'simulator',
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    simulatorOrigin: simulator.origin,
    timeoutMs: 10_000,
    ...overrides,
  });
}

/** A create body in the old style: one unit of 599.00 USD with two items, whose sums agree. */
export function anOrderRequest(overrides: Partial<OrderRequest['purchaseUnits'][number]> = {}): OrderRequest {
  return {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        referenceId: 'our-reference',
        customId: 'our-order-id',
        invoiceId: 'INV-1',
        description: 'Professional Website Package',
        amount: { ...usd('599.00'), breakdown: { itemTotal: usd('599.00') } },
        items: [
          { name: 'Professional Website Package', quantity: '1', unitAmount: usd('560.00') },
          { name: 'Live Chat', quantity: '1', unitAmount: usd('39.00') },
        ],
        ...overrides,
      },
    ],
    applicationContext: {
      brandName: 'Cornerpin',
      returnUrl: `${SHOP_ORIGIN}/checkout/return?key=k1`,
      cancelUrl: `${SHOP_ORIGIN}/checkout/cancel?key=k1`,
    },
  };
}

function usd(value: string): { currencyCode: string; value: string } {
  return { currencyCode: 'USD', value };
}

/** An order of `value` in `currencyCode` and nothing else that could be wrong. */
export function anAmount(value: string, currencyCode = 'USD'): OrderRequest {
  return {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [{ amount: { currencyCode, value } }],
  };
}

/** Creates an order as the site does. Returns its id. */
export async function createdId(
  orders: OrdersController,
  body: OrderRequest = anOrderRequest(),
): Promise<string> {
  const { result } = await orders.createOrder({ body });
  return result.id ?? '';
}

export async function approvedId(
  simulator: PayPalSimulator,
  orders: OrdersController,
  body: OrderRequest = anOrderRequest(),
): Promise<string> {
  const id = await createdId(orders, body);
  simulator.approveOrder(id);
  return id;
}

/** How a call was refused: the HTTP status, and the issue where the body names one. */
export async function refusalOf(
  call: Promise<unknown>,
): Promise<{ status: number; issue: unknown; body: unknown }> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const body: unknown =
      typeof error.body === 'string' && error.body.startsWith('{') ? JSON.parse(error.body) : null;
    return { status: error.statusCode, issue: firstIssue(body), body };
  }
  throw new Error('The call was expected to be refused');
}

/** Whatever the call threw. */
export async function thrownBy(call: Promise<unknown>): Promise<unknown> {
  const outcome = await Promise.allSettled([call]);
  if (outcome[0].status === 'rejected') return outcome[0].reason;
  throw new Error('The call was expected to throw');
}

/** From the text of the body: the SDK parses it for the statuses that it knows of only, which 409 and 429 are not. */
function firstIssue(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('details' in body)) return null;
  const { details } = body;
  return Array.isArray(details) ? (details[0]?.issue ?? null) : null;
}

type ClientOverrides = Partial<Parameters<typeof createPayPalClient>[0]>;

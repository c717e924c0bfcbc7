import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Clock } from '@/lib/site/clock';
import { newId } from '@/lib/site/ids';
import { MINUTE_MS } from '@/lib/site/time';
import { createPayPalClient } from '@/lib/orders/adapters/paypal-client';
import { certificateLimit, paypalCertificates } from '@/lib/orders/adapters/paypal-certificates';
import { paypalGateway } from '@/lib/orders/adapters/paypal-gateway';
import { sqlDisputeWatch } from '@/lib/orders/adapters/sql-dispute-watch';
import { sqlComparisonStore } from '@/lib/orders/adapters/sql-comparison-store';
import { sqlPaymentCalls } from '@/lib/orders/adapters/sql-payment-calls';
import { sqlOrderStore } from '@/lib/orders/adapters/sql-order-store';
import { sqlUnknownPayments } from '@/lib/orders/adapters/sql-unknown-payments';
import { sqlWebhookStore } from '@/lib/orders/adapters/sql-webhook-store';
import { bindOrderServices, type OrderDeps } from '@/lib/orders/bind-order-services';
import { handleWebhookRequest } from '@/lib/orders/handle-webhook-request';
import type { OrderServices } from '@/lib/orders/services-type';
import { startPayPalSimulator, type PayPalSimulator } from '@/simulators/paypal/start';
import { catalog } from '@/tests/support/price-list';
import type { Engine } from './engines';
import { startHandlerServer } from './handler-server';
import { plainDisputeAlarm, plainOrderMails, plainUnknownPaymentMail } from './orders-mails';

export const SITE_ORIGIN = 'http://127.0.0.1:3000';

/** The whole order path with a real database, the real SDK and the PayPal simulator, webhooks included. */
export type OrderWorld = {
  database: Engine['database'];
  paypal: PayPalSimulator;
  services: OrderServices;
  deps: OrderDeps;
  /** Moves our clock and PayPal's, which run with the machine's; `paypal.reset` sets both back. */
  advance: (ms: number) => void;
  /** Moves both to the start of a minute, so counts by the minute stay in one. */
  startMinute: () => void;
  /**
   * Services as a further process has them: own PayPal client and own connection. The embedded file's connection is
   * shared, because its calls block this thread, and two in one thread would wait for each other.
   */
  secondProcess: () => OrderServices;
  /** The same services with some of their parts replaced. */
  withDeps: (changes: Partial<OrderDeps>) => OrderServices;
  close: () => Promise<void>;
};

/** One for a suite, with nothing stored and PayPal's webhooks held back before each test. */
export function anOrderWorld(engine: Engine): OrderWorld {
  let started: OrderWorld | undefined;
  const world = () => {
    if (!started) throw new Error('The world is started in beforeAll');
    return started;
  };
  beforeAll(async () => {
    started = await startOrderWorld(engine);
  });
  afterAll(() => world().close());
  beforeEach(async () => {
    await engine.clear();
    world().paypal.reset();
    world().paypal.holdWebhooks();
  });
  return {
    database: engine.database,
    get paypal() {
      return world().paypal;
    },
    get services() {
      return world().services;
    },
    get deps() {
      return world().deps;
    },
    advance: ms => world().advance(ms),
    startMinute: () => world().startMinute(),
    secondProcess: () => world().secondProcess(),
    withDeps: changes => world().withDeps(changes),
    close: () => world().close(),
  };
}

export async function startOrderWorld(engine: Engine): Promise<OrderWorld> {
  const bound: { services?: OrderServices } = {};
  const server = await startHandlerServer(request => {
    if (!bound.services) throw new Error('The services are bound before PayPal sends anything');
    return handleWebhookRequest(request, bound.services);
  });
  const paypal = await startPayPalSimulator({
    port: 0,
    ...CREDENTIALS,
    siteOrigin: SITE_ORIGIN,
    webhookId: WEBHOOK_ID,
    webhookUrl: `${server.origin}/webhooks/paypal`,
    merchantId: MERCHANT_ID,
    webhookRetryDelaysMs: [],
    // PayPal leaves open whether a repeated request id gets its refusal again: each engine runs the suites one way.
    repeats: { refusals: engine.name === 'embedded' ? 'run-again' : 'replay' },
  });
  const time = { aheadMs: 0 };
  const process = { paypal, clock: { now: () => Date.now() + time.aheadMs } };
  const deps = orderDeps(engine.database(), process);
  bound.services = bindOrderServices(deps);
  return {
    database: engine.database,
    paypal: {
      ...paypal,
      reset: () => {
        time.aheadMs = 0;
        paypal.reset();
      },
    },
    services: bound.services,
    deps,
    advance: ms => {
      time.aheadMs += ms;
      paypal.advanceClock(ms);
    },
    startMinute: () => {
      const ms = MINUTE_MS - ((Date.now() + time.aheadMs) % MINUTE_MS);
      time.aheadMs += ms;
      paypal.advanceClock(ms);
    },
    secondProcess: () =>
      bindOrderServices(
        orderDeps(engine.name === 'embedded' ? engine.database() : engine.newConnection(), process),
      ),
    withDeps: changes => bindOrderServices({ ...deps, ...changes }),
    close: async () => {
      await paypal.close();
      await server.close();
    },
  };
}

function orderDeps(db: ReturnType<Engine['database']>, { paypal, clock }: Process): OrderDeps {
  const client = createPayPalClient({
    environment: 'simulator',
    ...CREDENTIALS,
    simulatorOrigin: paypal.origin,
    timeoutMs: 8_000,
  });
  return {
    orders: sqlOrderStore({
      db,
      newId,
      limits: { perMinute: 10_000, perHour: 10_000, looksPerHour: 10_000, secret: 'secret' },
    }),
    webhooks: sqlWebhookStore(db),
    calls: sqlPaymentCalls({ db, newId }),
    comparisons: sqlComparisonStore(db),
    disputes: sqlDisputeWatch({ db, newId }),
    renderDisputeAlarm: (order, { key }) =>
      Promise.resolve({ ...plainDisputeAlarm(order), idempotencyKey: key }),
    unknownPayments: sqlUnknownPayments({ db, newId }),
    renderUnknownPayment: found => Promise.resolve([plainUnknownPaymentMail(found)]),
    gateway: paypalGateway({ client, webOrigins: [paypal.origin], brandName: 'Cornerpin' }),
    certificates: paypalCertificates({ clock, mayFetch: certificateLimit(db, 'secret') }),
    mails: plainOrderMails,
    findAccountId: () => Promise.resolve(null),
    clock,
    wait,
    newId,
    catalog,
    ceilingMinor: 1_000_000,
    isPaymentOn: true,
    isSimulated: true,
    presentation: 'frame',
    siteName: 'Cornerpin',
    siteOrigin: SITE_ORIGIN,
    trustedProxyHops: 0,
    payeeMerchantId: MERCHANT_ID,
    webhookId: WEBHOOK_ID,
    extraCertOrigin: paypal.origin,
    report: () => {},
    noteSecurity: () => {},
  };
}

const CREDENTIALS = { clientId: 'test-client', clientSecret: 'test-secret' };
const WEBHOOK_ID = 'WH-TEST';
const MERCHANT_ID = 'OURMERCHANT1';

type Process = { paypal: PayPalSimulator; clock: Clock };

import { afterAll, beforeAll, beforeEach } from 'vitest';
import { answerWebhook } from '@/lib/ledger/webhook';
import { catalog as siteCatalog } from '@/lib/orders/price';
import { type PayPal, paypalOf } from '@/lib/paypal/paypal';
import type { Site } from '@/lib/site/site';
import { MINUTE_MS } from '@/lib/site/time';
import { serve } from '@/simulators/http';
import { startPayPalSimulator, type PayPalSimulator } from '@/simulators/paypal/start';
import { testCatalog } from '@/tests/support/price-list';
import type { Engine } from './engines';
import { testSite } from './site';

export const SITE_ORIGIN = 'http://127.0.0.1:3000';

// The shop sells from the tests' own price list: a changed price in content/ changes no test.
Object.assign(siteCatalog, testCatalog);

/** The whole order path with a real database, the real SDK and the PayPal simulator, webhooks included. */
export type OrderWorld = {
  database: Engine['database'];
  paypal: PayPalSimulator;
  site: Site;
  /** The site's way to PayPal. */
  calls: PayPal;
  /** Moves our clock and PayPal's, which run with the machine's; `paypal.reset` sets both back. */
  advance: (ms: number) => void;
  /** Moves both to the start of a minute, so counts by the minute stay in one. */
  startMinute: () => void;
  /**
   * The Site of a further process: own PayPal client and own connection. The embedded file's connection is shared,
   * because its calls block this thread, and two in one thread would wait for each other.
   */
  secondProcess: () => Site;
  /** The same Site with some of it replaced. */
  with: (changes: SiteChanges) => Site;
  /** The same Site before a PayPal that answers some calls otherwise. */
  hearing: (changes: Partial<PayPal>) => Site;
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
    get site() {
      return world().site;
    },
    get calls() {
      return world().calls;
    },
    advance: ms => world().advance(ms),
    startMinute: () => world().startMinute(),
    secondProcess: () => world().secondProcess(),
    with: changes => world().with(changes),
    hearing: changes => world().hearing(changes),
    close: () => world().close(),
  };
}

export async function startOrderWorld(engine: Engine): Promise<OrderWorld> {
  const made: { site?: Site } = {};
  const server = await serve(request => {
    if (!made.site) throw new Error('The site is made before PayPal sends anything');
    return answerWebhook(request, made.site);
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
    refusals: engine.name === 'embedded' ? 'run-again' : 'replay',
  });
  const time = { aheadMs: 0 };
  const siteOf = (db: Site['db'], { env, ...changes }: SiteChanges = {}): Site => ({
    ...testSite(db, {
      now: () => Date.now() + time.aheadMs,
      env: { ...SETTINGS, PAYPAL_SIMULATOR_ORIGIN: paypal.origin, ...env },
    }),
    ...changes,
  });
  const site = siteOf(engine.database());
  made.site = site;
  const withChanges = (changes: SiteChanges) =>
    siteOf(engine.database(), { paypal: paypalOf(site), ...changes });
  return {
    database: engine.database,
    paypal: {
      ...paypal,
      reset: () => {
        time.aheadMs = 0;
        paypal.reset();
      },
    },
    site,
    calls: paypalOf(site),
    advance: ms => {
      time.aheadMs += ms;
      paypal.advanceClock(ms);
    },
    startMinute: () => {
      const ms = MINUTE_MS - ((Date.now() + time.aheadMs) % MINUTE_MS);
      time.aheadMs += ms;
      paypal.advanceClock(ms);
    },
    secondProcess: () => siteOf(engine.name === 'embedded' ? engine.database() : engine.newConnection()),
    with: withChanges,
    hearing: changes => withChanges({ paypal: { ...paypalOf(site), ...changes } }),
    close: async () => {
      await paypal.close();
      await server.close();
    },
  };
}

const CREDENTIALS = { clientId: 'test-client', clientSecret: 'test-secret' };
const WEBHOOK_ID = 'WH-TEST';
const MERCHANT_ID = 'MERCHANT23456';
const SETTINGS = {
  SITE_URL: SITE_ORIGIN,
  TRUSTED_PROXY_HOPS: '0',
  PAYPAL_CLIENT_ID: CREDENTIALS.clientId,
  PAYPAL_CLIENT_SECRET: CREDENTIALS.clientSecret,
  PAYPAL_WEBHOOK_ID: WEBHOOK_ID,
  PAYPAL_PAYEE_MERCHANT_ID: MERCHANT_ID,
};

type SiteChanges = NonNullable<Parameters<typeof testSite>[1]> & { paypal?: PayPal };

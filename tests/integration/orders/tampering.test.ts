import { expect, test } from 'vitest';
import { answerOrder } from '@/lib/orders/reply';
import { CURRENCIES, toDecimal } from '@/lib/site/money';
import { onBothEngines } from '@/tests/support/engines';
import { anOrderWorld, SITE_ORIGIN } from '@/tests/support/orders-world';
import { testCatalog } from '@/tests/support/price-list';

// Promises O1 and O2 (docs/promises.md). Raw JSON, because a browser's own never looks like this.
const AMOUNTS = [
  '"0.01"',
  '0.01',
  '"1.00"',
  '0',
  '-1',
  '1e3',
  '"1e3"',
  '"NaN"',
  '" 99"',
  '"99,00"',
  `"${'9'.repeat(400)}"`,
  '["99.00"]',
  '{"value":"99.00"}',
  'true',
  '"٩٩"',
  '"99.00\\u0000"',
] as const;

const PRICES = testCatalog.plans.map(({ setupPrice, monthlyPrice }) => setupPrice + monthlyPrice);

onBothEngines('a tampered price', engine => {
  const world = anOrderWorld(engine);

  async function post(json: string): Promise<number> {
    const response = await answerOrder(
      new Request(`${SITE_ORIGIN}/order`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: SITE_ORIGIN },
        body: json,
      }),
      world.site,
      () => Promise.resolve(null),
    );
    return response.status;
  }

  test('is refused for every plan, in every currency, however it is written', async () => {
    const accepted: string[] = [];
    for (const { id, setupPrice, monthlyPrice } of testCatalog.plans) {
      const price = setupPrice + monthlyPrice;
      const near = [price - 1, price + 1, monthlyPrice - 1, setupPrice].map(minor => `"${toDecimal(minor)}"`);
      for (const amount of [...AMOUNTS, ...near])
        for (const currency of CURRENCIES) {
          const order = `{"plan":"${id}","amount":${amount},"currency":"${currency}","intent":"CAPTURE"}`;
          const status = await post(order);
          if (status !== 422 && status !== 400) accepted.push(`${status} ${order}`);
        }
    }
    expect(accepted).toEqual([]);
    expect(world.paypal.calls('create')).toEqual([]);
  });

  test('is not smuggled in by a second key, and PayPal only ever gets the catalog’s price', async () => {
    expect(await post(plan('"amount":"2648.00","amount":"0.01"'))).toBe(422);
    expect(await post(plan('"amount":"0.01","amount":"2648.00"'))).toBe(201);
    expect(await post(plan('"__proto__":{"amount":"0.01"}'))).toBe(201);
    expect(await post(plan('"amount":null'))).toBe(201);
    for (const { id } of testCatalog.plans)
      for (const currency of CURRENCIES)
        expect(await post(`{"plan":"${id}","currency":"${currency}","intent":"CAPTURE"}`)).toBe(201);
    const amounts = world.paypal.orders().map(({ amount }) => amount.minor);
    expect(amounts).toHaveLength(3 + testCatalog.plans.length * CURRENCIES.length);
    expect(amounts.filter(minor => !PRICES.includes(minor))).toEqual([]);
  });

  test.each([
    ['"AUTHORIZE"', '"USD"'],
    ['"capture"', '"USD"'],
    ['["CAPTURE"]', '"USD"'],
    ['"CAPTURE"', '"JPY"'],
    ['"CAPTURE"', '"usd"'],
    ['"CAPTURE"', '["USD"]'],
    ['"CAPTURE"', 'null'],
  ])('intent %s with currency %s is refused', async (intent, currency) => {
    expect(await post(`{"plan":"pro","intent":${intent},"currency":${currency}}`)).toBe(422);
    expect(world.paypal.calls('create')).toEqual([]);
  });
});

function plan(amounts: string): string {
  return `{"plan":"pro",${amounts},"currency":"USD","intent":"CAPTURE"}`;
}

import { expect, test } from 'vitest';
import { readCheckout } from '@/components/checkout/read-checkout';
import { orderTexts } from '@/content/orders';
import { sweepOrders } from '@/lib/ledger/sweep';
import { answerCancel } from '@/lib/orders/return-reply';
import type { OrderRow } from '@/lib/site/db/tables';
import { onBothEngines } from '@/tests/support/engines';
import {
  approvedOrder,
  cancelAtPayPal,
  comeBack,
  placedOrder,
  seeReceipt,
} from '@/tests/support/orders-steps';
import { anOrderWorld, SITE_ORIGIN } from '@/tests/support/orders-world';
import { testCatalog } from '@/tests/support/price-list';

const CHOICES = [
  [
    'a plan with add-ons',
    { plan: 'pro', addOns: ['live-chat'], amount: '2687.00', currency: 'GBP' },
    { option: 'plan-pro', amount: '2687.00', currency: 'GBP' },
    { plan: 'pro', billing: 'setup-and-monthly' },
    ['live-chat'],
  ],
  [
    'a plan paid by the month',
    { plan: 'basic', billing: 'monthly-only', amount: '99.00' },
    { option: 'plan-basic', amount: '99.00', currency: 'USD' },
    { plan: 'basic', billing: 'monthly-only' },
    [],
  ],
  [
    'a package with an add-on',
    { package: 'seo-optimization', addOns: ['multilingual-support'], amount: '268.00', currency: 'CAD' },
    { option: 'seo-optimization', amount: '268.00', currency: 'CAD' },
    { package: 'seo-optimization' },
    ['multilingual-support'],
  ],
  [
    'an amount of their own',
    { amount: '120.50', currency: 'EUR' },
    { option: 'custom', amount: '120.50', currency: 'EUR' },
    {},
    [],
  ],
] as const;

onBothEngines('a buyer who comes back without having paid', engine => {
  const world = anOrderWorld(engine);

  const cancel = (row: OrderRow, headers?: Record<string, string>) =>
    cancelAtPayPal(world.site, row, headers);

  test.each(CHOICES)(
    '%s stands at checkout again, ready to be paid, after a cancel',
    async (_which, order, start, choice, addOnIds) => {
      const row = await placedOrder(world, order);
      const response = await cancel(row);
      const checkout = openCheckout(response.headers.get('location') ?? '');
      expect(checkout.start).toEqual({ step: 'pay', ...start });
      expect(checkout.order).toEqual(choice);
      expect(checkout.params['cancelled']).toBe('1');
      expect(checkout.addOnIds).toEqual(addOnIds);
    },
  );

  test('a decline that cannot be mended and an order that ran out keep the choice too', async () => {
    const order = { plan: 'pro', amount: '2648.00' };
    const declined = await approvedOrder(world, order);
    world.paypal.setNextOutcome({ kind: 'capture-declined' });
    const afterDecline = await comeBack(world.site, declined);
    const expired = await placedOrder(world, order);
    world.advance(8 * 60 * 60 * 1000);
    await sweepOrders(world.site);
    const afterExpiry = await comeBack(world.site, expired);
    const [one, other] = [afterDecline, afterExpiry].map(response =>
      openCheckout(response.headers.get('location') ?? ''),
    );
    expect(one?.params['declined']).toBe('1');
    expect(other?.params['expired']).toBe('1');
    expect([one?.start, other?.start]).toEqual([
      { step: 'pay', option: 'plan-pro', amount: '2648.00', currency: 'USD' },
      { step: 'pay', option: 'plan-pro', amount: '2648.00', currency: 'USD' },
    ]);
  });

  test('the choice is our own row’s: what the address of the return says is not carried on', async () => {
    const row = await placedOrder(world, { plan: 'pro', amount: '2648.00' });
    const address = `${SITE_ORIGIN}/checkout/cancel?key=${row.key}&amount=1.00&name=Evil&plan=basic`;
    const response = await answerCancel(new Request(address), world.site);
    const location = response.headers.get('location') ?? '';
    expect(openCheckout(location).start).toMatchObject({ option: 'plan-pro', amount: '2648.00' });
    expect(location).not.toContain('Evil');
    expect(location).not.toContain(row.key);
  });

  test('inside the frame the way back to checkout keeps the choice, and the receipt page offers the same', async () => {
    const row = await placedOrder(world, { plan: 'pro', amount: '2648.00' });
    const page = await (await cancel(row, { 'sec-fetch-dest': 'iframe' })).text();
    const href = /href="(\/checkout\?[^"]*)" target="_top"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(openCheckout(href).start).toMatchObject({ step: 'pay', option: 'plan-pro' });
    const receipt = await seeReceipt(world.site, row);
    expect(receipt).toMatchObject({ kind: 'cancelled', checkoutHref: href.replace('cancelled=1&', '') });
  });

  test('an unknown order leads to an empty checkout with no notice of a cancel', async () => {
    const address = `${SITE_ORIGIN}/checkout/cancel?key=unknown&token=unknown`;
    const response = await answerCancel(new Request(address), world.site);
    expect(response.headers.get('location')).toBe('/checkout');
    const framed = await answerCancel(
      new Request(address, { headers: { 'sec-fetch-dest': 'iframe' } }),
      world.site,
    );
    expect(await framed.text()).not.toContain(orderTexts.returned.cancelled);
  });
});

/** What checkout shows at an address of ours. */
function openCheckout(href: string) {
  const params = Object.fromEntries(new URL(href, SITE_ORIGIN).searchParams);
  const { query, start, options } = readCheckout(params, {
    catalog: testCatalog,
    defaultAmount: 9_900,
    maximum: 1_000_000,
  });
  return {
    params,
    start,
    addOnIds: query.addOnIds,
    order: options.find(option => option.value === start.option)?.order,
  };
}

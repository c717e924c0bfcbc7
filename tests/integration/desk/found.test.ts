import { beforeEach, expect, test } from 'vitest';
import { findPlacesOf } from '@/app/(desk)/desk/search/places';
import { findAtDesk } from '@/app/(desk)/desk/search/queries';
import { runBilling } from '@/lib/billing';
import { orderNumber } from '@/lib/orders/order';
import { DAY_MS } from '@/lib/site/time';
import { aDesk, DESK_NOW, storeLead, storeOrder } from '../../support/desk';
import { onBothEngines } from '../../support/engines';

onBothEngines('the one search of the desk', engine => {
  beforeEach(() => engine.clear());
  const desk = aDesk(engine.database);
  beforeEach(() => {
    desk.time.now = DESK_NOW;
  });
  const find = async (text: string) => {
    const { leads, orders, plans, invoices } = await findAtDesk(text, desk.site());
    return {
      leads: leads.rows.map(({ id }) => id),
      orders: orders.rows.map(({ id }) => id),
      customers: plans.map(({ customerEmail }) => customerEmail),
      invoices: invoices.map(({ number }) => number),
    };
  };
  const NOTHING = { leads: [], orders: [], customers: [], invoices: [] };

  /** Someone who wrote, bought a plan and got an invoice for its second month. */
  async function aCustomer(name: string, email: string) {
    const lead = await storeLead(engine.database(), { name, email });
    const order = await storeOrder(engine.database(), {
      plan_id: 'basic',
      billing: 'monthly-only',
      lines: '[{"label":"Basic plan, first month","minor":9900,"guarantee":"plan"}]',
      monthly_minor: 9_900,
      paid_at: desk.time.now,
      payer_name: name,
      payer_email: email,
    });
    for (let day = 0; day < 31; day += 1) {
      expect((await runBilling(desk.site())).failures).toEqual([]);
      desk.time.now += DAY_MS;
    }
    return { lead, order };
  }

  test('one name finds the lead, the order, the customer and the invoice of a person, and nobody else’s', async () => {
    const { lead, order } = await aCustomer('José Núñez', 'jose@bakery.test');
    await storeLead(engine.database(), { name: 'Bo Lee', email: 'bo@shop.test' });
    const all = {
      leads: [lead],
      orders: [order],
      customers: ['jose@bakery.test'],
      invoices: ['INV-00001'],
    };
    for (const text of ['nunez', 'JOSÉ', 'jose@bakery', 'nunez bakery.test'])
      expect([text, await find(text)]).toEqual([text, all]);
    expect(await find('nunez lee')).toEqual(NOTHING);
    expect(await find(orderNumber(order))).toMatchObject({ leads: [], orders: [order] });
    for (const text of ['INV-00001', 'inv 1', ' 00001 '])
      expect([text, (await find(text)).invoices]).toEqual([text, ['INV-00001']]);
    expect((await find('INV-00002')).invoices).toEqual([]);
    await engine
      .database()
      .updateTable('billing_subscriptions')
      .set({ customer_email: 'new@bakery.test' })
      .execute();
    expect((await find('new@bakery.test')).customers).toEqual(['new@bakery.test']);
  });

  test('no words find nothing, and more leads than fit are said to be there', async () => {
    for (let index = 0; index < 9; index += 1) await storeLead(engine.database());
    expect(await find('  ')).toEqual(NOTHING);
    const { leads } = await findAtDesk('ana', desk.site());
    expect([leads.rows.length, leads.hasMore]).toEqual([8, true]);
  });

  test('pages of the desk are found by their name, and what only owners change by owners alone', () => {
    const owner = findPlacesOf('pric', { isOwner: true }).map(({ href }) => href);
    expect(owner).toEqual(['/desk/content', '/desk/content/prices']);
    expect(findPlacesOf('pric', { isOwner: false }).map(({ href }) => href)).toEqual(['/desk/content']);
    expect(findPlacesOf('', { isOwner: true })).toEqual([]);
  });
});

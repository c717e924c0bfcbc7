import { expect, test } from 'vitest';
import { runBilling } from '@/lib/billing';
import { listPlans, readInvoice } from '@/lib/billing/account';
import { readBilling } from '@/lib/billing/desk';
import { answerInvoicePayment } from '@/lib/billing/pay';
import { answerInvoiceFile } from '@/lib/billing/pdf';
import { answerCancel } from '@/lib/orders/return-reply';
import type { OrderRow } from '@/lib/site/db/tables';
import { isId } from '@/lib/site/ids';
import { routes, serverRoutes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { DAY_MS } from '@/lib/site/time';
import { storeOrder } from '../../support/desk';
import { onBothEngines } from '../../support/engines';
import { approvedOrder, comeBack, rowByKey } from '../../support/orders-steps';
import { anOrderWorld, SITE_ORIGIN } from '../../support/orders-world';

onBothEngines('an invoice paid by its link', engine => {
  const world = anOrderWorld(engine);
  const db = () => world.database();

  /** Bought a month ago, and invoiced today. */
  async function anInvoice() {
    const order = await approvedOrder(world, { amount: '99.00', plan: 'basic', billing: 'monthly-only' });
    await comeBack(world.site, order);
    await bill();
    for (let day = 0; day < 31 && (await invoices()).length === 0; day += 1) {
      world.advance(DAY_MS);
      await bill();
    }
    return first();
  }
  async function bill(): Promise<void> {
    expect((await runBilling(world.site)).failures).toEqual([]);
  }
  const invoices = () => db().selectFrom('invoices').selectAll().execute();
  async function first() {
    const [invoice] = await invoices();
    if (!invoice) throw new Error('No invoice was sent');
    return invoice;
  }
  const ordersOf = ({ key }: { key: string }): Promise<OrderRow[]> =>
    db().selectFrom('orders').selectAll().where('invoice_key', '=', key).orderBy('created_at').execute();
  const pay = (key: string, site: Site = world.site, headers: Record<string, string> = {}) =>
    answerInvoicePayment(
      new Request(`${SITE_ORIGIN}${serverRoutes.invoicePay()}`, {
        method: 'POST',
        body: new URLSearchParams({ key }).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
      }),
      site,
    );

  test('has one order however often and from wherever it is opened, and its money is in the books', async () => {
    const invoice = await anInvoice();
    const clicks = await Promise.all([
      pay(invoice.key),
      pay(invoice.key, world.secondProcess()),
      pay(invoice.key),
    ]);
    const [order] = await ordersOf(invoice);
    if (!order) throw new Error('No order was placed');
    expect(await ordersOf(invoice)).toHaveLength(1);
    expect(new Set(clicks.map(wayOf))).toEqual(new Set([order.approve_url]));
    expect(order).toMatchObject({ amount_minor: 9_900, monthly_minor: 0, description: 'Invoice INV-00001' });
    world.paypal.approveOrder(order.paypal_order_id ?? '');
    expect(wayOf(await comeBack(world.site, order))).toBe(routes.success(order.key));
    expect(await readInvoice(invoice.key, world.site)).toMatchObject({
      invoice: { state: 'paid', orderId: order.id },
      standing: { payableMinor: 0 },
    });
    await bill();
    expect(wayOf(await pay(invoice.key))).toBe(serverRoutes.invoice(invoice.key));
    expect(await ordersOf(invoice)).toHaveLength(1);
    expect(await db().selectFrom('billing_subscriptions').select('id').execute()).toHaveLength(1);
  });

  test('leads back to its own page when the buyer cancels at PayPal, never to an amount of checkout', async () => {
    const invoice = await anInvoice();
    await pay(invoice.key);
    const [order] = await ordersOf(invoice);
    const address = `${SITE_ORIGIN}${routes.checkoutCancel(order?.key ?? '')}&token=${order?.paypal_order_id ?? ''}`;
    expect(wayOf(await answerCancel(new Request(address), world.site))).toBe(
      serverRoutes.invoice(invoice.key),
    );
    await pay(invoice.key);
    expect((await ordersOf(invoice)).map(({ state }) => state)).toEqual(['cancelled', 'awaiting_approval']);
  });

  test('costs the late fee once it is past due, and an order from before then no more than it said', async () => {
    const invoice = await anInvoice();
    await pay(invoice.key);
    world.advance(6 * DAY_MS);
    expect(wayOf(await pay(invoice.key))).toBe((await ordersOf(invoice))[0]?.approve_url);
    await db()
      .updateTable('orders')
      .set({ state: 'expired' })
      .where('invoice_key', '=', invoice.key)
      .execute();
    await pay(invoice.key);
    const [, late] = await ordersOf(invoice);
    expect(late).toMatchObject({ amount_minor: 9_900 + 297 });
    expect(JSON.parse(late?.lines ?? '')).toContainEqual({ label: 'Late fee, 1 month', minor: 297 });
  });

  test('is open again when the money was taken back, and can be paid again; not when we refunded it', async () => {
    const invoice = await anInvoice();
    const settled = async (state: 'reversed' | 'refunded') => {
      await pay(invoice.key);
      const order = (await ordersOf(invoice)).at(-1);
      world.paypal.approveOrder(order?.paypal_order_id ?? '');
      await comeBack(world.site, await rowByKey(db(), order?.key ?? ''));
      await bill();
      await db()
        .updateTable('orders')
        .set({ state, paid_at: 1 })
        .where('id', '=', order?.id ?? '')
        .execute();
      await bill();
      return (await first()).state;
    };
    expect(await settled('reversed')).toBe('open');
    expect(await settled('refunded')).toBe('refunded');
    expect(await ordersOf(invoice)).toHaveLength(2);
  });

  test('shows on the desk when two people paid it at once', async () => {
    const invoice = await anInvoice();
    for (const paid_at of [1, 2])
      await storeOrder(db(), { invoice_key: invoice.key, paid_at, payer_email: `${paid_at}@example.com` });
    await bill();
    const [first, second] = await ordersOf(invoice);
    const twice = [first, second].find(order => order?.paid_at === 2);
    expect((await readBilling(world.site)).paidTwice).toMatchObject([
      { id: twice?.id, what: 'Invoice INV-00001', why: 'twice', minor: 9_900 },
    ]);
  });

  test('that PayPal checks leads a second click to its own page, and is on its way on the account’s page', async () => {
    const invoice = await anInvoice();
    await pay(invoice.key);
    const [order] = await ordersOf(invoice);
    world.paypal.setNextOutcome({ kind: 'pending' });
    world.paypal.approveOrder(order?.paypal_order_id ?? '');
    const customer = { accountId: '', confirmedEmail: (await first()).customer_email };
    const listed = async () => (await listPlans(customer, world.site))[0]?.invoices;
    expect(await listed()).toMatchObject([{ isUnderWay: false }]);
    await comeBack(world.site, await rowByKey(db(), order?.key ?? ''));
    expect((await ordersOf(invoice)).map(({ state }) => state)).toEqual(['pending']);
    const again = await pay(invoice.key);
    expect([again.status, wayOf(again)]).toEqual([303, serverRoutes.invoice(invoice.key)]);
    expect(await readInvoice(invoice.key, world.site)).toMatchObject({ isUnderWay: true });
    expect(await listed()).toMatchObject([{ isUnderWay: true }]);
  });

  test('is the same file before and after it is late and paid, for anyone with the key', async () => {
    const { key } = await anInvoice();
    const download = async (ofKey: string) =>
      answerInvoiceFile(new Request(SITE_ORIGIN + serverRoutes.invoiceFile(ofKey)), world.site);
    const first = await download(key);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="INV-00001.pdf"',
      'cache-control': expect.stringContaining('no-store'),
    });
    world.advance(40 * DAY_MS);
    await bill();
    await storeOrder(db(), { invoice_key: key, paid_at: 1 });
    expect((await readInvoice(key, world.site))?.invoice.state).toBe('paid');
    expect(await (await download(key)).text()).toBe(await first.text());
    expect(wayOf(await download('nonsense'))).toBe(serverRoutes.invoice('nonsense'));
  });

  test('takes no post of another site, and no key that was never given out', async () => {
    const invoice = await anInvoice();
    expect((await pay(invoice.key, world.site, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(wayOf(await pay('nonsense'))).toBe(serverRoutes.invoice('nonsense'));
    expect(await readInvoice('nonsense', world.site)).toBeNull();
    expect(isId(invoice.key)).toBe(true);
    expect(await ordersOf(invoice)).toEqual([]);
  });
});

function wayOf(response: Response): string | null {
  return response.headers.get('location');
}

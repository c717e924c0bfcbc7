import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RefundRules } from '@/app/(desk)/desk/orders/refunds';
import { OrderReceipt } from '@/components/checkout/order-receipt';
import { checkout } from '@/content/checkout';
import { facts } from '@/content/facts';
import { guaranteeTexts } from '@/content/guarantees';
import { orderMailTexts } from '@/content/order-mails';
import { site } from '@/content/site';
import { refundOrder } from '@/lib/ledger/refund';
import { findDeskOrder } from '@/lib/orders/desk-orders.sql';
import { renderReceiptMails } from '@/lib/orders/mails';
import { findOrder } from '@/lib/orders/orders.sql';
import { catalog as siteCatalog } from '@/lib/orders/price';
import { onBothEngines } from '@/tests/support/engines';
import { approvedOrder, comeBack, rowByKey, seeReceipt } from '@/tests/support/orders-steps';
import { anOrderWorld } from '@/tests/support/orders-world';
import { testMailSettings } from '../mail/fixtures';

const SOLD_WITH = { build: 61, plan: 15 };

onBothEngines('what an order keeps from its sale', engine => {
  const world = anOrderWorld(engine);

  /** A paid order, sold while the guarantees ran for other days than in the price list of `world`. */
  async function soldBefore() {
    const { guaranteeDays } = siteCatalog;
    siteCatalog.guaranteeDays = SOLD_WITH;
    const row = await approvedOrder(world, { plan: 'pro', amount: '2648.00' });
    siteCatalog.guaranteeDays = guaranteeDays;
    await comeBack(world.site, row);
    return row;
  }

  test('a changed guarantee changes neither the receipt, the emails nor the desk’s rules of an old order', async () => {
    const row = await soldBefore();
    const receipt = await seeReceipt(world.site, row);
    if (receipt.kind === 'unknown') throw new Error('The order has no receipt');
    const order = await findOrder(world.database(), 'id', row.id);
    const deskOrder = await findDeskOrder(row.id, { db: engine.database() });
    if (!order || !deskOrder) throw new Error('The order was not found again');
    const page = renderToStaticMarkup(<OrderReceipt order={receipt} words={checkout.success.receipt} />);
    const [mail] = await renderReceiptMails(order, testMailSettings);
    for (const text of [page, mail?.html ?? '']) {
      expect(text).toContain(guaranteeTexts.build(SOLD_WITH.build));
      expect(text).toContain(guaranteeTexts.plan(SOLD_WITH.plan));
    }
    const rules = renderToStaticMarkup(<RefundRules order={deskOrder} />);
    expect(rules).toContain(`${SOLD_WITH.build} days from launch`);
    expect(rules).toContain(`the ${SOLD_WITH.plan}-day guarantee`);
  });

  test('the receipt and its email name the seller and the buyer, as PayPal gave them', async () => {
    const row = await soldBefore();
    const { payer_name: name, payer_email: email } = await rowByKey(engine.database(), row.key);
    const receipt = await seeReceipt(world.site, row);
    const order = await findOrder(world.database(), 'id', row.id);
    if (receipt.kind === 'unknown' || !order) throw new Error('The order was not found again');
    const page = renderToStaticMarkup(<OrderReceipt order={receipt} words={checkout.success.receipt} />);
    const [mail] = await renderReceiptMails(order, testMailSettings);
    for (const text of [page, mail?.html ?? ''])
      for (const party of [site.legal.name, facts.company.postalAddress, name ?? '', email ?? ''])
        expect([party, text.includes(party)]).toEqual([party, true]);
    expect(mail?.text).toContain(orderMailTexts.receipt.seller);
  });

  test('an unpaid order shows no name, and only enough of the email for its owner to recognize it', async () => {
    const row = await approvedOrder(world, { plan: 'pro', amount: '2648.00' });
    await engine
      .database()
      .updateTable('orders')
      .set({ state: 'declined', payer_name: 'Bea Buyer', payer_email: 'bea@example.com' })
      .where('id', '=', row.id)
      .execute();
    expect(await seeReceipt(world.site, row)).toMatchObject({
      buyer: { name: null, email: 'b***@example.com' },
    });
  });

  test('after a refund the receipt and the email name no monthly cost', async () => {
    const row = await soldBefore();
    expect(await seeReceipt(world.site, row)).toMatchObject({ monthlyMinor: 14_900 });
    await refundOrder(
      {
        orderId: row.id,
        refundId: 'refund-0000000000001',
        amountMinor: 14_900,
        reason: 'plan-guarantee',
        note: '',
        actorId: 'staff1',
      },
      world.site,
    );
    expect(await seeReceipt(world.site, row)).toMatchObject({
      kind: 'partly_refunded',
      monthlyMinor: 0,
    });
  });
});

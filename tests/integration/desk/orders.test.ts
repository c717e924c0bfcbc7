import { expect, test } from 'vitest';
import { sweepOrders } from '@/lib/ledger/sweep';
import {
  countAttention,
  countOrders,
  findDeskOrder,
  listDeskOrders,
  listSteps,
} from '@/lib/orders/desk-orders.sql';
import { ALL_ORDERS } from '@/lib/orders/filter';
import { orderNumber, STUCK_MS } from '@/lib/orders/order';
import { checkWithPayPal } from '@/lib/orders/staff';
import type { PayPal } from '@/lib/paypal/paypal';
import { aDesk, DESK_NOW, storeOrder } from '../../support/desk';
import { onBothEngines } from '../../support/engines';
import {
  approvedOrder,
  comeBack,
  historyOf,
  mailKinds,
  rowByKey,
  seeReceipt,
  stateOf,
} from '../../support/orders-steps';
import { anOrderWorld } from '../../support/orders-world';

onBothEngines('orders at the desk', engine => {
  const world = anOrderWorld(engine);
  const desk = () => aDesk(engine.database, { shop: () => world.with({}) });

  /** An approved order; its buyer never came back. */
  test('“Capture now” takes the money of an approved order once, however often it is pressed', async () => {
    const row = await approvedOrder(world);
    const { act, code, signIn, notices, audit } = desk();
    const { cookie } = await signIn();
    const presses = await Promise.all(
      Array.from({ length: 4 }, () =>
        act('order-capture', { order: row.id, factorCode: code() }, { cookie }),
      ),
    );
    expect(presses.map(answer => answer.status)).toEqual([303, 303, 303, 303]);
    expect(await stateOf(engine.database(), row)).toBe('paid');
    expect((await historyOf(engine.database(), row)).filter(state => state === 'paid')).toHaveLength(1);
    expect(await mailKinds(engine.database(), row)).toEqual(expect.arrayContaining(['receipt']));
    expect((await notices())[0]?.code).toMatch(/^order-(moved|unchanged)$/);
    expect((await audit()).map(({ action }) => action)).toEqual(Array(4).fill('order-capture'));
  });

  test('“Check with PayPal” takes no money, says that it waits, and writes down what PayPal says', async () => {
    const row = await approvedOrder(world);
    const { act, code, signIn, notices } = desk();
    const { cookie } = await signIn();
    await act('order-check', { order: row.id }, { cookie });
    expect(await stateOf(engine.database(), row)).toBe('awaiting_approval');
    expect((await notices())[0]?.code).toBe('order-approved');
    await act('order-capture', { order: row.id, factorCode: code() }, { cookie });
    await act('order-check', { order: row.id }, { cookie });
    expect((await notices())[0]).toMatchObject({ code: 'order-unchanged', detail: 'paid' });
    world.paypal.refundCapture(world.paypal.order(row.paypal_order_id ?? '')?.capture?.id ?? '', '10.00');
    await act('order-check', { order: row.id }, { cookie });
    expect((await notices())[0]).toMatchObject({ code: 'order-partly_refunded', detail: 'paid' });
  });

  test('after PayPal’s refusal a person has it captured again, under a new request id', async () => {
    const row = await approvedOrder(world);
    const requestIds: string[] = [];
    const capturePayment: PayPal['capturePayment'] = request => {
      requestIds.push(request.requestId);
      return requestIds.length === 1
        ? Promise.resolve({
            kind: 'refused',
            issue: 'PAYEE_ACCOUNT_RESTRICTED',
            httpStatus: 422,
            debugId: null,
          })
        : world.calls.capturePayment(request);
    };
    const shop = world.hearing({ capturePayment });
    const { act, code, signIn, notices } = aDesk(engine.database, { shop: () => shop });
    const { cookie } = await signIn();
    await act('order-capture', { order: row.id, factorCode: code() }, { cookie });
    expect((await notices())[0]).toMatchObject({ code: 'order-moved', detail: 'attention' });
    await act('order-check', { order: row.id }, { cookie });
    expect((await notices())[0]?.code).toBe('order-approved');
    await act('order-capture', { order: row.id, factorCode: code() }, { cookie });
    expect((await notices())[0]).toMatchObject({ code: 'order-moved', detail: 'paid' });
    expect(requestIds).toEqual([`ord_${row.id}_cap_1`, `ord_${row.id}_cap_2`]);
  });

  test.each(['order-check', 'order-capture'] as const)(
    'money that was right all along completes the order by a person’s hand alone (%s), and once',
    async action => {
      const row = await approvedOrder(world);
      await comeBack(world.with({ env: { PAYPAL_PAYEE_MERCHANT_ID: 'MISTYPED' } }), row);
      expect(await stateOf(engine.database(), row)).toBe('attention');
      await world.paypal.releaseWebhooks();
      world.advance(8 * 60 * 60_000);
      await sweepOrders(world.site);
      await comeBack(world.site, row);
      expect(await stateOf(engine.database(), row)).toBe('attention');
      const { act, code, signIn, notices } = desk();
      const { cookie } = await signIn();
      await Promise.all([1, 2, 3].map(() => act(action, { order: row.id, factorCode: code() }, { cookie })));
      expect((await notices())[0]?.code).toMatch(/^order-(moved|unchanged)$/);
      expect(await seeReceipt(world.site, row)).toMatchObject({ kind: 'paid' });
      expect(await mailKinds(engine.database(), row)).toEqual(['order-attention', 'receipt']);
      expect(await findDeskOrder(row.id, desk().site())).toMatchObject({ attentionReason: null });
    },
  );

  test('the wrong money stays for a person to decide, however often PayPal is asked', async () => {
    const row = await approvedOrder(world);
    world.paypal.setNextOutcome({ kind: 'wrong-amount', minor: 100 });
    await comeBack(world.site, row);
    const { act, signIn, notices } = desk();
    const { cookie } = await signIn();
    await act('order-check', { order: row.id }, { cookie });
    expect((await notices())[0]).toMatchObject({ code: 'order-unchanged', detail: 'attention' });
  });

  test('an order that was paid before its alarm is paid again without a second receipt', async () => {
    const row = await approvedOrder(world);
    await comeBack(world.site, row);
    const { paid_at: paidAt } = await rowByKey(engine.database(), row.key);
    const mistyped = world.with({ env: { PAYPAL_PAYEE_MERCHANT_ID: 'MISTYPED' } });
    await checkWithPayPal(row.id, mistyped);
    expect(await stateOf(engine.database(), row)).toBe('attention');
    expect(await checkWithPayPal(row.id, world.site)).toEqual({ kind: 'moved', state: 'paid' });
    expect(await mailKinds(engine.database(), row)).toEqual(['receipt', 'order-attention']);
    expect(await rowByKey(engine.database(), row.key)).toMatchObject({ paid_at: paidAt });
    // And a second alarm is told like the first.
    expect(await checkWithPayPal(row.id, mistyped)).toEqual({ kind: 'moved', state: 'attention' });
    expect(await mailKinds(engine.database(), row)).toHaveLength(3);
  });

  test('an order that PayPal does not know and an invalid id get different messages', async () => {
    const { act, code, signIn, notices } = desk();
    const { cookie } = await signIn();
    const unborn = await storeOrder(engine.database(), { state: 'creating', paypal_order_id: null });
    await act('order-capture', { order: unborn, factorCode: code() }, { cookie });
    expect((await notices())[0]?.code).toBe('order-no_payment');
    await act('order-capture', { order: 'nonsense', factorCode: code() }, { cookie });
    expect((await notices())[0]?.code).toBe('order-gone');
  });

  test('those that need a person are listed, and those that are simply being paid are not', async () => {
    const db = engine.database();
    const attention = await storeOrder(db, { state: 'attention', attention_reason: 'its amount is 1.00' });
    const stuck = await storeOrder(db, {
      state: 'capturing',
      created_at: DESK_NOW - STUCK_MS - 1,
      updated_at: DESK_NOW,
    });
    for (const state of ['capturing', 'awaiting_approval', 'paid', 'pending'] as const)
      await storeOrder(db, { state });
    const site = aDesk(engine.database).site();
    const needing = { ...ALL_ORDERS, state: 'needs-a-person' } as const;
    const { rows: listed } = await listDeskOrders({ ...needing, cursor: null }, site);
    expect(listed.map(({ id }) => id).toSorted()).toEqual([attention, stuck].toSorted());
    expect(await countAttention(site)).toBe(2);
    const part = await storeOrder(db, { state: 'paid', refunded_minor: 500 });
    const views = [ALL_ORDERS, needing, { ...ALL_ORDERS, state: 'part-refunded' }] as const;
    expect(await countOrders(views, site)).toEqual([7, 2, 1]);
    const { rows } = await listDeskOrders({ ...views[2], cursor: null }, site);
    expect(rows.map(({ id }) => id)).toEqual([part]);
  });

  test('an order is found by its number, and by its buyer’s name or email, however they are typed', async () => {
    const db = engine.database();
    const zoe = await storeOrder(db, { payer_name: 'Zoë MÜLLER-Ruiz', payer_email: 'Zoe@Shop.test' });
    await storeOrder(db, { payer_name: 'Maria Lee', state: 'refunded' });
    await storeOrder(db, { payer_name: null, payer_email: null, state: 'expired' });
    const site = desk().site();
    const find = async (text: string, state: 'paid' | 'expired' | null = null) =>
      (
        await listDeskOrders({ state, text, month: null, source: null, days: null, cursor: null }, site)
      ).rows.map(({ id }) => id);
    const number = orderNumber(zoe);
    for (const text of [
      number,
      number.toLowerCase(),
      number.replaceAll('-', ''),
      number.slice(0, 6),
      'zoe',
      'müller zoë',
      'SHOP.test',
    ])
      expect([text, (await find(text)).includes(zoe)]).toEqual([text, true]);
    expect(await find('Maria', 'paid')).toEqual([]);
    for (const text of ['%', '_', "'", 'zoe lee', 'CP-00000-00000']) expect(await find(text)).toEqual([]);
    expect(await find('')).toHaveLength(3);
  });

  test('an order that PayPal names a buyer for is found by that name', async () => {
    const row = await approvedOrder(world);
    await comeBack(world.site, row);
    const { payer_name: name } = await rowByKey(engine.database(), row.key);
    const query = {
      state: null,
      text: name ?? 'no name',
      month: null,
      source: null,
      days: null,
      cursor: null,
    };
    const { rows } = await listDeskOrders(query, desk().site());
    expect(rows.map(({ id }) => id)).toEqual([row.id]);
  });

  test('the list is narrowed by state and goes page by page; the timeline tells every step', async () => {
    const row = await approvedOrder(world);
    const { act, code, signIn, site } = desk();
    const { cookie } = await signIn();
    await act('order-capture', { order: row.id, factorCode: code() }, { cookie });
    await storeOrder(engine.database(), { state: 'expired', created_at: 5 });
    const all = { state: null, text: '', size: 1 };
    const first = await listDeskOrders(
      { ...all, month: null, source: null, days: null, cursor: null },
      site(),
    );
    const second = await listDeskOrders(
      { ...all, month: null, source: null, days: null, cursor: first.older },
      site(),
    );
    expect([first, second].map(page => page.rows[0]?.state)).toEqual(['paid', 'expired']);
    expect(
      (
        await listDeskOrders(
          { state: 'expired', text: '', month: null, source: null, days: null, cursor: null },
          site(),
        )
      ).rows,
    ).toHaveLength(1);
    expect((await listSteps(row.id, site())).map(({ cause, detail }) => [cause, detail])).toEqual([
      ['order_placed', 'checkout'],
      ['payment_created', 'checkout'],
      ['capture_ordered', expect.stringMatching(/^desk: PayPal order \w+, .*approved by payer \w+, seen 2/)],
      ['payment_completed', 'desk'],
    ]);
  });
});

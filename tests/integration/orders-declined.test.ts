import { expect, test } from 'vitest';
import { cancelOrder } from '@/lib/orders/return';
import { captureNow } from '@/lib/orders/staff';
import { sweepOrders } from '@/lib/orders/sweep';
import type { OrderRow } from '@/lib/site/db/tables';
import { MINUTE_MS } from '@/lib/site/time';
import { onBothEngines } from '@/tests/support/engines';
import { comeBack, placedOrder, stateOf, seeReceipt } from '@/tests/support/orders-steps';
import { anOrderWorld } from '@/tests/support/orders-world';

// PayPal's order stays approved after a decline: none of this may be taken for a new approval.
onBothEngines('an order whose card was declined', engine => {
  const world = anOrderWorld(engine);

  async function declinedOrder(order: object = {}) {
    const row = await placedOrder(world, order);
    approve(row);
    world.paypal.setNextOutcome({ kind: 'instrument-declined' });
    await comeBack(world.site, row);
    expect(await stateOf(engine.database(), row)).toBe('declined');
    return row;
  }

  function approve({ paypal_order_id: id }: OrderRow) {
    world.paypal.approveOrder(id ?? '');
  }

  async function deliverNotices() {
    await world.paypal.releaseWebhooks();
    await world.paypal.webhooksSettled();
  }

  async function standing(row: OrderRow) {
    return {
      state: await stateOf(engine.database(), row),
      captures: world.paypal.calls('capture').length,
    };
  }

  test('is not captured by the late notice of the approval that was declined', async () => {
    const row = await declinedOrder();
    world.advance(MINUTE_MS);
    await deliverNotices();
    expect(await standing(row)).toEqual({ state: 'declined', captures: 1 });
  });

  test('is not captured by a late notice after the buyer pressed cancel, who reads that it is cancelled', async () => {
    const row = await declinedOrder();
    const answer = await cancelOrder(
      {
        key: row.key,
        paymentId: row.paypal_order_id,
        address: '198.51.100.7',
      },
      world.site,
    );
    expect(answer.kind).toBe('cancelled');
    expect((await seeReceipt(world.site, row)).kind).toBe('cancelled');
    await deliverNotices();
    expect(await standing(row)).toEqual({ state: 'cancelled', captures: 1 });
  });

  test('is not captured by a notice that was kept for the sweeper', async () => {
    const row = await placedOrder(world);
    world.paypal.addFault({ kind: '503-html', operation: 'get' });
    approve(row);
    await deliverNotices();
    world.paypal.setNextOutcome({ kind: 'instrument-declined' });
    await comeBack(world.site, row);
    world.advance(6 * MINUTE_MS);
    const report = await sweepOrders(world.site);
    expect(report).toEqual({ looked: 1, failures: [] });
    expect(await standing(row)).toEqual({ state: 'declined', captures: 1 });
  });

  test('is not captured by a notice that looked at the order before the decline', async () => {
    const row = await placedOrder(world);
    world.paypal.addFault({ kind: 'hang', operation: 'get', when: 'after' });
    approve(row);
    const delivered = world.paypal.releaseWebhooks();
    await world.paypal.whenHanging();
    world.paypal.setNextOutcome({ kind: 'instrument-declined' });
    await comeBack(world.site, row);
    world.paypal.releaseHanging();
    await delivered;
    await world.paypal.webhooksSettled();
    expect(await standing(row)).toEqual({ state: 'declined', captures: 1 });
  });

  const VISITS = [
    {},
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'sec-fetch-dest': 'iframe' },
  ];

  test.each(VISITS)(
    'is not captured by visits to its return address with %j, however often',
    async headers => {
      const row = await declinedOrder();
      const before = await rowsOf(row);
      for (let visit = 0; visit < 5; visit += 1) await comeBack(world.site, row, headers);
      expect(await standing(row)).toEqual({ state: 'declined', captures: 1 });
      expect(await rowsOf(row)).toEqual(before);
      expect(world.paypal.calls('get')).toHaveLength(1);
    },
  );

  test('says on its return address that the payment was declined, and leads to a new checkout', async () => {
    const row = await declinedOrder();
    const response = await comeBack(world.site, row);
    expect(response.headers.get('location')).toBe(
      '/checkout?declined=1&package=custom&amount=99.00&currency=USD&step=pay',
    );
  });

  test('is not captured when PayPal says again that it is approved, by notice, sweep, receipt or the desk', async () => {
    const row = await declinedOrder();
    world.advance(MINUTE_MS);
    approve(row);
    await deliverNotices();
    await seeReceipt(world.site, row);
    await captureNow(row.id, world.site);
    await sweepOrders(world.site);
    expect(await standing(row)).toEqual({ state: 'declined', captures: 1 });
  });

  test('is not captured after a cancel either, when PayPal still says that it is approved', async () => {
    const row = await declinedOrder();
    await cancelOrder(
      {
        key: row.key,
        paymentId: row.paypal_order_id,
        address: '198.51.100.7',
      },
      world.site,
    );
    approve(row);
    await comeBack(world.site, row);
    expect(await standing(row)).toEqual({ state: 'cancelled', captures: 1 });
  });

  test('and posted again is paid through its new PayPal order', async () => {
    const attempt = { attemptId: 'attempt-0000000000001' };
    const row = await declinedOrder(attempt);
    const again = await placedOrder(world, attempt);
    approve(again);
    await deliverNotices();
    expect(await stateOf(engine.database(), again)).toBe('paid');
    expect(await stateOf(engine.database(), row)).toBe('declined');
  });

  async function rowsOf({ id }: OrderRow) {
    const db = engine.database();
    return {
      order: await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst(),
      events: await db.selectFrom('order_events').selectAll().where('order_id', '=', id).execute(),
    };
  }
});

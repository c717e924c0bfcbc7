import { expect, test } from 'vitest';
import { sweepOrders } from '@/lib/ledger/sweep';
import { captureNow } from '@/lib/orders/staff';
import type { OrderRow } from '@/lib/site/db/tables';
import { HOUR_MS, MINUTE_MS } from '@/lib/site/time';
import { onBothEngines } from '@/tests/support/engines';
import { rowOf } from '@/tests/support/money-steps';
import { cancelAtPayPal, comeBack, placedOrder, stateOf, seeReceipt } from '@/tests/support/orders-steps';
import { anOrderWorld } from '@/tests/support/orders-world';

// PayPal's order stays approved after a decline or a cancel: none of this may be taken for a new approval.
onBothEngines('an order without its buyer’s consent', engine => {
  const world = anOrderWorld(engine);

  async function decline(row: OrderRow) {
    world.paypal.setNextOutcome({ kind: 'instrument-declined' });
    await comeBack(world.site, row);
  }

  function approve({ paypal_order_id: id }: OrderRow) {
    world.paypal.approveOrder(id ?? '');
  }

  const cancel = (row: OrderRow) => cancelAtPayPal(world.site, row);

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

  const REASONS: Readonly<Record<string, (row: OrderRow) => Promise<unknown>>> = {
    'declined: its card was refused': async row => {
      approve(row);
      await decline(row);
    },
    'cancelled: its buyer had approved it': async row => {
      approve(row);
      await cancel(row);
    },
    'cancelled: its card was refused before': async row => {
      approve(row);
      await decline(row);
      await cancel(row);
    },
    'cancelled: its buyer cancelled, approved and cancelled again': async row => {
      await cancel(row);
      approve(row);
      await cancel(row);
    },
    'expired: no one approved it in time': async () => {
      world.advance(8 * HOUR_MS);
      await sweepOrders(world.site);
    },
  };

  const ENTRANCES: Readonly<Record<string, (row: OrderRow) => Promise<unknown>>> = {
    'the return address': row => comeBack(world.site, row),
    'a late notice': deliverNotices,
    'the receipt': row => seeReceipt(world.site, row),
    'the desk': ({ id }) => captureNow(id, world.site),
    'the sweep': () => sweepOrders(world.site),
  };

  test.each(
    Object.keys(REASONS).flatMap(reason => Object.keys(ENTRANCES).map(entrance => ({ reason, entrance }))),
  )('that is $reason is not captured by $entrance', async ({ reason, entrance }) => {
    const row = await placedOrder(world);
    await REASONS[reason]?.(row);
    const before = await standing(row);
    expect(reason).toMatch(new RegExp(`^${before.state}:`));
    approve(row);
    world.advance(6 * MINUTE_MS);
    await ENTRANCES[entrance]?.(row);
    expect(await standing(row)).toEqual(before);
  });

  test('reads as cancelled once its buyer cancelled after a decline', async () => {
    const row = await placedOrder(world);
    approve(row);
    await decline(row);
    await cancel(row);
    expect((await seeReceipt(world.site, row)).kind).toBe('cancelled');
  });

  test('is not captured by a notice that was kept for the sweeper before the decline', async () => {
    const row = await placedOrder(world);
    world.paypal.addFault({ kind: '503-html', operation: 'get' });
    approve(row);
    await deliverNotices();
    await decline(row);
    world.advance(6 * MINUTE_MS);
    expect(await sweepOrders(world.site)).toEqual({ looked: 1, failures: [] });
    expect(await standing(row)).toEqual({ state: 'declined', captures: 1 });
  });

  test('is not captured by a notice that looked at the order before the decline', async () => {
    const row = await placedOrder(world);
    world.paypal.addFault({ kind: 'hang', operation: 'get', when: 'after' });
    approve(row);
    const delivered = world.paypal.releaseWebhooks();
    await world.paypal.whenHanging();
    await decline(row);
    world.paypal.releaseHanging();
    await delivered;
    await world.paypal.webhooksSettled();
    expect(await standing(row)).toEqual({ state: 'declined', captures: 1 });
  });

  test.each([
    {},
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'sec-fetch-dest': 'iframe' },
  ])('is not changed by visits to its return address with %j, however often', async headers => {
    const row = await placedOrder(world);
    approve(row);
    await decline(row);
    const before = [await rowOf(engine.database(), row), await eventsOf(row)];
    for (let visit = 0; visit < 5; visit += 1) await comeBack(world.site, row, headers);
    expect([await rowOf(engine.database(), row), await eventsOf(row)]).toEqual(before);
    expect(world.paypal.calls('get')).toHaveLength(1);
    expect(world.paypal.calls('capture')).toHaveLength(1);
  });

  test('leads to checkout after a cancel while PayPal does not answer, which ends the PayPal order for good', async () => {
    const row = await placedOrder(world);
    world.paypal.addFault({ kind: '503-html', operation: 'get' });
    await cancel(row);
    approve(row);
    const response = await comeBack(world.site, row);
    expect(response.headers.get('location')).toContain('/checkout?cancelled=1');
    expect(world.paypal.calls('capture')).toEqual([]);
  });

  test('25 visits to the return address of an order that no one approved make at most 3 calls and 5 rows', async () => {
    world.startMinute();
    const row = await placedOrder(world);
    for (let visit = 0; visit < 25; visit += 1) await comeBack(world.site, row);
    const calls = world.paypal
      .calls()
      .filter(({ operation }) => operation === 'get' || operation === 'capture');
    expect(calls.length).toBeLessThanOrEqual(3);
    expect(await eventsOf(row)).toHaveLength(2);
    expect(await stateOf(engine.database(), row)).toBe('awaiting_approval');
  });

  test('25 visits to the cancel address ask PayPal once and write at most two rows', async () => {
    const row = await placedOrder(world);
    for (let visit = 0; visit < 25; visit += 1) await cancel(row);
    expect(world.paypal.calls('get')).toHaveLength(1);
    expect((await eventsOf(row)).map(({ cause }) => cause)).toEqual([
      'order_placed',
      'payment_created',
      'buyer_cancelled',
      'buyer_cancelled',
    ]);
  });

  function eventsOf({ id }: OrderRow) {
    return engine
      .database()
      .selectFrom('order_events')
      .selectAll()
      .where('order_id', '=', id)
      .orderBy('at')
      .execute();
  }
});

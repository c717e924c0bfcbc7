import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OrderRow } from '@/lib/db/tables';
import { onBothEngines } from '@/tests/support/engines';
import { comeBack, placeOrder, postOrder, stateOf } from '@/tests/support/orders-steps';
import { startOrderWorld, type OrderWorld } from '@/tests/support/orders-world';

const MINUTE_MS = 60 * 1000;

// PayPal's order stays approved after a decline: none of this may be taken for a new approval.
onBothEngines('an order whose card was declined', engine => {
  let world: OrderWorld;
  beforeAll(async () => {
    world = await startOrderWorld(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await engine.clear();
    world.paypal.reset();
    world.paypal.holdWebhooks();
  });

  async function declinedOrder(order: object = {}) {
    const row = await placeOrder(world, engine.database(), order);
    approve(row);
    world.paypal.setNextOutcome({ kind: 'instrument-declined' });
    await comeBack(world.services, row);
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
    const answer = await world.services.cancelOrder({ key: row.key, paymentId: row.paypal_order_id });
    expect(answer.kind).toBe('cancelled');
    expect((await world.services.findReceipt(row.key)).kind).toBe('cancelled');
    await deliverNotices();
    expect(await standing(row)).toEqual({ state: 'cancelled', captures: 1 });
  });

  test('is not captured by a notice that was kept for the sweeper', async () => {
    const row = await placeOrder(world, engine.database());
    world.paypal.addFault({ kind: '503-html', operation: 'get' });
    approve(row);
    await deliverNotices();
    world.paypal.setNextOutcome({ kind: 'instrument-declined' });
    await comeBack(world.services, row);
    world.advance(6 * MINUTE_MS);
    const report = await world.services.sweep();
    expect(report).toEqual({ looked: 1, failures: [] });
    expect(await standing(row)).toEqual({ state: 'declined', captures: 1 });
  });

  test('is not captured by a notice that looked at the order before the decline', async () => {
    const row = await placeOrder(world, engine.database());
    world.paypal.addFault({ kind: 'hang', operation: 'get', when: 'after' });
    approve(row);
    const delivered = world.paypal.releaseWebhooks();
    await world.paypal.whenHanging();
    world.paypal.setNextOutcome({ kind: 'instrument-declined' });
    await comeBack(world.services, row);
    world.paypal.releaseHanging();
    await delivered;
    await world.paypal.webhooksSettled();
    expect(await standing(row)).toEqual({ state: 'declined', captures: 1 });
  });

  test('is paid when the buyer approves another card and never comes back', async () => {
    const row = await declinedOrder();
    world.advance(MINUTE_MS);
    approve(row);
    await deliverNotices();
    expect(await standing(row)).toEqual({ state: 'paid', captures: 2 });
  });

  test('is paid by a new approval whose notice came while PayPal was silent, though the sweeper has looked since', async () => {
    const attempt = { attemptId: 'attempt-0000000000001' };
    const row = await declinedOrder(attempt);
    await postOrder(world.services, attempt);
    await deliverNotices();
    world.advance(MINUTE_MS);
    world.paypal.addFault({ kind: '503-html', operation: 'get' });
    approve(row);
    await deliverNotices();
    expect(await standing(row)).toEqual({ state: 'awaiting_approval', captures: 1 });
    world.advance(20 * MINUTE_MS);
    await world.services.sweep();
    expect(await standing(row)).toEqual({ state: 'paid', captures: 2 });
  });

  test('is paid when the buyer cancelled, went back after all and approved another card', async () => {
    const row = await declinedOrder();
    await world.services.cancelOrder({ key: row.key, paymentId: row.paypal_order_id });
    approve(row);
    await comeBack(world.services, row);
    expect(await standing(row)).toEqual({ state: 'paid', captures: 2 });
  });

  test('and posted again waits for a new approval, however often somebody looks', async () => {
    const attempt = { attemptId: 'attempt-0000000000001' };
    const row = await declinedOrder(attempt);
    expect((await postOrder(world.services, attempt)).status).toBe(201);
    await deliverNotices();
    world.advance(6 * MINUTE_MS);
    await world.services.sweep();
    expect((await world.services.findReceipt(row.key)).kind).toBe('awaiting');
    expect(await standing(row)).toEqual({ state: 'awaiting_approval', captures: 1 });
    world.advance(MINUTE_MS);
    approve(row);
    await world.paypal.webhooksSettled();
    expect(await standing(row)).toEqual({ state: 'paid', captures: 2 });
  });
});

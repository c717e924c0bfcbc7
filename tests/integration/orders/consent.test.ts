import { expect, test, vi } from 'vitest';
import { sweepOrders } from '@/lib/ledger/sweep';
import * as addressing from '@/lib/orders/mails-to';
import type { OrderRow } from '@/lib/site/db/tables';
import { onBothEngines } from '@/tests/support/engines';
import { rowOf } from '@/tests/support/money-steps';
import { approvedOrder, comeBack, mailKinds, stateOf } from '@/tests/support/orders-steps';
import { anOrderWorld } from '@/tests/support/orders-world';

onBothEngines('no one is charged without a yes', engine => {
  const world = anOrderWorld(engine);

  function eventsOf({ id }: OrderRow) {
    return engine
      .database()
      .selectFrom('order_events')
      .selectAll()
      .where('order_id', '=', id)
      .orderBy('at')
      .execute();
  }

  test('the history of a paid order proves the consent: which approval, by whom, when, and by which path', async () => {
    const row = await approvedOrder(world);
    await comeBack(world.site, row);
    const start = (await eventsOf(row)).find(({ cause }) => cause === 'capture_started');
    const payer = world.paypal.order(row.paypal_order_id ?? '')?.payerId ?? '';
    expect(start?.detail).toMatch(
      new RegExp(
        `^return: PayPal order ${row.paypal_order_id}, last changed 2\\S+Z, approved by payer ${payer}, seen 2\\S+Z$`,
      ),
    );
  });

  test.each(['replay', 'run-again'] as const)(
    'a capture that PayPal answered with "not approved" is tried under a new request id (refused repeats: %s)',
    async refusals => {
      world.paypal.setRefusals(refusals);
      const row = await approvedOrder(world);
      world.paypal.setNextOutcome({ kind: 'refused', issue: 'ORDER_NOT_APPROVED' });
      await comeBack(world.site, row);
      expect(await stateOf(engine.database(), row)).toBe('awaiting_approval');
      await comeBack(world.site, row);
      expect(await stateOf(engine.database(), row)).toBe('paid');
      const ids = world.paypal.calls('capture').map(call => call.headers['paypal-request-id']);
      expect(ids).toEqual([`ord_${row.id}_cap_1`, `ord_${row.id}_cap_2`]);
    },
  );

  test('every call to PayPal is kept with its debug id under the order', async () => {
    const row = await approvedOrder(world);
    await comeBack(world.site, row);
    const calls = await engine.database().selectFrom('payment_calls').selectAll().orderBy('at').execute();
    expect(calls.map(call => [call.order_id, call.operation, call.outcome])).toEqual([
      [row.id, 'create', 'created'],
      [row.id, 'find', 'found'],
      [row.id, 'capture', 'captured'],
    ]);
    for (const { debug_id } of calls) expect(debug_id).toMatch(/^[0-9a-f]{10,}$/);
  });

  test('a receipt that cannot be rendered does not hold up the payment, and is sent later', async () => {
    const row = await approvedOrder(world);
    const reports: unknown[] = [];
    const broken = world.with({ log: (...line) => reports.push(line) });
    const rendering = vi.spyOn(addressing, 'toBuyer').mockRejectedValue(new Error('a broken template'));
    await comeBack(broken, row);
    expect(await stateOf(engine.database(), row)).toBe('paid');
    expect(await mailKinds(engine.database(), row)).toEqual([]);
    expect(reports).toContainEqual([
      'error',
      'order_mail_not_rendered',
      expect.objectContaining({ order: row.id }),
    ]);
    expect((await sweepOrders(broken)).failures).toHaveLength(1);
    rendering.mockRestore();
    expect((await sweepOrders(world.site)).failures).toEqual([]);
    await sweepOrders(world.site);
    expect(await mailKinds(engine.database(), row)).toEqual(['receipt']);
  });

  test('the buyer of a payment that is denied after review gets an email, and the order holds no money', async () => {
    const row = await approvedOrder(world);
    world.paypal.setNextOutcome({ kind: 'pending' });
    await comeBack(world.site, row);
    const captureId = world.paypal.order(row.paypal_order_id ?? '')?.capture?.id ?? '';
    world.paypal.settleCapture(captureId, 'DECLINED');
    await world.paypal.releaseWebhooks();
    await world.paypal.webhooksSettled();
    expect(await rowOf(engine.database(), row)).toMatchObject({ state: 'declined', captured_minor: 0 });
    expect(await mailKinds(engine.database(), row)).toEqual(['payment-declined']);
  });
});

import { expect, test } from 'vitest';
import { refundOrder } from '@/lib/ledger/refund';
import { sweepOrders } from '@/lib/ledger/sweep';
import { newId } from '@/lib/site/ids';
import { MINUTE_MS } from '@/lib/site/time';
import { onBothEngines } from '@/tests/support/engines';
import { askRefund, refundShop } from '@/tests/support/money-steps';
import { placedOrder } from '@/tests/support/orders-steps';

onBothEngines('refunds', engine => {
  const { world, paid, standing, refund, refundMails } = refundShop(engine);

  test('a full refund makes the order refunded, with one email', async () => {
    const { id } = await paid();
    const request = askRefund(id, { amountMinor: 9_900, note: 'Sorry' });
    expect(await refund(request)).toMatchObject({
      kind: 'recorded',
      isRepeat: false,
      refund: {
        state: 'completed',
        actor_id: request.actorId,
        reason: 'goodwill',
        note: 'Sorry',
        issue: null,
      },
    });
    expect(await standing(id)).toEqual({
      state: 'refunded',
      refundedMinor: 9_900,
      rows: [['completed', 9_900]],
      atPayPal: [['COMPLETED', 9_900]],
    });
    expect(await refundMails({ id })).toEqual(['refund-notice']);
    const [call] = world.paypal.calls('refund');
    expect(call?.headers['paypal-request-id']).toBe(request.refundId);
    expect(JSON.parse(call?.body ?? '{}')).toMatchObject({
      amount: { value: '99.00' },
      custom_id: request.refundId,
    });
  });

  test('three parts add up, the order stays paid until the last, and no cent more goes', async () => {
    const { id } = await paid();
    for (const amountMinor of [2_000, 3_000]) await refund(askRefund(id, { amountMinor }));
    expect(await standing(id)).toMatchObject({ state: 'paid', refundedMinor: 5_000 });
    expect(await refund(askRefund(id, { amountMinor: 4_901 }))).toEqual({
      kind: 'not_free',
      freeMinor: 4_900,
    });
    await refund(askRefund(id, { amountMinor: 4_900 }));
    expect(await standing(id)).toMatchObject({ state: 'refunded', refundedMinor: 9_900 });
    expect(await refund(askRefund(id, { amountMinor: 1 }))).toEqual({
      kind: 'not_free',
      freeMinor: 0,
    });
    expect(world.paypal.calls('refund')).toHaveLength(3);
    expect(await refundMails({ id })).toHaveLength(3);
  });

  test('an order that is unknown or was never paid is not refunded', async () => {
    const { id } = await placedOrder(world);
    expect(await refund(askRefund(id))).toEqual({ kind: 'not_free', freeMinor: 0 });
    expect(await refund(askRefund(newId()))).toEqual({ kind: 'unknown' });
    expect(world.paypal.calls('refund')).toEqual([]);
  });

  test('the id of another order’s refund refunds nothing', async () => {
    const [first, second] = [await paid(), await paid()];
    const request = askRefund(first.id);
    await refund(request);
    expect(await refund({ ...request, orderId: second.id })).toEqual({ kind: 'unknown' });
    expect(world.paypal.calls('refund')).toHaveLength(1);
  });

  test('two staff at once, in two processes, cannot refund more than was captured', async () => {
    const { id } = await paid();
    const second = world.secondProcess();
    const outcomes = await Promise.all(
      [world.site, second, world.site, second].map(services =>
        refundOrder(askRefund(id, { amountMinor: 6_000 }), services),
      ),
    );
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual([
      'not_free',
      'not_free',
      'not_free',
      'recorded',
    ]);
    expect(await standing(id)).toMatchObject({ refundedMinor: 6_000, atPayPal: [['COMPLETED', 6_000]] });
    expect(world.paypal.calls('refund')).toHaveLength(1);
  });

  test('the same form posted four times at once, and again later, is one refund', async () => {
    const { id } = await paid();
    const request = askRefund(id);
    const second = world.secondProcess();
    await Promise.all(
      [world.site, second, world.site, second].map(services => refundOrder(request, services)),
    );
    // Of two overlapping requests with one id PayPal may fail the second: the refund is taken up again.
    world.advance(MINUTE_MS);
    await sweepOrders(world.site);
    const later = await refund({ ...request, amountMinor: 9_900 });
    expect(later).toMatchObject({
      kind: 'recorded',
      isRepeat: true,
      refund: { state: 'completed', amount_minor: 2_500 },
    });
    expect(await standing(id)).toMatchObject({
      refundedMinor: 2_500,
      rows: [['completed', 2_500]],
      atPayPal: [['COMPLETED', 2_500]],
    });
    expect(await refundMails({ id })).toEqual(['refund-notice']);
  });

  test('what went back before there were rows still counts', async () => {
    const { id } = await paid();
    await engine
      .database()
      .updateTable('orders')
      .set({ refunded_minor: 9_000 })
      .where('id', '=', id)
      .execute();
    expect(await refund(askRefund(id, { amountMinor: 901 }))).toEqual({
      kind: 'not_free',
      freeMinor: 900,
    });
    await refund(askRefund(id, { amountMinor: 900 }));
    expect(await standing(id)).toMatchObject({ state: 'refunded', refundedMinor: 9_900 });
  });

  test('each call to PayPal is kept with its debug id', async () => {
    const { id } = await paid();
    const request = askRefund(id);
    await refund(request);
    const calls = await engine
      .database()
      .selectFrom('payment_calls')
      .select(['request_id', 'outcome', 'debug_id'])
      .where('operation', '=', 'refund')
      .execute();
    expect(calls).toEqual([
      { request_id: request.refundId, outcome: 'refunded', debug_id: expect.any(String) },
    ]);
  });

  test.each([
    ['TRANSACTION_DISPUTED', 'in_dispute'],
    ['REFUND_FAILED_INSUFFICIENT_FUNDS', 'no_funds'],
    ['REFUND_TIME_LIMIT_EXCEEDED', 'too_late'],
    ['REFUND_NOT_ALLOWED', 'REFUND_NOT_ALLOWED'],
  ] as const)(
    'PayPal’s %s is kept as the reason, changes no sum and frees the amount',
    async (issue, storedIssue) => {
      const { id } = await paid();
      world.paypal.setNextRefund({ kind: 'refused', issue });
      const request = askRefund(id, { amountMinor: 9_900 });
      expect(await refund(request)).toMatchObject({
        kind: 'recorded',
        refund: { state: 'failed', issue: storedIssue },
      });
      expect(await standing(id)).toMatchObject({ state: 'paid', refundedMinor: 0, atPayPal: [] });
      expect(await refundMails({ id })).toEqual(['refund-failed']);
      // The same form stays failed; a new one goes through.
      expect(await refund(request)).toMatchObject({
        isRepeat: true,
        refund: { state: 'failed' },
      });
      expect(await refund(askRefund(id, { amountMinor: 9_900 }))).toMatchObject({
        refund: { state: 'completed' },
      });
    },
  );

  test('when someone refunded at PayPal meanwhile, the refusal brings that refund into our books', async () => {
    const { id, capture_id: captureId } = await paid();
    world.paypal.refundCapture(captureId ?? '', '90.00');
    expect(await refund(askRefund(id))).toMatchObject({
      refund: { state: 'failed', issue: 'too_much' },
    });
    expect(await standing(id)).toMatchObject({ state: 'paid', refundedMinor: 9_000 });
    expect(await refund(askRefund(id, { amountMinor: 901 }))).toEqual({
      kind: 'not_free',
      freeMinor: 900,
    });
  });

  test('during a dispute PayPal decides: a part is refused, everything goes back', async () => {
    const { id, capture_id: captureId } = await paid();
    world.paypal.openDispute(captureId ?? '');
    expect(await refund(askRefund(id))).toMatchObject({
      refund: { state: 'failed', issue: 'in_dispute' },
    });
    expect(await refund(askRefund(id, { amountMinor: 9_900 }))).toMatchObject({
      refund: { state: 'completed' },
    });
  });
});

import { expect, test } from 'vitest';
import { refundOrder } from '@/lib/ledger/refund';
import { sweepOrders } from '@/lib/ledger/sweep';
import { HOUR_MS, MINUTE_MS } from '@/lib/site/time';
import { onBothEngines } from '@/tests/support/engines';
import { askRefund, refundShop } from '@/tests/support/money-steps';

onBothEngines('refunds that PayPal has not decided', engine => {
  const { siteWith, world, paid, standing, refund, refundRow, refundMails, notify } = refundShop(engine);

  test.each([
    ['hangs before it refunds', { kind: 'hang', when: 'before', count: 2 }],
    ['hangs after it refunded', { kind: 'hang', when: 'after', count: 2 }],
    ['cuts the connection after it refunded', { kind: 'cut', when: 'after', count: 2 }],
    ['answers 500', { kind: '500', count: 2 }],
    ['answers with a page', { kind: '200-html', count: 2 }],
  ] as const)(
    'PayPal %s: the refund waits, counts as gone, and the sweep ends it as one',
    async (_, fault) => {
      const { id } = await paid();
      const refundRequest = askRefund(id, { amountMinor: 6_000 });
      world.paypal.addFault({ operation: 'refund', ...fault });
      const impatient = siteWith(calls => ({
        refundCapture: request => calls.refundCapture({ ...request, timeoutMs: 300 }),
      }));
      expect(await refundOrder(refundRequest, impatient)).toMatchObject({
        refund: { state: 'requested', provider_id: null },
      });
      expect(await standing(id)).toMatchObject({ state: 'paid', refundedMinor: 0 });
      expect(await refundOrder(askRefund(id, { amountMinor: 6_000 }), impatient)).toEqual({
        kind: 'not_free',
        freeMinor: 3_900,
      });
      expect(await refundMails({ id })).toEqual([]);
      world.paypal.clearFaults();
      await sweepOrders(world.site);
      expect((await refundRow(refundRequest.refundId)).state, 'the request still has time').toBe('requested');
      world.advance(MINUTE_MS);
      await Promise.all([sweepOrders(world.site), sweepOrders(world.secondProcess())]);
      expect(await standing(id)).toEqual({
        state: 'paid',
        refundedMinor: 6_000,
        rows: [['completed', 6_000]],
        atPayPal: [['COMPLETED', 6_000]],
      });
      expect(await refundMails({ id })).toEqual(['refund-notice']);
    },
  );

  test.each(['COMPLETED', 'FAILED', 'CANCELLED'] as const)(
    'a pending refund changes nothing until PayPal decides; %s is found by asking each hour',
    async status => {
      const { id } = await paid();
      const request = askRefund(id, { amountMinor: 9_900 });
      world.paypal.setNextRefund({ kind: 'pending' });
      expect(await refund(request)).toMatchObject({ refund: { state: 'pending' } });
      expect(await standing(id)).toMatchObject({ state: 'paid', refundedMinor: 0 });
      expect(await refundMails({ id })).toEqual([]);
      expect(await refund(askRefund(id))).toEqual({ kind: 'not_free', freeMinor: 0 });
      world.advance(HOUR_MS + MINUTE_MS);
      await sweepOrders(world.site);
      await sweepOrders(world.site);
      expect(world.paypal.calls('get-refund'), 'once an hour').toHaveLength(1);
      world.paypal.settleRefund((await refundRow(request.refundId)).provider_id ?? '', status);
      world.advance(HOUR_MS + MINUTE_MS);
      await Promise.all([sweepOrders(world.site), sweepOrders(world.secondProcess())]);
      const isDone = status === 'COMPLETED';
      expect(await standing(id)).toMatchObject({
        state: isDone ? 'refunded' : 'paid',
        refundedMinor: isDone ? 9_900 : 0,
        rows: [[isDone ? 'completed' : 'failed', 9_900]],
      });
      expect(await refundMails({ id })).toEqual([isDone ? 'refund-notice' : 'refund-failed']);
    },
  );

  test('a pending refund that completed is found by PayPal’s notice', async () => {
    const { id } = await paid();
    const request = askRefund(id);
    world.paypal.setNextRefund({ kind: 'pending' });
    await refund(request);
    world.paypal.settleRefund((await refundRow(request.refundId)).provider_id ?? '', 'COMPLETED');
    await notify(2);
    expect(await standing(id)).toMatchObject({ refundedMinor: 2_500, rows: [['completed', 2_500]] });
    expect(await refundMails({ id })).toEqual(['refund-notice']);
  });

  test('after PayPal has forgotten the request id a refund without an answer is given up, not sent', async () => {
    const { id } = await paid();
    const request = askRefund(id);
    world.paypal.addFault({ operation: 'refund', kind: '500', count: 2 });
    await refund(request);
    world.advance(45 * 24 * HOUR_MS);
    await sweepOrders(world.site);
    expect(await refundRow(request.refundId)).toMatchObject({ state: 'failed', issue: 'no_answer' });
    expect(world.paypal.calls('refund')).toHaveLength(2);
    expect(await standing(id)).toMatchObject({ refundedMinor: 0, atPayPal: [] });
  });
});

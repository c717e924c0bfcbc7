import { expect, test } from 'vitest';
import { settleDispute } from '@/lib/ledger/dispute';
import { settleReversal } from '@/lib/ledger/reversal';
import { findLedger } from '@/lib/orders/orders.sql';
import type { Dispute } from '@/lib/paypal/disputes';
import { onBothEngines } from '../../support/engines';
import {
  aDispute,
  aReversal,
  handleMessage,
  paidOrder,
  rowOf,
  withDispute,
  type PaidOrderRow,
} from '../../support/money-steps';
import { historyOf, mailKinds, stateOf } from '../../support/orders-steps';
import { anOrderWorld } from '../../support/orders-world';

onBothEngines('disputes and reversals', engine => {
  const world = anOrderWorld(engine);

  const db = () => engine.database();
  const ledgerOf = ({ id }: { id: string }) => findLedger(world.database(), id);

  /** One message of each kind; each asks PayPal, which answers as it stood when the message was made. */
  function messagesOf({ capture_id }: PaidOrderRow, outcome: 'won' | 'lost') {
    const disputed = (type: string, change: Partial<Dispute>) => () => {
      const dispute = aDispute(capture_id, change);
      const resource = { dispute_id: dispute.disputeId };
      return handleMessage(`CUSTOMER.DISPUTE.${type}`, resource, withDispute(world, dispute));
    };
    return [
      disputed('CREATED', {}),
      disputed('UPDATED', { status: 'under_review', updatedAt: noonOfDay(2) }),
      disputed('RESOLVED', { status: 'resolved', outcome, updatedAt: noonOfDay(4), respondBy: null }),
      () => handleMessage('PAYMENT.CAPTURE.REVERSED', aReversal(capture_id), world.site),
    ];
  }

  test.each(['won', 'lost'] as const)(
    'messages about a reversal and a dispute that was %s end alike in every order, each twice',
    async outcome => {
      const orders = permutations([0, 1, 2, 3]);
      // What comes of an order is the same code on both engines.
      const tried = engine.name === 'embedded' ? orders : orders.filter((_, index) => index % 4 === 0);
      for (const order of tried) {
        const row = await paidOrder(world);
        world.paypal.refundCapture(row.capture_id, '10.00');
        const refunded = () =>
          handleMessage('PAYMENT.CAPTURE.REFUNDED', { ...aReversal(row.capture_id), id: 'R' }, world.site);
        const messages = messagesOf(row, outcome);
        const inOrder = order.flatMap(index => messages[index] ?? []);
        const isRefundFirst = order[0] === 0;
        const all = isRefundFirst ? [refunded, ...inOrder] : [...inOrder, refunded];
        for (const message of [...all, ...all]) expect(await message()).toMatch(/^order /);
        const isWon = outcome === 'won';
        expect(await rowOf(db(), row), `order ${order.join()}`).toMatchObject({
          state: isWon ? 'paid' : 'reversed',
          refunded_minor: 1_000,
          reversed_minor: isWon ? 0 : 8_900,
        });
        const { disputes, reversals } = await ledgerOf(row);
        expect(disputes).toMatchObject([{ outcome, changed_at: Date.parse('2026-07-04T12:00:00Z') }]);
        expect(disputes[0]?.settled_at === null).toBe(!isWon);
        expect(reversals).toMatchObject([{ state: isWon ? 'returned' : 'open', amount_minor: 8_900 }]);
        const kinds = await mailKinds(db(), row);
        expect(kinds.filter(kind => kind === 'refund-notice')).toHaveLength(1);
        expect(kinds.filter(kind => kind === 'order-dispute').length).toBeLessThanOrEqual(2);
      }
    },
    60_000,
  );

  test('PayPal’s own messages lead an order into a dispute, and a lost one to its reversal', async () => {
    const row = await paidOrder(world);
    const dispute = world.paypal.openDispute(row.capture_id);
    await world.paypal.releaseWebhooks({ copies: 2 });
    await world.paypal.webhooksSettled();
    expect(await stateOf(db(), row)).toBe('disputed');
    world.advance(60_000);
    world.paypal.resolveDispute(dispute?.id ?? '', 'RESOLVED_BUYER_FAVOUR');
    await world.paypal.webhooksSettled();
    expect(await rowOf(db(), row)).toMatchObject({
      state: 'reversed',
      reversed_minor: 9_900,
      refunded_minor: 0,
    });
    expect((await historyOf(db(), row)).slice(-3)).toContain('disputed');
    const calls = await db()
      .selectFrom('payment_calls')
      .select('operation')
      .where('order_id', '=', row.id)
      .execute();
    expect(calls.map(({ operation }) => operation)).toContain('find-dispute');
  });

  test('a dispute that is won leads back to what was paid, and settles itself', async () => {
    const row = await paidOrder(world);
    const dispute = world.paypal.openDispute(row.capture_id);
    world.paypal.reverseCapture(row.capture_id, '20.00');
    world.advance(60_000);
    world.paypal.resolveDispute(dispute?.id ?? '', 'RESOLVED_SELLER_FAVOUR');
    await world.paypal.releaseWebhooks({ reversed: true });
    await world.paypal.webhooksSettled();
    expect(await rowOf(db(), row)).toMatchObject({ state: 'paid', reversed_minor: 0, refunded_minor: 0 });
    const { disputes, reversals } = await ledgerOf(row);
    expect(disputes[0]?.settled_at).not.toBeNull();
    expect(reversals).toMatchObject([{ state: 'returned', amount_minor: 2_000 }]);
  });

  test('news of a reversal before we know of the payment writes both down', async () => {
    const row = await paidOrder(world);
    const unpaid = {
      state: 'awaiting_approval',
      capture_id: null,
      captured_minor: 0,
      paid_at: null,
    } as const;
    await db().updateTable('orders').set(unpaid).where('id', '=', row.id).execute();
    await db().deleteFrom('outbox').execute();
    world.paypal.reverseCapture(row.capture_id);
    await world.paypal.releaseWebhooks({ reversed: true });
    await world.paypal.webhooksSettled();
    expect(await rowOf(db(), row)).toMatchObject({
      state: 'reversed',
      captured_minor: 9_900,
      reversed_minor: 9_900,
      refunded_minor: 0,
    });
    const { refunds, reversals } = await ledgerOf(row);
    expect([refunds, reversals.map(({ state }) => state)]).toEqual([[], ['open']]);
  });

  test('a refund and a reversal at the same moment are both in the sums', async () => {
    const row = await paidOrder(world);
    world.paypal.refundCapture(row.capture_id, '10.00');
    const up = aReversal(row.capture_id, { amount: { value: '80.00', currency_code: 'USD' } });
    await Promise.all([
      handleMessage('PAYMENT.CAPTURE.REVERSED', up, world.site),
      handleMessage('PAYMENT.CAPTURE.REFUNDED', { ...up, id: 'R' }, world.site),
      handleMessage(
        'PAYMENT.CAPTURE.REVERSED',
        { ...up, id: 'REV2', amount: { value: '0.50', currency_code: 'USD' } },
        world.site,
      ),
    ]);
    expect(await rowOf(db(), row)).toMatchObject({ refunded_minor: 1_000, reversed_minor: 8_050 });
  });

  test('staff settle a reversal once: money that is gone stays gone, money that is back is ours', async () => {
    const [gone, back] = [await paidOrder(world), await paidOrder(world)];
    for (const row of [gone, back])
      await handleMessage('PAYMENT.CAPTURE.REVERSED', aReversal(row.capture_id), world.site);
    const settle = (row: PaidOrderRow, outcome: 'kept_back' | 'returned') =>
      settleReversal(
        {
          orderId: row.id,
          id: `REV${row.capture_id}`,
          outcome,
          staffId: 'staff1',
        },
        world.site,
      );
    expect(await settle(gone, 'kept_back')).toEqual({ kind: 'done', state: 'reversed' });
    expect(await settle(gone, 'returned')).toEqual({ kind: 'changed', state: 'reversed' });
    expect(await settle(back, 'returned')).toEqual({ kind: 'done', state: 'paid' });
    expect(await rowOf(db(), gone)).toMatchObject({ state: 'reversed', reversed_minor: 8_900 });
    expect((await ledgerOf(gone)).reversals).toMatchObject([{ state: 'kept_back', settled_by: 'staff1' }]);
    // A dispute that is won later brings even that back.
    const [, , resolved] = messagesOf(gone, 'won');
    await resolved?.();
    expect(await rowOf(db(), gone)).toMatchObject({ state: 'paid', reversed_minor: 0 });
  });

  test('staff settle a dispute only once it is decided, without another email', async () => {
    const row = await paidOrder(world);
    const [created, , resolved] = messagesOf(row, 'lost');
    const settle = () =>
      settleDispute({ orderId: row.id, id: `PP-D-${row.capture_id}`, staffId: 'staff1' }, world.site);
    await created?.();
    expect(await settle()).toEqual({ kind: 'changed', state: 'disputed' });
    await resolved?.();
    const emails = await mailKinds(db(), row);
    expect(await settle()).toEqual({ kind: 'done', state: 'paid' });
    expect(await mailKinds(db(), row)).toEqual(emails);
    expect((await ledgerOf(row)).disputes).toMatchObject([{ outcome: 'lost', settled_by: 'staff1' }]);
    // The same decision, heard again, does not open it again.
    await resolved?.();
    expect(await settle()).toMatchObject({ kind: 'changed' });
  });
});

/** Noon of a day in July. */
function noonOfDay(day: number): number {
  return Date.parse(`2026-07-0${day}T12:00:00Z`);
}

function permutations(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap(item =>
    permutations(items.filter(other => other !== item)).map(rest => [item, ...rest]),
  );
}

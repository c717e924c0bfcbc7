import { expect, test, vi } from 'vitest';
import { settleReversal } from '@/lib/ledger/reversal';
import * as mails from '@/lib/orders/mails';
import { renderMailsDue } from '@/lib/orders/mails';
import { freeToRefundMinor } from '@/lib/orders/order';
import { findLedger, findOrder } from '@/lib/orders/orders.sql';
import { answerConfirmation } from '@/lib/orders/return-reply';
import { captureNow, checkWithPayPal } from '@/lib/orders/staff';
import type { Refund } from '@/lib/paypal/money';
import type { Payment } from '@/lib/paypal/orders';
import type { OrderRow } from '@/lib/site/db/tables';
import { onBothEngines } from '@/tests/support/engines';
import {
  aDispute,
  aReversal,
  handleMessage,
  paidOrder,
  rowOf,
  withDispute,
} from '@/tests/support/money-steps';
import {
  approvedOrder,
  cancelAtPayPal,
  comeBack,
  placedOrder,
  postOrder,
  stateOf,
  seeReceipt,
} from '@/tests/support/orders-steps';
import { anOrderWorld, SITE_ORIGIN } from '@/tests/support/orders-world';

onBothEngines('money at the edges', engine => {
  const world = anOrderWorld(engine);
  const db = () => engine.database();

  const cancel = (row: OrderRow, services = world.site) => cancelAtPayPal(services, row);

  /** A site where PayPal answers the same for every order. */
  function hearing(payment: Payment) {
    const outcome = { kind: 'found', payment, debugId: null } as const;
    return world.hearing({ findPayment: () => Promise.resolve(outcome) });
  }

  async function paymentOf(row: OrderRow): Promise<Payment> {
    const outcome = await world.calls.findPayment({ paymentId: row.paypal_order_id ?? '', timeoutMs: 5_000 });
    if (outcome.kind !== 'found') throw new Error('The simulator knows the order');
    return outcome.payment;
  }

  test('an approval from before a cancel does not count when the clock runs back', async () => {
    const row = await approvedOrder(world);
    world.paypal.setNextOutcome({ kind: 'refused', issue: 'ORDER_NOT_APPROVED' });
    await captureNow(row.id, world.site);
    const early = world.with({ now: () => world.site.now() - 2_000 });
    await cancel(row, early);
    await comeBack(early, row);
    expect(world.paypal.calls('capture')).toHaveLength(1);
  });

  test('a part refund, a reversal of all and its return leave the refund as it was', async () => {
    const row = await paidOrder(world);
    world.paypal.refundCapture(row.capture_id, '60.00');
    await handleMessage('PAYMENT.CAPTURE.REFUNDED', { ...aReversal(row.capture_id), id: 'R' }, world.site);
    const all = { amount: { value: '99.00', currency_code: 'USD' } };
    await handleMessage('PAYMENT.CAPTURE.REVERSED', aReversal(row.capture_id, all), world.site);
    expect(await rowOf(db(), row)).toMatchObject({ refunded_minor: 6_000, reversed_minor: 3_900 });
    const end = { orderId: row.id, id: `REV${row.capture_id}`, outcome: 'returned', staffId: 's' } as const;
    await settleReversal(end, world.site);
    expect(await rowOf(db(), row)).toMatchObject({ state: 'paid', refunded_minor: 6_000, reversed_minor: 0 });
  });

  test('a refund that failed after all can be made again with the same sum', async () => {
    const row = await paidOrder(world);
    const payment = await paymentOf(row);
    const check = (...refunds: Refund[]) => checkWithPayPal(row.id, hearing({ ...payment, refunds }));
    await check(aRefund('R1', 'completed'));
    await check(aRefund('R1', 'failed'));
    await check(aRefund('R1', 'failed'), aRefund('R2', 'completed'));
    expect(await rowOf(db(), row)).toMatchObject({ refunded_minor: 3_000 });
  });

  test('an order that was refunded before refunds had rows stays refunded through a dispute', async () => {
    const row = await paidOrder(world);
    const old = { state: 'refunded', refunded_minor: 9_900 } as const;
    await db().updateTable('orders').set(old).where('id', '=', row.id).execute();
    const dispute = aDispute(row.capture_id);
    const about = { dispute_id: dispute.disputeId };
    await handleMessage('CUSTOMER.DISPUTE.CREATED', about, withDispute(world, dispute));
    const updatedAt = Date.parse('2026-07-05T12:00:00Z');
    const won = aDispute(row.capture_id, { status: 'resolved', outcome: 'won', updatedAt });
    await handleMessage('CUSTOMER.DISPUTE.RESOLVED', about, withDispute(world, won));
    expect(await rowOf(db(), row)).toMatchObject(old);
  });

  test('a lost dispute leaves nothing to refund, also when PayPal sends no reversal, or sends it later', async () => {
    const row = await paidOrder(world);
    const lost = aDispute(row.capture_id, { status: 'resolved', outcome: 'lost', refundedMinor: 9_900 });
    await handleMessage(
      'CUSTOMER.DISPUTE.RESOLVED',
      { dispute_id: lost.disputeId },
      withDispute(world, lost),
    );
    const standing = async () => {
      const order = await findOrder(world.database(), 'id', row.id);
      const ledger = await findLedger(world.database(), row.id);
      return { state: order?.state, free: order ? freeToRefundMinor(order, ledger) : null };
    };
    expect(await standing()).toEqual({ state: 'reversed', free: 0 });
    const all = { amount: { value: '99.00', currency_code: 'USD' } };
    await handleMessage('PAYMENT.CAPTURE.REVERSED', aReversal(row.capture_id, all), world.site);
    expect(await standing()).toEqual({ state: 'reversed', free: 0 });
    expect((await findLedger(world.database(), row.id)).reversals).toHaveLength(1);
  });

  test('a reversal of an order that holds no money goes before a person instead of being lost', async () => {
    const row = await paidOrder(world);
    const ended = { state: 'expired', paid_at: null } as const;
    await db().updateTable('orders').set(ended).where('id', '=', row.id).execute();
    const reset = hearing({ ...(await paymentOf(row)), status: 'voided', capture: null });
    await seeReceipt(reset, row);
    await handleMessage('PAYMENT.CAPTURE.REVERSED', aReversal(row.capture_id), world.site);
    const { reversals } = await findLedger(world.database(), row.id);
    const unknown = await db().selectFrom('unknown_payments').selectAll().execute();
    expect(reversals.length + unknown.length).toBe(1);
  });

  test('a late word that a refund is pending does not undo it', async () => {
    const row = await paidOrder(world);
    const payment = await paymentOf(row);
    await checkWithPayPal(row.id, hearing({ ...payment, refunds: [aRefund('R1', 'completed')] }));
    await checkWithPayPal(row.id, hearing({ ...payment, refunds: [aRefund('R1', 'pending')] }));
    expect(await rowOf(db(), row)).toMatchObject({ refunded_minor: 3_000 });
  });

  test('fifty emails that cannot be rendered do not hold up the fifty-first', async () => {
    for (let count = 0; count < 51; count += 1) {
      const { id } = await placedOrder(world);
      const reason = count < 50 ? 'dispute' : 'receipt';
      await db().insertInto('order_mails_due').values({ order_id: id, reason, since: count }).execute();
    }
    const { renderOrderMails } = mails;
    const rendering = vi
      .spyOn(mails, 'renderOrderMails')
      .mockImplementation(occasion =>
        occasion.reason === 'dispute' ? cannotRender() : renderOrderMails(occasion, world.site),
      );
    await renderMailsDue(50, world.site);
    await renderMailsDue(50, world.site);
    rendering.mockRestore();
    // To the agency: an order that is not paid has no buyer's address.
    expect(await db().selectFrom('outbox').select('kind').execute()).toEqual([{ kind: 'order-notify' }]);
  });

  test('a buyer who answers "yes" again and again while PayPal is silent makes few calls', async () => {
    world.paypal.setPayer('PAYERONE');
    await paidOrder(world);
    const second = await approvedOrder(world);
    world.startMinute();
    await comeBack(world.site, second);
    expect(await stateOf(db(), second)).toBe('awaiting_confirmation');
    const before = world.paypal.calls('get').length;
    world.paypal.addFault({ kind: '503-html', operation: 'get', count: 100 });
    for (let count = 0; count < 25; count += 1)
      await answerConfirmation(
        new Request(`${SITE_ORIGIN}/order/confirm`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ key: second.key, answer: 'yes' }),
        }),
        world.site,
      );
    expect(world.paypal.calls('get').length - before).toBeLessThanOrEqual(2);
  });

  test('an order posted again and again while PayPal refuses our keys makes few calls', async () => {
    world.startMinute();
    let calls = 0;
    const createPayment = () => {
      calls += 1;
      return Promise.resolve({ kind: 'config', reason: 'refused', debugId: null } as const);
    };
    const paypal = { ...world.calls, createPayment };
    const services = world.with({ wait: () => Promise.resolve(), paypal });
    for (let count = 0; count < 25; count += 1)
      await postOrder(services, {}, { 'idempotency-key': 'attempt-0123456789' });
    expect(calls).toBeLessThanOrEqual(4);
  });
});

function aRefund(refundId: string, status: Refund['status']): Refund {
  return { refundId, status, amountMinor: 3_000, currency: 'USD', createdAt: null, customId: null };
}

function cannotRender(): never {
  throw new Error('the template is broken');
}

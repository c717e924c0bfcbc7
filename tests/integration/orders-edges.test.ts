import { expect, test } from 'vitest';
import type { OrderRow } from '@/lib/site/db/tables';
import { handleConfirmation } from '@/lib/orders/handle-confirmation';
import { freeToRefundMinor } from '@/lib/orders/ledger';
import type { Payment } from '@/lib/orders/gateway-ports';
import type { Refund } from '@/lib/orders/provider-records';
import { renderMailsDue } from '@/lib/orders/render-mails-due';
import { settleReversal } from '@/lib/orders/settle-ledger';
import { onBothEngines } from '@/tests/support/engines';
import { aDispute, aReversal, hear, paidOrder, rowOf, withDispute } from '@/tests/support/money-steps';
import {
  approvedOrder,
  cancelOrder,
  comeBack,
  placeOrder,
  postOrder,
  stateOf,
  seeReceipt,
} from '@/tests/support/orders-steps';
import { anOrderWorld, SITE_ORIGIN } from '@/tests/support/orders-world';

onBothEngines('money at the edges', engine => {
  const world = anOrderWorld(engine);
  const db = () => engine.database();

  const cancel = (row: OrderRow, services = world.services) => cancelOrder(services, row);

  /** Services to which PayPal says the same of every order. */
  function hearing(payment: Payment) {
    const found = { kind: 'found', payment, debugId: null } as const;
    return world.withDeps({
      gateway: { ...world.deps.gateway, findPayment: () => Promise.resolve(found) },
    });
  }

  async function paymentOf(row: OrderRow): Promise<Payment> {
    const { gateway } = world.deps;
    const found = await gateway.findPayment({ paymentId: row.paypal_order_id ?? '', timeoutMs: 5_000 });
    if (found.kind !== 'found') throw new Error('The simulator knows the order');
    return found.payment;
  }

  test('a second cancel after an approval is the last word', async () => {
    const row = await placeOrder(world);
    await cancel(row);
    world.paypal.approveOrder(row.paypal_order_id ?? '');
    await cancel(row);
    await comeBack(world.services, row);
    await world.paypal.releaseWebhooks();
    await world.paypal.webhooksSettled();
    expect(world.paypal.calls('capture')).toEqual([]);
  });

  test('an approval from before a cancel does not count when the clock runs back', async () => {
    const row = await approvedOrder(world);
    world.paypal.setNextOutcome({ kind: 'refused', issue: 'ORDER_NOT_APPROVED' });
    await world.services.captureNow(row.id);
    const early = world.withDeps({ clock: { now: () => world.deps.clock.now() - 2_000 } });
    await cancel(row, early);
    await comeBack(early, row);
    expect(world.paypal.calls('capture')).toHaveLength(1);
  });

  test('a part refund, a reversal of all and its return leave the refund as it was', async () => {
    const row = await paidOrder(world);
    world.paypal.refundCapture(row.capture_id, '60.00');
    await hear('PAYMENT.CAPTURE.REFUNDED', { ...aReversal(row.capture_id), id: 'R' }, world.deps);
    const all = { amount: { value: '99.00', currency_code: 'USD' } };
    await hear('PAYMENT.CAPTURE.REVERSED', aReversal(row.capture_id, all), world.deps);
    expect(await rowOf(db(), row)).toMatchObject({ refunded_minor: 6_000, reversed_minor: 3_900 });
    const end = { orderId: row.id, id: `REV${row.capture_id}`, outcome: 'returned', staffId: 's' } as const;
    await settleReversal(end, world.deps);
    expect(await rowOf(db(), row)).toMatchObject({ state: 'paid', refunded_minor: 6_000, reversed_minor: 0 });
  });

  test('a refund that failed after all can be made again with the same sum', async () => {
    const row = await paidOrder(world);
    const payment = await paymentOf(row);
    const check = (...refunds: Refund[]) => hearing({ ...payment, refunds }).checkWithPayPal(row.id);
    await check(aRefund('R1', 'completed'));
    await check(aRefund('R1', 'failed'));
    await check(aRefund('R1', 'failed'), aRefund('R2', 'completed'));
    expect(await rowOf(db(), row)).toMatchObject({ refunded_minor: 3_000 });
  });

  test('an order that was refunded before refunds had rows stays refunded through a dispute', async () => {
    const row = await paidOrder(world);
    const old = { state: 'refunded', refunded_minor: 9_900 } as const;
    await db().updateTable('orders').set(old).where('id', '=', row.id).execute();
    const opened = aDispute(row.capture_id);
    const about = { dispute_id: opened.disputeId };
    await hear('CUSTOMER.DISPUTE.CREATED', about, withDispute(world, opened));
    const updatedAt = Date.parse('2026-07-05T12:00:00Z');
    const won = aDispute(row.capture_id, { status: 'resolved', outcome: 'won', updatedAt });
    await hear('CUSTOMER.DISPUTE.RESOLVED', about, withDispute(world, won));
    expect(await rowOf(db(), row)).toMatchObject(old);
  });

  test('a lost dispute leaves nothing to refund, also when PayPal sends no reversal, or sends it later', async () => {
    const row = await paidOrder(world);
    const lost = aDispute(row.capture_id, { status: 'resolved', outcome: 'lost', refundedMinor: 9_900 });
    await hear('CUSTOMER.DISPUTE.RESOLVED', { dispute_id: lost.disputeId }, withDispute(world, lost));
    const standing = async () => {
      const order = await world.deps.orders.findById(row.id);
      const ledger = await world.deps.orders.findLedger(row.id);
      return { state: order?.state, free: order ? freeToRefundMinor(order, ledger) : null };
    };
    expect(await standing()).toEqual({ state: 'reversed', free: 0 });
    const all = { amount: { value: '99.00', currency_code: 'USD' } };
    await hear('PAYMENT.CAPTURE.REVERSED', aReversal(row.capture_id, all), world.deps);
    expect(await standing()).toEqual({ state: 'reversed', free: 0 });
    expect((await world.deps.orders.findLedger(row.id)).reversals).toHaveLength(1);
  });

  test('a denied payment holds no money', async () => {
    const row = await approvedOrder(world);
    world.paypal.setNextOutcome({ kind: 'pending' });
    await comeBack(world.services, row);
    const captureId = world.paypal.order(row.paypal_order_id ?? '')?.capture?.id ?? '';
    world.paypal.settleCapture(captureId, 'DECLINED');
    await world.services.checkWithPayPal(row.id);
    expect(await rowOf(db(), row)).toMatchObject({ state: 'declined', captured_minor: 0 });
  });

  test('a reversal of an order that holds no money goes before a person instead of being lost', async () => {
    const row = await paidOrder(world);
    const ended = { state: 'expired', paid_at: null } as const;
    await db().updateTable('orders').set(ended).where('id', '=', row.id).execute();
    const reset = hearing({ ...(await paymentOf(row)), status: 'voided', capture: null });
    await seeReceipt(reset, row);
    await hear('PAYMENT.CAPTURE.REVERSED', aReversal(row.capture_id), world.deps);
    const { reversals } = await world.deps.orders.findLedger(row.id);
    const unknown = await db().selectFrom('unknown_payments').selectAll().execute();
    expect(reversals.length + unknown.length).toBe(1);
  });

  test('a late word that a refund is pending does not undo it', async () => {
    const row = await paidOrder(world);
    const payment = await paymentOf(row);
    await hearing({ ...payment, refunds: [aRefund('R1', 'completed')] }).checkWithPayPal(row.id);
    await hearing({ ...payment, refunds: [aRefund('R1', 'pending')] }).checkWithPayPal(row.id);
    expect(await rowOf(db(), row)).toMatchObject({ refunded_minor: 3_000 });
  });

  test('fifty emails that cannot be rendered do not hold up the fifty-first', async () => {
    for (let count = 0; count < 51; count += 1) {
      const { id } = await placeOrder(world);
      const reason = count < 50 ? 'dispute' : 'receipt';
      await db().insertInto('order_mails_due').values({ order_id: id, reason, since: count }).execute();
    }
    const deps = { ...world.deps, mails: { ...world.deps.mails, dispute: cannotRender } };
    await renderMailsDue(50, deps);
    await renderMailsDue(50, deps);
    expect(await db().selectFrom('outbox').select('kind').execute()).toEqual([{ kind: 'receipt' }]);
  });

  test('a buyer who answers "yes" again and again while PayPal is silent makes few calls', async () => {
    world.paypal.setPayer('PAYERONE');
    await paidOrder(world);
    const second = await approvedOrder(world);
    world.startMinute();
    await comeBack(world.services, second);
    expect(await stateOf(db(), second)).toBe('awaiting_confirmation');
    const before = world.paypal.calls('get').length;
    world.paypal.addFault({ kind: '503-html', operation: 'get', count: 100 });
    for (let count = 0; count < 25; count += 1)
      await handleConfirmation(
        new Request(`${SITE_ORIGIN}/order/confirm`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ key: second.key, answer: 'yes' }),
        }),
        world.services,
      );
    expect(world.paypal.calls('get').length - before).toBeLessThanOrEqual(2);
  });

  test('an order posted again and again while PayPal refuses our keys makes few calls', async () => {
    world.startMinute();
    let asked = 0;
    const createPayment = () => {
      asked += 1;
      return Promise.resolve({ kind: 'config', reason: 'refused', debugId: null } as const);
    };
    const services = world.withDeps({
      wait: () => Promise.resolve(),
      gateway: { ...world.deps.gateway, createPayment },
    });
    for (let count = 0; count < 25; count += 1)
      await postOrder(services, {}, { 'idempotency-key': 'attempt-0123456789' });
    expect(asked).toBeLessThanOrEqual(4);
  });
});

function aRefund(refundId: string, status: Refund['status']): Refund {
  return { refundId, status, amountMinor: 3_000, currency: 'USD', createdAt: null, customId: null };
}

function cannotRender(): never {
  throw new Error('the template is broken');
}

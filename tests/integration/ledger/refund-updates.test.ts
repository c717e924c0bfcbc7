import { expect, test } from 'vitest';
import { refundOrder } from '@/lib/ledger/refund';
import { checkWithPayPal } from '@/lib/orders/staff';
import { onBothEngines } from '@/tests/support/engines';
import { askRefund, refundShop } from '@/tests/support/money-steps';
import { approvedOrder, comeBack, mailKinds } from '@/tests/support/orders-steps';

onBothEngines('news of refunds', engine => {
  const { world, paid, standing, siteWith, refundRow, refundMails, notify } = refundShop(engine);

  /** Services that let PayPal's notice be handled before they see the answer to their own call. */
  const afterNotice = () =>
    siteWith(calls => ({
      refundCapture: async request => {
        const outcome = await calls.refundCapture(request);
        await notify();
        return outcome;
      },
    }));

  test('PayPal’s notice before its answer is the same refund: one row, one email, counted once', async () => {
    const { id } = await paid();
    const request = askRefund(id);
    expect(await refundOrder(request, afterNotice())).toMatchObject({ refund: { state: 'completed' } });
    expect(await standing(id)).toEqual({
      state: 'paid',
      refundedMinor: 2_500,
      rows: [['completed', 2_500]],
      atPayPal: [['COMPLETED', 2_500]],
    });
    expect(await refundMails({ id })).toEqual(['refund-notice']);
  });

  test('a row that came from PayPal without our id is merged into ours by PayPal’s id', async () => {
    const { id } = await paid();
    const refundRequest = askRefund(id);
    const forgetful = siteWith(calls => ({
      findPayment: async query => {
        const outcome = await calls.findPayment(query);
        if (outcome.kind !== 'found') return outcome;
        const refunds = outcome.payment.refunds.map(one => ({ ...one, customId: null }));
        return { ...outcome, payment: { ...outcome.payment, refunds } };
      },
      refundCapture: async request => {
        const outcome = await calls.refundCapture(request);
        await checkWithPayPal(id, forgetful);
        const before = await standing(id);
        expect([before.refundedMinor, before.rows.length]).toEqual([2_500, 2]);
        return outcome;
      },
    }));
    await refundOrder(refundRequest, forgetful);
    expect(await standing(id)).toMatchObject({ refundedMinor: 2_500, rows: [['completed', 2_500]] });
    expect(await refundRow(refundRequest.refundId)).toMatchObject({ origin: 'desk', reason: 'goodwill' });
    await checkWithPayPal(id, forgetful);
    expect((await standing(id)).rows).toHaveLength(1);
    expect(await refundMails({ id })).toEqual(['refund-notice']);
  });

  test('a refund made at PayPal is one row and one email, however many notices come at once', async () => {
    const { id, capture_id: captureId } = await paid();
    world.paypal.refundCapture(captureId ?? '', '10.00');
    const second = world.secondProcess();
    await Promise.all(
      [world.site, second, world.site, second].map(services => checkWithPayPal(id, services)),
    );
    await notify(3);
    expect(await standing(id)).toMatchObject({ refundedMinor: 1_000, rows: [['completed', 1_000]] });
    expect(await refundMails({ id })).toEqual(['refund-notice']);
  });

  test('an old answer of “pending” that comes after PayPal’s notice does not undo it', async () => {
    const { id } = await paid();
    world.paypal.setNextRefund({ kind: 'pending' });
    const slow = siteWith(calls => ({
      refundCapture: async request => {
        const outcome = await calls.refundCapture(request);
        if (outcome.kind === 'refunded') world.paypal.settleRefund(outcome.refund.refundId, 'COMPLETED');
        await notify();
        return outcome;
      },
    }));
    await refundOrder(askRefund(id), slow);
    expect(await standing(id)).toMatchObject({ refundedMinor: 2_500, rows: [['completed', 2_500]] });
  });

  test('money of an order that needs a person is refunded too, with an email each time and no second alarm', async () => {
    const row = await approvedOrder(world);
    world.paypal.setNextOutcome({ kind: 'wrong-amount', minor: 100 });
    await comeBack(world.site, row);
    expect(await standing(row.id)).toMatchObject({ state: 'attention' });
    const refund = (amountMinor: number) => refundOrder(askRefund(row.id, { amountMinor }), afterNotice());
    expect(await refund(40)).toMatchObject({ refund: { state: 'completed' } });
    expect(await standing(row.id)).toMatchObject({ state: 'attention', refundedMinor: 40 });
    expect(await refund(60)).toMatchObject({ refund: { state: 'completed' } });
    expect(await standing(row.id)).toMatchObject({ state: 'refunded', refundedMinor: 100 });
    const mails = await mailKinds(engine.database(), row);
    expect(mails).toEqual(['order-attention', 'refund-notice', 'refund-notice']);
  });
});

import { expect, test } from 'vitest';
import { attachPayment, settleUnknownPayment } from '@/lib/ledger/attach';
import { addUnknownPayment, findUnknownPayment, listUnknownPayments } from '@/lib/ledger/unknown-payment';
import { orderNumber } from '@/lib/orders/order';
import { findLedger } from '@/lib/orders/orders.sql';
import { checkWithPayPal } from '@/lib/orders/staff';
import { onBothEngines } from '../../support/engines';
import { aDispute, aReversal, handleMessage, paidOrder, rowOf, withDispute } from '../../support/money-steps';
import { placedOrder, stateOf } from '../../support/orders-steps';
import { anOrderWorld } from '../../support/orders-world';

onBothEngines('money at PayPal without an order of ours', engine => {
  const world = anOrderWorld(engine);

  const db = () => engine.database();
  const unknown = () => listUnknownPayments(world.database(), 10);
  const alarms = () =>
    db().selectFrom('outbox').select('kind').where('kind', '=', 'unknown-payment').execute();

  function foreignCapture(changes: Parameters<typeof world.paypal.captureForeign>[0] = {}) {
    const order = world.paypal.captureForeign(changes);
    return { paymentId: order?.id ?? '', captureId: order?.capture?.id ?? '' };
  }

  async function expiredOrder() {
    const row = await placedOrder(world);
    const lost = { state: 'expired', paypal_order_id: null, approve_url: null } as const;
    await db().updateTable('orders').set(lost).where('id', '=', row.id).execute();
    return row;
  }

  const attach = (id: string, row: { id: string }) =>
    attachPayment({ id, orderNumber: orderNumber(row.id).toLowerCase(), staffId: 'staff1' }, world.site);

  test('a capture, a refund, a reversal and a dispute of it are kept and alarm, each once', async () => {
    const { captureId, paymentId } = foreignCapture({ invoiceId: 'CP-AAAAA-BBBBB' });
    world.paypal.refundCapture(captureId, '5.00');
    world.paypal.reverseCapture(captureId, '2.00');
    const dispute = world.paypal.openDispute(captureId);
    await world.paypal.releaseWebhooks({ copies: 3 });
    await world.paypal.webhooksSettled();
    const rows = await unknown();
    expect(new Set(rows.map(({ kind, amount_minor }) => `${kind} ${amount_minor}`))).toEqual(
      new Set(['capture 2500', 'refund 500', 'reversal 200', 'dispute 1800']),
    );
    expect(rows.find(({ kind }) => kind === 'capture')).toMatchObject({
      id: captureId,
      payment_id: paymentId,
      invoice_id: 'CP-AAAAA-BBBBB',
      found_by: 'webhook',
    });
    expect(rows.find(({ kind }) => kind === 'dispute')).toMatchObject({
      id: dispute?.id,
      capture_id: captureId,
    });
    expect(await alarms()).toHaveLength(4);
    const outcomes = await db().selectFrom('webhook_events').select('outcome').distinct().execute();
    const kinds = ['capture', 'dispute', 'refund', 'reversal'];
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(
      new Set(kinds.map(kind => `unknown ${kind}`)),
    );
  });

  test('money that names an order of ours in another PayPal order is not that order’s', async () => {
    const row = await paidOrder(world);
    const { captureId } = foreignCapture({ customId: row.id });
    await world.paypal.releaseWebhooks();
    await world.paypal.webhooksSettled();
    world.paypal.reverseCapture(captureId);
    await world.paypal.webhooksSettled();
    expect(await rowOf(db(), row)).toMatchObject({ state: 'paid', reversed_minor: 0 });
    expect(new Set((await unknown()).map(({ kind }) => kind))).toEqual(new Set(['capture', 'reversal']));
  });

  test('the right money, attached by hand, is paid once a person has checked it with PayPal', async () => {
    const row = await expiredOrder();
    const { captureId, paymentId } = foreignCapture({ customId: row.id, value: '99.00' });
    await world.paypal.releaseWebhooks();
    await world.paypal.webhooksSettled();
    expect(await stateOf(db(), row)).toBe('expired');
    expect(await attach(captureId, row)).toEqual({ kind: 'attached', orderId: row.id });
    expect(await rowOf(db(), row)).toMatchObject({ state: 'attention', paypal_order_id: paymentId });
    expect(await checkWithPayPal(row.id, world.site)).toMatchObject({ kind: 'moved', state: 'paid' });
    expect(await findUnknownPayment(world.database(), captureId)).toMatchObject({
      order_id: row.id,
      settled_by: 'staff1',
    });
    expect(await attach(captureId, row)).toEqual({ kind: 'changed' });
  });

  test('the wrong money, attached by hand, stays with a person', async () => {
    const row = await expiredOrder();
    const { captureId } = foreignCapture({ value: '98.00' });
    await world.paypal.releaseWebhooks();
    await world.paypal.webhooksSettled();
    expect(await attach(captureId, row)).toMatchObject({ kind: 'attached' });
    await checkWithPayPal(row.id, world.site);
    expect(await stateOf(db(), row)).toBe('attention');
  });

  test('what cannot be attached says why and stays on the list', async () => {
    const [paid, other] = [await paidOrder(world), await expiredOrder()];
    const { captureId } = foreignCapture();
    world.paypal.reverseCapture(captureId);
    await world.paypal.releaseWebhooks();
    await world.paypal.webhooksSettled();
    const reversal = (await unknown()).find(({ kind }) => kind === 'reversal')?.id ?? '';
    expect(await attach(captureId, paid)).toEqual({ kind: 'other_payment' });
    expect(await attach(captureId, { id: 'zzzzzzzzzzzzzzzzzzzzzzzzzz' })).toEqual({ kind: 'no_order' });
    expect(await attach('nothing', paid)).toEqual({ kind: 'gone' });
    expect(await attach(reversal, other)).toEqual({ kind: 'not_paid' });
    expect(await attach(reversal, paid)).toEqual({ kind: 'other_payment' });
    expect(await unknown()).toHaveLength(2);
    const note = { id: reversal, note: 'From the old shop', staffId: 'staff1' };
    expect(await settleUnknownPayment(note, world.site)).toBe('done');
    expect(await settleUnknownPayment(note, world.site)).toBe('changed');
    expect(await unknown()).toHaveLength(1);
  });

  test('an attached reversal and dispute go into the ledger of their order', async () => {
    const row = await paidOrder(world);
    const at = { payment_id: null, invoice_id: null, found_by: 'webhook', found_at: 1 } as const;
    const payment = { ...at, capture_id: row.capture_id, amount_minor: 1_000, currency: 'USD' };
    await addUnknownPayment(world.site, { ...payment, id: 'REV1', kind: 'reversal' }, []);
    expect(await attach('REV1', row)).toMatchObject({ kind: 'attached' });
    expect(await rowOf(db(), row)).toMatchObject({ state: 'reversed', reversed_minor: 1_000 });
    const dispute = world.paypal.openDispute(row.capture_id);
    await addUnknownPayment(world.site, { ...payment, id: dispute?.id ?? '', kind: 'dispute' }, []);
    expect(await attach(dispute?.id ?? '', row)).toMatchObject({ kind: 'attached' });
    expect(await stateOf(db(), row)).toBe('disputed');
  });

  test('a message about an order that is still being created waits for the sweep', async () => {
    const row = await placedOrder(world);
    const creating = { state: 'creating', paypal_order_id: null } as const;
    await db().updateTable('orders').set(creating).where('id', '=', row.id).execute();
    const { captureId } = foreignCapture();
    const result = await handleMessage(
      'PAYMENT.CAPTURE.COMPLETED',
      { id: captureId, custom_id: row.id },
      world.site,
    );
    expect(result).toBe('postponed: order being created');
    expect(await unknown()).toEqual([]);
  });

  const huge = { value: '999999999.99', currency_code: 'USD' };
  test.each<[string, object]>([
    ['no links', { links: undefined }],
    ['links that are no list', { links: 'https://api.paypal.com/v2/payments/captures/CAP1' }],
    [
      'a link to a foreign host',
      { links: [{ rel: 'up', href: 'https://evil.test/v2/payments/captures/CAP1' }] },
    ],
    ['a link to a file', { links: [{ rel: 'up', href: 'file:///etc/passwd' }] }],
    [
      'a link that is too long',
      { links: [{ rel: 'up', href: `https://api.paypal.com/${'a'.repeat(300)}` }] },
    ],
    ['ten thousand links', { links: Array.from({ length: 10_000 }, () => ({ rel: 'self', href: 'x' })) }],
    ['a huge amount', { amount: huge }],
    ['an amount that is no number', { amount: { value: '1e9', currency_code: 'USD' } }],
    ['no amount', { amount: undefined }],
    ['a time that is none', { create_time: 'yesterday' }],
  ])('a reversal with %s is kept for a person', async (_which, change) => {
    const result = await handleMessage('PAYMENT.CAPTURE.REVERSED', aReversal('CAP1', change), world.site);
    expect(result).toBe('unknown reversal');
    expect(await unknown()).toMatchObject([{ kind: 'reversal', id: 'REVCAP1' }]);
  });

  test('a reversal of more than was taken takes back what was taken', async () => {
    const row = await paidOrder(world);
    await handleMessage('PAYMENT.CAPTURE.REVERSED', aReversal(row.capture_id, { amount: huge }), world.site);
    expect(await rowOf(db(), row)).toMatchObject({ state: 'reversed', reversed_minor: 9_900 });
  });

  test('a reversal without its link is found by PayPal’s record of it', async () => {
    const row = await paidOrder(world);
    const reversal = world.paypal.reverseCapture(row.capture_id, '12.00');
    const bare = { id: reversal?.id, amount: { value: '12.00', currency_code: 'USD' } };
    expect(await handleMessage('PAYMENT.CAPTURE.REVERSED', bare, world.site)).toBe('order reversed');
    expect(await rowOf(db(), row)).toMatchObject({ reversed_minor: 1_200 });
  });

  test('a dispute is found by our order’s id or number where PayPal does not name the capture', async () => {
    for (const hint of ['customId', 'invoiceId'] as const) {
      const row = await paidOrder(world);
      const value = hint === 'customId' ? row.id : orderNumber(row.id);
      const transactions = [{ captureId: null, customId: null, invoiceId: null, [hint]: value }];
      const dispute = aDispute(row.capture_id, { transactions, amountMinor: 99_999_999_999 });
      const deps = withDispute(world, dispute);
      expect(await handleMessage('CUSTOMER.DISPUTE.CREATED', { dispute_id: dispute.disputeId }, deps)).toBe(
        'order disputed',
      );
      expect((await findLedger(world.database(), row.id)).disputes).toMatchObject([{ amount_minor: 9_900 }]);
    }
  });

  test.each([
    ['CUSTOMER.DISPUTE.CREATED', {}, 'parked: unknown dispute'],
    ['CUSTOMER.DISPUTE.CREATED', { dispute_id: 'PP-D-NONE' }, 'parked: unknown dispute'],
    ['PAYMENT.CAPTURE.REVERSED', {}, 'parked: reversal without an id'],
    ['PAYMENT.CAPTURE.DENIED', { id: 'CAP1' }, 'parked: unknown order'],
    ['PAYMENT.CAPTURE.COMPLETED', { id: 'CAPNONE' }, 'parked: unknown order'],
    ['CUSTOMER.MERCHANT-INTEGRATION.X', {}, 'parked: unknown event'],
  ])('%s about %j is parked', async (type, resource, result) => {
    expect(await handleMessage(type, resource, world.site)).toBe(result);
    expect(await unknown()).toEqual([]);
  });
});

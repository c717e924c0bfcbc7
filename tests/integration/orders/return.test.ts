import { expect, test } from 'vitest';
import { sweepOrders } from '@/lib/ledger/sweep';
import { cancelOrder, completeReturn } from '@/lib/orders/return';
import { answerCancel } from '@/lib/orders/return-reply';
import { onBothEngines } from '@/tests/support/engines';
import { beforeSlowPayPal } from '@/tests/support/money-steps';
import {
  approvedOrder,
  comeBack,
  historyOf,
  mailKinds,
  placedOrder,
  stateOf,
  seeReceipt,
} from '@/tests/support/orders-steps';
import { anOrderWorld, SITE_ORIGIN } from '@/tests/support/orders-world';

/** Checkout with the choice of `placeOrder`'s order, opened at the payment step. */
const checkoutAgain = (reason: string) =>
  `/checkout?${reason}=1&package=custom&amount=99.00&currency=USD&step=pay`;

const FRAMED = { 'sec-fetch-dest': 'iframe' };

onBothEngines('coming back from PayPal', engine => {
  const world = anOrderWorld(engine);

  test('an approved order is captured, paid, and its receipt queued with it', async () => {
    const row = await approvedOrder(world, { plan: 'basic', amount: '1598.00' });
    const response = await comeBack(world.site, row);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/success?key=${row.key}`);
    expect(await historyOf(engine.database(), row)).toEqual([
      'creating',
      'awaiting_approval',
      'capturing',
      'paid',
    ]);
    expect(await mailKinds(engine.database(), row)).toEqual(['receipt']);
    const receipt = await seeReceipt(world.site, row);
    expect(receipt).toMatchObject({
      kind: 'paid',
      totalMinor: 159_800,
      monthlyMinor: 9_900,
      currency: 'USD',
      buyer: { email: 'buyer@paypal-simulator.example' },
    });
  });

  test('twenty returns at once, over two processes, capture once and send one receipt', async () => {
    const row = await approvedOrder(world);
    const processes = [world.site, world.secondProcess()];
    const returns = Array.from({ length: 20 }, (_, index) =>
      comeBack(processes[index % 2] ?? world.site, row),
    );
    const responses = await Promise.all(returns);
    expect(new Set(responses.map(response => response.headers.get('location')))).toEqual(
      new Set([`/success?key=${row.key}`]),
    );
    expect(world.paypal.calls('capture')).toHaveLength(1);
    expect(await stateOf(engine.database(), row)).toBe('paid');
    expect(await mailKinds(engine.database(), row)).toEqual(['receipt']);
  });

  test('two tabs on the same order pay it once, and a second order that nobody approved stays unpaid', async () => {
    const row = await approvedOrder(world, { plan: 'basic', amount: '1598.00' });
    const other = await placedOrder(world, { plan: 'basic', amount: '1598.00' });
    const [first, second] = await Promise.all([comeBack(world.site, row), comeBack(world.site, row)]);
    expect([first.headers.get('location'), second.headers.get('location')]).toEqual([
      `/success?key=${row.key}`,
      `/success?key=${row.key}`,
    ]);
    expect(await stateOf(engine.database(), other)).toBe('awaiting_approval');
    expect(world.paypal.calls('capture')).toHaveLength(1);
  });

  test('while PayPal takes its time a reload waits for the same capture', async () => {
    const row = await approvedOrder(world);
    world.paypal.addFault({ kind: 'latency', operation: 'capture', latencyMs: 700 });
    const responses = await Promise.all([comeBack(world.site, row), comeBack(world.site, row)]);
    expect(responses.map(response => response.headers.get('location'))).toEqual([
      `/success?key=${row.key}`,
      `/success?key=${row.key}`,
    ]);
    expect((await seeReceipt(world.site, row)).kind).toBe('paid');
    expect(world.paypal.calls('capture')).toHaveLength(1);
  });

  test('a reload of the return page changes nothing', async () => {
    const row = await approvedOrder(world);
    await comeBack(world.site, row);
    const again = await comeBack(world.site, row);
    expect(again.headers.get('location')).toBe(`/success?key=${row.key}`);
    expect(world.paypal.calls('capture')).toHaveLength(1);
    expect(await mailKinds(engine.database(), row)).toEqual(['receipt']);
  });

  test('a buyer without an approval goes back to PayPal, and the order goes on waiting', async () => {
    const row = await placedOrder(world);
    const response = await comeBack(world.site, row);
    expect(response.headers.get('location')).toBe(row.approve_url);
    expect(await stateOf(engine.database(), row)).toBe('awaiting_approval');
  });

  test('a declined card leads to a new checkout, whose PayPal order is a new one', async () => {
    const attemptId = 'attempt-0000000000001';
    const row = await placedOrder(world, { attemptId });
    world.paypal.approveOrder(row.paypal_order_id ?? '', 'declining');
    const declined = await comeBack(world.site, row);
    expect(declined.headers.get('location')).toBe(checkoutAgain('declined'));
    expect(await stateOf(engine.database(), row)).toBe('declined');
    const again = await placedOrder(world, { attemptId });
    expect(again.paypal_order_id).not.toBe(row.paypal_order_id);
    world.paypal.approveOrder(again.paypal_order_id ?? '');
    const paid = await comeBack(world.site, again);
    expect(paid.headers.get('location')).toBe(`/success?key=${again.key}`);
    expect(await stateOf(engine.database(), row)).toBe('declined');
  });

  test('a payment under review is pending, not paid, until PayPal decides', async () => {
    const row = await approvedOrder(world);
    world.paypal.setNextOutcome({ kind: 'pending' });
    await comeBack(world.site, row);
    expect(await stateOf(engine.database(), row)).toBe('pending');
    expect((await seeReceipt(world.site, row)).kind).toBe('pending');
    expect(await mailKinds(engine.database(), row)).toEqual([]);
    const captureId = world.paypal.order(row.paypal_order_id ?? '')?.capture?.id ?? '';
    world.paypal.settleCapture(captureId, 'COMPLETED');
    world.advance(61 * 60 * 1000);
    await sweepOrders(world.site);
    expect(await stateOf(engine.database(), row)).toBe('paid');
    expect(await mailKinds(engine.database(), row)).toEqual(['receipt']);
  });

  test('a completed order whose capture was declined is not paid', async () => {
    const row = await approvedOrder(world);
    world.paypal.setNextOutcome({ kind: 'capture-declined' });
    const response = await comeBack(world.site, row);
    expect(await stateOf(engine.database(), row)).toBe('declined');
    expect(response.headers.get('location')).toBe(checkoutAgain('declined'));
    expect(await seeReceipt(world.site, row)).toMatchObject({ kind: 'declined', approveUrl: null });
  });

  test.each([
    ['amount', { kind: 'wrong-amount', minor: 100 }],
    ['currency', { kind: 'wrong-currency', currency: 'CAD' }],
  ] as const)('a captured payment with another %s needs attention and is never paid', async (_, outcome) => {
    const row = await approvedOrder(world);
    world.paypal.setNextOutcome(outcome);
    await comeBack(world.site, row);
    expect(await stateOf(engine.database(), row)).toBe('attention');
    expect(await mailKinds(engine.database(), row)).toEqual(['order-attention']);
    await world.paypal.releaseWebhooks();
    expect(await stateOf(engine.database(), row)).toBe('attention');
  });

  test('a capture whose answer was cut off is repeated with the same id and taken once', async () => {
    const row = await approvedOrder(world);
    world.paypal.addFault({ kind: 'cut', operation: 'capture', when: 'after' });
    await comeBack(world.site, row);
    expect(await stateOf(engine.database(), row)).toBe('paid');
    const ids = world.paypal.calls('capture').map(call => call.headers['paypal-request-id']);
    expect(ids).toEqual([`ord_${row.id}_cap_1`, `ord_${row.id}_cap_1`]);
  });

  test('a PayPal that is slow at every call keeps the buyer less than ten seconds', async () => {
    const row = await approvedOrder(world);
    const slow = beforeSlowPayPal(world);
    await comeBack(slow.site, row);
    expect(slow.spentMs()).toBeLessThan(9_900);
    expect(world.paypal.calls('capture')).toEqual([]);
    expect(await stateOf(engine.database(), row)).toBe('awaiting_approval');
    world.advance(6 * 60 * 1000);
    await sweepOrders(world.site);
    expect(await stateOf(engine.database(), row)).toBe('paid');
  });

  test.each([
    ['another order’s token', (token: string) => token.split('').reverse().join('')],
    ['no token', () => ''],
  ])('a return with %s changes nothing', async (_, forge) => {
    const row = await approvedOrder(world);
    const forged = { ...row, paypal_order_id: forge(row.paypal_order_id ?? '') };
    const response = await comeBack(world.site, forged);
    expect(response.headers.get('location')).toBe('/success');
    expect(await stateOf(engine.database(), row)).toBe('awaiting_approval');
    expect(world.paypal.calls('capture')).toEqual([]);
  });

  test.each(['', 'not-a-key', '0'.repeat(26), '\u0000', "' or 1=1 --"])(
    'the unknown key %j has no receipt',
    async key => {
      expect(await seeReceipt(world.site, { key })).toEqual({ kind: 'unknown' });
      expect(await completeReturn({ key, paymentId: '', address: '' }, world.site)).toEqual({
        kind: 'unknown',
      });
      expect(await cancelOrder({ key, paymentId: null, address: '' }, world.site)).toEqual({
        kind: 'unknown',
      });
    },
  );

  test('cancel marks a waiting order, and a paid one stays paid', async () => {
    const row = await placedOrder(world);
    const address = `${SITE_ORIGIN}/checkout/cancel?key=${row.key}&token=${row.paypal_order_id ?? ''}`;
    const response = await answerCancel(new Request(address), world.site);
    expect(response.headers.get('location')).toBe(checkoutAgain('cancelled'));
    expect(await stateOf(engine.database(), row)).toBe('cancelled');
    // The buyer went back in the browser and approved after all: PayPal had said that nothing was approved.
    world.paypal.approveOrder(row.paypal_order_id ?? '');
    await comeBack(world.site, row);
    expect(await stateOf(engine.database(), row)).toBe('paid');
    const late = await answerCancel(new Request(address), world.site);
    expect(late.headers.get('location')).toBe(`/success?key=${row.key}`);
    expect(await stateOf(engine.database(), row)).toBe('paid');
  });

  test('inside the frame the page tells checkout by message and may be framed by us only', async () => {
    const row = await approvedOrder(world);
    const response = await comeBack(world.site, row, FRAMED);
    const page = await response.text();
    expect(page).toContain(`data-type="payment_success" data-next="/success?key=${row.key}"`);
    expect(page).toContain(` href="/success?key=${row.key}" target="_top">`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'self'");
    const script = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
    expect(policy).toContain(`'sha256-${Buffer.from(digest).toString('base64')}'`);
  });

  test('inside the frame a decline and a cancellation send their own messages', async () => {
    const row = await placedOrder(world);
    world.paypal.approveOrder(row.paypal_order_id ?? '', 'declining');
    const declined = await (await comeBack(world.site, row, FRAMED)).text();
    expect(declined).toContain('data-type="payment_error"');
    expect(declined).not.toContain('data-next');
    const address = `${SITE_ORIGIN}/checkout/cancel?key=${row.key}`;
    const cancelled = await answerCancel(new Request(address, { headers: FRAMED }), world.site);
    expect(await cancelled.text()).toContain('data-type="payment_cancelled"');
  });
});

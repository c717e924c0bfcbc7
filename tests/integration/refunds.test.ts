import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '@/lib/kernel/ids';
import { bindOrderServices } from '@/lib/orders/bind-order-services';
import type { RefundAsked } from '@/lib/orders/refund-order';
import type { OrderServices } from '@/lib/orders/services-type';
import { onBothEngines } from '@/tests/support/engines';
import { comeBack, mailKinds, placeOrder, rowByKey } from '@/tests/support/orders-steps';
import { startOrderWorld, type OrderWorld } from '@/tests/support/orders-world';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

onBothEngines('refunds', engine => {
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

  /** A paid order of 99.00 USD. */
  async function paid() {
    const row = await placeOrder(world, engine.database());
    world.paypal.approveOrder(row.paypal_order_id ?? '');
    await comeBack(world.services, row);
    return rowByKey(engine.database(), row.key);
  }

  function ask(orderId: string, changes: Partial<RefundAsked> = {}): RefundAsked {
    const asked = { refundId: newId(), amountMinor: 2_500, reason: 'goodwill', note: '', actorId: newId() };
    return { orderId, ...asked, ...changes };
  }

  /** All that there is of an order's refunds: at PayPal, in our rows, on the order. */
  async function standing(orderId: string) {
    const db = engine.database();
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const rows = await db
      .selectFrom('refunds')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .execute();
    const atPayPal = world.paypal.order(order.paypal_order_id ?? '')?.refunds ?? [];
    return {
      state: order.state,
      refundedMinor: order.refunded_minor,
      rows: rows.map(({ state, amount_minor }) => [state, amount_minor]),
      atPayPal: atPayPal.map(({ status, amount }) => [status, amount.minor]),
    };
  }

  async function refundRow(id: string) {
    return engine.database().selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  }

  const refundMails = async (row: { id: string }) =>
    (await mailKinds(engine.database(), row)).filter(kind => kind.startsWith('refund'));

  test('a full refund makes the order refunded, with one email', async () => {
    const { id } = await paid();
    const asked = ask(id, { amountMinor: 9_900, note: 'Sorry' });
    expect(await world.services.refundOrder(asked)).toMatchObject({
      kind: 'recorded',
      isRepeat: false,
      refund: { state: 'completed', actor_id: asked.actorId, reason: 'goodwill', note: 'Sorry', issue: null },
    });
    expect(await standing(id)).toEqual({
      state: 'refunded',
      refundedMinor: 9_900,
      rows: [['completed', 9_900]],
      atPayPal: [['COMPLETED', 9_900]],
    });
    expect(await refundMails({ id })).toEqual(['refund-notice']);
    const [call] = world.paypal.calls('refund');
    expect(call?.headers['paypal-request-id']).toBe(asked.refundId);
    expect(JSON.parse(call?.body ?? '{}')).toMatchObject({
      amount: { value: '99.00' },
      custom_id: asked.refundId,
    });
  });

  test('three parts add up, the order stays paid until the last, and no cent more goes', async () => {
    const { id } = await paid();
    for (const amountMinor of [2_000, 3_000]) await world.services.refundOrder(ask(id, { amountMinor }));
    expect(await standing(id)).toMatchObject({ state: 'paid', refundedMinor: 5_000 });
    expect(await world.services.refundOrder(ask(id, { amountMinor: 4_901 }))).toEqual({
      kind: 'not_free',
      freeMinor: 4_900,
    });
    await world.services.refundOrder(ask(id, { amountMinor: 4_900 }));
    expect(await standing(id)).toMatchObject({ state: 'refunded', refundedMinor: 9_900 });
    expect(await world.services.refundOrder(ask(id, { amountMinor: 1 }))).toEqual({
      kind: 'not_free',
      freeMinor: 0,
    });
    expect(world.paypal.calls('refund')).toHaveLength(3);
    expect(await refundMails({ id })).toHaveLength(3);
  });

  test('an order that is unknown or was never paid is not refunded', async () => {
    const { id } = await placeOrder(world, engine.database());
    expect(await world.services.refundOrder(ask(id))).toEqual({ kind: 'not_free', freeMinor: 0 });
    expect(await world.services.refundOrder(ask(newId()))).toEqual({ kind: 'unknown' });
    expect(world.paypal.calls('refund')).toEqual([]);
  });

  test('the id of another order’s refund refunds nothing', async () => {
    const [first, second] = [await paid(), await paid()];
    const asked = ask(first.id);
    await world.services.refundOrder(asked);
    expect(await world.services.refundOrder({ ...asked, orderId: second.id })).toEqual({ kind: 'unknown' });
    expect(world.paypal.calls('refund')).toHaveLength(1);
  });

  test('two staff at once, in two processes, cannot refund more than was captured', async () => {
    const { id } = await paid();
    const second = world.secondProcess();
    const outcomes = await Promise.all(
      [world.services, second, world.services, second].map(services =>
        services.refundOrder(ask(id, { amountMinor: 6_000 })),
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
    const asked = ask(id);
    const second = world.secondProcess();
    await Promise.all(
      [world.services, second, world.services, second].map(services => services.refundOrder(asked)),
    );
    // Of two overlapping requests with one id PayPal may fail the second: the refund is taken up again.
    world.advance(MINUTE_MS);
    await world.services.sweep();
    const later = await world.services.refundOrder({ ...asked, amountMinor: 9_900 });
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
      const asked = ask(id, { amountMinor: 6_000 });
      world.paypal.addFault({ operation: 'refund', ...fault });
      const impatient = bindOrderServices({
        ...world.deps,
        gateway: {
          ...world.deps.gateway,
          refundCapture: request => world.deps.gateway.refundCapture({ ...request, timeoutMs: 300 }),
        },
      });
      expect(await impatient.refundOrder(asked)).toMatchObject({
        refund: { state: 'requested', provider_id: null },
      });
      expect(await standing(id)).toMatchObject({ state: 'paid', refundedMinor: 0 });
      expect(await impatient.refundOrder(ask(id, { amountMinor: 6_000 }))).toEqual({
        kind: 'not_free',
        freeMinor: 3_900,
      });
      expect(await refundMails({ id })).toEqual([]);
      world.paypal.clearFaults();
      await world.services.sweep();
      expect((await refundRow(asked.refundId)).state, 'whoever asked still has time').toBe('requested');
      world.advance(MINUTE_MS);
      await Promise.all([world.services.sweep(), world.secondProcess().sweep()]);
      expect(await standing(id)).toEqual({
        state: 'paid',
        refundedMinor: 6_000,
        rows: [['completed', 6_000]],
        atPayPal: [['COMPLETED', 6_000]],
      });
      expect(await refundMails({ id })).toEqual(['refund-notice']);
    },
  );

  test.each([
    ['TRANSACTION_DISPUTED', 'in_dispute'],
    ['REFUND_FAILED_INSUFFICIENT_FUNDS', 'no_funds'],
    ['REFUND_TIME_LIMIT_EXCEEDED', 'too_late'],
    ['REFUND_NOT_ALLOWED', 'REFUND_NOT_ALLOWED'],
  ] as const)(
    'PayPal’s %s is kept as the reason, changes no sum and frees the amount',
    async (issue, kept) => {
      const { id } = await paid();
      world.paypal.setNextRefund({ kind: 'refused', issue });
      const asked = ask(id, { amountMinor: 9_900 });
      expect(await world.services.refundOrder(asked)).toMatchObject({
        kind: 'recorded',
        refund: { state: 'failed', issue: kept },
      });
      expect(await standing(id)).toMatchObject({ state: 'paid', refundedMinor: 0, atPayPal: [] });
      expect(await refundMails({ id })).toEqual(['refund-failed']);
      // The same form stays failed; a new one goes through.
      expect(await world.services.refundOrder(asked)).toMatchObject({
        isRepeat: true,
        refund: { state: 'failed' },
      });
      expect(await world.services.refundOrder(ask(id, { amountMinor: 9_900 }))).toMatchObject({
        refund: { state: 'completed' },
      });
    },
  );

  test('when someone refunded at PayPal meanwhile, the refusal brings that refund into our books', async () => {
    const { id, capture_id: captureId } = await paid();
    world.paypal.refundCapture(captureId ?? '', '90.00');
    expect(await world.services.refundOrder(ask(id))).toMatchObject({
      refund: { state: 'failed', issue: 'too_much' },
    });
    expect(await standing(id)).toMatchObject({ state: 'paid', refundedMinor: 9_000 });
    expect(await world.services.refundOrder(ask(id, { amountMinor: 901 }))).toEqual({
      kind: 'not_free',
      freeMinor: 900,
    });
  });

  test.each(['COMPLETED', 'FAILED', 'CANCELLED'] as const)(
    'a pending refund changes nothing until PayPal decides; %s is found by asking each hour',
    async status => {
      const { id } = await paid();
      const asked = ask(id, { amountMinor: 9_900 });
      world.paypal.setNextRefund({ kind: 'pending' });
      expect(await world.services.refundOrder(asked)).toMatchObject({ refund: { state: 'pending' } });
      expect(await standing(id)).toMatchObject({ state: 'paid', refundedMinor: 0 });
      expect(await refundMails({ id })).toEqual([]);
      expect(await world.services.refundOrder(ask(id))).toEqual({ kind: 'not_free', freeMinor: 0 });
      world.advance(HOUR_MS + MINUTE_MS);
      await world.services.sweep();
      await world.services.sweep();
      expect(world.paypal.calls('get-refund'), 'once an hour').toHaveLength(1);
      world.paypal.settleRefund((await refundRow(asked.refundId)).provider_id ?? '', status);
      world.advance(HOUR_MS + MINUTE_MS);
      await Promise.all([world.services.sweep(), world.secondProcess().sweep()]);
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
    const asked = ask(id);
    world.paypal.setNextRefund({ kind: 'pending' });
    await world.services.refundOrder(asked);
    world.paypal.settleRefund((await refundRow(asked.refundId)).provider_id ?? '', 'COMPLETED');
    await world.paypal.releaseWebhooks({ copies: 2 });
    await world.paypal.webhooksSettled();
    expect(await standing(id)).toMatchObject({ refundedMinor: 2_500, rows: [['completed', 2_500]] });
    expect(await refundMails({ id })).toEqual(['refund-notice']);
  });

  /** Services that let PayPal's notice be handled before they see the answer to their own call. */
  function afterNotice(): OrderServices {
    const { gateway } = world.deps;
    return bindOrderServices({
      ...world.deps,
      gateway: {
        ...gateway,
        refundCapture: async request => {
          const outcome = await gateway.refundCapture(request);
          await world.paypal.releaseWebhooks();
          await world.paypal.webhooksSettled();
          return outcome;
        },
      },
    });
  }

  test('PayPal’s notice before its answer is the same refund: one row, one email, counted once', async () => {
    const { id } = await paid();
    const asked = ask(id);
    expect(await afterNotice().refundOrder(asked)).toMatchObject({ refund: { state: 'completed' } });
    expect(await standing(id)).toEqual({
      state: 'paid',
      refundedMinor: 2_500,
      rows: [['completed', 2_500]],
      atPayPal: [['COMPLETED', 2_500]],
    });
    expect(await refundMails({ id })).toEqual(['refund-notice']);
  });

  test('a row that came from PayPal without our id is merged into ours by PayPal’s id', async () => {
    const { id, paypal_order_id: paymentId } = await paid();
    const asked = ask(id);
    const { gateway } = world.deps;
    const forgetful = bindOrderServices({
      ...world.deps,
      gateway: {
        ...gateway,
        findPayment: async query => {
          const found = await gateway.findPayment(query);
          if (found.kind !== 'found') return found;
          const refunds = found.payment.refunds.map(refund => ({ ...refund, customId: null }));
          return { ...found, payment: { ...found.payment, refunds } };
        },
        refundCapture: async request => {
          const outcome = await gateway.refundCapture(request);
          await forgetful.checkWithPayPal(id);
          expect(await standing(id)).toMatchObject({ refundedMinor: 2_500 });
          expect((await standing(id)).rows).toHaveLength(2);
          return outcome;
        },
      },
    });
    await forgetful.refundOrder(asked);
    expect(await standing(id)).toMatchObject({ refundedMinor: 2_500, rows: [['completed', 2_500]] });
    expect(await refundRow(asked.refundId)).toMatchObject({ origin: 'desk', reason: 'goodwill' });
    await forgetful.checkWithPayPal(id);
    expect((await standing(id)).rows).toHaveLength(1);
    expect(await refundMails({ id })).toEqual(['refund-notice']);
    expect(paymentId).not.toBeNull();
  });

  test('a refund made at PayPal, heard of by many at once, is one row and one email', async () => {
    const { id, capture_id: captureId } = await paid();
    world.paypal.refundCapture(captureId ?? '', '10.00');
    const second = world.secondProcess();
    await Promise.all(
      [world.services, second, world.services, second].map(services => services.checkWithPayPal(id)),
    );
    await world.paypal.releaseWebhooks({ copies: 3 });
    await world.paypal.webhooksSettled();
    expect(await standing(id)).toMatchObject({ refundedMinor: 1_000, rows: [['completed', 1_000]] });
    expect(await refundMails({ id })).toEqual(['refund-notice']);
  });

  test('an old answer of “pending” that comes after PayPal’s notice does not undo it', async () => {
    const { id } = await paid();
    const asked = ask(id);
    world.paypal.setNextRefund({ kind: 'pending' });
    const { gateway } = world.deps;
    const slow = bindOrderServices({
      ...world.deps,
      gateway: {
        ...gateway,
        refundCapture: async request => {
          const outcome = await gateway.refundCapture(request);
          if (outcome.kind === 'refunded') world.paypal.settleRefund(outcome.refund.refundId, 'COMPLETED');
          await world.paypal.releaseWebhooks();
          await world.paypal.webhooksSettled();
          return outcome;
        },
      },
    });
    await slow.refundOrder(asked);
    expect(await standing(id)).toMatchObject({ refundedMinor: 2_500, rows: [['completed', 2_500]] });
  });

  test('during a dispute PayPal decides: a part is refused, everything goes back', async () => {
    const { id, capture_id: captureId } = await paid();
    world.paypal.openDispute(captureId ?? '');
    expect(await world.services.refundOrder(ask(id))).toMatchObject({
      refund: { state: 'failed', issue: 'in_dispute' },
    });
    expect(await world.services.refundOrder(ask(id, { amountMinor: 9_900 }))).toMatchObject({
      refund: { state: 'completed' },
    });
  });

  test('money of an order that needs a person is refunded too, with one email', async () => {
    const row = await placeOrder(world, engine.database());
    world.paypal.approveOrder(row.paypal_order_id ?? '');
    world.paypal.setNextOutcome({ kind: 'wrong-amount', minor: 100 });
    await comeBack(world.services, row);
    expect(await standing(row.id)).toMatchObject({ state: 'attention' });
    expect(await afterNotice().refundOrder(ask(row.id, { amountMinor: 100 }))).toMatchObject({
      refund: { state: 'completed' },
    });
    expect(await standing(row.id)).toMatchObject({ state: 'refunded', refundedMinor: 100 });
    expect(await refundMails(row)).toEqual(['refund-notice']);
  });

  test('after PayPal has forgotten the request id a refund without an answer is given up, not sent', async () => {
    const { id } = await paid();
    const asked = ask(id);
    world.paypal.addFault({ operation: 'refund', kind: '500', count: 2 });
    await world.services.refundOrder(asked);
    world.advance(45 * DAY_MS);
    await world.services.sweep();
    expect(await refundRow(asked.refundId)).toMatchObject({ state: 'failed', issue: 'no_answer' });
    expect(world.paypal.calls('refund')).toHaveLength(2);
    expect(await standing(id)).toMatchObject({ refundedMinor: 0, atPayPal: [] });
  });

  test('what went back before there were rows still counts', async () => {
    const { id } = await paid();
    await engine
      .database()
      .updateTable('orders')
      .set({ refunded_minor: 9_000 })
      .where('id', '=', id)
      .execute();
    expect(await world.services.refundOrder(ask(id, { amountMinor: 901 }))).toEqual({
      kind: 'not_free',
      freeMinor: 900,
    });
    await world.services.refundOrder(ask(id, { amountMinor: 900 }));
    expect(await standing(id)).toMatchObject({ state: 'refunded', refundedMinor: 9_900 });
  });

  test('each call to PayPal is kept with its debug id', async () => {
    const { id } = await paid();
    const asked = ask(id);
    await world.services.refundOrder(asked);
    const calls = await engine
      .database()
      .selectFrom('payment_calls')
      .select(['request_id', 'outcome', 'debug_id'])
      .where('operation', '=', 'refund')
      .execute();
    expect(calls).toEqual([
      { request_id: asked.refundId, outcome: 'refunded', debug_id: expect.any(String) },
    ]);
  });
});

import { expect, test } from 'vitest';
import { sweepOrders } from '@/lib/ledger/sweep';
import { answerWebhook } from '@/lib/ledger/webhook';
import { onBothEngines } from '@/tests/support/engines';
import {
  approvedOrder,
  comeBack,
  hearing,
  keepWebhook,
  mailKinds,
  stateOf,
  seeReceipt,
} from '@/tests/support/orders-steps';
import { anOrderWorld, SITE_ORIGIN } from '@/tests/support/orders-world';

const REFUSAL = { kind: 'refused', issue: 'PERMISSION_DENIED', httpStatus: 422, debugId: null } as const;

onBothEngines('PayPal’s webhooks', engine => {
  const world = anOrderWorld(engine);

  function statuses() {
    return world.paypal.deliveries().map(delivery => delivery.status);
  }

  test('an approval captures for a buyer who never comes back', async () => {
    const row = await approvedOrder(world);
    await world.paypal.releaseWebhooks();
    await world.paypal.webhooksSettled();
    expect(new Set(statuses())).toEqual(new Set([200]));
    expect(await stateOf(engine.database(), row)).toBe('paid');
    expect(await mailKinds(engine.database(), row)).toEqual(['receipt']);
  });

  test('a webhook before the return: the buyer finds the order paid, captured once', async () => {
    const row = await approvedOrder(world);
    await world.paypal.releaseWebhooks();
    const response = await comeBack(world.site, row);
    expect(response.headers.get('location')).toBe(`/success?key=${row.key}`);
    expect(world.paypal.calls('capture')).toHaveLength(1);
    await world.paypal.webhooksSettled();
    expect(await mailKinds(engine.database(), row)).toEqual(['receipt']);
  });

  test('a webhook after the return changes nothing, and tells that it found the order paid', async () => {
    const row = await approvedOrder(world);
    await comeBack(world.site, row);
    await world.paypal.releaseWebhooks();
    await world.paypal.webhooksSettled();
    expect(new Set(statuses())).toEqual(new Set([200]));
    expect(world.paypal.calls('capture')).toHaveLength(1);
    expect(await stateOf(engine.database(), row)).toBe('paid');
    expect(await mailKinds(engine.database(), row)).toEqual(['receipt']);
    const outcomes = await engine.database().selectFrom('webhook_events').select('outcome').execute();
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['order paid']));
  });

  test.each([
    ['amount', { kind: 'wrong-amount', minor: 100 }, 100],
    ['currency', { kind: 'wrong-currency', currency: 'CAD' }, 0],
  ] as const)(
    'a genuine event about another %s alarms a person and pays nothing, however often it comes, until it was refunded',
    async (_which, outcome, refundedMinor) => {
      const row = await approvedOrder(world);
      world.paypal.setNextOutcome(outcome);
      await world.paypal.releaseWebhooks({ copies: 5 });
      await world.paypal.webhooksSettled();
      expect(await stateOf(engine.database(), row)).toBe('attention');
      expect(await mailKinds(engine.database(), row)).toEqual(['order-attention']);
      await comeBack(world.site, row);
      expect(await stateOf(engine.database(), row)).toBe('attention');
      world.paypal.refundCapture(world.paypal.order(row.paypal_order_id ?? '')?.capture?.id ?? '');
      await world.paypal.releaseWebhooks();
      await world.paypal.webhooksSettled();
      expect(await seeReceipt(world.site, row)).toMatchObject({ kind: 'refunded', refundedMinor });
      expect(await mailKinds(engine.database(), row)).toEqual(['order-attention', 'refund-notice']);
    },
  );

  test('a genuine event about money for another merchant pays nothing', async () => {
    const row = await approvedOrder(world);
    const services = world.with({ env: { PAYPAL_PAYEE_MERCHANT_ID: 'SOMEBODYELSE' } });
    await comeBack(services, row);
    expect(await stateOf(engine.database(), row)).toBe('attention');
  });

  test('returns and webhooks all at once capture once and send one receipt', async () => {
    const row = await approvedOrder(world);
    const [responses] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => comeBack(world.site, row))),
      world.paypal.releaseWebhooks({ copies: 5 }),
    ]);
    await world.paypal.webhooksSettled();
    expect(new Set(responses.map(response => response.headers.get('location')))).toEqual(
      new Set([`/success?key=${row.key}`]),
    );
    expect(world.paypal.calls('capture')).toHaveLength(1);
    expect(await stateOf(engine.database(), row)).toBe('paid');
    expect(await mailKinds(engine.database(), row)).toEqual(['receipt']);
  });

  test('one event delivered five times at once has one effect', async () => {
    const row = await approvedOrder(world);
    await world.paypal.releaseWebhooks({ copies: 5 });
    await world.paypal.webhooksSettled();
    expect(statuses().filter(status => status !== 200)).toEqual([]);
    expect(world.paypal.calls('capture')).toHaveLength(1);
    expect(await mailKinds(engine.database(), row)).toEqual(['receipt']);
    const approvals = await engine
      .database()
      .selectFrom('webhook_events')
      .select('outcome')
      .where('type', '=', 'CHECKOUT.ORDER.APPROVED')
      .execute();
    expect(approvals).toEqual([{ outcome: 'order paid' }]);
  });

  test('events in the wrong order end in the same state', async () => {
    const row = await approvedOrder(world);
    await comeBack(world.site, row);
    const captureId = world.paypal.order(row.paypal_order_id ?? '')?.capture?.id ?? '';
    world.paypal.refundCapture(captureId);
    await world.paypal.releaseWebhooks({ reversed: true });
    expect(await stateOf(engine.database(), row)).toBe('refunded');
    expect(await mailKinds(engine.database(), row)).toEqual(['receipt', 'refund-notice']);
  });

  test('partial refunds leave the order paid, and each is reported once to the buyer and on the receipt', async () => {
    const row = await approvedOrder(world);
    await comeBack(world.site, row);
    const captureId = world.paypal.order(row.paypal_order_id ?? '')?.capture?.id ?? '';
    const receiptAfter = async (value?: string) => {
      world.paypal.refundCapture(captureId, value);
      await world.paypal.releaseWebhooks({ copies: 2 });
      await world.paypal.webhooksSettled();
      return seeReceipt(world.site, row);
    };
    expect(await receiptAfter('10.00')).toMatchObject({ kind: 'partly_refunded', refundedMinor: 1_000 });
    expect(await stateOf(engine.database(), row)).toBe('paid');
    expect(await mailKinds(engine.database(), row)).toEqual(['receipt', 'refund-notice']);
    expect(await receiptAfter('20.50')).toMatchObject({ kind: 'partly_refunded', refundedMinor: 3_050 });
    expect(await receiptAfter()).toMatchObject({ kind: 'refunded', refundedMinor: row.amount_minor });
    const kinds = await mailKinds(engine.database(), row);
    expect(kinds).toEqual(['receipt', 'refund-notice', 'refund-notice', 'refund-notice']);
  });

  test('a payment that was partly refunded before its notice brings the receipt and the refund', async () => {
    const row = await approvedOrder(world);
    world.paypal.addFault({ kind: 'hang', operation: 'capture', when: 'after' });
    const returned = comeBack(world.site, row);
    await world.paypal.whenHanging();
    world.paypal.refundCapture(world.paypal.order(row.paypal_order_id ?? '')?.capture?.id ?? '', '10.00');
    world.paypal.releaseHanging();
    await returned;
    await world.paypal.releaseWebhooks();
    await world.paypal.webhooksSettled();
    expect(await stateOf(engine.database(), row)).toBe('paid');
    expect(await mailKinds(engine.database(), row)).toEqual(['receipt', 'refund-notice']);
  });

  test.each([{ badSignature: true }, { mock: true }])(
    'a forged event (%j) is refused and changes nothing',
    async forged => {
      const row = await approvedOrder(world);
      await world.paypal.releaseWebhooks(forged);
      expect(statuses()).toEqual([400]);
      expect(await stateOf(engine.database(), row)).toBe('awaiting_approval');
      expect(await engine.database().selectFrom('webhook_events').selectAll().execute()).toEqual([]);
    },
  );

  test('an event about an order that is not ours is taken and parked', async () => {
    const row = await approvedOrder(world);
    await engine.clear();
    await world.paypal.releaseWebhooks();
    expect(statuses()).toEqual([200]);
    const event = await engine.database().selectFrom('webhook_events').selectAll().executeTakeFirstOrThrow();
    expect(event).toMatchObject({ provider: 'paypal', outcome: 'parked: unknown order' });
    expect(event.payload).toContain(row.paypal_order_id);
  });

  test('an event that PayPal cannot confirm now is kept, and the sweeper acts on it', async () => {
    const row = await approvedOrder(world);
    await comeBack(world.site, row);
    await world.paypal.releaseWebhooks();
    const captureId = world.paypal.order(row.paypal_order_id ?? '')?.capture?.id ?? '';
    world.paypal.addFault({ kind: '503-html', operation: 'get' });
    world.paypal.refundCapture(captureId);
    await world.paypal.webhooksSettled();
    expect(statuses().at(-1)).toBe(200);
    expect(await stateOf(engine.database(), row)).toBe('paid');
    world.advance(60_000);
    await sweepOrders(world.site);
    expect(await stateOf(engine.database(), row)).toBe('refunded');
  });

  test('events that PayPal will not speak of do not keep those behind them from being read', async () => {
    const [stuck, refunded] = [await approvedOrder(world), await approvedOrder(world)];
    for (const row of [stuck, refunded]) await comeBack(world.site, row);
    world.paypal.refundCapture(world.paypal.order(refunded.paypal_order_id ?? '')?.capture?.id ?? '');
    for (let event = 0; event < 50; event += 1)
      await keepWebhook(world, `stuck-${event}`, stuck.paypal_order_id);
    await keepWebhook(world, 'last', refunded.paypal_order_id);
    const services = hearing(world, REFUSAL, stuck.paypal_order_id);
    for (let minute = 0; minute < 2; minute += 1) {
      world.advance(60_000);
      await sweepOrders(services);
    }
    expect(await stateOf(engine.database(), refunded)).toBe('refunded');
  });

  test('an event is tried ever more seldom, by one process at a time, and given up with an alarm', async () => {
    const row = await approvedOrder(world);
    await comeBack(world.site, row);
    await keepWebhook(world, 'stuck', row.paypal_order_id);
    const services = hearing(world, REFUSAL, row.paypal_order_id);
    const triesOfAnHour = async () => {
      let failures: unknown[] = [];
      for (let minute = 0; minute < 60; minute += 1) {
        world.advance(60_000);
        const reports = await Promise.all([sweepOrders(services), sweepOrders(services)]);
        failures = [...failures, ...reports.flatMap(report => report.failures)];
      }
      return failures;
    };
    const first = await triesOfAnHour();
    expect(first.length).toBeLessThanOrEqual(7);
    expect(first.at(-1)).toEqual({ subject: 'stuck', cause: 'webhook postponed: PERMISSION_DENIED' });
    expect(await triesOfAnHour()).toHaveLength(1);
    world.advance(7 * 24 * 60 * 60_000);
    expect((await sweepOrders(services)).failures).toEqual([
      { subject: 'stuck', cause: 'webhook given up: PERMISSION_DENIED' },
    ]);
    world.advance(24 * 60 * 60_000);
    expect((await sweepOrders(services)).failures).toEqual([]);
  });

  test('without a webhook id every event is refused as unavailable', async () => {
    const services = world.with({ env: { PAYPAL_WEBHOOK_ID: '' } });
    const request = new Request(`${SITE_ORIGIN}/webhooks/paypal`, { method: 'POST', body: '{}' });
    const response = await answerWebhook(request, services);
    expect(response.status).toBe(503);
  });
});

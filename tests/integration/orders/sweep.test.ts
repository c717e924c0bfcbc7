import { expect, test } from 'vitest';
import { sweepOrders } from '@/lib/ledger/sweep';
import { HOUR_MS, MINUTE_MS } from '@/lib/site/time';
import { onBothEngines } from '@/tests/support/engines';
import {
  approvedOrder,
  comeBack,
  hearing,
  mailKinds,
  placedOrder,
  postOrder,
  rowByKey,
  stateOf,
  seeReceipt,
} from '@/tests/support/orders-steps';
import { anOrderWorld } from '@/tests/support/orders-world';

onBothEngines('the sweeper', engine => {
  const world = anOrderWorld(engine);

  /** Services of a process that dies at a call of PayPal: the call is made, its answer is never handled. */
  function dyingAt(operation: 'createPayment' | 'capturePayment') {
    const die = async (...args: [never]) => {
      await world.calls[operation](...args);
      throw new Error('The process was killed');
    };
    return world.hearing({ [operation]: die });
  }

  test('a creation that was cut off by a crash is finished with the same request id', async () => {
    await postOrder(dyingAt('createPayment'), {});
    const { id } = await engine.database().selectFrom('orders').select('id').executeTakeFirstOrThrow();
    expect(await stateOf(engine.database(), { id })).toBe('creating');
    await sweepOrders(world.site);
    expect(await stateOf(engine.database(), { id })).toBe('creating');
    world.advance(MINUTE_MS);
    await sweepOrders(world.site);
    expect(await stateOf(engine.database(), { id })).toBe('awaiting_approval');
    expect(world.paypal.orders()).toHaveLength(1);
  });

  test('a crash between capture and our own write still ends in one paid order with one receipt', async () => {
    const row = await approvedOrder(world);
    await comeBack(dyingAt('capturePayment'), row);
    expect(await stateOf(engine.database(), row)).toBe('capturing');
    expect((await seeReceipt(world.site, row)).kind).toBe('capturing');
    world.advance(MINUTE_MS);
    await Promise.all([sweepOrders(world.site), sweepOrders(world.secondProcess())]);
    expect(await stateOf(engine.database(), row)).toBe('paid');
    expect(world.paypal.calls('capture')).toHaveLength(1);
    expect(await mailKinds(engine.database(), row)).toEqual(['receipt']);
  });

  test('a capture that never reached PayPal is made, and a reload of the return page makes it too', async () => {
    for (const finish of ['sweep', 'return'] as const) {
      const row = await approvedOrder(world);
      world.paypal.addFault({ kind: 'cut', operation: 'capture', when: 'before', count: 2 });
      await comeBack(world.site, row);
      expect(await stateOf(engine.database(), row)).toBe('capturing');
      world.advance(MINUTE_MS);
      await (finish === 'sweep' ? sweepOrders(world.site) : comeBack(world.site, row));
      expect(await stateOf(engine.database(), row)).toBe('paid');
    }
  });

  test('a buyer who approved and never came back is captured', async () => {
    const row = await approvedOrder(world);
    world.advance(6 * MINUTE_MS);
    await sweepOrders(world.site);
    expect(await stateOf(engine.database(), row)).toBe('paid');
    expect(await mailKinds(engine.database(), row)).toEqual(['receipt']);
  });

  test('an order that nobody approved expires, and says so', async () => {
    const row = await placedOrder(world);
    world.advance(6 * MINUTE_MS);
    await sweepOrders(world.site);
    expect(await stateOf(engine.database(), row)).toBe('awaiting_approval');
    world.advance(8 * HOUR_MS);
    await sweepOrders(world.site);
    expect(await stateOf(engine.database(), row)).toBe('expired');
    expect((await seeReceipt(world.site, row)).kind).toBe('expired');
    const response = await comeBack(world.site, row);
    expect(response.headers.get('location')).toMatch(/^\/checkout\?expired=1&/);
  });

  test('a creation that never got through is given up when PayPal has forgotten its id', async () => {
    world.paypal.addFault({ kind: 'cut', operation: 'create', when: 'before', count: 2 });
    await postOrder(world.site, {});
    const { id } = await engine.database().selectFrom('orders').select('id').executeTakeFirstOrThrow();
    world.advance(7 * HOUR_MS);
    await sweepOrders(world.site);
    expect(await stateOf(engine.database(), { id })).toBe('expired');
    expect(world.paypal.orders()).toEqual([]);
  });

  /** One order left in `capturing` and three left in `creating`, long enough ago for the sweeper. */
  async function leftBehind() {
    const capturing = await approvedOrder(world);
    await comeBack(dyingAt('capturePayment'), capturing);
    for (let order = 0; order < 3; order += 1) await postOrder(dyingAt('createPayment'), {});
    world.advance(MINUTE_MS);
    return capturing;
  }

  test('told to stop, it ends with the current order; approved orders come first', async () => {
    const capturing = await leftBehind();
    const stopping = new AbortController();
    const services = world.hearing({
      findPayment: request => {
        stopping.abort();
        return world.calls.findPayment(request);
      },
    });
    const before = world.paypal.calls('create').length;
    expect(await sweepOrders(services, stopping.signal)).toEqual({ looked: 1, failures: [] });
    expect(await stateOf(engine.database(), capturing)).toBe('paid');
    expect(world.paypal.calls('create')).toHaveLength(before);
  });

  test('does not ask a silent PayPal about every order of a kind, and begins with the others next time', async () => {
    const rows = [];
    for (let order = 0; order < 5; order += 1) rows.push(await placedOrder(world));
    const paymentIds: string[] = [];
    const silent = world.hearing({
      findPayment: ({ paymentId }) => {
        paymentIds.push(paymentId);
        return Promise.resolve({
          kind: 'busy',
          reason: 'PayPal answered 500',
          httpStatus: 500,
          debugId: null,
        });
      },
    });
    world.advance(6 * MINUTE_MS);
    expect((await sweepOrders(silent)).failures).toHaveLength(3);
    world.advance(MINUTE_MS);
    expect((await sweepOrders(silent)).failures).toHaveLength(2);
    expect(new Set(paymentIds)).toEqual(new Set(rows.map(row => row.paypal_order_id)));
  });

  test.each([
    [
      'refuses to speak of',
      { kind: 'refused', issue: 'PERMISSION_DENIED', httpStatus: 422, debugId: null },
      8,
    ],
    ['has been silent about for a day', { kind: 'config', reason: 'PayPal answered 403', debugId: null }, 25],
  ] as const)('an unapproved order that PayPal %s lapses', async (_, answer, hours) => {
    const row = await placedOrder(world);
    world.advance(6 * HOUR_MS);
    expect((await sweepOrders(hearing(world, answer))).failures).toHaveLength(1);
    expect(await stateOf(engine.database(), row)).toBe('awaiting_approval');
    world.advance((hours - 6) * HOUR_MS);
    expect((await sweepOrders(hearing(world, answer))).failures).toEqual([]);
    expect(await stateOf(engine.database(), row)).toBe('expired');
  });

  test.each([
    ['does not know any more', { kind: 'gone', debugId: null }],
    ['refuses to speak of', { kind: 'refused', issue: 'PERMISSION_DENIED', httpStatus: 422, debugId: null }],
  ] as const)('a payment under review that PayPal %s needs a person, once', async (_, answer) => {
    const row = await approvedOrder(world);
    world.paypal.setNextOutcome({ kind: 'pending' });
    await comeBack(world.site, row);
    for (let day = 0; day < 3; day += 1) {
      world.advance(24 * HOUR_MS);
      await sweepOrders(hearing(world, answer));
    }
    expect(await rowByKey(engine.database(), row.key)).toMatchObject({
      state: 'attention',
      attention_reason: expect.stringMatching(/^PayPal/),
    });
    expect(await mailKinds(engine.database(), row)).toEqual(['order-attention']);
  });

  test('while PayPal is down nothing is lost: the report says what waits, and a later round finishes it', async () => {
    const row = await approvedOrder(world);
    world.advance(6 * MINUTE_MS);
    world.paypal.addFault({ kind: '500', operation: 'get' });
    const report = await sweepOrders(world.site);
    expect(report.failures).toEqual([{ subject: row.id, cause: 'PayPal answered 500' }]);
    world.advance(7 * MINUTE_MS);
    await sweepOrders(world.site);
    expect(await stateOf(engine.database(), row)).toBe('paid');
  });

  test('an order that nobody approves is looked up ever more seldom, and at least every half hour', async () => {
    await placedOrder(world);
    const looks: number[] = [];
    for (let minute = 1; minute <= 180; minute += 1) {
      world.advance(MINUTE_MS);
      const before = world.paypal.calls('get').length;
      await sweepOrders(world.site);
      if (world.paypal.calls('get').length > before) looks.push(minute);
    }
    const pauses = looks.map((minute, index) => minute - (looks[index - 1] ?? 0));
    expect(pauses[0]).toBeLessThanOrEqual(6);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(31);
    expect(looks.length).toBeLessThanOrEqual(9);
  });
});

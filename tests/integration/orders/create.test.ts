import { expect, test } from 'vitest';
import { sweepOrders } from '@/lib/ledger/sweep';
import { answerOrder } from '@/lib/orders/reply';
import { cancelOrder } from '@/lib/orders/return';
import type { PayPal } from '@/lib/paypal/paypal';
import { newId } from '@/lib/site/ids';
import { onBothEngines } from '@/tests/support/engines';
import { beforeSlowPayPal } from '@/tests/support/money-steps';
import {
  approvedOrder,
  comeBack,
  historyOf,
  placedOrder,
  postOrder,
  rowByKey,
  stateOf,
} from '@/tests/support/orders-steps';
import { anOrderWorld, SITE_ORIGIN } from '@/tests/support/orders-world';

const refuse: PayPal['createPayment'] = () =>
  Promise.resolve({ kind: 'refused', issue: 'CURRENCY_NOT_SUPPORTED', httpStatus: 422, debugId: null });

onBothEngines('placing an order', engine => {
  const world = anOrderWorld(engine);

  test('answers 201 with PayPal’s order, its approval link and what checkout needs', async () => {
    const response = await postOrder(world.site, { plan: 'pro', amount: '2648.00' });
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const answer = await response.json();
    expect(answer).toMatchObject({ status: 'CREATED', presentation: 'frame', simulated: true });
    expect(answer.amount).toEqual({ currency_code: 'USD', value: '2648.00' });
    const approve = answer.links.find((link: { rel: string }) => link.rel === 'approve');
    expect(approve.href).toBe(`${world.paypal.origin}/checkoutnow?token=${answer.id}`);
    const row = await rowByKey(engine.database(), answer.orderKey);
    expect(row).toMatchObject({
      state: 'awaiting_approval',
      plan_id: 'pro',
      billing: 'setup-and-monthly',
      amount_minor: 264_800,
      monthly_minor: 14_900,
      paypal_order_id: answer.id,
      approve_url: approve.href,
    });
    expect(await historyOf(engine.database(), row)).toEqual(['creating', 'awaiting_approval']);
  });

  test('keeps where the buyer’s visit came from; what is no source refuses nothing', async () => {
    const headers = { referer: `${SITE_ORIGIN}/checkout?plan=pro` };
    const visit = '#~visit=/pricing?utm_source=ad';
    for (const [posted, expected] of [
      [visit, { form_page: '/checkout', entry_page: '/pricing', source: 'ad' }],
      [['no', 'text'], { form_page: '/checkout', entry_page: null, source: null }],
    ] as const) {
      const order = { plan: 'pro', amount: '2648.00', visit: posted };
      const response = await postOrder(world.site, order, headers);
      expect(response.status).toBe(201);
      const { orderKey } = (await response.json()) as { orderKey: string };
      expect(await rowByKey(engine.database(), orderKey)).toMatchObject(expected);
    }
  });

  test('an order that a proxy repeats is one order when it has a key; without a key the second takes no money', async () => {
    const headers = { 'idempotency-key': newId() };
    const keyed = [await postOrder(world.site, {}, headers), await postOrder(world.site, {}, headers)];
    const [first, again] = await Promise.all(keyed.map(answer => answer.json()));
    expect([again.id, again.orderKey]).toEqual([first.id, first.orderKey]);
    await engine.clear();
    const bare = [await postOrder(world.site, {}), await postOrder(world.site, {})];
    const [one, other] = await Promise.all(bare.map(answer => answer.json()));
    expect(one.orderKey).not.toBe(other.orderKey);
    world.paypal.approveOrder(one.id);
    for (const minutes of [6, 24 * 60]) {
      world.advance(minutes * 60_000);
      await sweepOrders(world.site);
    }
    const rows = engine.database().selectFrom('orders').select(['key', 'state']);
    const states = (await rows.execute()).map(({ key, state }) => [key, state]);
    expect(Object.fromEntries(states)).toEqual({ [one.orderKey]: 'paid', [other.orderKey]: 'expired' });
  });

  test('the order is stored before PayPal is called', async () => {
    const requests: unknown[] = [];
    const site = world.hearing({
      createPayment: async request => {
        requests.push(await engine.database().selectFrom('orders').select(['id', 'state']).execute());
        return world.calls.createPayment(request);
      },
    });
    await postOrder(site, {});
    const { id } = await engine.database().selectFrom('orders').select('id').executeTakeFirstOrThrow();
    expect(requests).toEqual([[{ id, state: 'creating' }]]);
  });

  test('a tampered price is refused with the right one, and PayPal is not called', async () => {
    for (const amount of ['0.01', '2647.99', '1.00', 1, '148.99']) {
      const response = await postOrder(world.site, { plan: 'pro', amount });
      expect(response.status).toBe(422);
      const { error } = await response.json();
      expect(error).toMatchObject({ kind: 'price_mismatch', field: 'amount' });
      expect(error.message).toContain('$2,648.00');
    }
    expect(world.paypal.calls('create')).toEqual([]);
    expect(await engine.database().selectFrom('orders').selectAll().execute()).toEqual([]);
  });

  test('twenty posts of one attempt at once make one order, here and at PayPal', async () => {
    const attemptId = newId();
    const processes = [world.site, world.secondProcess()];
    const posts = Array.from({ length: 20 }, (_, index) =>
      postOrder(processes[index % 2] ?? world.site, { attemptId, plan: 'basic', amount: '1598.00' }),
    );
    const responses = await Promise.all(posts);
    expect(responses.map(response => response.status)).toEqual(responses.map(() => 201));
    const answers: { id: string; orderKey: string }[] = await Promise.all(
      responses.map(response => response.json()),
    );
    expect(new Set(answers.map(answer => answer.id)).size).toBe(1);
    expect(new Set(answers.map(answer => answer.orderKey)).size).toBe(1);
    expect(world.paypal.orders()).toHaveLength(1);
    expect(await engine.database().selectFrom('orders').selectAll().execute()).toHaveLength(1);
  });

  test('the same attempt with another price is refused', async () => {
    const attemptId = newId();
    await postOrder(world.site, { attemptId, amount: '99.00' });
    const response = await postOrder(world.site, { attemptId, amount: '98.00' });
    expect(response.status).toBe(409);
    expect((await response.json()).error.kind).toBe('attempt_changed');
    expect(world.paypal.orders()).toHaveLength(1);
  });

  test('an answer that was cut off after PayPal committed is asked for again with the same request id', async () => {
    world.paypal.addFault({ kind: 'cut', operation: 'create', when: 'after' });
    const response = await postOrder(world.site, {});
    expect(response.status).toBe(201);
    const calls = world.paypal.calls('create');
    expect(calls).toHaveLength(2);
    expect(new Set(calls.map(call => call.headers['paypal-request-id'])).size).toBe(1);
    expect(world.paypal.orders()).toHaveLength(1);
  });

  test.each(['500', '503-html', '200-html', '429', 'cut'] as const)(
    'PayPal down (%s) is 503, and trying again pays the same order',
    async kind => {
      const attemptId = newId();
      world.paypal.addFault({ kind, operation: 'create', count: 2 });
      const failed = await postOrder(world.site, { attemptId });
      expect(failed.status).toBe(503);
      expect((await failed.json()).error.kind).toBe('busy');
      world.advance(3_000);
      const again = await postOrder(world.site, { attemptId });
      expect(again.status).toBe(201);
      expect(world.paypal.orders()).toHaveLength(1);
    },
  );

  test('an order that PayPal will not take is cancelled and answered 502', async () => {
    const services = world.hearing({ createPayment: refuse });
    const response = await postOrder(services, {});
    expect(response.status).toBe(502);
    const { state } = await engine.database().selectFrom('orders').select('state').executeTakeFirstOrThrow();
    expect(state).toBe('cancelled');
  });

  test('with payments switched off nothing is stored and PayPal is not called', async () => {
    const services = world.with({ env: { PAYMENTS: 'off' } });
    const response = await postOrder(services, {});
    expect(response.status).toBe(503);
    expect((await response.json()).error.kind).toBe('payments_off');
    expect(await engine.database().selectFrom('orders').selectAll().execute()).toEqual([]);
    expect(world.paypal.calls()).toEqual([]);
  });

  test('an attempt that was paid is not paid again: the answer leads to its receipt', async () => {
    const attemptId = newId();
    const row = await approvedOrder(world, { attemptId });
    await comeBack(world.site, row);
    const again = await postOrder(world.site, { attemptId });
    expect(again.status).toBe(409);
    expect((await again.json()).error).toMatchObject({ kind: 'already_placed', orderKey: row.key });
  });

  test('a cancelled attempt that is posted again, even twenty times at once, gets one new PayPal order', async () => {
    const attemptId = newId();
    const row = await placedOrder(world, { attemptId });
    await cancelOrder(
      {
        key: row.key,
        paymentId: row.paypal_order_id,
        address: '198.51.100.7',
      },
      world.site,
    );
    const again = await Promise.all(Array.from({ length: 20 }, () => postOrder(world.site, { attemptId })));
    const ids = new Set(await Promise.all(again.map(async response => (await response.json()).id)));
    expect(ids.size).toBe(1);
    expect(ids).not.toContain(row.paypal_order_id);
    expect(world.paypal.calls('create')).toHaveLength(2);
    expect(await stateOf(engine.database(), row)).toBe('cancelled');
  });

  test('the plain form is sent on to PayPal, and a wrong one gets a page with its choice kept and the right price', async () => {
    const post = (body: string) =>
      answerOrder(
        new Request(`${SITE_ORIGIN}/order`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body,
        }),
        world.site,
        () => Promise.resolve(null),
      );
    const good = await post(
      'plan=pro&billing=monthly-only&amount=149.00&currency=USD&intent=CAPTURE&package=',
    );
    expect(good.status).toBe(303);
    expect(good.headers.get('location')).toMatch(`${world.paypal.origin}/checkoutnow?token=`);
    const wrong = await post('plan=pro&amount=1.00&currency=USD&intent=CAPTURE&name=%3Cb%3EPro');
    expect(wrong.status).toBe(422);
    const page = await wrong.text();
    expect(page).toContain(
      'href="/checkout?plan=pro&amp;amount=2648.00&amp;currency=USD&amp;name=%3Cb%3EPro"',
    );
    expect(page).toContain('$2,648.00');
  });

  test('an attempt posted again while PayPal hangs waits for the first and still answers within ten seconds', async () => {
    const attemptId = newId();
    await postOrder(beforeSlowPayPal(world).site, { attemptId });
    const slow = beforeSlowPayPal(world);
    expect((await postOrder(slow.site, { attemptId })).status).toBe(503);
    expect(slow.spentMs()).toBeGreaterThan(1_500);
    expect(slow.spentMs()).toBeLessThan(9_900);
  });
});

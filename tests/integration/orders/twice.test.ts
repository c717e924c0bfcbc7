import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sweepOrders } from '@/lib/ledger/sweep';
import * as orders from '@/lib/orders/orders.sql';
import { answerConfirmation } from '@/lib/orders/return-reply';
import type { OrderRow } from '@/lib/site/db/tables';
import { MINUTE_MS } from '@/lib/site/time';
import { onBothEngines } from '@/tests/support/engines';
import { approvedOrder, comeBack, mailKinds, stateOf, seeReceipt } from '@/tests/support/orders-steps';
import { anOrderWorld, SITE_ORIGIN } from '@/tests/support/orders-world';

const PRO = { plan: 'pro', amount: '2648.00' };

onBothEngines('the same payer paying for the same thing again', engine => {
  const world = anOrderWorld(engine);
  beforeEach(() => world.paypal.setPayer('PAYERONE'));
  afterEach(() => vi.restoreAllMocks());

  const approved = (order: object = PRO) => approvedOrder(world, order);

  async function paid(order: object = PRO) {
    const row = await approved(order);
    await comeBack(world.site, row);
    expect(await stateOf(engine.database(), row)).toBe('paid');
    return row;
  }

  function answer(row: OrderRow, word: string, headers: Record<string, string> = {}) {
    return answerConfirmation(
      new Request(`${SITE_ORIGIN}/order/confirm`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams({ key: row.key, answer: word }),
      }),
      world.site,
    );
  }

  test('is asked before the second capture, with how long ago the first was paid', async () => {
    await paid();
    world.advance(3 * MINUTE_MS);
    const second = await approved();
    const response = await comeBack(world.site, second);
    expect(response.headers.get('location')).toBe(`/success?key=${second.key}`);
    const receipt = await seeReceipt(world.site, second);
    expect(receipt).toMatchObject({ kind: 'confirming', paidBefore: { orderNumber: expect.any(String) } });
    const agoMs = receipt.kind === 'unknown' ? null : receipt.paidBefore?.agoMs;
    expect(Math.round((agoMs ?? 0) / MINUTE_MS)).toBe(3);
    expect(world.paypal.calls('capture')).toHaveLength(1);
    expect(await mailKinds(engine.database(), second)).toEqual(['order-duplicate']);
  });

  test('is not captured by a notice or the sweep while the question is open, and lapses without an answer', async () => {
    await paid();
    const second = await approved();
    await world.paypal.releaseWebhooks();
    await world.paypal.webhooksSettled();
    world.advance(6 * MINUTE_MS);
    await sweepOrders(world.site);
    expect(await stateOf(engine.database(), second)).toBe('awaiting_confirmation');
    world.advance(8 * 60 * MINUTE_MS);
    await sweepOrders(world.site);
    expect(await stateOf(engine.database(), second)).toBe('expired');
    expect(world.paypal.calls('capture')).toHaveLength(1);
  });

  test('is asked too when the first was captured by a notice', async () => {
    await approved();
    await world.paypal.releaseWebhooks();
    await world.paypal.webhooksSettled();
    const second = await approved();
    await comeBack(world.site, second);
    expect(await stateOf(engine.database(), second)).toBe('awaiting_confirmation');
  });

  test('a buyer who says yes pays once more, however often the answer is sent, and the agency gets an email', async () => {
    await paid();
    const second = await approved();
    await comeBack(world.site, second);
    const answers = await Promise.all([answer(second, 'yes'), answer(second, 'yes')]);
    expect(answers.map(response => response.headers.get('location'))).toEqual([
      `/success?key=${second.key}`,
      `/success?key=${second.key}`,
    ]);
    await answer(second, 'yes');
    expect(await stateOf(engine.database(), second)).toBe('paid');
    expect(world.paypal.calls('capture')).toHaveLength(2);
    expect((await mailKinds(engine.database(), second)).toSorted()).toEqual([
      'order-duplicate',
      'order-duplicate',
      'receipt',
    ]);
  });

  test('who says no is charged nothing, and the address of the return captures nothing afterwards', async () => {
    await paid();
    const second = await approved();
    await comeBack(world.site, second);
    await answer(second, 'no');
    await answer(second, 'yes');
    await comeBack(world.site, second);
    expect(await stateOf(engine.database(), second)).toBe('cancelled');
    expect(world.paypal.calls('capture')).toHaveLength(1);
  });

  test('is not asked for another thing, after a refund, after a day, or as someone else', async () => {
    const first = await paid();
    await paid({ plan: 'basic', amount: '1598.00' });
    world.paypal.setPayer('PAYERTWO');
    await paid();
    world.paypal.setPayer('PAYERONE');
    world.paypal.refundCapture(world.paypal.order(first.paypal_order_id ?? '')?.capture?.id ?? '');
    await world.paypal.releaseWebhooks();
    await world.paypal.webhooksSettled();
    await paid();
    world.advance(25 * 60 * MINUTE_MS);
    await paid();
    expect(world.paypal.calls('capture')).toHaveLength(5);
  });

  test('is asked for one of two orders that reach two processes at the same moment', async () => {
    const rows = [await approved(), await approved()];
    let arrived = 0;
    let letBothGo: (() => void) | undefined;
    const bothLooked = new Promise<void>(resolve => {
      letBothGo = resolve;
    });
    const { replaceOrder } = orders;
    vi.spyOn(orders, 'replaceOrder').mockImplementation(async (site, change) => {
      if (change.after.state === 'capturing' && ++arrived === 2) letBothGo?.();
      if (change.after.state === 'capturing') await bothLooked;
      return replaceOrder(site, change);
    });
    await Promise.all(rows.map(row => comeBack(world.site, row)));
    expect(await statesOf(rows)).toEqual(['awaiting_confirmation', 'paid']);
    expect(world.paypal.calls('capture')).toHaveLength(1);
  });

  // The embedded file has one writer at a time, so no one can look in between.
  test.each(engine.name === 'postgres' ? ['PostgreSQL'] : [])(
    'is asked although neither order is stored yet in %s',
    async () => {
      const rows = [await approved(), await approved()];
      const lock = await engine.newConnection().startTransaction().execute();
      await lock.selectFrom('orders').select('id').forUpdate().execute();
      const returns = rows.map(row => comeBack(world.secondProcess(), row));
      const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting.execute(engine.database())).rows).toHaveLength(2);
      await lock.rollback().execute();
      await Promise.all(returns);
      expect(await statesOf(rows)).toEqual(['awaiting_confirmation', 'paid']);
      expect(world.paypal.calls('capture')).toHaveLength(1);
    },
  );

  async function statesOf(rows: readonly OrderRow[]): Promise<string[]> {
    const states = await Promise.all(rows.map(row => stateOf(engine.database(), row)));
    return states.toSorted();
  }

  test('a second capture by a process that did not check is recorded, and the agency gets an email', async () => {
    await paid();
    const second = await approved();
    const { replaceOrder } = orders;
    const replacing = vi
      .spyOn(orders, 'replaceOrder')
      .mockImplementation((site, change) => replaceOrder(site, { ...change, unlessDuplicate: undefined }));
    // It is settled by a process that sees the first one.
    world.paypal.addFault({ kind: 'cut', operation: 'capture', when: 'after', count: 2 });
    await comeBack(world.site, second);
    replacing.mockRestore();
    world.advance(MINUTE_MS);
    await sweepOrders(world.site);
    expect(await stateOf(engine.database(), second)).toBe('paid');
    expect((await mailKinds(engine.database(), second)).toSorted()).toEqual(['order-duplicate', 'receipt']);
  });

  test.each([
    [403, { 'sec-fetch-site': 'cross-site' }, 'yes'],
    [415, { 'content-type': 'application/json' }, 'yes'],
    [400, {}, 'perhaps'],
  ] as const)('an answer that is not the buyer’s is refused with %i', async (status, headers, word) => {
    await paid();
    const second = await approved();
    await comeBack(world.site, second);
    expect((await answer(second, word, headers)).status).toBe(status);
    expect(await stateOf(engine.database(), second)).toBe('awaiting_confirmation');
  });
});

import { expect, test } from 'vitest';
import { sweepOrders } from '@/lib/ledger/sweep';
import { answerConfirmation } from '@/lib/orders/return-reply';
import type { OrderRow } from '@/lib/site/db/tables';
import { newId } from '@/lib/site/ids';
import type { Site } from '@/lib/site/site';
import { MINUTE_MS } from '@/lib/site/time';
import { onBothEngines } from '@/tests/support/engines';
import {
  approvedOrder,
  cancelAtPayPal,
  comeBack,
  placedOrder,
  postOrder,
  seeReceipt,
  stateOf,
} from '@/tests/support/orders-steps';
import { anOrderWorld, SITE_ORIGIN } from '@/tests/support/orders-world';

const LOOKS_PER_HOUR = 60;
const ADDRESS = '203.0.113.7';
const ANOTHER = '198.51.100.9';

onBothEngines('visits from one address that make us ask PayPal', engine => {
  const world = anOrderWorld(engine);

  function limitedTo(looksPerHour: number): Site {
    return world.with({ env: { ORDER_LOOKS_PER_HOUR: String(looksPerHour) } });
  }

  const countCalls = () => world.paypal.calls('get').length + world.paypal.calls('create').length;

  test('are 60 an hour for all its orders; others are asked about, and the sweep captures', async () => {
    const services = limitedTo(LOOKS_PER_HOUR);
    const approved = await approvedOrder(world);
    for (let placed = 0; placed < LOOKS_PER_HOUR; placed += 1)
      await seeReceipt(services, await placedOrder(world), ADDRESS);
    expect(world.paypal.calls('get')).toHaveLength(LOOKS_PER_HOUR);

    expect((await seeReceipt(services, approved, ADDRESS)).kind).toBe('unheard');
    expect(world.paypal.calls('get')).toHaveLength(LOOKS_PER_HOUR);
    expect((await seeReceipt(services, await placedOrder(world), ANOTHER)).kind).toBe('awaiting');
    expect(world.paypal.calls('get')).toHaveLength(LOOKS_PER_HOUR + 1);

    world.advance(6 * MINUTE_MS);
    await sweepOrders(services);
    expect(await stateOf(engine.database(), approved)).toBe('paid');
    world.advance(60 * MINUTE_MS);
    const before = world.paypal.calls('get').length;
    await seeReceipt(services, await placedOrder(world), ADDRESS);
    expect(world.paypal.calls('get')).toHaveLength(before + 1);
  });

  const VISITS: Record<string, Visit> = {
    'the return from PayPal': {
      prepare: () => placedOrder(world),
      make: (services, row, headers) => comeBack(services, row, headers),
    },
    'the cancel at PayPal': {
      prepare: () => placedOrder(world),
      make: (services, row, headers) => cancelAtPayPal(services, row, headers),
    },
    'the yes to paying again': {
      prepare: async () => {
        const row = await approvedOrder(world);
        await engine
          .database()
          .updateTable('orders')
          .set({ state: 'awaiting_confirmation' })
          .where('id', '=', row.id)
          .execute();
        return row;
      },
      make: (services, { key }, headers) => {
        const body = new URLSearchParams({ key, answer: 'yes' });
        const address = `${SITE_ORIGIN}/order/confirm`;
        return answerConfirmation(new Request(address, { method: 'POST', headers, body }), services);
      },
    },
    'the same attempt posted again': {
      prepare: async () => {
        const attemptId = newId();
        world.paypal.addFault({ kind: '503-html', operation: 'create', count: 2 });
        await postOrder(world.site, { attemptId });
        world.advance(MINUTE_MS);
        const orders = engine.database().selectFrom('orders').selectAll();
        return orders.where('attempt_id', '=', attemptId).executeTakeFirstOrThrow();
      },
      make: (services, { attempt_id: attemptId }, headers) => postOrder(services, { attemptId }, headers),
    },
  };

  test.each(Object.entries(VISITS))('%s counts and is limited with all others', async (_name, visit) => {
    const services = limitedTo(1);
    const [first, second, other] = [await visit.prepare(), await visit.prepare(), await placedOrder(world)];
    const before = countCalls();
    await visit.make(services, first, { 'x-forwarded-for': ADDRESS });
    const afterFirst = countCalls();
    expect(afterFirst).toBeGreaterThan(before);
    await seeReceipt(services, other, ADDRESS);
    await visit.make(services, second, { 'x-forwarded-for': ADDRESS });
    expect(countCalls()).toBe(afterFirst);
    await seeReceipt(services, other, ANOTHER);
    expect(countCalls()).toBe(afterFirst + 1);
  });
});

type Visit = {
  prepare: () => Promise<OrderRow>;
  make: (services: Site, row: OrderRow, headers: Record<string, string>) => Promise<Response>;
};

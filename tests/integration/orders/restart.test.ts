import { expect, test } from 'vitest';
import { sweepOrders } from '@/lib/ledger/sweep';
import { cancelOrder } from '@/lib/orders/return';
import type { OrderRow, OrderState } from '@/lib/site/db/tables';
import { HOUR_MS } from '@/lib/site/time';
import { onBothEngines } from '@/tests/support/engines';
import {
  approvedOrder,
  comeBack,
  historyOf,
  mailKinds,
  placedOrder,
  postOrder,
  rowByKey,
  seeReceipt,
} from '@/tests/support/orders-steps';
import { anOrderWorld } from '@/tests/support/orders-world';

onBothEngines('a restart', engine => {
  const world = anOrderWorld(engine);

  /** What a process that has just been started has: nothing but the stored data. */
  function restarted() {
    const limits = { ORDERS_PER_MINUTE: '10', ORDERS_PER_HOUR: '10', ORDER_LOOKS_PER_HOUR: '10' };
    return { ...world.with({ env: limits }), db: engine.newConnection() };
  }

  async function paid(): Promise<OrderRow> {
    const row = await approvedOrder(world);
    await comeBack(world.site, row);
    return row;
  }

  async function setState(row: OrderRow, state: OrderState): Promise<OrderRow> {
    await engine.database().updateTable('orders').set({ state }).where('id', '=', row.id).execute();
    return row;
  }

  async function onlyRow(): Promise<OrderRow> {
    return engine.database().selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  }

  const reach: Record<OrderState, () => Promise<OrderRow>> = {
    creating: async () => {
      world.paypal.addFault({ kind: 'cut', operation: 'create', when: 'before', count: 2 });
      await postOrder(world.site, {});
      return onlyRow();
    },
    awaiting_approval: () => placedOrder(world),
    capturing: async () => {
      const row = await approvedOrder(world);
      world.paypal.addFault({ kind: 'cut', operation: 'capture', when: 'before', count: 2 });
      await comeBack(world.site, row);
      return row;
    },
    paid,
    pending: async () => {
      world.paypal.setNextOutcome({ kind: 'pending' });
      return paid();
    },
    declined: async () => {
      const row = await placedOrder(world);
      world.paypal.approveOrder(row.paypal_order_id ?? '', 'declining');
      await comeBack(world.site, row);
      return row;
    },
    cancelled: async () => {
      const row = await placedOrder(world);
      await cancelOrder(
        {
          key: row.key,
          paymentId: row.paypal_order_id,
          address: '198.51.100.7',
        },
        world.site,
      );
      return row;
    },
    expired: async () => {
      const row = await placedOrder(world);
      world.advance(8 * HOUR_MS);
      await sweepOrders(world.site);
      return row;
    },
    refunded: async () => {
      const row = await paid();
      world.paypal.refundCapture((await onlyRow()).capture_id ?? '');
      await world.paypal.releaseWebhooks();
      return row;
    },
    awaiting_confirmation: async () => {
      const row = await approvedOrder(world);
      return setState(row, 'awaiting_confirmation');
    },
    disputed: async () => setState(await paid(), 'disputed'),
    reversed: async () => setState(await paid(), 'reversed'),
    attention: async () => {
      world.paypal.setNextOutcome({ kind: 'wrong-amount', minor: 100 });
      return paid();
    },
  };

  const LAPSES: ReadonlySet<OrderState> = new Set(['awaiting_approval', 'awaiting_confirmation', 'declined']);

  const ENDS: [OrderState, string, OrderState][] = [
    ['creating', 'awaiting', 'awaiting_approval'],
    ['awaiting_approval', 'awaiting', 'expired'],
    ['awaiting_confirmation', 'confirming', 'expired'],
    ['capturing', 'capturing', 'paid'],
    ['paid', 'paid', 'paid'],
    ['pending', 'pending', 'pending'],
    ['declined', 'declined', 'expired'],
    ['cancelled', 'cancelled', 'cancelled'],
    ['expired', 'expired', 'expired'],
    ['refunded', 'refunded', 'refunded'],
    ['disputed', 'paid', 'disputed'],
    ['reversed', 'reversed', 'reversed'],
    ['attention', 'attention', 'attention'],
  ];

  test.each(ENDS)(
    'in the state %s changes nothing, and the order goes on from there',
    async (state, receipt, end) => {
      const { key } = await reach[state]();
      const before = await rowByKey(engine.database(), key);
      expect(before.state).toBe(state);
      const [history, mails] = [
        await historyOf(engine.database(), before),
        await mailKinds(engine.database(), before),
      ];
      const process = restarted();
      expect(await seeReceipt(process, { key })).toMatchObject({ kind: receipt });
      // The first rounds find nothing that has waited long enough, and touch nothing.
      await sweepOrders(process);
      await sweepOrders(process);
      expect(await rowByKey(engine.database(), key)).toEqual(before);
      expect(await historyOf(engine.database(), before)).toEqual(history);
      expect(await mailKinds(engine.database(), before)).toEqual(mails);

      world.advance(LAPSES.has(state) ? 8 * HOUR_MS : HOUR_MS + 1);
      await sweepOrders(process);
      expect(await rowByKey(engine.database(), key)).toMatchObject({ state: end });
      expect(world.paypal.calls('capture').length).toBeLessThanOrEqual(state === 'capturing' ? 3 : 1);
    },
  );
});

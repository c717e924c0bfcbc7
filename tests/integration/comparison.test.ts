import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OrderRow } from '@/lib/db/tables';
import { newId } from '@/lib/kernel/ids';
import { sqlComparisonStore } from '@/lib/orders/adapters/sql-comparison-store';
import { sqlUnknownPayments } from '@/lib/orders/adapters/sql-unknown-payments';
import { compareDaily } from '@/lib/orders/comparison/compare-daily';
import { compareWithPayPal, type CompareDeps } from '@/lib/orders/comparison/compare-with-paypal';
import { onBothEngines } from '@/tests/support/engines';
import { comeBack, placeOrder, stateOf } from '@/tests/support/orders-steps';
import { startOrderWorld, type OrderWorld } from '@/tests/support/orders-world';

const HOUR_MS = 60 * 60 * 1000;

onBothEngines('comparing our orders with PayPal’s transactions', engine => {
  let world: OrderWorld;
  const reports: unknown[][] = [];
  beforeAll(async () => {
    world = await startOrderWorld(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await engine.clear();
    world.paypal.reset();
    world.paypal.holdWebhooks();
    reports.length = 0;
  });

  function deps(): CompareDeps {
    const db = engine.database();
    return {
      ...world.deps,
      wait: () => Promise.resolve(),
      comparisons: sqlComparisonStore(db),
      unknownPayments: sqlUnknownPayments({ db, newId }),
      renderUnknownPayment: () => Promise.resolve([]),
      report: (...report) => reports.push(report),
    };
  }

  /** A minute later: PayPal says to the second how new its books are. */
  function compare() {
    world.advance(60_000);
    const now = world.deps.clock.now();
    return compareWithPayPal({ from: now - 48 * HOUR_MS, to: now + HOUR_MS }, deps());
  }

  async function paidOrder(): Promise<OrderRow> {
    const row = await placeOrder(world, engine.database());
    world.paypal.approveOrder(row.paypal_order_id ?? '');
    await comeBack(world.services, row);
    return engine
      .database()
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
  }

  function change(row: OrderRow, values: Partial<OrderRow>) {
    return engine.database().updateTable('orders').set(values).where('id', '=', row.id).execute();
  }

  test('finds nothing while both sides agree, and keeps the result', async () => {
    await paidOrder();
    await paidOrder();
    expect(await compare()).toMatchObject({ transactions: 2, entries: 2, differences: [], failure: null });
    expect(await sqlComparisonStore(engine.database()).findLatest()).toMatchObject({ transactions: 2 });
    expect(reports).toEqual([]);
  });

  test('brings an order that a restore took back to unpaid to where PayPal has it', async () => {
    const row = await paidOrder();
    await change(row, { state: 'awaiting_approval', capture_id: null, captured_minor: 0, paid_at: null });
    await engine.database().deleteFrom('outbox').execute();
    expect(await compare()).toMatchObject({ repaired: 1, differences: [] });
    expect(await stateOf(engine.database(), row)).toBe('paid');
  });

  test('learns of refunds and reversals whose notices never came', async () => {
    const refunded = await paidOrder();
    const reversed = await paidOrder();
    world.paypal.refundCapture(refunded.capture_id ?? '', '10.00');
    world.paypal.reverseCapture(reversed.capture_id ?? '');
    expect(await compare()).toMatchObject({ differences: [] });
    const rows = await engine.database().selectFrom('orders').selectAll().execute();
    expect(rows.find(({ id }) => id === refunded.id)).toMatchObject({ state: 'paid', refunded_minor: 1_000 });
    expect(rows.find(({ id }) => id === reversed.id)).toMatchObject({
      state: 'reversed',
      reversed_minor: 9_900,
    });
    expect(await compare()).toMatchObject({ repaired: 0, differences: [] });
  });

  test('puts a payment that belongs to no order before a person, once', async () => {
    world.paypal.captureForeign({ value: '45.00', invoiceId: 'ELSEWHERE-1' });
    const first = await compare();
    expect(first.differences).toMatchObject([{ kind: 'missing_here', type: 'capture', theirMinor: 4_500 }]);
    await compare();
    const unknown = await sqlUnknownPayments({ db: engine.database(), newId }).list(10);
    expect(unknown).toMatchObject([{ kind: 'capture', amount_minor: 4_500, found_by: 'comparison' }]);
    expect(reports.filter(([, event]) => event === 'unknown_payment')).toHaveLength(1);
  });

  test('reports an order that we call paid and PayPal has no money for, and sums that differ', async () => {
    const invented = await paidOrder();
    const changed = await paidOrder();
    await change(invented, { capture_id: 'NEVERTAKEN1234567' });
    await change(changed, { captured_minor: 8_800 });
    const { differences } = await compare();
    expect(new Set(differences.map(({ kind, orderId }) => `${kind} ${orderId}`))).toEqual(
      new Set([
        `missing_at_paypal ${invented.id}`,
        `missing_here ${invented.id}`,
        `amount_differs ${changed.id}`,
      ]),
    );
    expect(reports.at(-1)).toEqual(['error', 'comparison_differs', { differences: 3 }]);
  });

  test('says nothing about money that PayPal’s late books cannot have yet', async () => {
    world.paypal.setReporting({ delayMs: 3 * HOUR_MS });
    await paidOrder();
    expect(await compare()).toMatchObject({ transactions: 0, differences: [] });
  });

  test('reads a busy day in parts when PayPal finds too many rows at once', async () => {
    for (let count = 0; count < 4; count += 1) {
      await paidOrder();
      world.advance(HOUR_MS);
    }
    world.paypal.setReporting({ maxRows: 2 });
    expect(await compare()).toMatchObject({ transactions: 4, differences: [] });
    expect(world.paypal.calls('transactions').length).toBeGreaterThan(2);
  });

  test('keeps and reports why it could not be made', async () => {
    world.paypal.addFault({ kind: '503-html', operation: 'transactions', count: 2 });
    expect(await compare()).toMatchObject({ failure: expect.stringContaining('503') });
    expect(reports.at(-1)?.[1]).toBe('comparison_failed');
  });

  test('is made once a day by one of many processes', async () => {
    const made = await Promise.all([compareDaily(deps()), compareDaily(deps()), compareDaily(deps())]);
    expect(made.filter(comparison => comparison !== null)).toHaveLength(1);
    world.advance(24 * HOUR_MS);
    expect(await compareDaily(deps())).not.toBeNull();
  });
});

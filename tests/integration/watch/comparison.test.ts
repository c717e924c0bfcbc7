import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compareWithPayPal } from '@/lib/ledger/comparison';
import { progressNote, readComparisonProgress } from '@/lib/ledger/comparison-progress';
import { findComparison } from '@/lib/ledger/comparison.sql';
import { listUnknownPayments } from '@/lib/ledger/unknown-payment';
import * as orders from '@/lib/orders/orders.sql';
import { checkWithPayPal } from '@/lib/orders/staff';
import type { Transaction } from '@/lib/paypal/money';
import type { OrderRow } from '@/lib/site/db/tables';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/site/time';
import { onBothEngines } from '@/tests/support/engines';
import { paidOrder, rowOf } from '@/tests/support/money-steps';
import { stateOf } from '@/tests/support/orders-steps';
import { anOrderWorld } from '@/tests/support/orders-world';

onBothEngines('comparing our orders with PayPal’s transactions', engine => {
  const world = anOrderWorld(engine);
  const reports: unknown[][] = [];
  beforeEach(() => {
    reports.length = 0;
  });
  afterEach(() => vi.restoreAllMocks());

  const site = (paypal = world.calls) =>
    world.with({ paypal, wait: () => Promise.resolve(), log: (...line) => void reports.push(line) });

  /** A minute later: PayPal says to the second how new its books are. */
  function compare() {
    world.advance(60_000);
    const now = world.site.now();
    return compareWithPayPal({ from: now - 48 * HOUR_MS, to: now + HOUR_MS }, site());
  }

  function change(row: OrderRow, values: Partial<OrderRow>) {
    return engine.database().updateTable('orders').set(values).where('id', '=', row.id).execute();
  }

  test('says how far it is while it runs, and nothing once it has ended', async () => {
    const asked = await paidOrder(world);
    await change(asked, { state: 'awaiting_approval', capture_id: null, captured_minor: 0, paid_at: null });
    await change(await paidOrder(world), { capture_id: 'NEVERTAKEN1234567' });
    const seen: unknown[] = [];
    const look = () => {
      const { step, done, total } = readComparisonProgress(world.site) ?? {};
      seen.push([step, done, total]);
    };
    const paypal: typeof world.calls = {
      ...world.calls,
      searchTransactions: request => {
        look();
        return world.calls.searchTransactions(request);
      },
      findCapture: request => {
        look();
        return world.calls.findCapture(request);
      },
    };
    world.advance(60_000);
    const now = world.site.now();
    await compareWithPayPal({ from: now - 70 * DAY_MS, to: now + HOUR_MS }, site(paypal));
    expect(seen.slice(0, 3)).toEqual([
      ['list', 0, 3],
      ['list', 1, 3],
      ['list', 2, 3],
    ]);
    expect(seen.at(-1)).toEqual(['missing', 0, 1]);
    expect(readComparisonProgress(world.site)).toBeNull();
  });

  test('one that was cut off is not shown as running', () => {
    progressNote(world.site).note('list', 1, 36);
    expect(readComparisonProgress(world.site)).toMatchObject({ step: 'list', done: 1, total: 36 });
    world.advance(3 * MINUTE_MS);
    expect(readComparisonProgress(world.site)).toBeNull();
  });

  test('finds nothing while both sides agree, and keeps the result', async () => {
    await paidOrder(world);
    await paidOrder(world);
    expect(await compare()).toMatchObject({ transactions: 2, entries: 2, differences: [], failure: null });
    expect(await findComparison(engine.database())).toMatchObject({ transactions: 2 });
    expect(reports).toEqual([]);
  });

  test('brings an order that a restore took back to unpaid to where PayPal has it', async () => {
    const row = await paidOrder(world);
    await change(row, { state: 'awaiting_approval', capture_id: null, captured_minor: 0, paid_at: null });
    await engine.database().deleteFrom('outbox').execute();
    expect(await compare()).toMatchObject({ repaired: 1, differences: [] });
    expect(await stateOf(engine.database(), row)).toBe('paid');
  });

  test('learns of refunds and reversals whose notices never came', async () => {
    const refunded = await paidOrder(world);
    const reversed = await paidOrder(world);
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
    const unknown = await listUnknownPayments(engine.database(), 10);
    expect(unknown).toMatchObject([{ kind: 'capture', amount_minor: 4_500, found_by: 'comparison' }]);
    expect(reports.filter(([, event]) => event === 'unknown_payment')).toHaveLength(1);
  });

  test('reports an order that is paid here but not at PayPal, and sums that differ', async () => {
    const invented = await paidOrder(world);
    const changed = await paidOrder(world);
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
    await paidOrder(world);
    expect(await compare()).toMatchObject({ transactions: 0, differences: [] });
  });

  test('reads a busy day in parts when PayPal finds too many rows at once', async () => {
    for (let count = 0; count < 4; count += 1) {
      await paidOrder(world);
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

  test('records one part chargeback that PayPal books twice as taken back once', async () => {
    const row = await paidOrder(world);
    const part = { referenceId: row.capture_id, referenceType: 'transaction', amountMinor: -4_000 } as const;
    const transactions = [
      bookRow({ transactionId: row.capture_id ?? '', customId: row.id }),
      bookRow({ transactionId: 'R1106', eventCode: 'T1106', ...part }),
      bookRow({ transactionId: 'R1201', eventCode: 'T1201', ...part }),
      bookRow({ transactionId: 'R1106B', eventCode: 'T1106', ...part, amountMinor: -1_000 }),
      bookRow({
        transactionId: 'R1201B',
        eventCode: 'T1201',
        amountMinor: -1_000,
        referenceId: row.paypal_order_id,
        referenceType: 'order',
      }),
    ];
    expect(await compareBooks(transactions)).toMatchObject({ differences: [] });
    expect(await rowOf(engine.database(), row)).toMatchObject({ reversed_minor: 5_000 });
    expect(await compareBooks(transactions)).toMatchObject({ differences: [], repaired: 0 });
    expect(await rowOf(engine.database(), row)).toMatchObject({ reversed_minor: 5_000 });
  });

  test('knows a chargeback whose message came long before PayPal booked it', async () => {
    const row = await paidOrder(world);
    const sixDaysAgo = world.site.now() - 6 * DAY_MS;
    await engine
      .database()
      .insertInto('reversals')
      .values({
        id: 'REV1',
        order_id: row.id,
        state: 'open',
        amount_minor: 9_900,
        reversed_at: sixDaysAgo,
        settled_at: null,
        settled_by: null,
      })
      .execute();
    const transactions = [
      bookRow({ transactionId: row.capture_id ?? '' }),
      bookRow({
        transactionId: 'CB1',
        eventCode: 'T1201',
        amountMinor: -9_900,
        referenceId: row.capture_id,
        referenceType: 'transaction',
      }),
    ];
    expect(await compareBooks(transactions)).toMatchObject({ differences: [], repaired: 0 });
  });

  test('asks PayPal about an entry that may have another date there, before calling it missing', async () => {
    const late = await paidOrder(world);
    const refunded = await paidOrder(world);
    world.paypal.refundCapture(refunded.capture_id ?? '', '10.00');
    await checkWithPayPal(refunded.id, world.site);
    expect(await compareBooks([])).toMatchObject({ differences: [] });
    await change(late, { captured_minor: 8_800 });
    await change(refunded, { capture_id: 'NEVERTAKEN1234567' });
    const { differences } = await compareBooks([]);
    expect(differences.map(({ kind, orderId }) => `${kind} ${orderId}`).sort()).toEqual(
      [`amount_differs ${late.id}`, `missing_at_paypal ${refunded.id}`].sort(),
    );
  });

  test('keeps a payment whose amount is beyond what the database can hold', async () => {
    const { differences } = await compareBooks([bookRow({ amountMinor: 3_000_000_000 })]);
    expect(differences).toMatchObject([{ theirMinor: 3_000_000_000 }]);
    expect(await listUnknownPayments(engine.database(), 10)).toMatchObject([
      { id: 'T1', amount_minor: null, currency: null },
    ]);
    expect(await findComparison(engine.database())).toMatchObject({ differences });
  });

  test('goes on after an order that throws, and reports it', async () => {
    const broken = await paidOrder(world);
    const row = await paidOrder(world);
    world.paypal.reverseCapture(broken.capture_id ?? '');
    world.paypal.reverseCapture(row.capture_id ?? '');
    const { replaceOrder } = orders;
    vi.spyOn(orders, 'replaceOrder').mockImplementation((to, change) => {
      if (change.before.id === broken.id) throw new RangeError('broken');
      return replaceOrder(to, change);
    });
    world.advance(60_000);
    const now = world.site.now();
    const range = { from: now - 48 * HOUR_MS, to: now + HOUR_MS };
    const made = await compareWithPayPal(range, site());
    expect(made.differences).toMatchObject([{ kind: 'missing_here', orderId: broken.id }]);
    expect(await stateOf(engine.database(), row)).toBe('reversed');
    expect(reports).toContainEqual([
      'error',
      'comparison_order_failed',
      { providerId: expect.any(String), orderId: broken.id, error: 'RangeError' },
    ]);
  });

  /** Compares the last four days with the rows that PayPal is said to list. */
  function compareBooks(transactions: Transaction[]) {
    const page = { kind: 'page', transactions, totalPages: 1, refreshedAt: null, debugId: null } as const;
    const searchTransactions = () => Promise.resolve(page);
    const now = world.site.now();
    return compareWithPayPal(
      { from: now - 4 * DAY_MS, to: now + HOUR_MS },
      site({ ...world.calls, searchTransactions }),
    );
  }

  /** PayPal's row of a payment of 99.00. */
  function bookRow(values: Partial<Transaction>): Transaction {
    return {
      transactionId: 'T1',
      referenceId: null,
      referenceType: null,
      eventCode: 'T0006',
      status: 'success',
      amountMinor: 9_900,
      currency: 'USD',
      feeMinor: 0,
      invoiceId: null,
      customId: null,
      texts: [],
      at: world.site.now(),
      ...values,
    };
  }
});

import { beforeEach, expect, test } from 'vitest';
import { listDeskOrders } from '@/lib/orders/desk-orders.sql';
import { lastMonths, listMonthSums } from '@/lib/reports/months';
import { aDesk, DESK_NOW, storeOrder } from '../../support/desk';
import { onBothEngines } from '../../support/engines';

const at = (instant: string) => Date.parse(instant);

onBothEngines('the sums of a month', engine => {
  beforeEach(() => engine.clear());
  const desk = aDesk(engine.database);
  const db = () => engine.database();
  const listed = async (month: string) =>
    (
      await listDeskOrders(
        { state: null, text: '', month, source: null, days: null, cursor: null },
        desk.site(),
      )
    ).rows.map(({ id }) => id);

  const refund = (
    order_id: string,
    change: { amount_minor: number; updated_at: number; state?: 'pending' },
  ) =>
    db()
      .insertInto('refunds')
      .values({
        id: crypto.randomUUID(),
        order_id,
        origin: 'desk',
        state: 'completed',
        reason: null,
        note: null,
        actor_id: null,
        provider_id: null,
        issue: null,
        created_at: change.updated_at,
        ...change,
      })
      .execute();

  test('each amount counts in the month of the agency’s clock in which it moved, by currency', async () => {
    // The last minute of June in New York is July in UTC.
    const june = await storeOrder(db(), { paid_at: at('2026-06-30T23:59:00-04:00'), captured_minor: 20_000 });
    await storeOrder(db(), { paid_at: at('2026-07-01T00:00:00-04:00'), captured_minor: 5_000 });
    await storeOrder(db(), { paid_at: DESK_NOW, captured_minor: 7_000, currency: 'CAD' });
    await storeOrder(db(), { state: 'cancelled', paid_at: null });
    await storeOrder(db(), { paid_at: at('2025-07-31T12:00:00-04:00'), captured_minor: 1 });
    await refund(june, { amount_minor: 12_000, updated_at: DESK_NOW });
    await refund(june, { amount_minor: 500, updated_at: DESK_NOW, state: 'pending' });
    const reversal = { order_id: june, reversed_at: DESK_NOW, settled_at: null, settled_by: null };
    for (const [id, state] of [
      ['R1', 'open'],
      ['R2', 'returned'],
    ] as const)
      await db()
        .insertInto('reversals')
        .values({ ...reversal, id, state, amount_minor: 3_000 })
        .execute();
    expect(await listMonthSums(desk.site())).toEqual([
      {
        month: '2026-07',
        currency: 'USD',
        sales: 1,
        receivedMinor: 5_000,
        refundedMinor: 12_000,
        reversedMinor: 3_000,
      },
      {
        month: '2026-07',
        currency: 'CAD',
        sales: 1,
        receivedMinor: 7_000,
        refundedMinor: 0,
        reversedMinor: 0,
      },
      {
        month: '2026-06',
        currency: 'USD',
        sales: 1,
        receivedMinor: 20_000,
        refundedMinor: 0,
        reversedMinor: 0,
      },
    ]);
  });

  test('the list of a month has what was paid in it, and what was placed in it and not paid', async () => {
    const placed = at('2026-06-15T12:00:00-04:00');
    const paid = await storeOrder(db(), { created_at: placed, paid_at: at('2026-07-01T00:00:00-04:00') });
    const unpaid = await storeOrder(db(), { created_at: placed, state: 'expired', paid_at: null });
    expect(await listed('2026-07')).toEqual([paid]);
    expect(await listed('2026-06')).toEqual([unpaid]);
    expect(await listed('2026-05')).toEqual([]);
  });

  test('twelve months are offered, over a turn of the year too', () => {
    const months = lastMonths(at('2026-02-01T00:30:00-05:00'));
    expect(months).toHaveLength(12);
    expect([months[0], months[1], months[2], months[11]]).toEqual([
      '2026-02',
      '2026-01',
      '2025-12',
      '2025-03',
    ]);
  });
});

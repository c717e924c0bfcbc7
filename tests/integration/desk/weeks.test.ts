import { beforeEach, expect, test } from 'vitest';
import { findWeeks } from '@/lib/reports/weeks';
import { aDesk, storeLead, storeOrder } from '../../support/desk';
import { onBothEngines } from '../../support/engines';

const at = (instant: string) => Date.parse(instant);

onBothEngines('this week beside the week before', engine => {
  beforeEach(() => engine.clear());
  const desk = aDesk(engine.database);
  const weeksAt = (now: string) => {
    desk.time.now = at(now);
    return findWeeks(desk.site());
  };

  test('leads and paid orders are counted by day of the agency’s clock, and until the same hour last week', async () => {
    const db = engine.database();
    for (const instant of [
      // The last minute of Sunday in New York is Monday in UTC.
      '2026-07-05T23:59:00-04:00',
      '2026-07-06T00:00:00-04:00',
      '2026-07-08T11:00:00-04:00',
      '2026-07-01T11:59:59-04:00',
      '2026-07-01T12:00:00-04:00',
      '2026-06-29T00:00:00-04:00',
      '2026-06-28T23:59:00-04:00',
    ])
      await storeLead(db, { received_at: at(instant) });
    const today = { received_at: at('2026-07-08T10:00:00-04:00') };
    await storeLead(db, { ...today, status: 'spam' });
    await storeLead(db, { ...today, is_held: 1 });
    await storeLead(db, { ...today, form_name: 'newsletter-form' });
    await storeOrder(db, { paid_at: at('2026-07-07T09:00:00-04:00') });
    await storeOrder(db, { state: 'cancelled', paid_at: null });
    const { leads, orders } = await weeksAt('2026-07-08T12:00:00-04:00');
    expect([leads.thisWeek, leads.byThen]).toEqual([2, 2]);
    expect(leads.days.map(({ thisWeek }) => thisWeek)).toEqual([1, 0, 1, null, null, null, null]);
    expect(leads.days.map(({ lastWeek }) => lastWeek)).toEqual([1, 0, 2, 0, 0, 0, 1]);
    expect([orders.thisWeek, orders.byThen, orders.days[1]]).toEqual([1, 0, { thisWeek: 1, lastWeek: 0 }]);
  });

  test('a week whose clock changed counts each hour once', async () => {
    const db = engine.database();
    // The clock went back in the night to Sunday, November 1.
    await storeLead(db, { received_at: at('2026-11-01T23:30:00-05:00') });
    await storeLead(db, { received_at: at('2026-11-02T00:00:00-05:00') });
    const { leads } = await weeksAt('2026-11-02T00:10:00-05:00');
    expect([leads.thisWeek, leads.byThen, leads.days[6]?.lastWeek]).toEqual([1, 0, 1]);
  });
});

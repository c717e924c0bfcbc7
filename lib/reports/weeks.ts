import 'server-only';
import { sql } from 'kysely';
import { site as agency } from '@/content/site';
import { selectArrived } from '@/lib/leads/leads.sql';
import type { Site } from '@/lib/site/site';
import { DAY_MS, zonedInstant, zoneOffsetAt } from '@/lib/site/time';

/** How many of something came this week and the week before, each from Monday on by the agency's clock. */
export type WeekTrend = {
  thisWeek: number;
  /** In the week before, until the same hour of the same weekday. */
  byThen: number;
  /** From Monday to Sunday; null for a day that is still to come. */
  days: readonly { thisWeek: number | null; lastWeek: number }[];
};

/** The leads that arrived and the orders that were paid, this week beside the week before. */
export async function findWeeks(
  site: Pick<Site, 'db' | 'now'>,
): Promise<Record<'leads' | 'orders', WeekTrend>> {
  const now = site.now();
  const wall = now + zoneOffsetAt(now, agency.timeZone);
  const today = (new Date(wall).getUTCDay() + 6) % 7;
  const monday = wall - (wall % DAY_MS) - today * DAY_MS;
  const startOf = (day: number) => zonedInstant(monday + day * DAY_MS, agency.timeZone);
  const then = zonedInstant(wall - 7 * DAY_MS, agency.timeZone);
  const spans = [
    ...Array.from({ length: 7 + today + 1 }, (_, index) => ({ from: startOf(index - 7), day: index - 7 })),
    { from: then, day: today - 7 },
  ].toSorted((a, b) => b.from - a.from);
  const period = { from: startOf(-7), to: now + 1 };
  const spanOf = (column: 'received_at' | 'paid_at') =>
    sql<number>`case ${sql.join(
      spans.map(({ from }, index) => sql`when ${sql.ref(column)} >= ${from} then ${sql.lit(index)}`),
      sql` `,
    )} end`.as('span');
  const trendOf = (rows: readonly { span: number; count: unknown }[]): WeekTrend => {
    const sum = (isCounted: (span: { from: number; day: number }) => boolean) =>
      spans.reduce((total, span, index) => {
        const row = isCounted(span) ? rows.find(row => row.span === index) : undefined;
        return total + Number(row?.count ?? 0);
      }, 0);
    return {
      thisWeek: sum(({ day }) => day >= 0),
      byThen: sum(({ from }) => from < then),
      days: Array.from({ length: 7 }, (_, index) => ({
        thisWeek: index > today ? null : sum(({ day }) => day === index),
        lastWeek: sum(({ day }) => day === index - 7),
      })),
    };
  };
  const leads = await selectArrived(period, site)
    .select(row => [spanOf('received_at'), row.fn.countAll().as('count')])
    .groupBy('span')
    .execute();
  const orders = await site.db
    .selectFrom('orders')
    .select(row => [spanOf('paid_at'), row.fn.countAll().as('count')])
    .where('paid_at', '>=', period.from)
    .where('paid_at', '<', period.to)
    .groupBy('span')
    .execute();
  return { leads: trendOf(leads), orders: trendOf(orders) };
}

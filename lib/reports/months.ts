import 'server-only';
import { sql, type RawBuilder } from 'kysely';
import { site as agency } from '@/content/site';
import { monthSpan } from '@/lib/site/list-filter';
import type { Site } from '@/lib/site/site';
import { dayIn } from '@/lib/site/time';

/**
 * What moved in a month of the agency's clock, in one currency, in cents: each amount in the month in which it moved, so
 * a refund of June's sale made in July is July's.
 */
export type MonthSums = {
  /** `2026-11`. */
  month: string;
  currency: string;
  /** How many orders were paid. */
  sales: number;
  receivedMinor: number;
  refundedMinor: number;
  /** By PayPal or a buyer's bank, and not given back since. */
  reversedMinor: number;
};

/** How many months the desk looks back, this one included. */
const MONTHS = 12;

/** The last months, the newest first: `2026-11`. */
export function lastMonths(now: number, count = MONTHS): string[] {
  const [year = 0, month = 0] = dayIn(agency.timeZone, now).split('-').map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 'YYYY-MM'.length),
  );
}

/** "November 2026" */
export function sayMonth(month: string): string {
  return MONTH.format(new Date(`${month}-01T00:00:00Z`));
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The months in which money moved, the newest first, and each currency of theirs. */
export async function listMonthSums({ db, now }: Pick<Site, 'db' | 'now'>): Promise<MonthSums[]> {
  const months = lastMonths(now());
  const since = monthSpan(months.at(-1) ?? '').from;
  const monthOf = (at: RawBuilder<number>) =>
    sql<string>`case ${sql.join(
      months.map(month => sql`when ${at} >= ${monthSpan(month).from} then ${month}`),
      sql` `,
    )} end`;
  const read = (what: { at: RawBuilder<number>; minor: RawBuilder<number>; rows: RawBuilder<unknown> }) =>
    sql<SumRow>`select month, currency, count(*) as count, sum(minor) as minor
      from (select ${monthOf(what.at)} as month, orders.currency as currency, ${what.minor} as minor
        from ${what.rows} and ${what.at} >= ${since}) as moved
      group by month, currency`.execute(db);
  const [paid, refunded, reversed] = [
    await read({
      at: sql`orders.paid_at`,
      minor: sql`orders.captured_minor`,
      rows: sql`orders where orders.captured_minor > 0`,
    }),
    await read({
      at: sql`refunds.updated_at`,
      minor: sql`refunds.amount_minor`,
      rows: sql`refunds join orders on orders.id = refunds.order_id where refunds.state = 'completed'`,
    }),
    await read({
      at: sql`reversals.reversed_at`,
      minor: sql`reversals.amount_minor`,
      rows: sql`reversals join orders on orders.id = reversals.order_id where reversals.state <> 'returned'`,
    }),
  ];
  const sums = new Map<string, MonthSums>();
  const add = (rows: readonly SumRow[], change: (sum: MonthSums, row: SumRow) => void) => {
    for (const row of rows) {
      const key = `${row.month} ${row.currency}`;
      const empty = { sales: 0, receivedMinor: 0, refundedMinor: 0, reversedMinor: 0 };
      const sum = sums.get(key) ?? { month: row.month, currency: row.currency, ...empty };
      change(sum, row);
      sums.set(key, sum);
    }
  };
  add(paid.rows, (sum, { count, minor }) => {
    sum.sales = Number(count);
    sum.receivedMinor = Number(minor);
  });
  add(refunded.rows, (sum, { minor }) => {
    sum.refundedMinor = Number(minor);
  });
  add(reversed.rows, (sum, { minor }) => {
    sum.reversedMinor = Number(minor);
  });
  return Array.from(sums.values()).toSorted(
    (a, b) => b.month.localeCompare(a.month) || b.currency.localeCompare(a.currency),
  );
}

/** PostgreSQL returns counts and sums as text. */
type SumRow = { month: string; currency: string; count: number | string; minor: number | string };

import 'server-only';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '@/lib/db/tables';
import type { Comparison, ComparisonStore } from '../comparison/compare-with-paypal';
import type { OurEntry } from '../comparison/compare-books';

/** Our books and the results of comparing them, in the database. */
export function sqlComparisonStore(db: Kysely<Database>): ComparisonStore {
  return {
    findEntries: async ({ from, to, ids }) => {
      const entries = await entriesOfTime(db, { from, to });
      const known = new Set(entries.map(({ providerId }) => providerId));
      const others = ids.filter(id => !known.has(id));
      for (let start = 0; start < others.length; start += BITE)
        entries.push(...(await entriesWithIds(db, others.slice(start, start + BITE))));
      return entries;
    },
    add: async ({ id, at, from, to, transactions, entries, repaired, differences, failure }) => {
      await db
        .insertInto('comparisons')
        .values({
          id,
          at,
          from_at: from,
          to_at: to,
          transactions,
          orders: entries,
          differences: JSON.stringify({ repaired, differences }),
          failure,
        })
        .execute();
    },
    findLatest: async () => {
      const row = await db
        .selectFrom('comparisons')
        .selectAll()
        .orderBy('at', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!row) return null;
      const { repaired, differences } = resultSchema.parse(JSON.parse(row.differences));
      const { id, at, transactions, failure } = row;
      const counts = { transactions, entries: row.orders, repaired };
      return { id, at, from: row.from_at, to: row.to_at, ...counts, differences, failure };
    },
    claimDay: async day => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('daily_marks')
        .values({ job: JOB, day })
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) return false;
      await db.deleteFrom('daily_marks').where('job', '=', JOB).where('day', '<', day).execute();
      return true;
    },
  };
}

async function entriesOfTime(
  db: Kysely<Database>,
  { from, to }: { from: number; to: number },
): Promise<OurEntry[]> {
  const [captures, refunds, reversals] = await Promise.all([
    capturesOf(db).where('paid_at', '>=', from).where('paid_at', '<', to).execute(),
    refundsOf(db).where('refunds.created_at', '>=', from).where('refunds.created_at', '<', to).execute(),
    reversalsOf(db).where('reversed_at', '>=', from).where('reversed_at', '<', to).execute(),
  ]);
  return [...captures, ...refunds, ...reversals].flatMap(toEntry);
}

async function entriesWithIds(db: Kysely<Database>, ids: readonly string[]): Promise<OurEntry[]> {
  const [captures, refunds, reversals] = await Promise.all([
    capturesOf(db).where('capture_id', 'in', ids).execute(),
    refundsOf(db).where('refunds.provider_id', 'in', ids).execute(),
    reversalsOf(db).where('reversals.id', 'in', ids).execute(),
  ]);
  return [...captures, ...refunds, ...reversals].flatMap(toEntry);
}

function capturesOf(db: Kysely<Database>) {
  return db
    .selectFrom('orders')
    .select([
      sql<OurEntry['type']>`'capture'`.as('type'),
      'capture_id as providerId',
      'capture_id as captureId',
      'id as orderId',
      'captured_minor as amountMinor',
      'currency',
      'paid_at as at',
    ])
    .where('captured_minor', '>', 0);
}

/** Completed refunds only: one that waits or failed moved no money. */
function refundsOf(db: Kysely<Database>) {
  return db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select([
      sql<OurEntry['type']>`'refund'`.as('type'),
      'refunds.provider_id as providerId',
      'orders.capture_id as captureId',
      'orders.id as orderId',
      'refunds.amount_minor as amountMinor',
      'orders.currency as currency',
      'refunds.created_at as at',
    ])
    .where('refunds.state', '=', 'completed');
}

function reversalsOf(db: Kysely<Database>) {
  return db
    .selectFrom('reversals')
    .innerJoin('orders', 'orders.id', 'reversals.order_id')
    .select([
      sql<OurEntry['type']>`'reversal'`.as('type'),
      'reversals.id as providerId',
      'orders.capture_id as captureId',
      'orders.id as orderId',
      'reversals.amount_minor as amountMinor',
      'orders.currency as currency',
      'reversals.reversed_at as at',
    ]);
}

function toEntry(row: Omit<OurEntry, 'providerId' | 'at'> & Nullable): OurEntry[] {
  const { providerId, at, ...rest } = row;
  return providerId === null ? [] : [{ ...rest, providerId, at: at ?? 0 }];
}

const differenceSchema = z.object({
  kind: z.enum(['missing_here', 'missing_at_paypal', 'amount_differs']),
  type: z.enum(['capture', 'refund', 'reversal']),
  providerId: z.string(),
  captureId: z.string().nullable(),
  paymentId: z.string().nullable(),
  orderId: z.string().nullable(),
  invoiceId: z.string().nullable(),
  theirMinor: z.int().nullable(),
  ourMinor: z.int().nullable(),
  currency: z.string(),
  at: z.number().nullable(),
});

const resultSchema = z.object({
  repaired: z.int(),
  differences: z.array(differenceSchema),
}) satisfies z.ZodType<Pick<Comparison, 'repaired' | 'differences'>>;

const JOB = 'comparison';
const BITE = 500;

type Nullable = { providerId: string | null; at: number | null };

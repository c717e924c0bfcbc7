import 'server-only';
import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import { z } from 'zod';
import type { TimeRange } from '@/lib/paypal/books';
import type { Transaction } from '@/lib/paypal/money';
import type { Database } from '@/lib/site/db/tables';
import type { Difference, OurEntry } from './books';

/** Our entries of that time, and those that one of PayPal's ids names, whenever they were. */
export async function findEntries(
  db: Kysely<Database>,
  { from, to, ids }: TimeRange & { ids: readonly string[] },
): Promise<OurEntry[]> {
  const entries = await entriesOfTime(db, { from, to });
  for (let start = 0; start < ids.length; start += BATCH_ROWS)
    entries.push(...(await entriesWithIds(db, ids.slice(start, start + BATCH_ROWS))));
  return [...new Map(entries.map(entry => [`${entry.type} ${entry.providerId}`, entry])).values()];
}

export async function addComparison(db: Kysely<Database>, comparison: Comparison): Promise<void> {
  const { id, at, from, to, transactions, entries, repaired, differences, failure } = comparison;
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
}

/** Keeps when PayPal booked customers' money, and its fees; a row that is read again is the same one. */
export async function keepRows(db: Kysely<Database>, transactions: readonly Transaction[]): Promise<void> {
  const kept = transactions.filter(
    ({ at, status, eventCode }) =>
      at !== null && status !== 'denied' && status !== 'pending' && KEPT_CODES.test(eventCode),
  );
  for (let start = 0; start < kept.length; start += BATCH_ROWS) {
    const batch = kept.slice(start, start + BATCH_ROWS);
    const ids = batch.flatMap(row =>
      [row.customId, row.referenceId, row.transactionId].filter(id => id !== null),
    );
    const orders = await db
      .selectFrom('orders')
      .select(['id', 'capture_id', 'paypal_order_id'])
      .where(ofOrder(ids))
      .execute();
    const orderOf = ({ customId, referenceId, transactionId }: Transaction) =>
      orders.find(
        ({ id, capture_id, paypal_order_id }) =>
          id === customId ||
          [referenceId, transactionId].some(name => name === capture_id || name === paypal_order_id),
      )?.id ?? null;
    for (const row of batch) {
      const { transactionId, eventCode, amountMinor, feeMinor, currency, at } = row;
      const facts = { order_id: orderOf(row), fee_minor: feeMinor, at: at ?? 0 };
      await db
        .insertInto('paypal_rows')
        .values({
          id: `${eventCode} ${transactionId} ${amountMinor}`,
          transaction_id: transactionId,
          event_code: eventCode,
          amount_minor: amountMinor,
          currency,
          ...facts,
        })
        .onConflict(conflict => conflict.column('id').doUpdateSet(facts))
        .execute();
    }
  }
}

/** Payments, refunds, reversals and chargebacks, and fees that come back. */
const KEPT_CODES = /^T00|^T1106$|^T1107$|^T1108$|^T120[12]$/;

/** The latest comparison; null before the first. */
export async function findComparison(db: Kysely<Database>): Promise<Comparison | null> {
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
}

/**
 * Until when everything was compared without a gap, as far as comparisons of the time since `since` tell. One counts only
 * if it joins on to those before it: by hand, any range may be compared.
 */
export async function findComparedUntil(db: Kysely<Database>, since: number): Promise<number | null> {
  const rows = await db
    .selectFrom('comparisons')
    .select(['from_at', 'to_at', 'failure'])
    .where('at', '>=', since)
    .orderBy('at')
    .execute();
  const [first] = rows;
  if (!first) return null;
  return rows
    .filter(({ failure }) => failure === null)
    .reduce(
      (until, { from_at, to_at }) => (from_at <= until ? Math.max(until, to_at) : until),
      first.from_at,
    );
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

/** By their own ids; captures and reversals by every id of their order too, since PayPal names them by those. */
async function entriesWithIds(db: Kysely<Database>, ids: readonly string[]): Promise<OurEntry[]> {
  const [captures, refunds, reversals] = await Promise.all([
    capturesOf(db).where(ofOrder(ids)).execute(),
    refundsOf(db).where('refunds.provider_id', 'in', ids).execute(),
    reversalsOf(db)
      .where(row => row.or([row('reversals.id', 'in', ids), ofOrder(ids)(row)]))
      .execute(),
  ]);
  return [...captures, ...refunds, ...reversals].flatMap(toEntry);
}

function ofOrder(ids: readonly string[]) {
  return (row: ExpressionBuilder<Database, 'orders'>) =>
    row.or([
      row('orders.capture_id', 'in', ids),
      row('orders.paypal_order_id', 'in', ids),
      row('orders.id', 'in', ids),
    ]);
}

function capturesOf(db: Kysely<Database>) {
  return db
    .selectFrom('orders')
    .select([
      sql<OurEntry['type']>`'capture'`.as('type'),
      'capture_id as providerId',
      'capture_id as captureId',
      'paypal_order_id as paymentId',
      'id as orderId',
      'captured_minor as amountMinor',
      'captured_minor as capturedMinor',
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
      'orders.paypal_order_id as paymentId',
      'orders.id as orderId',
      'refunds.amount_minor as amountMinor',
      'orders.captured_minor as capturedMinor',
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
      'orders.paypal_order_id as paymentId',
      'orders.id as orderId',
      'reversals.amount_minor as amountMinor',
      'orders.captured_minor as capturedMinor',
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

const BATCH_ROWS = 500;

type Nullable = { providerId: string | null; at: number | null };

/** Times in epoch milliseconds. `repaired`: orders that PayPal was asked about. `failure`: why it could not be done. */
export type Comparison = TimeRange & {
  id: string;
  at: number;
  transactions: number;
  entries: number;
  repaired: number;
  differences: Difference[];
  failure: string | null;
};

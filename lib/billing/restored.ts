import 'server-only';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import { newId } from '@/lib/site/ids';
import { DAY_MS } from '@/lib/site/time';

/**
 * Marks a restored database: nothing is billed before its orders were compared with PayPal's list, and numbers of invoices
 * that may have gone out since the backup was made are left out, because each is given once. Times are epoch milliseconds.
 */
export async function holdBilling(
  db: Kysely<Database>,
  { madeAt, now }: { madeAt: number; now: number },
): Promise<void> {
  const { plans } = await db
    .selectFrom('billing_subscriptions')
    .select(row => row.fn.countAll<number>().as('plans'))
    .executeTakeFirstOrThrow();
  await db.insertInto('restores').values({ id: newId(), restored_at: now, backup_at: madeAt }).execute();
  const months = Math.ceil(Math.max(0, now - madeAt) / SHORTEST_MONTH_MS);
  // A plan has one invoice a month. As many again are for plans that were bought since.
  const left = plans * (months + 1) * 2 + (months > 1 ? NEW_PLANS : 0);
  if (left === 0) return;
  await db
    .insertInto('invoice_numbers')
    .values({ id: 'invoices', last: left })
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet({ last: sql<number>`invoice_numbers.last + ${left}` }),
    )
    .execute();
}

/** PayPal's list from `from` on has been compared: a restored backup that was made after that may be billed again. */
export async function noteCompared(
  db: Kysely<Database>,
  { from, at }: { from: number; at: number },
): Promise<void> {
  await db
    .updateTable('restores')
    .set({ compared_at: at })
    .where('compared_at', 'is', null)
    .where('restored_at', '<=', at)
    .where('backup_at', '>=', from)
    .execute();
}

/**
 * Whether a backup was restored, and PayPal's list has not been compared with our orders since, or has money that staff have
 * not settled. Until then nothing is invoiced, charged or reminded of: it may have been paid.
 */
export async function isRestored(db: Kysely<Database>): Promise<boolean> {
  const restores = await db.selectFrom('restores').select(['restored_at', 'compared_at']).execute();
  if (restores.length === 0) return false;
  if (restores.some(({ compared_at }) => compared_at === null)) return true;
  const since = Math.max(...restores.map(({ restored_at }) => restored_at));
  const unknown = await db
    .selectFrom('unknown_payments')
    .select('id')
    .where('found_at', '>=', since)
    .where('settled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return unknown !== undefined;
}

const SHORTEST_MONTH_MS = 28 * DAY_MS;
const NEW_PLANS = 100;

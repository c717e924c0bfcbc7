import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';

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

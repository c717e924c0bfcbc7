import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import type { DeskOverview } from '../ports';

/** Small facts that stand beside the lists. */
export function sqlDeskOverview(db: Kysely<Database>): DeskOverview {
  return {
    countHeld: async receivedBefore => {
      const { count } = await db
        .selectFrom('leads')
        .select(row => row.fn.countAll().as('count'))
        .where('is_held', '=', 1)
        .where('status', '=', 'new')
        .where('received_at', '<', receivedBefore)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    listSearchMisses: limit =>
      db
        .selectFrom('search_misses')
        .select(['day', 'text', 'count'])
        .orderBy('day', 'desc')
        .orderBy('count', 'desc')
        .orderBy('text')
        .limit(limit)
        .execute(),
    countPromotionLeads: async ({ formName, from, to }) => {
      const { count } = await db
        .selectFrom('leads')
        .select(row => row.fn.countAll().as('count'))
        .where('is_held', '=', 0)
        .where('form_name', '=', formName)
        .where('received_at', '>=', from)
        .where('received_at', '<', to)
        .where('status', '!=', 'spam')
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}

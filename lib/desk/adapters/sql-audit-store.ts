import 'server-only';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import { PAGE_SIZE, toPage } from '../cursor';
import type { AuditStore } from '../ports';
import { insertAudit } from './insert-audit';
import { keyset } from './keyset';

/** What was done at the desk. */
export function sqlAuditStore(db: Kysely<Database>): AuditStore {
  return {
    add: entry => insertAudit(db, entry),
    addOnce: async (entry, since) => {
      const same = await db
        .selectFrom('desk_audit')
        .select('id')
        .where('at', '>', since)
        .where('action', '=', entry.action)
        .where('actor_id', 'is not distinct from', entry.actorId)
        .where('subject_id', 'is not distinct from', entry.subjectId)
        .limit(1)
        .executeTakeFirst();
      if (!same) await insertAudit(db, entry);
    },
    list: async cursor => {
      const { order, beyond } = keyset('at', cursor);
      const rows = await db
        .selectFrom('desk_audit')
        .selectAll()
        .select(row =>
          row
            .selectFrom('accounts')
            .select('accounts.email')
            .whereRef('accounts.id', '=', 'desk_audit.actor_id')
            .as('actor_email'),
        )
        .$if(beyond !== null, query => query.where(beyond ?? sql<boolean>`true`))
        .orderBy('at', order)
        .orderBy('id', order)
        .limit(PAGE_SIZE + 1)
        .execute();
      const lines = rows.map(row => ({
        id: row.id,
        at: row.at,
        actorId: row.actor_id,
        actorEmail: row.actor_email,
        action: row.action,
        subjectId: row.subject_id,
        detail: row.detail,
      }));
      return toPage(lines, { cursor, size: PAGE_SIZE, keyOf: ({ at, id }) => ({ at, id }) });
    },
  };
}

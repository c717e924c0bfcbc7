import 'server-only';
import { sql } from 'kysely';
import type { AuditAction } from '@/lib/site/db/tables';
import type { Site } from '@/lib/site/site';
import { keyset, PAGE_SIZE, toPage, type Cursor, type Page } from './lists';

/** A line of the audit. */
export type AuditLine = {
  id: string;
  at: number;
  /** The actor's account; null for the server's command line. */
  actorId: string | null;
  /** Null when that account is gone. */
  actorEmail: string | null;
  action: AuditAction;
  subjectId: string | null;
  detail: string | null;
};

/** What was done at the desk, the newest first. */
export async function listAudit(cursor: Cursor | null, { db }: Pick<Site, 'db'>): Promise<Page<AuditLine>> {
  const { order, beyond } = keyset('at', cursor);
  const lines = await db
    .selectFrom('desk_audit')
    .select(['id', 'at', 'action', 'detail', 'actor_id as actorId', 'subject_id as subjectId'])
    .select(row =>
      row
        .selectFrom('accounts')
        .select('accounts.email')
        .whereRef('accounts.id', '=', 'desk_audit.actor_id')
        .as('actorEmail'),
    )
    .$if(beyond !== null, query => query.where(beyond ?? sql<boolean>`true`))
    .orderBy('at', order)
    .orderBy('id', order)
    .limit(PAGE_SIZE + 1)
    .execute();
  return toPage(lines, { cursor, size: PAGE_SIZE, keyOf: ({ at, id }) => ({ at, id }) });
}

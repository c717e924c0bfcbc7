import 'server-only';
import type { AuditAction } from '@/lib/site/db/tables';
import { readListPage, type Cursor, type Page } from '@/lib/site/list-page';
import type { Site } from '@/lib/site/site';

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
export function listAudit(cursor: Cursor | null, { db }: Pick<Site, 'db'>): Promise<Page<AuditLine>> {
  const query = db
    .selectFrom('desk_audit')
    .select(['id', 'at', 'action', 'detail', 'actor_id as actorId', 'subject_id as subjectId'])
    .select(row =>
      row
        .selectFrom('accounts')
        .select('accounts.email')
        .whereRef('accounts.id', '=', 'desk_audit.actor_id')
        .as('actorEmail'),
    );
  return readListPage(query, { by: 'at', cursor }, line => line);
}

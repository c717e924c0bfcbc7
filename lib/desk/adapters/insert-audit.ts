import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import type { AuditEntry } from '../audit';

/** Writes the line of what is being done, in the transaction that does it. */
export async function insertAudit(db: Kysely<Database>, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('desk_audit')
    .values({
      id: entry.id,
      at: entry.at,
      actor_id: entry.actorId,
      action: entry.action,
      subject_id: entry.subjectId,
      detail: entry.detail,
    })
    .execute();
}

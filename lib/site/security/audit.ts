import 'server-only';
import type { Kysely } from 'kysely';
import { deskFigures } from '@/content/desk';
import type { AuditAction, Database } from '../db/tables';
import type { Site } from '../site';
import { MINUTE_MS } from '../time';

/** One thing that was done. It names ids and codes only, never a person's data. */
export type AuditNote = {
  /** The actor's account; null for the server's command line. */
  actorId: string | null;
  action: AuditAction;
  subjectId?: string | null;
  /** A code such as `new>won`, or a count. */
  detail?: string | null;
};

/** Writes the line of what is being done, in the transaction that does it. */
export async function insertAudit(
  db: Kysely<Database>,
  { actorId, action, subjectId = null, detail = null }: AuditNote,
  { newId, now }: Pick<Site, 'newId' | 'now'>,
): Promise<void> {
  const row = { id: newId(), at: now(), actor_id: actorId, action, subject_id: subjectId, detail };
  await db.insertInto('desk_audit').values(row).execute();
}

/** Writes down what is done over and over, such as reading a page, once an hour for each person and subject. */
export async function insertAuditOnce(
  note: AuditNote,
  site: Pick<Site, 'db' | 'newId' | 'now'>,
): Promise<void> {
  const { actorId, action, subjectId = null } = note;
  const same = await site.db
    .selectFrom('desk_audit')
    .select('id')
    .where('at', '>', site.now() - deskFigures.auditOnceMinutes * MINUTE_MS)
    .where('action', '=', action)
    .where('actor_id', 'is not distinct from', actorId)
    .where('subject_id', 'is not distinct from', subjectId)
    .limit(1)
    .executeTakeFirst();
  if (!same) await insertAudit(site.db, note, site);
}

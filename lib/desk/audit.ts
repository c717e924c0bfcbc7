import type { AuditAction } from '@/lib/site/db/tables';

export type { AuditAction };

/** One thing that was done. It names ids and codes only, never a person's data. */
export type AuditEntry = {
  id: string;
  at: number;
  /** The actor's account; null for the server's command line. */
  actorId: string | null;
  action: AuditAction;
  subjectId: string | null;
  /** A code such as `new>won`, or a count. */
  detail: string | null;
};

/** The entry with who did it, when the account is still there. */
export type AuditLine = AuditEntry & { actorEmail: string | null };

/** An entry made now. */
export function newAuditEntry(
  done: Pick<AuditEntry, 'actorId' | 'action'> & Partial<Pick<AuditEntry, 'subjectId' | 'detail'>>,
  { newId, clock }: { newId: () => string; clock: { now: () => number } },
): AuditEntry {
  return { subjectId: null, detail: null, ...done, id: newId(), at: clock.now() };
}

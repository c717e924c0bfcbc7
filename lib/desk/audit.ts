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

export type AuditAction =
  | 'lead-status'
  | 'lead-note'
  | 'lead-rescued'
  | 'lead-spam'
  | 'leads-exported'
  | 'subscribers-exported'
  | 'order-capture'
  | 'order-check'
  | 'order-refund'
  | 'order-refund-answer'
  | 'reversal-settled'
  | 'dispute-settled'
  | 'payment-attached'
  | 'payment-settled'
  | 'orders-exported'
  | 'mail-again'
  | 'mail-settled'
  | 'place-taken'
  | 'place-given-back'
  | 'person-found'
  | 'person-exported'
  | 'person-erased'
  | 'person-signed-out'
  | 'desk-entered'
  | 'device-trusted'
  | 'device-used'
  | 'desk-refused'
  | 'password-right'
  | 'password-wrong'
  | 'password-reset'
  | 'sign-in-limited'
  | 'lead-read'
  | 'order-read'
  | 'person-read'
  | 'factor-enrolled'
  | 'factor-reset'
  | 'factor-refused'
  | 'factor-limited'
  | 'factor-recovery'
  | 'factor-codes'
  | 'staff-added'
  | 'staff-removed'
  | 'staff-password';

/** The entry with who did it, when the account is still there. */
export type AuditLine = AuditEntry & { actorEmail: string | null };

/** An entry made now. */
export function newAuditEntry(
  done: Pick<AuditEntry, 'actorId' | 'action'> & Partial<Pick<AuditEntry, 'subjectId' | 'detail'>>,
  { newId, clock }: { newId: () => string; clock: { now: () => number } },
): AuditEntry {
  return { subjectId: null, detail: null, ...done, id: newId(), at: clock.now() };
}

import { MINUTE_MS } from '@/lib/site/time';
import { newAuditEntry, type AuditEntry } from './audit';
import type { DeskServices } from './services-type';

/** Writes down what is done over and over, such as reading a page, once an hour for each person and subject. */
export async function noteOnce(
  done: Pick<AuditEntry, 'actorId' | 'action'> & Partial<Pick<AuditEntry, 'subjectId' | 'detail'>>,
  services: Pick<DeskServices, 'audit' | 'clock' | 'newId' | 'auditOnceMinutes'>,
): Promise<void> {
  const entry = newAuditEntry(done, services);
  await services.audit.addOnce(entry, entry.at - services.auditOnceMinutes * MINUTE_MS);
}

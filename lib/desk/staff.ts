import { findVisitor } from '@/lib/accounts/visitor';
import type { DeskServices } from './services-type';
import type { Notice } from '@/lib/accounts/session';

/** Whoever works at the desk. */
export type Staff = { accountId: string; email: string; sessionId: string; notice: Notice | null };

/** The member of staff who holds this session's secret; null for everybody else, customers included. */
export async function findStaff(
  secret: string | null,
  services: Pick<DeskServices, 'sessions' | 'clock' | 'limits'>,
): Promise<Staff | null> {
  const visitor = await findVisitor(secret, services);
  if (visitor?.account.role !== 'staff') return null;
  const { account, session } = visitor;
  return { accountId: account.id, email: account.email, sessionId: session.id, notice: session.notice };
}

import { findVisitor } from '@/lib/accounts/visitor';
import type { DeskServices } from './services-type';
import type { Notice, Session } from '@/lib/accounts/session';

/** Whoever works at the desk. */
export type Staff = {
  accountId: string;
  email: string;
  sessionId: string;
  notice: Notice | null;
  /** What the second factor was asked for again last. */
  confirmed: Session['confirmed'];
};

/** What the fields of a form that was just refused are filled with again. */
export function typedIn({ notice }: Pick<Staff, 'notice'>): Readonly<Record<string, string | undefined>> {
  return notice?.kind === 'desk' ? (notice.typed ?? {}) : {};
}

/** The member of staff who holds this session's secret; null for everybody else, customers included. */
export async function findStaff(
  secret: string | null,
  services: Pick<DeskServices, 'sessions' | 'clock' | 'limits'>,
): Promise<Staff | null> {
  const visitor = await findVisitor(secret, services);
  if (visitor?.account.role !== 'staff') return null;
  const { account, session } = visitor;
  const { id: sessionId, notice, confirmed } = session;
  return { accountId: account.id, email: account.email, sessionId, notice, confirmed };
}

import { findVisitor, isFullySignedIn } from '@/lib/accounts/visitor';
import { noteOnce } from './note-once';
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

/** The member of staff who holds this session's secret; null for everyone else, and before the code is entered. */
export async function findStaff(secret: string | null, services: FindDeps): Promise<Staff | null> {
  const found = await findDeskVisitor(secret, services);
  return found?.kind === 'staff' ? found.staff : null;
}

/** Staff, or `needs-code`: someone who has signed in to a staff account, but not entered the code of its second factor. */
export async function findDeskVisitor(
  secret: string | null,
  services: FindDeps,
): Promise<{ kind: 'staff' | 'needs-code'; staff: Staff } | null> {
  const visitor = await findVisitor(secret, services);
  if (visitor?.account.role !== 'staff') {
    if (visitor) await noteOnce({ actorId: visitor.account.id, action: 'desk-refused' }, services);
    return null;
  }
  const { account, session } = visitor;
  const { id: sessionId, notice, confirmed } = session;
  const staff = { accountId: account.id, email: account.email, sessionId, notice, confirmed };
  return { kind: isFullySignedIn(visitor) ? 'staff' : 'needs-code', staff };
}

type FindDeps = Pick<DeskServices, 'sessions' | 'clock' | 'limits' | 'audit' | 'newId' | 'auditOnceMinutes'>;

import { findVisitor, isFullySignedIn, type Notice, type Session } from '@/lib/accounts';
import { insertAuditOnce } from '@/lib/site/security/audit';
import type { Site } from '@/lib/site/site';

/** A person who works at the desk. */
export type Staff = {
  accountId: string;
  email: string;
  /** Whether they may also move money, download, erase and decide who works here. */
  isOwner: boolean;
  sessionId: string;
  notice: Notice | null;
  /** What the second factor was asked for again last. */
  confirmed: Session['confirmed'];
};

/**
 * Who asks, by the request's `Cookie` header: staff, or `needs-code`, someone who has signed in to a staff account, but
 * not entered the code of its second factor. Null for everyone else.
 */
export async function findDeskVisitor(
  cookies: string | null,
  site: Pick<Site, 'db' | 'now' | 'env' | 'newId'>,
): Promise<{ kind: 'staff' | 'needs-code'; staff: Staff } | null> {
  const visitor = await findVisitor(cookies, site);
  if (visitor?.account.role !== 'staff') {
    if (visitor) await insertAuditOnce({ actorId: visitor.account.id, action: 'desk-refused' }, site);
    return null;
  }
  const { account, session } = visitor;
  const { id: sessionId, notice, confirmed } = session;
  const { id: accountId, email, isOwner } = account;
  const staff = { accountId, email, isOwner, sessionId, notice, confirmed };
  return { kind: isFullySignedIn(visitor) ? 'staff' : 'needs-code', staff };
}

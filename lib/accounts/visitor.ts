import type { Account } from './account';
import type { AccountDeps } from './deps';
import { fingerprintOf } from './secrets';
import { readSessionSecret } from './session-cookie';
import { isLive, isSeenLongAgo, type Session } from './session';

/** Who is signed in, by the secret of the session cookie; null for everyone else. */
export async function findVisitor(
  secret: string | null,
  { sessions, clock, limits }: VisitorDeps,
): Promise<Visitor | null> {
  if (secret === null) return null;
  const found = await sessions.find(fingerprintOf(secret));
  if (!found) return null;
  const now = clock.now();
  const limit = limits.sessions[found.account.role];
  if (!isLive(found.session, now, limit)) {
    await sessions.end(found.session.id);
    return null;
  }
  if (isSeenLongAgo(found.session, now, limit)) await sessions.markSeen(found.session.id, now);
  return found;
}

/** Who is signed in, by a request's `Cookie` header. */
export function findVisitorOf(
  cookies: string | null,
  services: VisitorDeps & { isSecure: boolean },
): Promise<Visitor | null> {
  return findVisitor(readSessionSecret(cookies, services.isSecure), services);
}

/** False for staff who have not entered the code of their second factor yet: the password alone opens nothing. */
export function isFullySignedIn({ account, session }: Visitor): boolean {
  return account.role !== 'staff' || session.factorAt !== null;
}

/** A signed-in browser and whose it is. */
export type Visitor = { account: Account; session: Session };

type VisitorDeps = Pick<AccountDeps, 'sessions' | 'clock' | 'limits'>;

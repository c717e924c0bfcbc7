import type { Account } from './account';
import type { AccountDeps } from './deps';
import { fingerprintOf } from './secrets';
import { readSessionSecret } from './session-cookie';
import { isLive, isSeenLongAgo, type Session } from './session';

/** Who is signed in, by the secret of the session cookie; null for everybody else. */
export async function findVisitor(
  secret: string | null,
  { sessions, clock, limits }: VisitorDeps,
): Promise<Visitor | null> {
  if (secret === null) return null;
  const found = await sessions.find(fingerprintOf(secret));
  if (!found) return null;
  const now = clock.now();
  if (!isLive(found.session, now, limits.session)) {
    await sessions.end(found.session.id);
    return null;
  }
  if (isSeenLongAgo(found.session, now)) await sessions.markSeen(found.session.id, now);
  return found;
}

/** Who is signed in, by a request's `Cookie` header. */
export function findVisitorOf(
  cookies: string | null,
  services: VisitorDeps & { isSecure: boolean },
): Promise<Visitor | null> {
  return findVisitor(readSessionSecret(cookies, services.isSecure), services);
}

/** A signed-in browser and whose it is. */
export type Visitor = { account: Account; session: Session };

type VisitorDeps = Pick<AccountDeps, 'sessions' | 'clock' | 'limits'>;

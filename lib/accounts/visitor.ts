import type { Site } from '@/lib/site/site';
import type { Account } from './accounts.sql';
import { readSessionSecret } from './session-cookie';
import { findSession, type Session } from './sessions';

/** A signed-in browser's session and account. */
export type Visitor = { account: Account; session: Session };

/** Who is signed in, by a request's `Cookie` header; null for everyone else. */
export async function findVisitor(
  cookies: string | null,
  site: Pick<Site, 'db' | 'now' | 'env'>,
): Promise<Visitor | null> {
  const secret = readSessionSecret(cookies, site.env.SITE_URL);
  return secret === null ? null : findSession(secret, site);
}

/** False for staff who have not entered the code of their second factor yet: the password alone opens nothing. */
export function isFullySignedIn({ account, session }: Visitor): boolean {
  return account.role !== 'staff' || session.factorAt !== null;
}

import type { AccountDeps, Asker } from './deps';
import { fingerprintOf } from './secrets';
import { newSession, type NoticeCode, type Session } from './session';

/** Signs the browser in under a new secret, which its cookie gets; its earlier session ends. */
export async function openSession(opening: Opening, deps: AccountDeps): Promise<string> {
  const { session, secret } = draftSession(opening, deps);
  await deps.sessions.open(session, earlierSessionId(opening.asker));
  return secret;
}

/** A session that is still to be stored, with the secret for its cookie. */
export function draftSession(
  { accountId, code }: Omit<Opening, 'asker'>,
  deps: Pick<AccountDeps, 'newSecret' | 'clock' | 'limits'>,
): { session: Session; secret: string } {
  const secret = deps.newSecret();
  const now = deps.clock.now();
  return { session: newSession({ accountId, secret, now, limits: deps.limits.session, code }), secret };
}

/** The session that the browser brought along. */
export function earlierSessionId({ secret }: Asker): string | null {
  return secret === null ? null : fingerprintOf(secret);
}

type Opening = { accountId: string; code: NoticeCode; asker: Asker };

import type { AccountDeps, Asker } from './deps';
import type { ProvedAccount } from './ports';
import { fingerprintOf } from './secrets';
import { newSession, type NoticeCode, type Session } from './session';

/**
 * Signs the browser in under a new secret, which its cookie gets; its earlier session ends. Null when the password that
 * was checked is not the account's any more: a new one must shut out whoever was on the way in with the old one.
 */
export async function openSession(
  { account, code, asker }: Opening,
  deps: AccountDeps,
): Promise<string | null> {
  const { session, secret } = draftSession({ accountId: account.id, code }, deps);
  const { passwordHash } = account;
  const opened = await deps.sessions.open(session, { replacedId: earlierSessionId(asker), passwordHash });
  return opened ? secret : null;
}

/** A session that is still to be stored, with the secret for its cookie. */
export function draftSession(
  { accountId, code }: { accountId: string; code: NoticeCode },
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

type Opening = { account: ProvedAccount; code: NoticeCode; asker: Asker };

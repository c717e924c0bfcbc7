import type { Account } from './account';
import type { AccountDeps, AccountClient } from './deps';
import type { VerifiedAccount } from './ports';
import { fingerprintOf } from './secrets';
import { newSession, type NoticeCode, type Session } from './session';

/**
 * Signs the browser in with a new secret for its cookie; its earlier session ends. Null when the checked password is no
 * longer the account's: a changed password must stop sign-ins that are in progress with the old one.
 */
export async function openSession(
  { account, code, client, device = null }: Opening,
  deps: AccountDeps,
): Promise<{ secret: string; isTrusted: boolean } | null> {
  const { session, secret } = draftSession({ account, code, client }, deps);
  const { passwordHash } = account;
  const deviceId = device === null ? null : fingerprintOf(device);
  const replacedId = previousSessionId(client);
  const opened = await deps.sessions.open(session, { replacedId, passwordHash, deviceId });
  return opened && { secret, ...opened };
}

/** A session that is still to be stored, with the secret for its cookie. */
export function draftSession(
  { account: { id: accountId, role }, code, client: { browser }, factorAt = null }: Draft,
  deps: Pick<AccountDeps, 'newSecret' | 'clock' | 'limits'>,
): { session: Session; secret: string } {
  const secret = deps.newSecret();
  const now = deps.clock.now();
  const limits = deps.limits.sessions[role];
  return { session: newSession({ accountId, secret, now, limits, code, browser, factorAt }), secret };
}

/** The session that the browser brought along. */
export function previousSessionId({ secret }: AccountClient): string | null {
  return secret === null ? null : fingerprintOf(secret);
}

type Draft = {
  account: Pick<Account, 'id' | 'role'>;
  code: NoticeCode;
  client: Pick<AccountClient, 'browser'>;
  /** When staff entered their code in the session that this one replaces. */
  factorAt?: number | null;
};
type Opening = Draft & {
  account: VerifiedAccount;
  client: AccountClient;
  /** The secret in the browser's cookie of a trusted device, if it has one. */
  device?: string | null;
};

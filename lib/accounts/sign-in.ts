import type { Allowance } from '@/lib/site/security/rate-limit';
import { toAccountEmail, type StoredAccount } from './account';
import type { AccountDeps, AccountClient } from './deps';
import { openSession } from './open-session';

/**
 * Signs in with address and password; staff on a device that they trust are at the desk then. An unknown address costs the same work and gets the same answer as a wrong
 * password, so no one can ask whom we know.
 */
export async function signIn(
  typed: { email: string; password: string; device: string | null },
  client: AccountClient,
  deps: AccountDeps,
): Promise<SignInOutcome> {
  const email = toAccountEmail(typed.email);
  const tried = { email, address: client.address, now: deps.clock.now() };
  const allowance = await deps.attempts.takeSignIn(tried);
  const stored = await deps.accounts.findByEmail(email);
  const by = { account: stored, address: client.address };
  if (allowance.kind === 'limited') {
    await deps.noteSignIn('sign_in_limited', by);
    return allowance;
  }
  const isRight = await deps.passwords.verify(typed.password, stored?.passwordHash ?? null);
  if (!stored || !isRight) {
    await deps.noteSignIn('password_wrong', by);
    if (stored && allowance.isAboveCeiling) await warnOwner(stored, deps);
    return { kind: 'refused' };
  }
  await deps.attempts.clearFailures(tried);
  const { device } = typed;
  const opened = await openSession({ account: stored, code: 'signed-in', client, device }, deps);
  if (opened === null) return { kind: 'refused' };
  await deps.noteSignIn('password_right', by);
  if (opened.isTrusted) await deps.noteSignIn('device_right', by);
  return { kind: 'signed_in', user: { id: stored.id, email: stored.email }, secret: opened.secret };
}

/** One email in the ceiling's time, however many try. */
async function warnOwner({ id, email }: StoredAccount, deps: AccountDeps): Promise<void> {
  const now = deps.clock.now();
  if ((await deps.attempts.takeWarning({ email, now })).kind === 'limited') return;
  await deps.accounts.putMails(
    await deps.mails.attacked({ email, accountId: id, mailId: deps.newId() }),
    now,
  );
}

export type SignInOutcome = SignedIn | { kind: 'refused' } | Extract<Allowance, { kind: 'limited' }>;

/** Signed in; `secret` is for the cookie. */
export type SignedIn = { kind: 'signed_in'; user: { id: string; email: string }; secret: string };

import type { Allowance } from '@/lib/site/security/rate-limit';
import type { StoredAccount } from './account';
import type { AccountDeps, AccountClient } from './deps';
import { isEasyToGuess } from './password-rules';
import { setPassword, wordsAbout } from './reset-password';
import type { Visitor } from './visitor';

/** Changes the password, given the current one. Every other session ends, this one gets a new secret. */
export async function changePassword(
  { currentPassword, password }: { currentPassword: string; password: string },
  { visitor, client }: SignedInClient,
  deps: AccountDeps,
): Promise<ChangeOutcome> {
  const { account, session } = visitor;
  const proof = await verifyPassword(currentPassword, { visitor, client }, deps);
  if (proof.kind !== 'verified') return proof;
  if (isEasyToGuess(password, wordsAbout(account, deps))) return { kind: 'easy_password' };
  const byPassword = { kind: 'password', hash: proof.account.passwordHash } as const;
  const { factorAt } = session;
  const secret = await setPassword({ account, password, proof: byPassword, client, factorAt }, deps);
  return secret === null ? { kind: 'wrong_password' } : { kind: 'changed', secret };
}

/** Deletes the account, given its password. No restored backup brings it back. */
export async function deleteAccount(
  currentPassword: string,
  actor: SignedInClient,
  deps: AccountDeps,
): Promise<DeleteOutcome> {
  const proof = await verifyPassword(currentPassword, actor, deps);
  if (proof.kind !== 'verified') return proof;
  const isDeleted = await deps.accounts.remove(proof.account, () => deps.noteDeletion(proof.account.email));
  return isDeleted ? { kind: 'deleted' } : { kind: 'wrong_password' };
}

/**
 * Ends one of the account's sessions, or with null all others. After a sign-in a moment ago the password need not be proven
 * again: then `currentPassword` is null.
 */
export async function endSessions(
  { sessionId, currentPassword }: { sessionId: string | null; currentPassword: string | null },
  actor: SignedInClient,
  deps: AccountDeps,
): Promise<EndOutcome> {
  const { account, session } = actor.visitor;
  if (currentPassword !== null) {
    const proof = await verifyPassword(currentPassword, actor, deps);
    if (proof.kind !== 'verified') return proof;
  }
  if (sessionId === null) await deps.sessions.endOthers(account.id, session.id);
  else await deps.sessions.endOne(account.id, sessionId);
  return { kind: 'ended' };
}

/** A session that was left open must not be enough to take the account over: the password is asked for, and slowed. */
export async function verifyPassword(
  typed: string,
  { visitor: { account }, client }: SignedInClient,
  deps: AccountDeps,
): Promise<PasswordCheck> {
  const tried = { email: account.email, address: client.address, now: deps.clock.now() };
  const by = { account, address: client.address };
  const allowance = await deps.attempts.takeSignIn(tried);
  if (allowance.kind === 'limited') {
    await deps.noteSignIn('sign_in_limited', by);
    return allowance;
  }
  const stored = await deps.accounts.findById(account.id);
  const isRight = await deps.passwords.verify(typed, stored?.passwordHash ?? null);
  await deps.noteSignIn(stored && isRight ? 'password_right' : 'password_wrong', by);
  if (!stored || !isRight) return { kind: 'wrong_password' };
  await deps.attempts.clearFailures(tried);
  return { kind: 'verified', account: stored };
}

type PasswordCheck = { kind: 'verified'; account: StoredAccount } | PasswordRefused;
export type PasswordRefused = { kind: 'wrong_password' } | Extract<Allowance, { kind: 'limited' }>;
export type SignedInClient = { visitor: Visitor; client: AccountClient };

export type ChangeOutcome = { kind: 'changed'; secret: string } | { kind: 'easy_password' } | PasswordRefused;
type EndOutcome = { kind: 'ended' } | PasswordRefused;
export type DeleteOutcome = { kind: 'deleted' } | PasswordRefused;

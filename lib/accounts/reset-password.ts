import { MINUTE_MS } from '@/lib/site/time';
import type { Allowance } from '@/lib/site/security/rate-limit';
import { toAccountEmail, type StoredAccount } from './account';
import type { AccountDeps, AccountClient } from './deps';
import { draftSession } from './open-session';
import { isEasyToGuess, wordsOfEmail } from './password-rules';
import type { PasswordProof } from './ports';
import { fingerprintOf } from './secrets';
import type { SignedIn } from './sign-in';

/**
 * Mails a link for choosing a new password, if the address has an account. An unknown address costs the same work
 * and gets the same answer. Past the mailbox's limit one email an hour goes out, and the last link still works until then.
 */
export async function requestReset(
  typedEmail: string,
  client: AccountClient,
  deps: AccountDeps,
): Promise<ResetRequestOutcome> {
  const now = deps.clock.now();
  const allowance = await deps.attempts.takeRequest(client.address, now);
  if (allowance.kind === 'limited') return allowance;
  const email = toAccountEmail(typedEmail);
  const stored = await deps.accounts.findByEmail(email);
  const accountId = stored?.id ?? deps.newId();
  const secret = deps.newSecret();
  const lifeMs = deps.limits.resetLinkMinutes * MINUTE_MS;
  const mails = await deps.mails.reset({ email, accountId, mailId: deps.newId(), secret });
  await deps.accounts.issueLink({
    link: { id: fingerprintOf(secret), accountId, purpose: 'reset', expiresAt: now + lifeMs },
    mails,
    now,
    isDecoy: !stored,
  });
  return { kind: 'answered' };
}

/** The account whose password a mailed link may set; null when the link is used, too old, or none of ours. */
export async function findResetAccount(secret: string, deps: AccountDeps): Promise<StoredAccount | null> {
  const now = deps.clock.now();
  const id = await deps.accounts.findLink({ id: fingerprintOf(secret), purpose: 'reset', now });
  return id === null ? null : deps.accounts.findById(id);
}

/**
 * Sets a new password by a mailed link, ends every session of the account and signs this browser in. The link proves
 * that the address is the visitor's, so it is confirmed too.
 */
export async function resetPassword(
  { secret, password }: { secret: string; password: string },
  client: AccountClient,
  deps: AccountDeps,
): Promise<ResetOutcome> {
  const account = await findResetAccount(secret, deps);
  const by = { account, address: client.address };
  if (!account) {
    await deps.noteSignIn('link_wrong', by);
    return { kind: 'dead_link' };
  }
  if (isEasyToGuess(password, wordsAbout(account, deps))) return { kind: 'easy_password' };
  const proof = { kind: 'link', id: fingerprintOf(secret) } as const;
  const opened = await setPassword({ account, password, proof, client }, deps);
  if (opened === null) return { kind: 'dead_link' };
  await deps.noteSignIn('link_right', by);
  return { kind: 'signed_in', user: { id: account.id, email: account.email }, secret: opened };
}

/**
 * Stores the new password, notifies the owner, and returns the secret of the one remaining session. Null when the
 * password was changed, or the link used, during this request.
 */
export async function setPassword(
  { account, password, proof, client, factorAt = null }: NewPassword,
  deps: AccountDeps,
): Promise<string | null> {
  const { id: accountId, email } = account;
  const { session, secret } = draftSession({ account, code: 'password-changed', client, factorAt }, deps);
  const isSet = await deps.accounts.setPassword({
    accountId,
    passwordHash: await deps.passwords.hash(password),
    session,
    mails: await deps.mails.passwordChanged({ email, accountId, mailId: deps.newId() }),
    now: deps.clock.now(),
    proof,
  });
  return isSet ? secret : null;
}

/** Words that this account's password may not be made of. */
export function wordsAbout(
  { email, firstName, lastName }: Pick<StoredAccount, 'email' | 'firstName' | 'lastName'>,
  { ownWords }: Pick<AccountDeps, 'ownWords'>,
): string[] {
  return [...ownWords, firstName, lastName, ...wordsOfEmail(email)];
}

type ResetRequestOutcome = { kind: 'answered' } | Extract<Allowance, { kind: 'limited' }>;

type ResetOutcome = SignedIn | { kind: 'dead_link' } | { kind: 'easy_password' };

type NewPassword = {
  account: Pick<StoredAccount, 'id' | 'email' | 'role'>;
  password: string;
  client: AccountClient;
  proof: PasswordProof;
  /** When the code was entered in the session that changes the password. */
  factorAt?: number | null;
};

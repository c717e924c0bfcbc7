import type { Transaction } from 'kysely';
import { accountFigures } from '@/content/account';
import { queueMails } from '@/lib/mail';
import type { Database } from '@/lib/site/db/tables';
import { takePost, type Allowance } from '@/lib/site/security/rate-limit';
import { fingerprintOf, newSecret } from '@/lib/site/security/seal';
import { thenDeliver, type Site } from '@/lib/site/site';
import { MINUTE_MS } from '@/lib/site/time';
import { findAccount, lockAccount, markConfirmed, toAccountEmail, type StoredAccount } from './accounts.sql';
import { endAccess } from './end-access';
import { findLinkedAccountId, issueLink } from './links';
import { passwordChangedMails, resetMails } from './mails';
import { hashPassword, isEasyToGuess, wordsAbout } from './password';
import { draftSession, insertSession, type AccountClient } from './sessions';
import { noteSignIn, proveOwner, type PasswordRefused, type SignedIn, type SignedInClient } from './sign-in';

/**
 * Emails a link for choosing a new password, if the address has an account. An unknown address costs the same work
 * and gets the same answer. Past the mailbox's limit one email an hour goes out, and the last link still works until then.
 */
export async function requestReset(
  typedEmail: string,
  client: AccountClient,
  site: Site,
): Promise<{ kind: 'answered' } | Extract<Allowance, { kind: 'limited' }>> {
  const allowance = await takePost(client.address, site);
  if (allowance.kind === 'limited') return allowance;
  const email = toAccountEmail(typedEmail);
  const stored = await findAccount(site.db, 'email', email);
  const accountId = stored?.id ?? site.newId();
  const secret = newSecret();
  const expiresAt = site.now() + accountFigures.resetLinkMinutes * MINUTE_MS;
  const link = { id: fingerprintOf(secret), accountId, purpose: 'reset', expiresAt } as const;
  const mails = await resetMails({ email, accountId, secret }, site);
  await issueLink({ link, mails, isDecoy: !stored }, site);
  return { kind: 'answered' };
}

/** The account of an emailed link for a password; null when the link is used, expired or unknown. */
export async function findResetAccount(
  secret: string,
  site: Pick<Site, 'db' | 'now'>,
): Promise<StoredAccount | null> {
  const id = await findLinkedAccountId({ secret, purpose: 'reset' }, site);
  return id === null ? null : findAccount(site.db, 'id', id);
}

/**
 * Sets a new password by an emailed link, ends every session of the account, removes its passkeys and signs this browser
 * in. The link proves that the address is the visitor's, so it is confirmed too.
 */
export async function resetPassword(
  { secret, password }: { secret: string; password: string },
  client: AccountClient,
  site: Site,
): Promise<SignedIn | { kind: 'dead_link' } | { kind: 'easy_password' }> {
  const account = await findResetAccount(secret, site);
  const by = { account, address: client.address };
  if (!account) {
    await noteSignIn('link_wrong', by, site);
    return { kind: 'dead_link' };
  }
  if (await isEasyToGuess(password, wordsAbout(account, site))) return { kind: 'easy_password' };
  const proof = { kind: 'link', id: fingerprintOf(secret) } as const;
  const session = await setPassword({ account, password, proof, client }, site);
  if (session === null) return { kind: 'dead_link' };
  await noteSignIn('link_right', by, site);
  return { kind: 'signed_in', user: { id: account.id, email: account.email }, secret: session };
}

/** Changes the password, given the current one. Every other session ends, this one gets a new secret. */
export async function changePassword(
  { currentPassword, password, isRemovingPasskeys }: PasswordChange,
  { visitor, client }: SignedInClient,
  site: Site,
): Promise<{ kind: 'changed'; secret: string } | { kind: 'easy_password' } | PasswordRefused> {
  const { account, session } = visitor;
  const owner = await proveOwner(currentPassword, { visitor, client }, site);
  if (owner.kind !== 'proved') return owner;
  if (await isEasyToGuess(password, wordsAbout(account, site))) return { kind: 'easy_password' };
  const proof = { kind: 'password', hash: owner.account.passwordHash } as const;
  const { factorAt } = session;
  const secret = await setPassword({ account, password, proof, client, factorAt, isRemovingPasskeys }, site);
  return secret === null ? { kind: 'wrong_password' } : { kind: 'changed', secret };
}

/**
 * Stores the new password, ends what a new password ends (`endAccess`), notifies the owner, and returns the secret of the one
 * remaining session. Null, and nothing written, when the password was changed, or the link used, during this request.
 */
async function setPassword(
  { account, password, proof, client, factorAt = null, isRemovingPasskeys = false }: NewPassword,
  site: Site,
): Promise<string | null> {
  const { id: accountId, email } = account;
  const { session, secret } = draftSession({ account, code: 'password-changed', client, factorAt }, site);
  const passwordHash = await hashPassword(password, site);
  const mails = await passwordChangedMails({ email, accountId }, site);
  const work = site.db.transaction().execute(async trx => {
    if (!(await isStillProved(trx, { accountId, proof }))) return false;
    await trx
      .updateTable('accounts')
      .set({ password_hash: passwordHash, invited_at: null })
      .where('id', '=', accountId)
      .execute();
    if (proof.kind === 'link') {
      await markConfirmed(trx, accountId, site.now());
    }
    const event = proof.kind === 'link' || isRemovingPasskeys ? 'password-reset' : 'password-changed';
    await endAccess(trx, { accountId, event });
    await insertSession(trx, session);
    await queueMails(trx, mails, site);
    return true;
  });
  return (await thenDeliver(work, site)) ? secret : null;
}

/** The account is locked before its link is taken: two that begin at opposite ends would wait for each other. */
async function isStillProved(
  trx: Transaction<Database>,
  { accountId, proof }: { accountId: string; proof: PasswordProof },
): Promise<boolean> {
  if (proof.kind === 'password') return lockAccount(trx, { id: accountId, passwordHash: proof.hash });
  if (!(await lockAccount(trx, { id: accountId }))) return false;
  const { numDeletedRows } = await trx
    .deleteFrom('account_links')
    .where('id', '=', proof.id)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

type PasswordChange = { currentPassword: string; password: string; isRemovingPasskeys: boolean };

/** What gave the right to a new password: the current one, or an emailed link, which confirms the address too. */
type PasswordProof = { kind: 'password'; hash: string } | { kind: 'link'; id: string };

type NewPassword = {
  account: Pick<StoredAccount, 'id' | 'email' | 'role'>;
  password: string;
  client: AccountClient;
  proof: PasswordProof;
  /** When the code was entered in the session that changes the password. */
  factorAt?: number | null;
  /** With the current password they stay unless the owner wants them gone. */
  isRemovingPasskeys?: boolean;
};

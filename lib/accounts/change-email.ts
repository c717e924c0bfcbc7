import { DAY_MS } from '@/lib/site/time';
import type { OutgoingMail } from '@/lib/mail/outgoing-mail';
import { toAccountEmail } from './account';
import { verifyPassword, type SignedInClient, type PasswordRefused } from './change-account';
import type { AccountDeps } from './deps';
import { fingerprintOf } from './secrets';
import type { Visitor } from './visitor';

/**
 * Starts a change of the account's email address: a link goes to each of the two, and nothing changes before both are
 * followed while signed in. An address that has an account gets a mail that says so; the answer here is the same.
 */
export async function startEmailChange(
  typed: { email: string; currentPassword: string },
  actor: SignedInClient,
  deps: AccountDeps,
): Promise<StartOutcome> {
  const proof = await verifyPassword(typed.currentPassword, actor, deps);
  if (proof.kind !== 'verified') return proof;
  const { id: accountId, email } = proof.account;
  const newEmail = toAccountEmail(typed.email);
  if (newEmail === email) return { kind: 'same_address' };
  const now = deps.clock.now();
  const secrets = { old: deps.newSecret(), new: deps.newSecret() };
  const isStarted = await deps.accounts.startEmailChange({
    accountId,
    newEmail,
    oldLink: fingerprintOf(secrets.old),
    newLink: fingerprintOf(secrets.new),
    expiresAt: now + deps.limits.confirmLinkDays * DAY_MS,
    mails: await draftMails({ accountId, email, newEmail, secrets }, deps),
    now,
  });
  return isStarted ? { kind: 'started' } : { kind: 'limited', retryAfterSeconds: DAY_MS / 1_000 };
}

/** Confirms one side of a change by the secret of its link. */
export async function confirmEmailChange(
  secret: string,
  { account, session }: Visitor,
  deps: AccountDeps,
): Promise<'half' | 'changed' | 'dead'> {
  const link = { accountId: account.id, link: fingerprintOf(secret), now: deps.clock.now() };
  return deps.accounts.confirmEmailChange({ ...link, keptId: session.id });
}

async function draftMails(
  { accountId, email, newEmail, secrets }: Draft,
  deps: AccountDeps,
): Promise<OutgoingMail[]> {
  const mail = (to: string) => ({ email: to, accountId, mailId: deps.newId() });
  const isTaken = (await deps.accounts.findByEmail(newEmail)) !== null;
  const toNew = isTaken
    ? deps.mails.exists(mail(newEmail))
    : deps.mails.move({ ...mail(newEmail), secret: secrets.new, side: 'new' });
  const toOld = deps.mails.move({ ...mail(email), secret: secrets.old, side: 'old' });
  return [...(await toOld), ...(await toNew)];
}

type Draft = { accountId: string; email: string; newEmail: string; secrets: { old: string; new: string } };

export type StartOutcome = { kind: 'started' } | { kind: 'same_address' } | PasswordRefused;

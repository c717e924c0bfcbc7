import { DAY_MS } from '@/lib/site/time';
import type { OutgoingMail } from '@/lib/mail/outgoing-mail';
import type { Account } from './account';
import { confirmEmailChange } from './change-email';
import type { AccountDeps } from './deps';
import type { AccountLink } from './ports';
import { fingerprintOf } from './secrets';
import type { Visitor } from './visitor';

/**
 * Confirms the address of the signed-in account, or one side of a change of it. The link alone is not enough: someone may have signed up with a
 * stranger's address, and the stranger must not complete it by following a mail.
 */
export async function confirmAddress(secret: string, visitor: Visitor, deps: AccountDeps): Promise<void> {
  const { account, session } = visitor;
  const now = deps.clock.now();
  const moved = await confirmEmailChange(secret, visitor, deps);
  if (moved !== 'dead') {
    await deps.sessions.setNotice(session.id, {
      kind: 'said',
      code: moved === 'half' ? 'move-half' : 'move-done',
    });
    return;
  }
  const owner = await deps.accounts.findLink({ id: fingerprintOf(secret), purpose: 'confirm', now });
  const isOwn = owner === account.id;
  if (isOwn) await deps.accounts.confirmAddress(account.id, now);
  const code = isOwn || account.verifiedAt !== null ? 'address-confirmed' : 'link-dead';
  await deps.sessions.setNotice(session.id, { kind: 'said', code });
}

/** Emails a new link for confirming the address. Past the mailbox's limit none goes out: the earlier ones still work. */
export async function resendLink({ account, session }: Visitor, deps: AccountDeps): Promise<void> {
  if (account.verifiedAt !== null) return;
  const now = deps.clock.now();
  await deps.accounts.issueLink({ ...(await draftConfirmLink(account, deps)), now, isDecoy: false });
  await deps.sessions.setNotice(session.id, { kind: 'said', code: 'link-sent' });
}

/** A new link for confirming an account's address, with the mail that carries it. */
export async function draftConfirmLink(
  { id, email }: Pick<Account, 'id' | 'email'>,
  deps: AccountDeps,
): Promise<{ link: AccountLink; mails: OutgoingMail[] }> {
  const secret = deps.newSecret();
  const expiresAt = deps.clock.now() + deps.limits.confirmLinkDays * DAY_MS;
  const link = { id: fingerprintOf(secret), accountId: id, purpose: 'confirm', expiresAt } as const;
  return { link, mails: await deps.mails.confirm({ email, accountId: id, mailId: deps.newId(), secret }) };
}

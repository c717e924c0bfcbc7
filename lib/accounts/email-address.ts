import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import { accountFigures } from '@/content/account';
import { queueMails, type OutgoingMail } from '@/lib/mail';
import type { Database, EmailChangesTable } from '@/lib/site/db/tables';
import { fingerprintOf, newSecret } from '@/lib/site/security/seal';
import { thenDeliver, type Site } from '@/lib/site/site';
import { DAY_MS } from '@/lib/site/time';
import { findAccount, lockAccount, markConfirmed, toAccountEmail, type Account } from './accounts.sql';
import { endAccess } from './end-access';
import { draftConfirmLink, findLinkedAccountId, issueLink } from './links';
import { existsMails, moveMails } from './mails';
import type { Visitor } from './session-cookie';
import { setNotice } from './sessions';
import { proveOwner, type PasswordRefused, type SignedInClient } from './sign-in';

/**
 * Confirms the address of the signed-in account, or one side of a change of it. The link alone is not enough: someone
 * may have signed up with a stranger's address, and the stranger must not complete it by following an email.
 */
export async function confirmAddress(secret: string, visitor: Visitor, site: Site): Promise<void> {
  const { account, session } = visitor;
  const moved = await confirmChange(secret, visitor, site);
  if (moved !== 'dead') {
    const code = moved === 'half' ? 'move-half' : 'move-done';
    await setNotice(session.id, { kind: 'said', code }, site);
    return;
  }
  const isOwn = (await findLinkedAccountId({ secret, purpose: 'confirm' }, site)) === account.id;
  if (isOwn) await markAddressConfirmed(account.id, site);
  const code = isOwn || account.verifiedAt !== null ? 'address-confirmed' : 'link-dead';
  await setNotice(session.id, { kind: 'said', code }, site);
}

/** Marks the address as confirmed and uses up the account's links for it. */
export async function markAddressConfirmed(
  accountId: string,
  { db, now }: Pick<Site, 'db' | 'now'>,
): Promise<void> {
  await db.transaction().execute(async trx => {
    await markConfirmed(trx, accountId, now());
    await trx
      .deleteFrom('account_links')
      .where('account_id', '=', accountId)
      .where('purpose', '=', 'confirm')
      .execute();
  });
}

/** Emails a new link for confirming the address. Past the mailbox's limit none goes out: the earlier ones still work. */
export async function resendLink({ account, session }: Visitor, site: Site): Promise<void> {
  if (account.verifiedAt !== null) return;
  await issueLink({ ...(await draftConfirmLink(account, site)), isDecoy: false }, site);
  await setNotice(session.id, { kind: 'said', code: 'link-sent' }, site);
}

/**
 * Starts a change of the account's email address, in the place of an earlier one: a link goes to each of the two, and
 * nothing changes before both are followed while signed in. An address that has an account gets an email that says so;
 * the answer here is the same. Nothing is kept when one of the mailboxes has had its emails for today.
 */
export async function startEmailChange(
  typed: { email: string; currentPassword: string },
  actor: SignedInClient,
  site: Site,
): Promise<{ kind: 'started' } | { kind: 'same_address' } | PasswordRefused> {
  const owner = await proveOwner(typed.currentPassword, actor, site);
  if (owner.kind !== 'proved') return owner;
  const { account } = owner;
  const newEmail = toAccountEmail(typed.email);
  if (newEmail === account.email) return { kind: 'same_address' };
  const secrets = { old: newSecret(), new: newSecret() };
  const change = {
    new_email: newEmail,
    old_link: fingerprintOf(secrets.old),
    new_link: fingerprintOf(secrets.new),
    old_confirmed_at: null,
    new_confirmed_at: null,
    expires_at: site.now() + accountFigures.confirmLinkDays * DAY_MS,
  };
  const mails = await draftMails(account, { newEmail, secrets }, site);
  const work = site.db.transaction().execute(async trx => {
    const queued = await queueMails(trx, mails, site);
    if (queued.ids.length < mails.length) {
      await queued.undo();
      return false;
    }
    await trx
      .insertInto('email_changes')
      .values({ account_id: account.id, ...change })
      .onConflict(conflict => conflict.column('account_id').doUpdateSet(change))
      .execute();
    return true;
  });
  const isStarted = await thenDeliver(work, site);
  return isStarted ? { kind: 'started' } : { kind: 'limited', retryAfterSeconds: DAY_MS / 1_000 };
}

/** The new address of the account's live change that a link belongs to, by the link's secret. */
export async function findNewAddress(
  secret: string,
  accountId: string,
  site: Pick<Site, 'db' | 'now'>,
): Promise<string | null> {
  const change = await findChange(site.db, { accountId, link: fingerprintOf(secret), now: site.now() });
  return change?.new_email ?? null;
}

async function draftMails(
  { id: accountId, email }: Account,
  { newEmail, secrets }: { newEmail: string; secrets: { old: string; new: string } },
  site: Site,
): Promise<OutgoingMail[]> {
  const isTaken = (await findAccount(site.db, 'email', newEmail)) !== null;
  const toNew = { email: newEmail, accountId };
  return [
    ...(await moveMails({ email, accountId, secret: secrets.old, side: 'old' }, site)),
    ...(isTaken
      ? await existsMails(toNew, site)
      : await moveMails({ ...toNew, secret: secrets.new, side: 'new' }, site)),
  ];
}

/**
 * Confirms one side of a change by the secret of its link. With the second the account gets the new address, its links
 * are used up, and every session but this one ends. `dead`: no such link, or someone else has the address by now.
 */
function confirmChange(
  secret: string,
  { account: { id: accountId }, session }: Visitor,
  site: Site,
): Promise<'half' | 'changed' | 'dead'> {
  const link = fingerprintOf(secret);
  const now = site.now();
  return site.db.transaction().execute(async trx => {
    // Two links that are followed at once wait for each other here: the second one sees the first.
    await lockAccount(trx, { id: accountId });
    const change = await findChange(trx, { accountId, link, now });
    if (!change) return 'dead';
    const sides =
      change.old_link === link
        ? { old_confirmed_at: now, new_confirmed_at: change.new_confirmed_at }
        : { old_confirmed_at: change.old_confirmed_at, new_confirmed_at: now };
    await trx.updateTable('email_changes').set(sides).where('account_id', '=', accountId).execute();
    if (sides.old_confirmed_at === null || sides.new_confirmed_at === null) return 'half';
    await trx.deleteFrom('email_changes').where('account_id', '=', accountId).execute();
    const isTaken = await trx
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', change.new_email)
      .executeTakeFirst();
    if (isTaken) return 'dead';
    await moveAccount(trx, { accountId, keptId: session.id, email: change.new_email, now });
    return 'changed';
  });
}

async function moveAccount(
  trx: Transaction<Database>,
  { accountId, keptId, email, now }: { accountId: string; keptId: string; email: string; now: number },
): Promise<void> {
  await trx.updateTable('accounts').set({ email, verified_at: now }).where('id', '=', accountId).execute();
  await endAccess(trx, { accountId, event: 'email-changed', keptSession: keptId });
}

async function findChange(
  db: Kysely<Database>,
  { accountId, link, now }: { accountId: string; link: string; now: number },
): Promise<EmailChangesTable | null> {
  const row = await db
    .selectFrom('email_changes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where(query => query.or([query('old_link', '=', link), query('new_link', '=', link)]))
    .executeTakeFirst();
  return row ?? null;
}

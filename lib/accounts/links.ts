import 'server-only';
import type { Kysely } from 'kysely';
import { accountFigures } from '@/content/account';
import { queueMails, type OutgoingMail } from '@/lib/mail';
import type { Database } from '@/lib/site/db/tables';
import { fingerprintOf, newSecret } from '@/lib/site/security/seal';
import { thenDeliver, type Site } from '@/lib/site/site';
import { DAY_MS } from '@/lib/site/time';
import type { Account } from './accounts.sql';
import { confirmMails } from './mails';

/** An emailed link, by the fingerprint of its secret. */
type AccountLink = { id: string; accountId: string; purpose: 'confirm' | 'reset'; expiresAt: number };

/**
 * Keeps a link and the email that carries it; neither, when the mailbox has had its share of emails. A decoy is the
 * same work, and leaves nothing behind.
 */
export async function issueLink(
  { link, mails, isDecoy }: { link: AccountLink; mails: readonly OutgoingMail[]; isDecoy: boolean },
  site: Site,
): Promise<void> {
  const work = site.db.transaction().execute(async trx => {
    await trx.deleteFrom('account_links').where('expires_at', '<=', site.now()).execute();
    await insertLink(trx, link);
    const queued = await queueMails(trx, mails, site);
    if (isDecoy) await queued.undo();
    // No one can follow a link that was not sent.
    if (isDecoy || queued.ids.length === 0)
      await trx.deleteFrom('account_links').where('id', '=', link.id).execute();
  });
  await thenDeliver(work, site);
}

export async function insertLink(
  db: Kysely<Database>,
  { id, accountId, purpose, expiresAt }: AccountLink,
): Promise<void> {
  const row = { id, account_id: accountId, purpose, expires_at: expiresAt };
  await db.insertInto('account_links').values(row).execute();
}

/** The account that a live link belongs to, by the link's secret. */
export async function findLinkedAccountId(
  { secret, purpose }: { secret: string; purpose: AccountLink['purpose'] },
  site: Pick<Site, 'db' | 'now'>,
): Promise<string | null> {
  const row = await site.db
    .selectFrom('account_links')
    .select('account_id')
    .where('id', '=', fingerprintOf(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', site.now())
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** A new link for confirming an account's address, with the email that carries it. */
export async function draftConfirmLink(
  { id: accountId, email }: Pick<Account, 'id' | 'email'>,
  site: Site,
): Promise<{ link: AccountLink; mails: OutgoingMail[] }> {
  const secret = newSecret();
  const expiresAt = site.now() + accountFigures.confirmLinkDays * DAY_MS;
  const link = { id: fingerprintOf(secret), accountId, purpose: 'confirm', expiresAt } as const;
  return { link, mails: await confirmMails({ email, accountId, secret }, site) };
}

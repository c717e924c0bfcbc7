import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import type { QueueMails } from '@/lib/mail/queue';
import type { StoredAccount } from '../account';
import type { AccountLink, AccountStore, NewAccount, PasswordChange, VerifiedAccount } from '../ports';
import { toAccountRow, toStoredAccount } from './account-rows';
import { confirmChange, findChange, storeEmailChange } from './email-changes';
import { lockAccount } from './lock-account';
import { toSessionRow } from './sql-session-store';

/** Accounts in the site's database, on either engine. What belongs together is written in one transaction. */
export function sqlAccountStore({ db, queue }: SqlAccountStoreDeps): AccountStore {
  return {
    findByEmail: email => findOne(db, 'email', email),
    findById: id => findOne(db, 'id', id),
    create: entry => db.transaction().execute(trx => createAccount(trx, entry, queue)),
    issueLink: ({ link, mails, now, isDecoy }) =>
      db.transaction().execute(async trx => {
        await trx.deleteFrom('account_links').where('expires_at', '<=', now).execute();
        await trx.insertInto('account_links').values(toLinkRow(link)).execute();
        const queued = await queue(trx, mails, now);
        if (isDecoy) await queued.undo();
        // No one can follow a link that was not sent.
        if (isDecoy || queued.ids.length === 0)
          await trx.deleteFrom('account_links').where('id', '=', link.id).execute();
      }),
    findLink: async ({ id, purpose, now }) => {
      const row = await db
        .selectFrom('account_links')
        .select('account_id')
        .where('id', '=', id)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row?.account_id ?? null;
    },
    confirmAddress: (accountId, now) =>
      db.transaction().execute(async trx => {
        await markConfirmed(trx, accountId, now);
        await trx
          .deleteFrom('account_links')
          .where('account_id', '=', accountId)
          .where('purpose', '=', 'confirm')
          .execute();
      }),
    setPassword: change => db.transaction().execute(trx => setPassword(trx, change, queue)),
    remove: (account, note) => db.transaction().execute(trx => removeAccount(trx, account, note)),
    startEmailChange: ({ mails, now, ...change }) =>
      db.transaction().execute(async trx => {
        const queued = await queue(trx, mails, now);
        const isWhole = queued.ids.length === mails.length;
        await (isWhole ? storeEmailChange(trx, change) : queued.undo());
        return isWhole;
      }),
    findEmailChange: async link => (await findChange(db, link))?.new_email ?? null,
    confirmEmailChange: link => db.transaction().execute(trx => confirmChange(trx, link)),
    putMails: async (mails, now) => {
      await db.transaction().execute(trx => queue(trx, mails, now));
    },
  };
}

async function findOne(
  db: Kysely<Database>,
  column: 'id' | 'email',
  value: string,
): Promise<StoredAccount | null> {
  const row = await db.selectFrom('accounts').selectAll().where(column, '=', value).executeTakeFirst();
  return row ? toStoredAccount(row) : null;
}

async function createAccount(
  trx: Kysely<Database>,
  { account, session, link, mails }: NewAccount,
  queue: QueueMails,
): Promise<boolean> {
  // Not a caught violation: PostgreSQL would have given up the transaction by then.
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('accounts')
    .values(toAccountRow(account))
    .onConflict(conflict => conflict.column('email').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await trx.insertInto('sessions').values(toSessionRow(session)).execute();
  await trx.insertInto('account_links').values(toLinkRow(link)).execute();
  await queue(trx, mails, account.createdAt);
  return true;
}

async function setPassword(
  trx: Transaction<Database>,
  change: PasswordChange,
  queue: QueueMails,
): Promise<boolean> {
  const { accountId, now, proof } = change;
  if (!(await isStillProved(trx, change))) return false;
  await trx
    .updateTable('accounts')
    .set({ password_hash: change.passwordHash })
    .where('id', '=', accountId)
    .execute();
  if (proof.kind === 'link') await markConfirmed(trx, accountId, now);
  await trx.deleteFrom('account_links').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('sessions').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('trusted_devices').where('account_id', '=', accountId).execute();
  await trx.insertInto('sessions').values(toSessionRow(change.session)).execute();
  await queue(trx, change.mails, now);
  return true;
}

/** The account is locked before its link is taken: two that begin at opposite ends would wait for each other. */
async function isStillProved(
  trx: Transaction<Database>,
  { accountId, proof }: PasswordChange,
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

async function removeAccount(
  trx: Transaction<Database>,
  { id: accountId, passwordHash }: VerifiedAccount,
  note: () => Promise<void>,
): Promise<boolean> {
  if (!(await lockAccount(trx, { id: accountId, passwordHash }))) return false;
  await note();
  await trx.deleteFrom('email_changes').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('staff_factors').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('account_links').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('sessions').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('trusted_devices').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('outbox').where('subject_id', '=', accountId).execute();
  await trx.deleteFrom('accounts').where('id', '=', accountId).execute();
  return true;
}

async function markConfirmed(trx: Kysely<Database>, accountId: string, now: number): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ verified_at: now })
    .where('id', '=', accountId)
    .where('verified_at', 'is', null)
    .execute();
}

function toLinkRow({ id, accountId, purpose, expiresAt }: AccountLink) {
  return { id, account_id: accountId, purpose, expires_at: expiresAt };
}

type SqlAccountStoreDeps = { db: Kysely<Database>; queue: QueueMails };

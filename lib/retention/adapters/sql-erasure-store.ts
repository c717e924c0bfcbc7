import 'server-only';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '@/lib/db/tables';
import type { ErasedRows, ErasureStore } from '../ports';

/** Erasure of one person's rows, on either engine. */
export function sqlErasureStore(db: Kysely<Database>): ErasureStore {
  return {
    erase: address => db.transaction().execute(transaction => erase(transaction, address)),
    listAddresses: async () => {
      const leads = await db.selectFrom('leads').select(lower('email')).distinct().execute();
      const accounts = await db.selectFrom('accounts').select(lower('email')).distinct().execute();
      const mails = await db.selectFrom('outbox').select(lower('to_address')).distinct().execute();
      const addresses = [...leads, ...accounts, ...mails].map(row => row.address ?? '');
      return [...new Set(addresses)].filter(address => address !== '');
    },
  };
}

async function erase(transaction: Transaction<Database>, address: string): Promise<ErasedRows> {
  const leads = await eraseLeads(transaction, address);
  const keptOrders = await countOrders(transaction, address);
  const accounts = await eraseAccount(transaction, address);
  return {
    leads: leads.rows,
    accounts: accounts.rows,
    mails: leads.mails + accounts.mails + (await emptyMailsTo(transaction, address)),
    webhooks: await emptyWebhooksAbout(transaction, address),
    keptOrders,
  };
}

async function eraseLeads(transaction: Transaction<Database>, address: string): Promise<Erased> {
  const leads = await transaction
    .selectFrom('leads')
    .select('id')
    .where(sql<string>`lower(email)`, '=', address)
    .execute();
  let mails = 0;
  for (const { id } of leads) {
    mails += await deleteMailsAbout(transaction, id);
    await transaction.deleteFrom('leads').where('id', '=', id).execute();
  }
  return { rows: leads.length, mails };
}

/** The agency's own accounts are closed on the server's command line, not by a visitor's wish. */
async function eraseAccount(transaction: Transaction<Database>, address: string): Promise<Erased> {
  const account = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', address)
    .where('role', '=', 'customer')
    .executeTakeFirst();
  if (!account) return { rows: 0, mails: 0 };
  await transaction.deleteFrom('account_links').where('account_id', '=', account.id).execute();
  await transaction.deleteFrom('sessions').where('account_id', '=', account.id).execute();
  const mails = await deleteMailsAbout(transaction, account.id);
  await transaction.deleteFrom('accounts').where('id', '=', account.id).execute();
  return { rows: 1, mails };
}

async function deleteMailsAbout(transaction: Transaction<Database>, subjectId: string): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('outbox')
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** What is left are mails about orders. One that waits still goes out: the buyer is owed a receipt. */
async function emptyMailsTo(transaction: Transaction<Database>, address: string): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('outbox')
    .set({ subject: '', html: '', text: '', to_address: '', reply_to: null })
    .where(sql<string>`lower(to_address)`, '=', address)
    .where('state', 'not in', ['queued', 'sending'])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

async function emptyWebhooksAbout(transaction: Transaction<Database>, address: string): Promise<number> {
  const pattern = `%${address.replaceAll(/[!%_]/g, '!$&')}%`;
  const { numUpdatedRows } = await transaction
    .updateTable('webhook_events')
    .set({ payload: '' })
    .where('handled_at', 'is not', null)
    .where(sql<boolean>`lower(payload) like ${pattern} escape '!'`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Those that name the address, and those placed with its account, which lose it with the account. */
async function countOrders(transaction: Transaction<Database>, address: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('orders')
    .select(row => row.fn.countAll().as('count'))
    .where(row =>
      row.or([
        row(sql<string>`lower(payer_email)`, '=', address),
        row('account_id', 'in', row.selectFrom('accounts').select('id').where('email', '=', address)),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

function lower(column: 'email' | 'to_address') {
  return sql<string | null>`lower(${sql.ref(column)})`.as('address');
}

type Erased = { rows: number; mails: number };

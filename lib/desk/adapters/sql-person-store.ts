import 'server-only';
import { sql, type Kysely } from 'kysely';
import type { Database, RefundRow } from '@/lib/site/db/tables';
import type { PersonRecords, PersonRefund, PersonStore } from '../ports';
import { LEAD_COLUMNS, readableText, toDeskLead, toDeskMail, toDeskOrder, toOrderStep } from './desk-rows';
import { findNotes } from './sql-desk-leads';

/** Everything under one address, on either engine. Addresses are compared in lower case. */
export function sqlPersonStore(db: Kysely<Database>): PersonStore {
  return {
    findRef: address => findRef(db, address),
    findAddress: ref => findAddress(db, ref),
    collect: async address => ({
      leads: await collectLeads(db, address),
      orders: await collectOrders(db, address),
      accounts: await collectAccounts(db, address),
      mails: await collectMails(db, address),
      subscriptions: await collectSubscriptions(db, address),
    }),
  };
}

async function findRef(db: Kysely<Database>, address: string): Promise<string | null> {
  for (const [kind, { table, column }] of Object.entries(PLACES)) {
    const row = await db
      .selectFrom(table)
      .select('id')
      .where(sql<string>`lower(${sql.ref(column)})`, '=', address)
      .limit(1)
      .executeTakeFirst();
    if (row) return `${kind}-${row.id}`;
  }
  return null;
}

async function findAddress(db: Kysely<Database>, ref: string): Promise<string | null> {
  const [, kind = '', id = ''] = /^(lead|order|account|mail|subscription)-([0-9a-z]{26})$/.exec(ref) ?? [];
  const place = Object.entries(PLACES).find(([name]) => name === kind)?.[1];
  if (!place) return null;
  const row = await db
    .selectFrom(place.table)
    .select(sql<string | null>`lower(${sql.ref(place.column)})`.as('address'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.address || null;
}

async function collectLeads(db: Kysely<Database>, address: string): Promise<PersonRecords['leads']> {
  const rows = await db
    .selectFrom('leads')
    .select(LEAD_COLUMNS)
    .where(sql<string>`lower(email)`, '=', address)
    .orderBy('received_at', 'desc')
    .execute();
  return Promise.all(rows.map(async row => ({ ...toDeskLead(row), notes: await findNotes(db, row.id) })));
}

async function collectOrders(db: Kysely<Database>, address: string): Promise<PersonRecords['orders']> {
  const orders = await ordersOf(db, address).selectAll().orderBy('created_at', 'desc').execute();
  const steps = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', 'in', ordersOf(db, address).select('id'))
    .orderBy('at')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', 'in', ordersOf(db, address).select('id'))
    .orderBy('created_at')
    .execute();
  return orders.map(order => ({
    ...toDeskOrder(order),
    timeline: steps.filter(step => step.order_id === order.id).map(toOrderStep),
    refunds: refunds.filter(refund => refund.order_id === order.id).map(toPersonRefund),
  }));
}

function toPersonRefund(row: RefundRow): PersonRefund {
  const { state, amount_minor: amountMinor, reason, note, provider_id: paypalId, created_at: at } = row;
  return { state, amountMinor, reason, note, paypalId, at };
}

/** Paid from the address, or placed with its account: a confirmed one, since anyone can type anyone's address. */
function ordersOf(db: Kysely<Database>, address: string) {
  return db
    .selectFrom('orders')
    .where(row =>
      row.or([
        row(sql<string>`lower(payer_email)`, '=', address),
        row(
          'account_id',
          'in',
          row
            .selectFrom('accounts')
            .select('id')
            .where('email', '=', address)
            .where('verified_at', 'is not', null),
        ),
      ]),
    );
}

async function collectAccounts(db: Kysely<Database>, address: string): Promise<PersonRecords['accounts']> {
  const account = await db.selectFrom('accounts').selectAll().where('email', '=', address).executeTakeFirst();
  if (!account) return [];
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at as createdAt', 'last_seen_at as lastSeenAt', 'expires_at as expiresAt'])
    .where('account_id', '=', account.id)
    .orderBy('created_at')
    .execute();
  const { id, email, first_name: firstName, last_name: lastName, role } = account;
  const { verified_at: verifiedAt, created_at: createdAt } = account;
  return [{ id, email, firstName, lastName, role, verifiedAt, createdAt, sessions }];
}

/** What went to the address; what went to the agency about the person is listed with the lead or order. */
async function collectMails(db: Kysely<Database>, address: string): Promise<PersonRecords['mails']> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where(sql<string>`lower(to_address)`, '=', address)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(row => ({ ...toDeskMail(row), text: readableText(row) }));
}

/** Without the key of the unsubscribe link. */
function collectSubscriptions(
  db: Kysely<Database>,
  address: string,
): Promise<PersonRecords['subscriptions']> {
  return db
    .selectFrom('subscriptions')
    .select([
      'requested_at as requestedAt',
      'confirmed_at as confirmedAt',
      'form_name as formName',
      'consent_text as consentText',
      'ended_at as endedAt',
      'end_reason as endReason',
    ])
    .where('email', '=', address)
    .execute();
}

/** The rows that may have an address, those that say most first. */
const PLACES = {
  account: { table: 'accounts', column: 'email' },
  lead: { table: 'leads', column: 'email' },
  order: { table: 'orders', column: 'payer_email' },
  mail: { table: 'outbox', column: 'to_address' },
  subscription: { table: 'subscriptions', column: 'email' },
} as const;

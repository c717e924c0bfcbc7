import 'server-only';
import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import type { Passkey } from '@/lib/accounts';
import { listConsents, listInvoicesTo, type GivenConsent, type Invoice } from '@/lib/billing';
import { findCall, type Call } from '@/lib/bookings';
import { listMessages } from '@/lib/leads';
import type { BillingState, Database, LeadMessageRow, RefundRow } from '@/lib/site/db/tables';
import type { Site } from '@/lib/site/site';
import { toAddressKey } from '@/lib/site/stored-address';
import type { DeskLead, LeadNote } from '@/lib/leads/lead';
import { LEAD_COLUMNS, listNotes, toDeskLead } from './leads.sql';
import { toReadableMail, type DeskMail } from './mails';
import { toDeskOrder, toOrderStep, type DeskOrder, type OrderStep } from './orders.sql';

/** Everything that we hold under one address. */
export type PersonRecords = {
  leads: (DeskLead & { notes: LeadNote[]; messages: PersonMessage[]; call: Call | null })[];
  orders: (DeskOrder & { timeline: OrderStep[]; refunds: PersonRefund[] })[];
  accounts: {
    id: string;
    email: string;
    firstName: string;
    lastName: string;
    role: string;
    verifiedAt: number | null;
    createdAt: number;
    sessions: { createdAt: number; lastSeenAt: number; expiresAt: number }[];
    passkeys: Omit<Passkey, 'id'>[];
  }[];
  /** What came from the address to the leads of others. */
  answers: PersonMessage[];
  mails: (DeskMail & { text: string | null })[];
  invoices: Omit<Invoice, 'key'>[];
  /** To automatic payment. */
  consents: GivenConsent[];
  paymentLinks: { what: string; amountMinor: number; createdAt: number; validUntil: number }[];
  /** What the person pays for each month; `lines` is JSON. */
  plans: {
    id: string;
    state: BillingState;
    name: string | null;
    lines: string;
    createdAt: number;
    endsOn: string | null;
  }[];
  subscriptions: {
    requestedAt: number;
    confirmedAt: number;
    formName: string;
    consentText: string;
    endedAt: number | null;
    endReason: string | null;
  }[];
};

export async function collectPerson(address: string, site: Pick<Site, 'db' | 'now'>): Promise<PersonRecords> {
  return {
    leads: await collectLeads(address, site),
    orders: await collectOrders(site.db, address),
    accounts: await collectAccounts(site.db, address),
    answers: await collectAnswers(site.db, address),
    mails: await collectMails(site.db, address),
    invoices: await listInvoicesTo(address, site),
    consents: await listConsents(address, site),
    paymentLinks: await site.db
      .selectFrom('payment_links')
      .select(['what', 'amount_minor as amountMinor', 'created_at as createdAt', 'valid_until as validUntil'])
      .where(row => row.or([row('email', '=', address), row('lead_id', 'in', leadsOf(row, address))]))
      .orderBy('created_at')
      .execute(),
    plans: await site.db
      .selectFrom('billing_subscriptions')
      .select([
        'id',
        'state',
        'customer_name as name',
        'lines',
        'created_at as createdAt',
        'ends_on as endsOn',
      ])
      .where(sql<string>`lower(customer_email)`, '=', address)
      .orderBy('created_at')
      .execute(),
    subscriptions: await collectSubscriptions(site.db, address),
  };
}

/** What else we have of a lead's sender: the latest orders and leads, and the customer's account. */
export type OtherRecords = {
  orders: DeskOrder[];
  leads: DeskLead[];
  account: { createdAt: number } | null;
};

export async function findOtherRecords(
  lead: { id: string; email: string },
  { db }: Pick<Site, 'db'>,
): Promise<OtherRecords> {
  const address = toAddressKey(lead.email);
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where(row =>
      row.or([
        isOrderOf(row, address),
        // The person who pays a lead's link may have another address at PayPal.
        row(
          'payment_link_id',
          'in',
          row.selectFrom('payment_links').select('id').where('lead_id', '=', lead.id),
        ),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(OTHERS_MAX)
    .execute();
  const leads = await db
    .selectFrom('leads')
    .select(LEAD_COLUMNS)
    .where(sql<string>`lower(email)`, '=', address)
    .where('id', '!=', lead.id)
    .orderBy('received_at', 'desc')
    .limit(OTHERS_MAX)
    .execute();
  const account = await db
    .selectFrom('accounts')
    .select('created_at as createdAt')
    .where('email', '=', address)
    .executeTakeFirst();
  return { orders: orders.map(toDeskOrder), leads: leads.map(toDeskLead), account: account ?? null };
}

/** The latest leads of an order's buyer, and the one that its payment link was made for. */
export async function listLeadsOfBuyer(
  { payerEmail, paymentLinkId }: Pick<DeskOrder, 'payerEmail' | 'paymentLinkId'>,
  { db }: Pick<Site, 'db'>,
): Promise<DeskLead[]> {
  const leads = await db
    .selectFrom('leads')
    .select(LEAD_COLUMNS)
    .where(row =>
      row.or([
        row(sql<string>`lower(email)`, '=', toAddressKey(payerEmail ?? '')),
        row(
          'id',
          'in',
          row
            .selectFrom('payment_links')
            .select('lead_id')
            .where('id', '=', paymentLinkId ?? ''),
        ),
      ]),
    )
    .orderBy('received_at', 'desc')
    .limit(OTHERS_MAX)
    .execute();
  return leads.map(toDeskLead);
}

const OTHERS_MAX = 10;

/** A row that holds the address, as `lead-…`, `order-…`, `account-…` or `mail-…`; null when nothing does. */
export async function findPersonRef(address: string, { db }: Pick<Site, 'db'>): Promise<string | null> {
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

/** The address in such a row, in lower case. */
export async function findPersonAddress(ref: string, { db }: Pick<Site, 'db'>): Promise<string | null> {
  const [, kind = '', id = ''] = /^([a-z]+)-([0-9a-z]{26})$/.exec(ref) ?? [];
  const place = Object.entries(PLACES).find(([name]) => name === kind)?.[1];
  if (!place) return null;
  const row = await db
    .selectFrom(place.table)
    .select(sql<string | null>`lower(${sql.ref(place.column)})`.as('address'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.address || null;
}

async function collectLeads(
  address: string,
  site: Pick<Site, 'db' | 'now'>,
): Promise<PersonRecords['leads']> {
  const rows = await site.db
    .selectFrom('leads')
    .select(LEAD_COLUMNS)
    .where(sql<string>`lower(email)`, '=', address)
    .orderBy('received_at', 'desc')
    .execute();
  return Promise.all(
    rows.map(async row => ({
      ...toDeskLead(row),
      notes: await listNotes(row.id, site),
      messages: (await listMessages(row.id, site)).map(toPersonMessage),
      call: await findCall(row.id, site),
    })),
  );
}

async function collectAnswers(db: Kysely<Database>, address: string): Promise<PersonMessage[]> {
  const rows = await db
    .selectFrom('lead_messages')
    .selectAll()
    .where('from_address', '=', address)
    .where(row => row('lead_id', 'not in', leadsOf(row, address)))
    .orderBy('at')
    .execute();
  return rows.map(toPersonMessage);
}

function leadsOf(row: ExpressionBuilder<Database, 'lead_messages' | 'payment_links'>, address: string) {
  return row
    .selectFrom('leads')
    .select('leads.id')
    .where(sql<string>`lower(leads.email)`, '=', address);
}

function toPersonMessage({ direction, at, subject, text }: LeadMessageRow): PersonMessage {
  return { direction, at, subject, text };
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

function ordersOf(db: Kysely<Database>, address: string) {
  return db.selectFrom('orders').where(row => isOrderOf(row, address));
}

/** Paid from the address, or placed with its account: a confirmed one, since anyone can type anyone's address. */
function isOrderOf(row: ExpressionBuilder<Database, 'orders'>, address: string) {
  return row.or([
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
  ]);
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
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['browser', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('account_id', '=', account.id)
    .orderBy('created_at')
    .execute();
  const { id, email, first_name: firstName, last_name: lastName, role } = account;
  const { verified_at: verifiedAt, created_at: createdAt } = account;
  return [{ id, email, firstName, lastName, role, verifiedAt, createdAt, sessions, passkeys }];
}

/** What went to the address; what went to the agency about the person is listed with the lead or order. */
async function collectMails(db: Kysely<Database>, address: string): Promise<PersonRecords['mails']> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where(sql<string>`lower(to_address)`, '=', address)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(toReadableMail);
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
  invoice: { table: 'invoices', column: 'customer_email' },
  answer: { table: 'lead_messages', column: 'from_address' },
  link: { table: 'payment_links', column: 'email' },
  plan: { table: 'billing_subscriptions', column: 'customer_email' },
} as const;

/** A message of a thread, without who of the staff wrote it. */
type PersonMessage = Pick<LeadMessageRow, 'direction' | 'at' | 'subject' | 'text'>;

/** What was refunded, without who of the staff did it. */
type PersonRefund = {
  state: RefundRow['state'];
  amountMinor: number;
  reason: string | null;
  note: string | null;
  paypalId: string | null;
  at: number;
};

import 'server-only';
import { sql, type ExpressionBuilder } from 'kysely';
import type { DeskLead } from '@/lib/leads/lead';
import { LEAD_COLUMNS, toDeskLead } from '@/lib/leads/leads.sql';
import { toReadableMail, type DeskMail } from '@/lib/mail/mails.sql';
import { toDeskOrder, type DeskOrder } from '@/lib/orders/desk-orders.sql';
import { collectPerson, type PersonRecords } from '@/lib/privacy';
import type { Database } from '@/lib/site/db/tables';
import type { Site } from '@/lib/site/site';
import { toAddressKey } from '@/lib/site/stored-address';

/** What the desk shows of one address: what the person gets, with leads, orders and emails as the desk's tables list them. */
export type PersonView = Omit<PersonRecords, 'leads' | 'orders' | 'mails'> & {
  leads: DeskLead[];
  orders: DeskOrder[];
  mails: DeskMail[];
};

export async function viewPerson(address: string, site: Pick<Site, 'db'>): Promise<PersonView> {
  const records = await collectPerson(address, site);
  const leads = await site.db
    .selectFrom('leads')
    .select(LEAD_COLUMNS)
    .where(sql<string>`lower(email)`, '=', address)
    .orderBy('received_at', 'desc')
    .execute();
  const orders = await site.db
    .selectFrom('orders')
    .selectAll()
    .where(row => isOrderOf(row, address))
    .orderBy('created_at', 'desc')
    .execute();
  const mails = await site.db
    .selectFrom('outbox')
    .selectAll()
    .where(sql<string>`lower(to_address)`, '=', address)
    .orderBy('created_at', 'desc')
    .execute();
  return {
    ...records,
    leads: leads.map(toDeskLead),
    orders: orders.map(toDeskOrder),
    mails: mails.map(toReadableMail),
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

/** The tables with an address under which someone is found here. */
export const PERSON_TABLES: ReadonlySet<string> = new Set(Object.values(PLACES).map(({ table }) => table));

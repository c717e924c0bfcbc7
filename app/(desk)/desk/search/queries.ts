import { sql, type ExpressionBuilder } from 'kysely';
import { toSubscription } from '@/lib/billing/billing.sql';
import type { DeskInvoice } from '@/lib/billing/desk';
import { standingOf, todayOf, toInvoice } from '@/lib/billing/invoice';
import type { Subscription } from '@/lib/billing/subscription';
import { ALL_LEADS } from '@/lib/leads/filter';
import type { DeskLead } from '@/lib/leads/lead';
import { listLeads } from '@/lib/leads/leads.sql';
import { listDeskOrders, type DeskOrder } from '@/lib/orders/desk-orders.sql';
import { ALL_ORDERS } from '@/lib/orders/filter';
import type { Database } from '@/lib/site/db/tables';
import { holdsWord } from '@/lib/site/list-page';
import { wordsOfSearch } from '@/lib/site/search-text';
import type { Site } from '@/lib/site/site';

/** What the desk has for some words, the newest first. `hasMore` where its own list has further ones. */
export type Found = {
  leads: { rows: DeskLead[]; hasMore: boolean };
  orders: { rows: DeskOrder[]; hasMore: boolean };
  plans: Subscription[];
  invoices: DeskInvoice[];
};

/** Looks for words in leads and in what was written about them, in orders, plans and invoices. Nothing without a word. */
export async function findAtDesk(text: string, site: Pick<Site, 'db' | 'now'>): Promise<Found> {
  if (wordsOfSearch(text).length === 0) return { leads: NOTHING, orders: NOTHING, plans: [], invoices: [] };
  const page = { cursor: null, size: FOUND_MAX };
  const leads = await listLeads({ filter: { ...ALL_LEADS, text }, ...page }, site);
  const orders = await listDeskOrders({ ...ALL_ORDERS, text, ...page }, site);
  return {
    leads: { rows: leads.rows, hasMore: leads.older !== null },
    orders: { rows: orders.rows, hasMore: orders.older !== null },
    plans: await findPlans(text, site),
    invoices: await findInvoices(text, site),
  };
}

const NOTHING = { rows: [], hasMore: false };

/** So many of each kind. */
const FOUND_MAX = 8;

async function findPlans(text: string, { db }: Pick<Site, 'db'>): Promise<Subscription[]> {
  const rows = await db
    .selectFrom('billing_subscriptions')
    .selectAll()
    .where(row => isOfCustomer(row, text, db))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(FOUND_MAX)
    .execute();
  return rows.map(toSubscription);
}

/** By their number, else by whom they are for. */
async function findInvoices(text: string, site: Pick<Site, 'db' | 'now'>): Promise<DeskInvoice[]> {
  const { db } = site;
  const number = INVOICE_NUMBER.exec(text.trim())?.[1];
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .where(row =>
      number === undefined
        ? row(
            'subscription_id',
            'in',
            row
              .selectFrom('billing_subscriptions')
              .select('billing_subscriptions.id')
              .where(plan => isOfCustomer(plan, text, db)),
          )
        : row('number', '=', Number(number)),
    )
    .orderBy('number', 'desc')
    .limit(FOUND_MAX)
    .execute();
  return rows.map(toInvoice).map(invoice => ({ ...invoice, standing: standingOf(invoice, todayOf(site)) }));
}

/** "INV-00042", "inv 42", "42". */
const INVOICE_NUMBER = /^(?:inv[- ]?)?0*([1-9]\d{0,8})$/i;

/** Each word is in what the order that bought the plan is found by, or in the customer that stands in the plan by now. */
function isOfCustomer(
  row: ExpressionBuilder<Database, 'billing_subscriptions'>,
  text: string,
  db: Site['db'],
) {
  return row.and(
    wordsOfSearch(text).map(word =>
      row.or([
        row.exists(
          row
            .selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.id', '=', 'billing_subscriptions.order_id')
            .where(holdsWord(db, word, sql.ref('orders.search_text'))),
        ),
        holdsWord(db, word, CUSTOMER),
      ]),
    ),
  );
}

const CUSTOMER = sql`lower(coalesce(customer_name, '') || ' ' || coalesce(customer_email, ''))`;

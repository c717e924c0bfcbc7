import 'server-only';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { BillingSubscriptionRow, Database } from '@/lib/site/db/tables';
import { isId } from '@/lib/site/ids';
import type { Site } from '@/lib/site/site';
import {
  currencySchema,
  invoiceLinesSchema,
  NEXT_INVOICE_STATE,
  toInvoice,
  type Invoice,
  type InvoiceEvent,
} from './invoice';
import { changeSubscription, nextDay, type Subscription, type SubscriptionEvent } from './subscription';

export async function findSubscription(db: Kysely<Database>, id: string): Promise<Subscription | null> {
  const row = await db
    .selectFrom('billing_subscriptions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toSubscription(row) : null;
}

/** Compare-and-set: the changed subscription; null, and nothing written, when the event no longer applies to it. */
export async function advanceSubscription(
  trx: Kysely<Database>,
  { before, event }: { before: Subscription; event: SubscriptionEvent },
  { now }: Pick<Site, 'now'>,
): Promise<Subscription | null> {
  const after = changeSubscription(before, event, now());
  if (after === null) return null;
  const { numUpdatedRows } = await trx
    .updateTable('billing_subscriptions')
    .set(toSubscriptionRow(after))
    .where('id', '=', before.id)
    .where('state', '=', before.state)
    .where('updated_at', '=', before.updatedAt)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? after : null;
}

export async function findInvoice(
  db: Kysely<Database>,
  column: 'id' | 'key',
  value: string,
): Promise<Invoice | null> {
  // Keys come from the address bar: PostgreSQL would fail on what is no text, such as a NUL.
  if (!isId(value)) return null;
  const row = await db.selectFrom('invoices').selectAll().where(column, '=', value).executeTakeFirst();
  return row ? toInvoice(row) : null;
}

/** Compare-and-set, as above: false when it changes nothing. `facts`: what is stored with the new state. */
export async function advanceInvoice(
  trx: Kysely<Database>,
  { before, event, facts = {} }: InvoiceChange,
  { now }: Pick<Site, 'now'>,
): Promise<boolean> {
  const state = NEXT_INVOICE_STATE[before.state][event];
  if (!state) return false;
  const { numUpdatedRows } = await trx
    .updateTable('invoices')
    .set({ ...facts, state, updated_at: Math.max(now(), before.updatedAt + 1) })
    .where('id', '=', before.id)
    .where('state', '=', before.state)
    .where('updated_at', '=', before.updatedAt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type InvoiceChange = {
  before: Invoice;
  event: InvoiceEvent;
  facts?: {
    order_id?: string;
    paid_at?: number | null;
    late_from?: string;
    reminders?: number;
    charges?: number;
    stopped_on?: string | null;
  };
};

export function toSubscriptionRow(subscription: Subscription): BillingSubscriptionRow {
  return {
    id: subscription.id,
    order_id: subscription.orderId,
    state: subscription.state,
    lines: JSON.stringify(subscription.lines),
    pending: JSON.stringify(subscription.pending),
    currency: subscription.currency,
    setup_minor: subscription.setupMinor,
    tax_millipercent: subscription.taxMillipercent,
    customer_name: subscription.customerName,
    customer_email: subscription.customerEmail,
    anchor_on: subscription.anchorOn,
    anchor_month: subscription.anchorMonth,
    month: subscription.month,
    next_on: nextDay(subscription),
    paused_on: subscription.pausedOn,
    ends_on: subscription.endsOn,
    end_cause: subscription.endCause,
    money_back_minor: subscription.moneyBackMinor,
    shown_lines: subscription.shownLines && JSON.stringify(subscription.shownLines),
    created_at: subscription.createdAt,
    updated_at: subscription.updatedAt,
  };
}

export function toSubscription(row: BillingSubscriptionRow): Subscription {
  return {
    id: row.id,
    orderId: row.order_id,
    state: row.state,
    lines: monthlyLinesSchema.parse(JSON.parse(row.lines)),
    pending: invoiceLinesSchema.parse(JSON.parse(row.pending)),
    currency: currencySchema.parse(row.currency),
    setupMinor: row.setup_minor,
    taxMillipercent: row.tax_millipercent,
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    anchorOn: row.anchor_on,
    anchorMonth: row.anchor_month,
    month: row.month,
    pausedOn: row.paused_on,
    endsOn: row.ends_on,
    endCause: row.end_cause,
    moneyBackMinor: row.money_back_minor,
    shownLines: row.shown_lines === null ? null : monthlyLinesSchema.parse(JSON.parse(row.shown_lines)),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

const monthlyLinesSchema = z.array(z.object({ id: z.string(), label: z.string(), minor: z.int() }));

/** At most so many of one kind in a round; the next one goes on. */
export const BATCH = 200;

import 'server-only';
import { PostgresAdapter, sql, type Kysely, type Transaction } from 'kysely';
import { z } from 'zod';
import { receivableOf, endOrders, readStanding, type ReceivableStanding } from '@/lib/billing/receivables';
import { toOutboxRow, type OutgoingMail } from '@/lib/mail/outgoing-mail';
import type { Payer } from '@/lib/paypal/orders';
import type { Database, OrderRow, OrderState } from '@/lib/site/db/tables';
import { toSource } from '@/lib/site/http/request';
import { isId } from '@/lib/site/ids';
import { CURRENCIES } from '@/lib/site/money';
import { foldForSearch, toSearchText } from '@/lib/site/search-text';
import { countHit, unlessLimited, type Allowance, type RateLimit } from '@/lib/site/security/rate-limit';
import { thenDeliver, type Site } from '@/lib/site/site';
import { toStoredAddress } from '@/lib/site/stored-address';
import { DAY_MS } from '@/lib/site/time';
import { type Ledger, type LedgerRecord, idStart, orderNumber, type Order } from './order';

/** The order with this unique value; null when there is none. */
export async function findOrder(
  db: Kysely<Database>,
  column: 'id' | 'key' | 'attempt_id' | 'paypal_order_id' | 'capture_id',
  value: string,
): Promise<Order | null> {
  // Keys come from the address bar: PostgreSQL would fail on what is no text, such as a NUL.
  if (column === 'key' && !isId(value)) return null;
  const row = await db.selectFrom('orders').selectAll().where(column, '=', value).executeTakeFirst();
  return row ? toOrder(row) : null;
}

/** By what people call the order (`orderNumber`); null when the text is no order number. */
export async function findOrderByNumber(db: Kysely<Database>, number: string): Promise<Order | null> {
  const start = idStart(number);
  if (start === null) return null;
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '>=', start)
    .where('id', '<=', `${start}zzzzzzzzzzzzzzzz`)
    .executeTakeFirst();
  return row ? toOrder(row) : null;
}

/** The order as it is stored now. */
export async function reloadOrder(db: Kysely<Database>, { id }: Order): Promise<Order> {
  const current = await findOrder(db, 'id', id);
  if (!current) throw new OrderVanishedError(`Order ${id} is no longer stored`);
  return current;
}

class OrderVanishedError extends Error {
  override name = 'OrderVanishedError';
}

/**
 * Compare-and-set: `stale`, and nothing written, when the row is no longer exactly `before`. A change, its history row,
 * its ledger rows and its emails are one transaction: all of them or none.
 */
export function replaceOrder(site: Site, change: OrderChange): Promise<ReplaceOutcome> {
  const replaced = site.db.transaction().execute(trx => replaceIn(trx, change, site));
  return thenDeliver(replaced, site);
}

async function replaceIn(
  trx: Transaction<Database>,
  change: OrderChange,
  site: Site,
): Promise<ReplaceOutcome> {
  const { before, after, cause, detail, mails, mailsDue, records, unlessDuplicate } = change;
  const duplicate = unlessDuplicate ? await findDuplicateLocked(trx, unlessDuplicate) : null;
  if (duplicate) return { kind: 'duplicate', duplicate };
  const receivable = receivableOf(before);
  const isCapture = after.state === 'capturing' && before.state !== 'capturing';
  const standing =
    receivable && isCapture ? await readStanding(trx, { receivable, orderId: before.id }, site) : 'owed';
  if (standing !== 'owed') return { kind: 'not_owed', standing };
  const result = await whereUnchanged(trx, before, toOrderRow(after));
  if (result.numUpdatedRows !== 1n) return { kind: 'stale' };
  await trx
    .insertInto('order_events')
    .values(toEventRow({ id: site.newId(), order: after, from: before.state, cause, detail }))
    .execute();
  if (receivable && after.state === 'paid' && before.paidAt === null)
    await endOrders(trx, { receivable, exceptId: after.id, why: 'billing: paid by another order' }, site);
  await storeRecords(trx, records);
  await insertMails(trx, { mails, now: after.updatedAt }, site);
  await noteMailsDue(trx, { orderId: after.id, mailsDue, now: after.updatedAt });
  return { kind: 'replaced' };
}

/**
 * Two orders of one payer that reach two processes at once: the second looks once the first is stored. The embedded file
 * has one writer at a time, so its transactions wait for each other anyway.
 */
async function findDuplicateLocked(trx: Transaction<Database>, query: DuplicateQuery): Promise<Order | null> {
  const { payer } = query;
  if (payer.id !== null && trx.getExecutor().adapter instanceof PostgresAdapter)
    await sql`select pg_advisory_xact_lock(${PAYER_LOCKS}, hashtext(${payer.id}))`.execute(trx);
  return findDuplicate(trx, query);
}

/** Moves the row's version on, so only one of several callers takes up an order. False when another did. */
export async function claimOrder(db: Kysely<Database>, order: Order, updatedAt: number): Promise<boolean> {
  const result = await whereUnchanged(db, order, { updated_at: updatedAt });
  return result.numUpdatedRows === 1n;
}

/** Updates the row only while it is still this version of the order. */
function whereUnchanged(db: Kysely<Database>, { id, state, updatedAt }: Order, values: Partial<OrderRow>) {
  return db
    .updateTable('orders')
    .set(values)
    .where('id', '=', id)
    .where('state', '=', state)
    .where('updated_at', '=', updatedAt)
    .executeTakeFirst();
}

/**
 * Another order for the same thing at the same price that the same payer has paid in the last day, or is paying at this
 * moment; the latest one. What was refunded may be bought again.
 */
export async function findDuplicate(
  db: Kysely<Database>,
  { order, payer, since }: DuplicateQuery,
): Promise<Order | null> {
  if (payer.id === null) return null;
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('payer_id', '=', payer.id)
    .where('id', '!=', order.id)
    .where('state', 'in', ['capturing', 'pending', 'paid', 'disputed'])
    .where(eb =>
      eb.or([eb('paid_at', '>=', since), eb.and([eb('paid_at', 'is', null), eb('updated_at', '>=', since)])]),
    )
    .where('description', '=', order.description)
    .where('amount_minor', '=', order.amountMinor)
    .where('currency', '=', order.currency)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toOrder(row) : null;
}

export function duplicateQuery(purchase: { order: Order; payer: Payer }, now: number): DuplicateQuery {
  return { ...purchase, since: now - DUPLICATE_WINDOW_MS };
}

/** Within this time, the same purchase by the same payer is taken for a mistake until the buyer says otherwise. */
const DUPLICATE_WINDOW_MS = DAY_MS;

/** Counts a visit that asks PayPal; limited when there were too many to the order or from the client's address. */
export function takeLook(site: Site, { id }: Order, address: string): Promise<Allowance> {
  const now = site.now();
  const { ORDER_LOOKS_PER_HOUR: perHour } = site.env;
  const limit = { name: 'address-looks', perMinute: perHour, perHour, secret: site.secret('LIMITS_SECRET') };
  return unlessLimited(site.db, async trx => {
    const ofOrder = await countHit(trx, { limit: ORDER_LOOK_LIMIT, address: id, now });
    return ofOrder.kind === 'limited' ? ofOrder : countHit(trx, { limit, address, now });
  });
}

/** Of one order, by all visits together: a reload or a link scanner does not make us ask PayPal each time. */
// An order's id is no one's address.
const ORDER_LOOK_LIMIT: RateLimit = { name: 'order-looks', perMinute: 3, perHour: 30, secret: '' };

/** Every refund, reversal and dispute of an order, the oldest first. */
export async function findLedger(db: Kysely<Database>, orderId: string): Promise<Ledger> {
  const [refunds, reversals, disputes] = await Promise.all([
    db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute(),
    db.selectFrom('reversals').selectAll().where('order_id', '=', orderId).orderBy('reversed_at').execute(),
    db.selectFrom('disputes').selectAll().where('order_id', '=', orderId).orderBy('opened_at').execute(),
  ]);
  return { refunds, reversals, disputes };
}

/** Inserts or replaces the rows. Call it in the transaction of the order's change. */
async function storeRecords(trx: Kysely<Database>, records: readonly LedgerRecord[]): Promise<void> {
  for (const record of records) await storeRecord(trx, record);
}

async function storeRecord(trx: Kysely<Database>, record: LedgerRecord): Promise<void> {
  switch (record.kind) {
    case 'refund': {
      const { id: _id, ...changes } = record.row;
      await trx
        .insertInto('refunds')
        .values(record.row)
        .onConflict(conflict => conflict.column('id').doUpdateSet(changes))
        .execute();
      return;
    }
    case 'refund_merged':
      await trx.deleteFrom('refunds').where('id', '=', record.id).execute();
      return;
    case 'reversal': {
      const { id, ...changes } = record.row;
      await trx.deleteFrom('refunds').where('provider_id', '=', id).where('origin', '=', 'paypal').execute();
      await trx
        .insertInto('reversals')
        .values(record.row)
        .onConflict(conflict => conflict.column('id').doUpdateSet(changes))
        .execute();
      return;
    }
    case 'dispute': {
      const { id: _id, ...changes } = record.row;
      await trx
        .insertInto('disputes')
        .values(record.row)
        .onConflict(conflict => conflict.column('id').doUpdateSet(changes))
        .execute();
    }
  }
}

/**
 * Puts emails into the outbox, each once: an existing idempotency key means that the email was queued before, which
 * must not fail the transaction. Call it in the transaction of what they report.
 */
export async function insertMails(
  trx: Kysely<Database>,
  { mails, now }: { mails: readonly OutgoingMail[]; now: number },
  site: Pick<Site, 'newId'>,
): Promise<void> {
  const rows = mails.map(mail => toOutboxRow(mail, { id: site.newId(), now }));
  if (rows.length === 0) return;
  await trx
    .insertInto('outbox')
    .values(rows)
    .onConflict(conflict => conflict.column('idempotency_key').doNothing())
    .execute();
}

/** Notes emails that could not be rendered, so they are rendered later. */
async function noteMailsDue(
  trx: Kysely<Database>,
  { orderId, mailsDue, now }: { orderId: string; mailsDue: readonly OrderMailReason[]; now: number },
): Promise<void> {
  const rows = mailsDue.map(reason => ({ order_id: orderId, reason, since: now }));
  if (rows.length === 0) return;
  await trx
    .insertInto('order_mails_due')
    .values(rows)
    .onConflict(conflict => conflict.columns(['order_id', 'reason']).doUpdateSet({ since: now }))
    .execute();
}

export function toEventRow({ id, order, from, cause, detail }: NewEvent) {
  return {
    id,
    order_id: order.id,
    at: order.updatedAt,
    from_state: from,
    to_state: order.state,
    cause,
    detail,
  };
}

/** Without what a later change of the order never touches: the account, which may be gone by then, and the buyer's details. */
export function toOrderRow(
  order: Order,
): Omit<OrderRow, 'account_id' | 'buyer_business' | 'buyer_phone' | 'buyer_website' | 'overpaid_at'> {
  return {
    id: order.id,
    key: order.key,
    attempt_id: order.attemptId,
    state: order.state,
    plan_id: order.planId,
    billing: order.billing,
    add_on_ids: JSON.stringify(order.addOnIds),
    lines: JSON.stringify(order.lines),
    build_guarantee_days: order.guaranteeDays.build,
    plan_guarantee_days: order.guaranteeDays.plan,
    monthly_minor: order.monthlyMinor,
    description: order.description,
    amount_minor: order.amountMinor,
    currency: order.currency,
    paypal_order_id: order.paymentId,
    approve_url: order.approveUrl,
    capture_attempt: order.captureAttempt,
    capture_id: order.captureId,
    payer_id: order.payerId,
    payer_email: order.payerEmail === null ? null : toStoredAddress(order.payerEmail),
    payer_name: order.payerName,
    search_text: orderSearchText(order),
    attention_reason: order.attentionReason,
    created_at: order.createdAt,
    updated_at: order.updatedAt,
    paid_at: order.paidAt,
    declined_at: order.declinedAt,
    cancelled_at: order.cancelledAt,
    unapproved_at: order.unapprovedAt,
    captured_minor: order.capturedMinor,
    refunded_minor: order.refundedMinor,
    reversed_minor: order.reversedMinor,
    duplicate_of: order.duplicateOf,
    invoice_key: order.invoiceKey,
    vault: order.vault,
    payment_link_id: order.paymentLinkId,
    form_page: order.source.formPage,
    entry_page: order.source.entryPage,
    source: order.source.source,
    source_details: JSON.stringify(order.source.details),
  };
}

/** What the desk's search looks through. */
export function orderSearchText({
  id,
  payerName,
  payerEmail,
}: Pick<Order, 'id' | 'payerName' | 'payerEmail'>): string {
  const buyer = toSearchText([payerName, payerEmail].filter(Boolean).join('\n'));
  return [foldForSearch(orderNumber(id)), buyer].filter(Boolean).join('\n');
}

/** The order as the rules know it. Throws when a column holds what no version of this site wrote. */
export function toOrder(row: OrderRow): Order {
  return {
    id: row.id,
    key: row.key,
    attemptId: row.attempt_id,
    state: row.state,
    planId: row.plan_id,
    billing: billingSchema.parse(row.billing),
    addOnIds: idsSchema.parse(JSON.parse(row.add_on_ids)),
    lines: linesSchema.parse(JSON.parse(row.lines)),
    guaranteeDays: { build: row.build_guarantee_days, plan: row.plan_guarantee_days },
    monthlyMinor: row.monthly_minor,
    description: row.description,
    amountMinor: row.amount_minor,
    currency: currencySchema.parse(row.currency),
    paymentId: row.paypal_order_id,
    approveUrl: row.approve_url,
    captureAttempt: row.capture_attempt,
    captureId: row.capture_id,
    payerId: row.payer_id,
    payerEmail: row.payer_email,
    payerName: row.payer_name,
    attentionReason: row.attention_reason,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    paidAt: row.paid_at,
    declinedAt: row.declined_at,
    cancelledAt: row.cancelled_at,
    unapprovedAt: row.unapproved_at,
    capturedMinor: row.captured_minor,
    refundedMinor: row.refunded_minor,
    reversedMinor: row.reversed_minor,
    duplicateOf: row.duplicate_of,
    invoiceKey: row.invoice_key,
    vault: row.vault,
    paymentLinkId: row.payment_link_id,
    business: row.buyer_business,
    phone: row.buyer_phone,
    website: row.buyer_website,
    source: toSource(row),
  };
}

/** Failed, and no later refund of the order took its place. */
export function failedRefunds(db: Kysely<Database>) {
  return db
    .selectFrom('refunds')
    .where('refunds.state', '=', 'failed')
    .where(row =>
      row.not(
        row.exists(
          row
            .selectFrom('refunds as later')
            .select('later.id')
            .whereRef('later.order_id', '=', 'refunds.order_id')
            .whereRef('later.created_at', '>', 'refunds.created_at')
            .where('later.state', '!=', 'failed'),
        ),
      ),
    );
}

export const billingSchema = z.enum(['setup-and-monthly', 'monthly-only']).nullable();
export const linesSchema = z.array(
  z.object({ label: z.string(), minor: z.int(), guarantee: z.enum(['build', 'plan']).optional() }),
);
const currencySchema = z.enum(CURRENCIES);

const idsSchema = z.array(z.string());
/** The first half of an advisory lock's key, so it meets no other kind of lock. */
const PAYER_LOCKS = 1;

type OrderChange = {
  before: Order;
  after: Order;
  cause: string;
  detail: string;
  mails: readonly OutgoingMail[];
  /** Emails that could not be rendered. */
  mailsDue: readonly OrderMailReason[];
  /** Rows of the ledger that belong to this change. */
  records: readonly LedgerRecord[];
  /** Looked for in the same transaction, in which no other order of this payer can change unless it looks, too. */
  unlessDuplicate?: DuplicateQuery | undefined;
};

/** `duplicate`: nothing was written because of the order that `unlessDuplicate` finds. */
type ReplaceOutcome =
  | { kind: 'replaced' | 'stale' }
  | { kind: 'duplicate'; duplicate: Order }
  /** Nothing was written, because what the order pays is not owed now. */
  | { kind: 'not_owed'; standing: ReceivableStanding };

export type DuplicateQuery = { order: Order; payer: Payer; since: number };

type NewEvent = { id: string; order: Order; from: OrderState | null; cause: string; detail: string };

/**
 * `receipt` when paid, `refund` when money went back, `declined` when a pending payment was denied: to the buyer, and to
 * the agency where it concerns it. `attention`, `refund-failed`, `reversal`, `dispute` and `duplicate`: to the agency only.
 */
export const ORDER_MAIL_REASONS = [
  'receipt',
  'attention',
  'refund',
  'refund-failed',
  'declined',
  'reversal',
  'dispute',
  'duplicate',
] as const;

export type OrderMailReason = (typeof ORDER_MAIL_REASONS)[number];

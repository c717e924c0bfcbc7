import 'server-only';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { z } from 'zod';
import type {
  Database,
  DisputeRow,
  OrderEventRow,
  OrderRow,
  OrderState,
  PaymentCallRow,
  PaymentRuleRow,
  RefundRow,
  ReversalRow,
  UnknownPaymentRow,
} from '@/lib/site/db/tables';
import { toSource } from '@/lib/site/http/request';
import { daysSpan, monthSpan } from '@/lib/site/list-filter';
import { holdsWord, readListPage, type Cursor, type Page } from '@/lib/site/list-page';
import { CURRENCIES } from '@/lib/site/money';
import { wordsOfSearch } from '@/lib/site/search-text';
import type { Site } from '@/lib/site/site';
import type { OrderFilter } from './filter';
import { idStart, orderNumber, STUCK_MS, type Ledger, type Order } from './order';
import { billingSchema, failedRefunds, findLedger, linesSchema } from './orders.sql';

/** What the desk's tables show row by row. */
export type { DisputeRow, PaymentCallRow, PaymentRuleRow, ReversalRow, UnknownPaymentRow };

/** An order as the desk reads it: what changes one goes through the order's own deeds. */
export type DeskOrder = Omit<
  Order,
  | 'attemptId'
  | 'addOnIds'
  | 'approveUrl'
  | 'captureAttempt'
  | 'payerId'
  | 'declinedAt'
  | 'cancelledAt'
  | 'unapprovedAt'
  | 'duplicateOf'
  | 'vault'
>;

export type OrderStep = {
  id: string;
  at: number;
  from: OrderState | null;
  to: OrderState;
  cause: string;
  detail: string | null;
};

/** A refund with the email address of the member of staff who asked for it, if that account still exists. */
export type DeskRefund = RefundRow & { actorEmail: string | null };

/** `respondBy`: until when PayPal waits for our answer; null when it does not. */
export type OrderNeed =
  | { kind: 'reversal' | 'dispute_ended' | 'refund_failed' }
  | { kind: 'dispute'; respondBy: number | null };

export function listDeskOrders(
  { cursor, size, ...filter }: OrderFilter & { cursor: Cursor | null; size?: number },
  site: Pick<Site, 'db' | 'now'>,
): Promise<Page<DeskOrder>> {
  const query = selectOrders(filter, site).selectAll();
  return readListPage(query, { by: 'created_at', cursor, size }, toDeskOrder);
}

/** How many orders each of these lists has on all of its pages. One query, of which each part takes the index of its list. */
export async function countOrders(
  filters: readonly OrderFilter[],
  site: Pick<Site, 'db' | 'now'>,
): Promise<number[]> {
  const [first, ...others] = filters.map((filter, index) =>
    selectOrders(filter, site).select(row => [row.lit(index).as('index'), row.fn.countAll().as('count')]),
  );
  if (!first) return [];
  const rows = await others.reduce((all, one) => all.unionAll(one), first).execute();
  return rows.toSorted((one, other) => one.index - other.index).map(({ count }) => Number(count));
}

function selectOrders({ state, text, month, source, days }: OrderFilter, site: Pick<Site, 'db' | 'now'>) {
  const { db } = site;
  const words = wordsOfSearch(text.split(/\s+/).map(asNumber).join(' '));
  const span = month === null ? null : monthSpan(month);
  const paid = days === null ? null : daysSpan(days);
  return db
    .selectFrom('orders')
    .$if(paid !== null, orders =>
      orders.where('paid_at', '>=', paid?.from ?? 0).where('paid_at', '<', paid?.to ?? 0),
    )
    .$if(state !== null, orders => orders.where(row => isInState(row, state, site)))
    .$if(source !== null, orders => orders.where('source', '=', source))
    .$if(span !== null, orders =>
      orders
        .where(row => row.fn.coalesce('paid_at', 'created_at'), '>=', span?.from ?? 0)
        .where(row => row.fn.coalesce('paid_at', 'created_at'), '<', span?.to ?? 0),
    )
    .$if(words.length > 0, orders => orders.where(row => row.and(words.map(word => holdsWord(db, word)))));
}

function isInState(
  row: ExpressionBuilder<Database, 'orders'>,
  state: OrderFilter['state'],
  site: Pick<Site, 'db' | 'now'>,
) {
  if (state === 'needs-a-person') return needsPerson(row, site);
  if (state === 'part-refunded') return row.and([row('state', '=', 'paid'), row('refunded_minor', '>', 0)]);
  return row('state', '=', state);
}

/**
 * How many orders a person has to look at: in `attention`, asked twice, with money that waits (`OrderNeed`), or under way
 * for so long that they are not simply being paid.
 */
export async function countAttention(site: Pick<Site, 'db' | 'now'>): Promise<number> {
  const { count } = await needingAttention(site)
    .select(row => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findDeskOrder(id: string, { db }: Pick<Site, 'db'>): Promise<DeskOrder | null> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toDeskOrder(row) : null;
}

/** What happened to an order, the oldest first. */
export async function listSteps(orderId: string, { db }: Pick<Site, 'db'>): Promise<OrderStep[]> {
  const rows = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('at')
    .execute();
  return rows.map(toOrderStep);
}

/** Every refund, the oldest first. */
export function listRefunds(orderId: string, { db }: Pick<Site, 'db'>): Promise<DeskRefund[]> {
  return db
    .selectFrom('refunds')
    .leftJoin('accounts', 'accounts.id', 'refunds.actor_id')
    .selectAll('refunds')
    .select('accounts.email as actorEmail')
    .where('order_id', '=', orderId)
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .execute();
}

/** What happened to an order's money after it was captured. */
export function findDeskLedger(orderId: string, { db }: Pick<Site, 'db'>): Promise<Ledger> {
  return findLedger(db, orderId);
}

/** The latest calls to PayPal, the newest first. */
export function listCalls(orderId: string, { db }: Pick<Site, 'db'>): Promise<PaymentCallRow[]> {
  return db
    .selectFrom('payment_calls')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('at', 'desc')
    .limit(CALLS_MAX)
    .execute();
}

/** What of these orders' money waits for a person. */
export async function findNeeds(
  orderIds: readonly string[],
  { db }: Pick<Site, 'db'>,
): Promise<ReadonlyMap<string, OrderNeed[]>> {
  const needs = new Map<string, OrderNeed[]>();
  if (orderIds.length === 0) return needs;
  const add = (orderId: string, need: OrderNeed) => needs.set(orderId, [...(needs.get(orderId) ?? []), need]);
  const [reversals, disputes, refunds] = await Promise.all([
    db
      .selectFrom('reversals')
      .select('order_id')
      .where('state', '=', 'open')
      .where('order_id', 'in', orderIds)
      .execute(),
    db
      .selectFrom('disputes')
      .select(['order_id', 'status', 'outcome', 'respond_by'])
      .where('settled_at', 'is', null)
      .where('order_id', 'in', orderIds)
      .execute(),
    failedRefunds(db)
      .select('refunds.order_id')
      .distinct()
      .where('refunds.order_id', 'in', orderIds)
      .execute(),
  ]);
  for (const { order_id } of reversals) add(order_id, { kind: 'reversal' });
  for (const { order_id, status, outcome, respond_by } of disputes) {
    const respondBy = status === 'waiting_for_seller' ? respond_by : null;
    add(order_id, outcome === null ? { kind: 'dispute', respondBy } : { kind: 'dispute_ended' });
  }
  for (const { order_id } of refunds) add(order_id, { kind: 'refund_failed' });
  return needs;
}

export function toDeskOrder(row: OrderRow): DeskOrder {
  return {
    id: row.id,
    key: row.key,
    state: row.state,
    description: row.description,
    lines: linesSchema.parse(JSON.parse(row.lines)),
    guaranteeDays: { build: row.build_guarantee_days, plan: row.plan_guarantee_days },
    amountMinor: row.amount_minor,
    monthlyMinor: row.monthly_minor,
    currency: currencySchema.parse(row.currency),
    paymentId: row.paypal_order_id,
    captureId: row.capture_id,
    payerEmail: row.payer_email,
    payerName: row.payer_name,
    attentionReason: row.attention_reason,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    paidAt: row.paid_at,
    capturedMinor: row.captured_minor,
    refundedMinor: row.refunded_minor,
    reversedMinor: row.reversed_minor,
    planId: row.plan_id,
    billing: billingSchema.parse(row.billing),
    invoiceKey: row.invoice_key,
    paymentLinkId: row.payment_link_id,
    business: row.buyer_business,
    phone: row.buyer_phone,
    website: row.buyer_website,
    source: toSource(row),
  };
}

function toOrderStep(row: OrderEventRow): OrderStep {
  const { id, at, from_state: from, to_state: to, cause, detail } = row;
  return { id, at, from, to, cause, detail };
}

/** An order's number as it is stored, however it was typed; any other word as it is. */
function asNumber(word: string): string {
  const start = idStart(word);
  return start === null ? word : orderNumber(start);
}

function needingAttention(site: Pick<Site, 'db' | 'now'>) {
  return site.db.selectFrom('orders').where(row => needsPerson(row, site));
}

/** The sweeper renews `updated_at` with each try, so its age shows what is stuck. */
function needsPerson(row: ExpressionBuilder<Database, 'orders'>, { db, now }: Pick<Site, 'db' | 'now'>) {
  return row.or([
    row('state', 'in', ['attention', 'awaiting_confirmation']),
    ...waitsForMoney(db, row),
    row.and([row('state', 'in', ['creating', 'capturing']), row('created_at', '<', now() - STUCK_MS)]),
  ]);
}

/** Conditions on orders whose money after the capture waits for a person. */
function waitsForMoney(db: Kysely<Database>, row: ExpressionBuilder<Database, 'orders'>) {
  return [
    row('id', 'in', row.selectFrom('reversals').select('order_id').where('state', '=', 'open')),
    row('id', 'in', row.selectFrom('disputes').select('order_id').where('settled_at', 'is', null)),
    row.and([row('state', '!=', 'refunded'), row('id', 'in', failedRefunds(db).select('refunds.order_id'))]),
  ];
}

const currencySchema = z.enum(CURRENCIES);

const CALLS_MAX = 200;

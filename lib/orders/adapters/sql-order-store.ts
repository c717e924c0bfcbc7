import 'server-only';
import { PostgresAdapter, sql, type Kysely, type Transaction } from 'kysely';
import type { Database, OrderRow, OrderState } from '@/lib/site/db/tables';
import { isId } from '@/lib/site/ids';
import { countHit, OverLimitError, unlessLimited, type RateLimit } from '@/lib/site/security/rate-limit';
import { idStart, type Order } from '../order';
import type {
  Buyer,
  DuplicateQuery,
  InsertOrderOutcome,
  OrderChange,
  OrderStore,
  ReplaceOutcome,
  StaleQuery,
} from '../ports';
import { toOrder, toOrderRow } from './order-rows';
import { findMailsDue, insertMails, noteMailsDue, postponeMail, storeDueMails } from './sql-order-mails';
import { claimRefund, findLedger, findStaleRefunds, storeRecords } from './sql-ledger';

/**
 * Orders in the database. A change, its history row and its mails are one transaction: all of them or none.
 * `limits` are how many new orders one network address may place, and how often its visits make us ask PayPal.
 */
export function sqlOrderStore({ db, newId, limits }: SqlOrderStoreDeps): OrderStore {
  const { looksPerHour, ...ofOrders } = limits;
  const limit: RateLimit = { name: LIMIT_NAME, ...ofOrders };
  const lookLimit: RateLimit = {
    name: 'address-looks',
    perMinute: looksPerHour,
    perHour: looksPerHour,
    secret: limits.secret,
  };
  return {
    insert: (order, buyer) => insertWithinLimit({ order, buyer }, { db, newId, limit }),
    findById: id => findOne(db, 'id', id),
    // Keys come from the address bar: PostgreSQL would fail on what is no text, such as a NUL.
    findByKey: key => (isId(key) ? findOne(db, 'key', key) : Promise.resolve(null)),
    findByAttempt: attemptId => findOne(db, 'attempt_id', attemptId),
    findByCapture: captureId => findOne(db, 'capture_id', captureId),
    findByNumber: number => findByNumber(db, number),
    findByPayment: paymentId => findOne(db, 'paypal_order_id', paymentId),
    replace: change => db.transaction().execute(trx => replaceOrder(trx, change, newId)),
    claim: async (order, updatedAt) => {
      const result = await whereUnchanged(db, order, { updated_at: updatedAt });
      return result.numUpdatedRows === 1n;
    },
    takeLookup: ({ id }, { address, now }) =>
      unlessLimited(db, async trx => {
        const ofOrder = await countHit(trx, { limit: ORDER_LOOK_LIMIT, address: id, now });
        return ofOrder.kind === 'limited' ? ofOrder : countHit(trx, { limit: lookLimit, address, now });
      }),
    findLedger: orderId => findLedger(db, orderId),
    findByRefund: async refundId => {
      const row = await db
        .selectFrom('orders')
        .selectAll()
        .where('id', 'in', refunds =>
          refunds.selectFrom('refunds').select('order_id').where('id', '=', refundId),
        )
        .executeTakeFirst();
      return row ? toOrder(row) : null;
    },
    findStaleRefunds: query => findStaleRefunds(db, query),
    claimRefund: (refund, now) => claimRefund(db, refund, now),
    findDuplicate: query => findDuplicate(db, query),
    findMailsDue: limit => findMailsDue(db, limit),
    postponeMail: (due, now) => postponeMail(db, due, now),
    storeDueMails: (due, mails, now) => storeDueMails(db, { due, mails, now, newId }),
    findStale: query => findStale(db, query),
  };
}

async function insertWithinLimit(entry: NewOrder, deps: InsertDeps): Promise<InsertOrderOutcome> {
  try {
    const isNew = await deps.db.transaction().execute(trx => insertOrder(trx, entry, deps));
    return { kind: isNew ? 'stored' : 'repeat' };
  } catch (error) {
    if (error instanceof OverLimitError) return error.allowance;
    throw error;
  }
}

async function insertOrder(
  trx: Transaction<Database>,
  { order, buyer }: NewOrder,
  { newId, limit }: InsertDeps,
): Promise<boolean> {
  // Not a caught violation: PostgreSQL would have given up the transaction by then.
  const result = await trx
    .insertInto('orders')
    .values({ ...toOrderRow(order), account_id: buyer.accountId })
    .onConflict(conflict => conflict.column('attempt_id').doNothing())
    .executeTakeFirst();
  if (result.numInsertedOrUpdatedRows !== 1n) return false;
  const allowance = await countHit(trx, { limit, address: buyer.address, now: order.createdAt });
  if (allowance.kind === 'limited') throw new OverLimitError(allowance);
  await trx
    .insertInto('order_events')
    .values(toEventRow({ id: newId(), order, from: null, cause: 'order_placed', detail: 'checkout' }))
    .execute();
  return true;
}

async function replaceOrder(
  trx: Transaction<Database>,
  change: OrderChange,
  newId: () => string,
): Promise<ReplaceOutcome> {
  const { before, after, cause, detail, mails, mailsDue, records, unlessDuplicate } = change;
  const duplicate = unlessDuplicate ? await findDuplicateLocked(trx, unlessDuplicate) : null;
  if (duplicate) return { kind: 'duplicate', duplicate };
  const result = await whereUnchanged(trx, before, toOrderRow(after));
  if (result.numUpdatedRows !== 1n) return { kind: 'stale' };
  await trx
    .insertInto('order_events')
    .values(toEventRow({ id: newId(), order: after, from: before.state, cause, detail }))
    .execute();
  await storeRecords(trx, records);
  await insertMails(trx, { mails, newId, now: after.updatedAt });
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

/** Paid, or being paid at this moment, by the same PayPal account; what was refunded may be bought again. */
async function findDuplicate(
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

async function findStale(
  db: Kysely<Database>,
  { state, now, untouchedMs, longestMs, limit }: StaleQuery,
): Promise<Order[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('state', '=', state)
    .where('updated_at', '<', now - untouchedMs)
    .$if(longestMs !== undefined, query =>
      query.where(eb =>
        eb.or([
          eb('updated_at', '<', now - (longestMs ?? 0)),
          eb(sql<number>`updated_at - created_at`, '<=', sql<number>`${now} - updated_at`),
        ]),
      ),
    )
    .orderBy('updated_at')
    .limit(limit)
    .execute();
  return rows.map(toOrder);
}

async function findOne(db: Kysely<Database>, column: UniqueColumn, value: string): Promise<Order | null> {
  const row = await db.selectFrom('orders').selectAll().where(column, '=', value).executeTakeFirst();
  return row ? toOrder(row) : null;
}

async function findByNumber(db: Kysely<Database>, number: string): Promise<Order | null> {
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

function toEventRow({ id, order, from, cause, detail }: NewEvent) {
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

/** The first half of an advisory lock's key, so it meets no other kind of lock. */
const PAYER_LOCKS = 1;
const LIMIT_NAME = 'orders';
/** Of one order, by all visits together: a reload or a link scanner does not make us ask PayPal each time. */
// An order's id is no one's address.
const ORDER_LOOK_LIMIT: RateLimit = { name: 'order-looks', perMinute: 3, perHour: 30, secret: '' };

type NewOrder = { order: Order; buyer: Buyer };

type InsertDeps = { db: Kysely<Database>; newId: () => string; limit: RateLimit };

type UniqueColumn = 'id' | 'key' | 'attempt_id' | 'paypal_order_id' | 'capture_id';

type NewEvent = { id: string; order: Order; from: OrderState | null; cause: string; detail: string };

type SqlOrderStoreDeps = {
  db: Kysely<Database>;
  newId: () => string;
  limits: Omit<RateLimit, 'name'> & { looksPerHour: number };
};

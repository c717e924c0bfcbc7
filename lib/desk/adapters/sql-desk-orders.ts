import 'server-only';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import { PAGE_SIZE, toPage } from '../cursor';
import type { DeskOrderStore } from '../ports';
import { findLedger } from '@/lib/orders/orders.sql';
import { idStart, orderNumber } from '@/lib/orders/order';
import { findNeeds, waitsForMoney } from './sql-desk-money';
import { toDeskOrder, toOrderStep } from './desk-rows';
import { keyset } from './keyset';
import { holdsWord, searchWords } from './search-words';

/** Orders for the desk, read only: what changes an order goes through the order's own use-cases. */
export function sqlDeskOrders(db: Kysely<Database>): DeskOrderStore {
  return {
    list: query => listOrders(db, query),
    listAttention: async stuckBefore => {
      const rows = await needingAttention(db, stuckBefore)
        .selectAll()
        .orderBy('created_at', 'desc')
        .limit(ATTENTION_MAX)
        .execute();
      return rows.map(toDeskOrder);
    },
    countAttention: async stuckBefore => {
      const { count } = await needingAttention(db, stuckBefore)
        .select(row => row.fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    find: async id => {
      const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? toDeskOrder(row) : null;
    },
    findTimeline: async orderId => {
      const rows = await db
        .selectFrom('order_events')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('at')
        .execute();
      return rows.map(toOrderStep);
    },
    findRefunds: orderId =>
      db
        .selectFrom('refunds')
        .leftJoin('accounts', 'accounts.id', 'refunds.actor_id')
        .selectAll('refunds')
        .select('accounts.email as actorEmail')
        .where('order_id', '=', orderId)
        .orderBy('refunds.created_at')
        .orderBy('refunds.id')
        .execute(),
    findNeeds: orderIds => findNeeds(db, orderIds),
    findLedger: orderId => findLedger(db, orderId),
    findCalls: orderId =>
      db
        .selectFrom('payment_calls')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('at', 'desc')
        .limit(CALLS_MAX)
        .execute(),
  };
}

async function listOrders(
  db: Kysely<Database>,
  { state, text, cursor, size = PAGE_SIZE }: Parameters<DeskOrderStore['list']>[0],
) {
  const { order, beyond } = keyset('created_at', cursor);
  const words = searchWords(text).map(asNumber);
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .$if(state !== null, query => query.where('state', '=', state))
    .$if(words.length > 0, query => query.where(row => row.and(words.map(word => holdsWord(db, word)))))
    .$if(beyond !== null, query => query.where(beyond ?? sql<boolean>`true`))
    .orderBy('created_at', order)
    .orderBy('id', order)
    .limit(size + 1)
    .execute();
  return toPage(rows.map(toDeskOrder), {
    cursor,
    size,
    keyOf: ({ createdAt, id }) => ({ at: createdAt, id }),
  });
}

/** An order's number as it is stored, however it was typed; any other word as it is. */
function asNumber(word: string): string {
  const start = idStart(word);
  return start === null ? word : orderNumber(start).toLowerCase();
}

/** The sweeper renews `updated_at` with each try, so its age shows what is stuck. */
function needingAttention(db: Kysely<Database>, stuckBefore: number) {
  return db
    .selectFrom('orders')
    .where(row =>
      row.or([
        row('state', 'in', ['attention', 'awaiting_confirmation']),
        ...waitsForMoney(db, row),
        row.and([row('state', 'in', ['creating', 'capturing']), row('created_at', '<', stuckBefore)]),
      ]),
    );
}

const ATTENTION_MAX = 200;
const CALLS_MAX = 200;

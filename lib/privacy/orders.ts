import 'server-only';
import {
  sql,
  type ExpressionBuilder,
  type Kysely,
  type RawBuilder,
  type SqlBool,
  type Transaction,
} from 'kysely';
import { retention } from '@/content/retention';
import type { Database } from '@/lib/site/db/tables';
import { BATCH_ROWS, inBatches, touch } from './batches';
import {
  readJson,
  TAX,
  type Emptied,
  type ErasedRows,
  type Erasure,
  type Holding,
  type Since,
} from './holding';

const ORDER_TEXTS = {
  id: 'plain',
  key: 'plain',
  attempt_id: 'plain',
  plan_id: 'plain',
  billing: 'plain',
  add_on_ids: 'plain',
  lines: 'plain',
  search_text: 'books-ours',
  description: 'plain',
  currency: 'plain',
  paypal_order_id: 'plain',
  approve_url: 'plain',
  capture_id: 'plain',
  payer_email: 'books',
  payer_name: 'books',
  attention_reason: 'plain',
  payer_id: 'books-ours',
  duplicate_of: 'plain',
  account_id: 'plain',
  invoice_key: 'plain',
  payment_link_id: 'plain',
  buyer_business: 'theirs',
  buyer_phone: 'theirs',
  buyer_website: 'theirs',
  form_page: 'books',
  entry_page: 'books',
  source: 'books',
  source_details: 'books',
} as const;

/** What a buyer told us beside the payment is not in the books. */
const EMPTY_DETAILS = {
  buyer_business: null,
  buyer_phone: null,
  buyer_website: null,
} as const satisfies Emptied<typeof ORDER_TEXTS, 'theirs' | 'ours'>;

/** What is in the books of an order that took money, but for the text that finds it (`numberForSearch`). */
const EMPTY_BOOKS = {
  payer_email: null,
  payer_name: null,
  payer_id: null,
  form_page: null,
  entry_page: null,
  source: null,
  source_details: null,
} as const satisfies Omit<Emptied<typeof ORDER_TEXTS, 'books' | 'books-ours'>, 'search_text'>;

/** What people buy, and the history of it. What PayPal's money does besides is in books.ts. */
export const orderHoldings = {
  orders: {
    whose: { address: ['payer_email'] },
    texts: ORDER_TEXTS,
    erase: { work: emptyOrders },
    keep: {
      duties: {
        unpaidOrderPayers: {
          days: retention.unpaidOrderHistoryDays,
          from: 'updated_at',
          work: emptyOldUnpaidOrders,
        },
      },
    },
    gives: [
      {
        as: 'orders',
        by: 'created_at',
        // Paid from the address, or placed with its account: a confirmed one, since anyone can type anyone's address.
        find: address => sql`lower(payer_email) = ${address}
          or account_id in (select id from accounts where email = ${address} and verified_at is not null)`,
        pick: {
          id: 'id',
          state: 'state',
          description: 'description',
          lines: row => readJson(row.lines),
          buildGuaranteeDays: 'build_guarantee_days',
          planGuaranteeDays: 'plan_guarantee_days',
          amountMinor: 'amount_minor',
          monthlyMinor: 'monthly_minor',
          currency: 'currency',
          planId: 'plan_id',
          billing: 'billing',
          paymentId: 'paypal_order_id',
          captureId: 'capture_id',
          payerEmail: 'payer_email',
          payerName: 'payer_name',
          createdAt: 'created_at',
          updatedAt: 'updated_at',
          paidAt: 'paid_at',
          capturedMinor: 'captured_minor',
          refundedMinor: 'refunded_minor',
          reversedMinor: 'reversed_minor',
          paymentLinkId: 'payment_link_id',
          business: 'buyer_business',
          phone: 'buyer_phone',
          website: 'buyer_website',
          formPage: 'form_page',
          entryPage: 'entry_page',
          source: 'source',
          sourceDetails: row => readJson(row.source_details ?? '{}'),
        },
      },
    ],
  },

  order_events: {
    whose: { of: 'orders', by: 'order_id' },
    texts: { id: 'plain', order_id: 'plain', cause: 'plain', detail: 'plain' },
    erase: { stays: TAX },
    keep: {
      duties: {
        unpaidOrderHistory: {
          days: retention.unpaidOrderHistoryDays,
          from: 'at',
          work: (db, since) => deleteUnpaid(db, 'order_events', since),
        },
      },
    },
    gives: [
      {
        as: 'timeline',
        under: { table: 'orders', by: 'order_id' },
        by: 'at',
        pick: { id: 'id', at: 'at', from: 'from_state', to: 'to_state', cause: 'cause', detail: 'detail' },
      },
    ],
  },

  order_mails_due: {
    whose: { of: 'orders', by: 'order_id' },
    texts: { order_id: 'plain', reason: 'plain' },
    erase: { stays: 'The buyer is owed the email.' },
    keep: { until: 'the email is rendered' },
    gives: [],
  },

  payment_calls: {
    whose: { of: 'orders', by: 'order_id' },
    texts: {
      id: 'plain',
      order_id: 'plain',
      operation: 'plain',
      request_id: 'plain',
      outcome: 'plain',
      debug_id: 'plain',
    },
    erase: { stays: 'PayPal asks for its ids in a dispute.' },
    keep: {
      duties: {
        unpaidOrderHistory: {
          days: retention.unpaidOrderHistoryDays,
          from: 'at',
          work: (db, since) => deleteUnpaid(db, 'payment_calls', since),
        },
        paymentCalls: { days: retention.paymentCallDays, from: 'at', batch: ['id'] },
      },
    },
    gives: [],
  },
} as const satisfies {
  [T in 'orders' | 'order_events' | 'order_mails_due' | 'payment_calls']: Holding<T>;
};

/** In the books stay the payers of orders that took money; nothing of the others does. */
async function emptyOrders(transaction: Transaction<Database>, what: Erasure): Promise<Partial<ErasedRows>> {
  const keptOrders = await countOrders(transaction, what.address);
  await emptyBuyerDetails(transaction, what);
  await emptyUnpaidOrders(transaction, what);
  return { keptOrders };
}

async function emptyBuyerDetails(
  transaction: Transaction<Database>,
  { address, until }: Erasure,
): Promise<void> {
  await transaction
    .updateTable('orders')
    .set(EMPTY_DETAILS)
    .where(row => isOf(row, address))
    .where('created_at', '<=', until)
    .execute();
}

async function emptyUnpaidOrders(
  transaction: Transaction<Database>,
  { address, until }: Erasure,
): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({ ...EMPTY_BOOKS, search_text: numberForSearch() })
    .where(row => isUnpaid(row))
    .where(row => isOf(row, address))
    .where('created_at', '<=', until)
    .execute();
}

function isUnpaid(row: OrderExpressions) {
  return row.and([
    row('state', 'in', ['declined', 'cancelled', 'expired']),
    row('captured_minor', '=', 0),
    row('paid_at', 'is', null),
  ]);
}

/** Those that name the address, and those placed with its account, which lose it with the account. */
async function countOrders(transaction: Transaction<Database>, address: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('orders')
    .select(row => row.fn.countAll().as('count'))
    .where(row => isOf(row, address))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function isOf(row: OrderExpressions, address: string) {
  return row.or([
    row(sql<string>`lower(payer_email)`, '=', address),
    row('account_id', 'in', row.selectFrom('accounts').select('id').where('email', '=', address)),
  ]);
}

/** The history, or the calls to PayPal, of orders that ended before then and never held money. The orders stay. */
function deleteUnpaid(
  db: Kysely<Database>,
  table: 'order_events' | 'payment_calls',
  { before }: Since,
): Promise<number> {
  return inBatches(() =>
    touch(
      db,
      sql`delete from ${sql.table(table)} where id in (select rows.id from ${sql.table(table)} as rows
        join orders on orders.id = rows.order_id
        where rows.at < ${before} and ${isUnpaidSince(before)} limit ${BATCH_ROWS})`,
    ),
  );
}

/** Who would have paid those orders. */
function emptyOldUnpaidOrders(db: Kysely<Database>, { before }: Since): Promise<number> {
  const named = Object.keys({ ...EMPTY_BOOKS, ...EMPTY_DETAILS }).map(column => sql.ref(column));
  return inBatches(async () => {
    const { numUpdatedRows } = await db
      .updateTable('orders')
      .set({ ...EMPTY_BOOKS, ...EMPTY_DETAILS, search_text: numberForSearch() })
      .where(
        sql<boolean>`id in (select id from orders where ${isUnpaidSince(before)}
          and (coalesce(${sql.join(named)}) is not null
            or length(search_text) > length(${numberForSearch()})) limit ${BATCH_ROWS})`,
      )
      .executeTakeFirst();
    return Number(numUpdatedRows);
  });
}

function isUnpaidSince(before: number): RawBuilder<SqlBool> {
  return sql`orders.updated_at < ${before} and orders.state in ('cancelled', 'expired')
    and orders.captured_minor = 0 and orders.capture_id is null`;
}

/** The search text of an order that names no one (`orderSearchText` of lib/orders): its number, as it is searched for. */
function numberForSearch(): RawBuilder<string> {
  return sql<string>`'cp ' || substr(id, 1, 5) || ' ' || substr(id, 6, 5)`;
}

type OrderExpressions = ExpressionBuilder<Database, 'orders'>;

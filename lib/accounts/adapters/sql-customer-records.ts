import 'server-only';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import { orderNumber } from '@/lib/orders/order';
import type { CustomerOrder, CustomerRecords } from '../ports';

/** Orders of a customer, the newest first. */
export function sqlCustomerRecords(db: Kysely<Database>): CustomerRecords {
  return {
    findOrders: async ({ accountId, confirmedEmail }) => {
      const rows = await db
        .selectFrom('orders')
        .select([
          'id',
          'key',
          'state',
          'description',
          'amount_minor',
          'refunded_minor',
          'currency',
          'created_at',
        ])
        .where(row => {
          const isPlaced = row('account_id', '=', accountId);
          if (confirmedEmail === null) return isPlaced;
          return row.or([isPlaced, row(sql<string>`lower(payer_email)`, '=', confirmedEmail)]);
        })
        .where('state', 'in', SETTLED_STATES)
        .orderBy('created_at', 'desc')
        .limit(LISTED_MAX)
        .$narrowType<Pick<CustomerOrder, 'state' | 'currency'>>()
        .execute();
      return rows.map(row => ({
        number: orderNumber(row.id),
        key: row.key,
        state: row.state,
        description: row.description,
        amountMinor: row.amount_minor,
        currency: row.currency,
        refundedMinor: row.refunded_minor,
        placedAt: row.created_at,
      }));
    },
  };
}

/** An order that was never paid is no order of a customer's. */
const SETTLED_STATES = [
  'paid',
  'pending',
  'refunded',
  'disputed',
  'reversed',
] as const satisfies readonly CustomerOrder['state'][];
const LISTED_MAX = 100;

import 'server-only';
import { sql } from 'kysely';
import { orderNumber } from '@/lib/orders';
import type { Currency } from '@/lib/site/money';
import type { Site } from '@/lib/site/site';

/** An order as the account page lists it. An order that was never paid is no order of a customer's. */
export type CustomerOrder = {
  number: string;
  key: string;
  state: (typeof SETTLED_STATES)[number];
  description: string;
  amountMinor: number;
  currency: Currency;
  /** How much of it has gone back. */
  refundedMinor: number;
  placedAt: number;
};

/** Orders placed with the account, or paid from its confirmed address, the newest first. */
export async function listOrders(
  { accountId, confirmedEmail }: { accountId: string; confirmedEmail: string | null },
  { db }: Pick<Site, 'db'>,
): Promise<CustomerOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'key', 'state', 'description', 'amount_minor', 'refunded_minor', 'currency', 'created_at'])
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
}

const SETTLED_STATES = ['paid', 'pending', 'refunded', 'disputed', 'reversed'] as const;
const LISTED_MAX = 100;

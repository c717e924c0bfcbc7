import 'server-only';
import { sql, type Kysely, type Transaction } from 'kysely';
import { retention } from '@/content/retention';
import type { Database } from '@/lib/site/db/tables';
import { touch } from './batches';
import type { ErasedRows, Erasure, Holding, Since } from './holding';

/** Sums that staff ask someone for. */
export const linkHoldings = {
  payment_links: {
    whose: { address: ['email'], folded: true },
    texts: { id: 'plain', what: 'books', email: 'theirs', lead_id: 'plain' },
    erase: { work: erasePaymentLinks },
    keep: {
      duties: {
        unpaidPaymentLinks: {
          days: retention.unpaidOrderHistoryDays,
          from: 'valid_until',
          work: deleteUnpaidLinks,
        },
      },
    },
    gives: [
      {
        as: 'paymentLinks',
        by: 'created_at',
        // Staff may have sent its link themselves, so the link has no address.
        find: address =>
          sql`email = ${address} or lead_id in (select id from leads where lower(email) = ${address})`,
        pick: {
          what: 'what',
          amountMinor: 'amount_minor',
          createdAt: 'created_at',
          validUntil: 'valid_until',
        },
      },
    ],
  },
} as const satisfies { payment_links: Holding<'payment_links'> };

/** A link that was paid stays with its order, without the address. */
async function erasePaymentLinks(
  transaction: Transaction<Database>,
  { address, until }: Erasure,
): Promise<Partial<ErasedRows>> {
  await transaction
    .deleteFrom('payment_links')
    .where('email', '=', address)
    .where('created_at', '<=', until)
    .where('id', 'not in', paidLinks(transaction))
    .execute();
  await transaction
    .updateTable('payment_links')
    .set({ email: null })
    .where('email', '=', address)
    .where('created_at', '<=', until)
    .execute();
  return {};
}

/** The ids of the links that were paid. */
export function paidLinks(transaction: Transaction<Database>) {
  return transaction
    .selectFrom('orders')
    .select('payment_link_id')
    .where('payment_link_id', 'is not', null)
    .where('paid_at', 'is not', null)
    .$narrowType<{ payment_link_id: string }>();
}

function deleteUnpaidLinks(db: Kysely<Database>, { before }: Since): Promise<number> {
  return touch(
    db,
    sql`delete from payment_links where valid_until < ${before}
      and id not in (select payment_link_id from orders where payment_link_id is not null and paid_at is not null)`,
  );
}

import 'server-only';
import { PostgresAdapter, sql, type ExpressionBuilder, type Kysely } from 'kysely';
import type { Database, OrderRow } from '@/lib/site/db/tables';
import type { Site } from '@/lib/site/site';

/**
 * A receivable is what someone owes us: a plan's invoice or a payment link. Only this file says whether one is owed at this
 * moment, and the transaction that starts a capture asks it, whichever way the capture began. Orders use it, so it knows
 * nothing of them but their rows.
 */
type Receivable = { column: 'invoice_key' | 'payment_link_id'; value: string };

/** The receivable that an order pays; null for what was bought in checkout. */
export function receivableOf(order: {
  invoiceKey: string | null;
  paymentLinkId: string | null;
}): Receivable | null {
  if (order.invoiceKey !== null) return { column: 'invoice_key', value: order.invoiceKey };
  return order.paymentLinkId === null ? null : { column: 'payment_link_id', value: order.paymentLinkId };
}

/**
 * `under_way`: another order of it is being paid, or PayPal is checking the payment. `returned`: it was paid, and the money
 * went back. All but `owed` say why nothing is taken.
 */
export type ReceivableStanding =
  | 'owed'
  | 'under_way'
  | 'paid'
  | 'returned'
  | 'void'
  | 'withdrawn'
  | 'expired'
  | 'gone';

/**
 * Whether a receivable may be paid now by the order `orderId`. Call it in the transaction that starts the payment: the receivable's row
 * stays locked until that ends, so of two orders only one is let through.
 */
export async function readStanding(
  trx: Kysely<Database>,
  { receivable, orderId }: { receivable: Receivable; orderId: string | null },
  { now }: Pick<Site, 'now'>,
): Promise<ReceivableStanding> {
  const own = await readOwnStanding(trx, receivable, now());
  if (own !== 'owed') return own;
  const orders = await trx
    .selectFrom('orders')
    .selectAll()
    .where(receivable.column, '=', receivable.value)
    .$if(orderId !== null, query => query.where('id', '!=', orderId ?? ''))
    .execute();
  if (orders.some(order => keptMinor(order) > 0)) return 'paid';
  if (orders.some(isUnderWay)) return 'under_way';
  // What was paid by a link and went back is for people to talk about. An invoice is opened again, or is not.
  return receivable.column === 'payment_link_id' && orders.some(({ paid_at }) => paid_at !== null)
    ? 'returned'
    : 'owed';
}

async function readOwnStanding(
  trx: Kysely<Database>,
  receivable: Receivable,
  now: number,
): Promise<ReceivableStanding> {
  const isLocked = trx.isTransaction && trx.getExecutor().adapter instanceof PostgresAdapter;
  if (receivable.column === 'invoice_key') {
    const invoice = await trx
      .selectFrom('invoices')
      .select('state')
      .where('key', '=', receivable.value)
      .$if(isLocked, query => query.forUpdate())
      .executeTakeFirst();
    return invoice ? INVOICE_STANDING[invoice.state] : 'gone';
  }
  const link = await trx
    .selectFrom('payment_links')
    .select(['withdrawn_at', 'valid_until'])
    .where('id', '=', receivable.value)
    .$if(isLocked, query => query.forUpdate())
    .executeTakeFirst();
  if (!link) return 'gone';
  if (link.withdrawn_at !== null) return 'withdrawn';
  return now < link.valid_until ? 'owed' : 'expired';
}

const INVOICE_STANDING = { open: 'owed', paid: 'paid', refunded: 'returned', void: 'void' } as const;

function isUnderWay({ state, vault }: OrderRow): boolean {
  if (UNDER_WAY.has(state)) return true;
  // PayPal takes the money of a charge as it makes its order.
  return vault === 'charge' && (state === 'creating' || state === 'awaiting_approval');
}

const UNDER_WAY: ReadonlySet<OrderRow['state']> = new Set(['capturing', 'pending', 'attention']);

/** What is left of an order's money after all that went back, in cents of its currency. */
export function keptMinor(order: OrderMoney): number {
  const { state, captured_minor: captured, refunded_minor: refunded, reversed_minor: reversed } = order;
  if (state !== 'paid' && state !== 'disputed' && state !== 'reversed') return 0;
  // Orders from before the ledger know their state alone.
  if (state === 'reversed' && reversed === 0) return 0;
  return Math.max(0, (captured > 0 ? captured : order.amount_minor) - refunded - reversed);
}

type OrderMoney = Pick<
  OrderRow,
  'state' | 'amount_minor' | 'captured_minor' | 'refunded_minor' | 'reversed_minor'
>;

/** The same for a query: whether anything is left. */
export function isKept(eb: ExpressionBuilder<Database, 'orders'>) {
  return eb.and([
    eb('orders.state', 'in', ['paid', 'disputed', 'reversed']),
    eb.not(eb.and([eb('orders.state', '=', 'reversed'), eb('orders.reversed_minor', '=', 0)])),
    eb.or([
      eb.and([eb('orders.refunded_minor', '=', 0), eb('orders.reversed_minor', '=', 0)]),
      eb(
        sql<number>`case when orders.captured_minor > 0 then orders.captured_minor else orders.amount_minor end`,
        '>',
        sql<number>`orders.refunded_minor + orders.reversed_minor`,
      ),
    ]),
  ]);
}

/**
 * Ends what could still be paid for a receivable that is settled, void or withdrawn: also an order that its buyer canceled, or
 * whose card was declined, because the page at PayPal may still be open. Call it in the transaction that ends the receivable.
 */
export async function endOrders(
  trx: Kysely<Database>,
  { receivable, exceptId, why }: { receivable: Receivable; exceptId: string | null; why: string },
  { now, newId }: Pick<Site, 'now' | 'newId'>,
): Promise<void> {
  const open = await trx
    .selectFrom('orders')
    .select(['id', 'state', 'updated_at'])
    .where(receivable.column, '=', receivable.value)
    .where('state', 'in', ['creating', 'awaiting_approval', 'awaiting_confirmation', 'cancelled', 'declined'])
    // The outcome of a charge is found out first.
    .where(row => row.or([row('vault', 'is', null), row('vault', '!=', 'charge')]))
    .$if(exceptId !== null, query => query.where('id', '!=', exceptId ?? ''))
    .execute();
  for (const { id, state, updated_at } of open) {
    const at = Math.max(now(), updated_at + 1);
    const { numUpdatedRows } = await trx
      .updateTable('orders')
      .set({ state: 'expired', updated_at: at })
      .where('id', '=', id)
      .where('state', '=', state)
      .where('updated_at', '=', updated_at)
      .executeTakeFirst();
    // Someone else's change comes first, and the capture asks again.
    if (numUpdatedRows !== 1n) continue;
    const step = { id: newId(), order_id: id, at, from_state: state, to_state: 'expired' as const };
    await trx
      .insertInto('order_events')
      .values({ ...step, cause: 'lapsed', detail: why })
      .execute();
  }
}

/** Before an order of another kind is begun: those that no one has approved end. False when the receivable is being paid. */
export function giveUpOrders(receivable: Receivable, site: Site): Promise<boolean> {
  return site.db.transaction().execute(async trx => {
    if ((await readStanding(trx, { receivable, orderId: null }, site)) !== 'owed') return false;
    await endOrders(trx, { receivable, exceptId: null, why: 'billing: another way to pay' }, site);
    return true;
  });
}

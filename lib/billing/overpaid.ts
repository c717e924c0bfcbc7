import 'server-only';
import type { OrderRow } from '@/lib/site/db/tables';
import type { Currency } from '@/lib/site/money';
import type { Site } from '@/lib/site/site';
import { currencySchema, toInvoice } from './invoice';
import { isKept, keptMinor } from './receivables';

/** Money that PayPal took all the same for what was not owed: staff refund it from the order's page. */
export type Overpaid = {
  /** The order's. */
  id: string;
  /** "Invoice INV-00007", or what a payment link was for. */
  what: string;
  why: 'twice' | 'void' | 'withdrawn' | 'never_begins';
  /** What is left to give back, in cents. */
  minor: number;
  currency: Currency;
  email: string | null;
  /** When its payer was told. */
  toldAt: number | null;
};

/** Every such order, once, the oldest first. */
export async function listOverpaid({ db }: Pick<Site, 'db'>): Promise<Overpaid[]> {
  const ofInvoices = await db
    .selectFrom('orders')
    .innerJoin('invoices', 'invoices.key', 'orders.invoice_key')
    .innerJoin('billing_subscriptions', 'billing_subscriptions.id', 'invoices.subscription_id')
    .selectAll('orders')
    .select(['invoices.id as invoice_id', 'invoices.state as invoice_state'])
    .where(isKept)
    .where(row =>
      row.or([
        row('invoices.state', 'in', ['void', 'refunded']),
        row.and([row('invoices.state', '=', 'paid'), row('invoices.order_id', '!=', row.ref('orders.id'))]),
        row.and([row('invoices.state', '=', 'paid'), row('invoices.order_id', 'is', null)]),
        row.and([
          row('billing_subscriptions.state', '=', 'ended'),
          row('invoices.from_on', '>=', row.ref('billing_subscriptions.ends_on')),
        ]),
      ]),
    )
    .orderBy('orders.paid_at')
    .orderBy('orders.id')
    .execute();
  const ofLinks = await db
    .selectFrom('orders')
    .leftJoin('payment_links', 'payment_links.id', 'orders.payment_link_id')
    .selectAll('orders')
    .select(['payment_links.id as link_id', 'payment_links.withdrawn_at'])
    .where('orders.payment_link_id', 'is not', null)
    .where(isKept)
    .orderBy('orders.paid_at')
    .orderBy('orders.id')
    .execute();
  const numbers = new Map(
    (
      await db
        .selectFrom('invoices')
        .selectAll()
        .where('id', 'in', ofInvoices.length === 0 ? [''] : ofInvoices.map(({ invoice_id }) => invoice_id))
        .execute()
    ).map(row => [row.id, toInvoice(row)] as const),
  );
  const first = new Set<string>();
  const links = ofLinks.filter(order => {
    const isFirst = !first.has(order.payment_link_id ?? '');
    first.add(order.payment_link_id ?? '');
    return isTakenBack(order) || !isFirst;
  });
  return [
    ...ofInvoices.map(order => {
      const invoice = numbers.get(order.invoice_id);
      const isBooked = invoice?.state === 'paid' && invoice.orderId === order.id;
      const why = order.invoice_state === 'void' ? 'void' : isBooked ? 'never_begins' : 'twice';
      return overpaidOf(order, { what: `Invoice ${invoice?.number ?? ''}`, why });
    }),
    ...links.map(order =>
      overpaidOf(order, {
        what: order.description,
        why: isTakenBack(order) ? ('withdrawn' as const) : ('twice' as const),
      }),
    ),
  ];
}

/** A link that was paid is kept, so one that is gone was erased or deleted before anyone had paid it. */
function isTakenBack({
  link_id,
  withdrawn_at,
}: {
  link_id: string | null;
  withdrawn_at: number | null;
}): boolean {
  return link_id === null || withdrawn_at !== null;
}

function overpaidOf(order: OrderRow, { what, why }: Pick<Overpaid, 'what' | 'why'>): Overpaid {
  return {
    id: order.id,
    what,
    why,
    minor: keptMinor(order),
    currency: currencySchema.parse(order.currency),
    email: order.payer_email,
    toldAt: order.overpaid_at,
  };
}

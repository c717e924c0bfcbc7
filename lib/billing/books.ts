import 'server-only';
import type { Site } from '@/lib/site/site';
import { isTax, standingOf, toInvoice, todayOf, type Invoice, type Standing } from './invoice';

/** An invoice as the bookkeeper reads it: what it asks for, and what its payments at PayPal came to. Amounts are cents. */
export type BookedInvoice = Invoice & {
  standing: Standing;
  taxMinor: number;
  /** What PayPal took for it, late fees included, and what of that went back. */
  receivedMinor: number;
  refundedMinor: number;
  reversedMinor: number;
  /** The late fees in what was received; of an open invoice, what it costs today. */
  lateFeeMinor: number;
  /** The orders that paid it, by their ids. */
  orderIds: string[];
};

/** Every invoice in the order of its number, page by page, for a download. */
export async function* listInvoicePages(
  site: Pick<Site, 'db' | 'now'>,
): AsyncGenerator<readonly BookedInvoice[]> {
  let last = 0;
  for (;;) {
    const rows = await site.db
      .selectFrom('invoices')
      .selectAll()
      .where('number', '>', last)
      .orderBy('number')
      .limit(PAGE)
      .execute();
    yield await withPayments(rows.map(toInvoice), site);
    const end = rows.at(-1);
    if (!end || rows.length < PAGE) return;
    last = end.number;
  }
}

async function withPayments(
  invoices: readonly Invoice[],
  site: Pick<Site, 'db' | 'now'>,
): Promise<BookedInvoice[]> {
  if (invoices.length === 0) return [];
  const orders = await site.db
    .selectFrom('orders')
    .select(['id', 'invoice_key', 'captured_minor', 'refunded_minor', 'reversed_minor'])
    .where(
      'invoice_key',
      'in',
      invoices.map(({ key }) => key),
    )
    .where('captured_minor', '>', 0)
    .orderBy('paid_at')
    .execute();
  return invoices.map(invoice => {
    const paid = orders.filter(({ invoice_key: key }) => key === invoice.key);
    const sum = (valueOf: (order: (typeof paid)[number]) => number) =>
      paid.reduce((all, order) => all + valueOf(order), 0);
    const standing = standingOf(invoice, todayOf(site));
    const paidFees = sum(order => lateFeeIn(order.captured_minor, invoice));
    return {
      ...invoice,
      standing,
      taxMinor: taxIn(invoice),
      receivedMinor: sum(order => order.captured_minor),
      refundedMinor: sum(order => order.refunded_minor),
      reversedMinor: sum(order => order.reversed_minor),
      lateFeeMinor: invoice.state === 'open' ? standing.feeMinor : paidFees,
      orderIds: paid.map(({ id }) => id),
    };
  });
}

/** What a payment of an invoice was for, by the invoice's key. */
export async function findInvoicesPaid(
  keys: readonly string[],
  { db }: Pick<Site, 'db'>,
): Promise<ReadonlyMap<string, PaidInvoice>> {
  const paid = new Map<string, PaidInvoice>();
  for (let start = 0; start < keys.length; start += PAGE) {
    const rows = await db
      .selectFrom('invoices')
      .selectAll()
      .where('key', 'in', keys.slice(start, start + PAGE))
      .execute();
    for (const invoice of rows.map(toInvoice)) {
      const { number, key } = invoice;
      const lateFeeOf = (capturedMinor: number) => lateFeeIn(capturedMinor, invoice);
      paid.set(key, { number, taxMinor: taxIn(invoice), lateFeeOf });
    }
  }
  return paid;
}

/** `lateFeeOf`: how much of a payment, in cents, is late fee. */
type PaidInvoice = { number: string; taxMinor: number; lateFeeOf: (capturedMinor: number) => number };

/** An order pays an invoice whole, so what is above its total is the late fee. */
function lateFeeIn(capturedMinor: number, { totalMinor }: Invoice): number {
  return Math.max(0, capturedMinor - totalMinor);
}

function taxIn({ lines }: Invoice): number {
  return lines.filter(isTax).reduce((sum, { minor }) => sum + minor, 0);
}

const PAGE = 500;

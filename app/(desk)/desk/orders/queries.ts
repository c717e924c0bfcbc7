import 'server-only';
import { sql } from 'kysely';
import { findInvoicesPaid } from '@/lib/billing/books';
import { orderNumber } from '@/lib/orders';
import { lastMonths } from '@/lib/reports/months';
import { monthSpan } from '@/lib/site/list-filter';
import type { Site } from '@/lib/site/site';

/**
 * One movement of customers' money at PayPal. Amounts are cents; what went out is negative. `at`: when PayPal booked it, as
 * far as the daily comparison has read that, and until then when we heard of it.
 */
export type Movement = {
  at: number;
  kind: 'payment' | 'refund' | 'reversal' | 'reversal returned' | 'fee returned';
  amountMinor: number;
  /** PayPal's; 0 until the daily comparison has read it. */
  feeMinor: number;
  currency: string;
  transactionId: string | null;
  order: string | null;
  invoice: string | null;
  what: string;
  /** The part of it that is sales tax, and late fees. */
  taxMinor: number;
  lateFeeMinor: number;
  customer: string | null;
  email: string | null;
};

/** Every movement of a month of the agency's clock in the order of time: they add up to what PayPal lists for it. */
async function listMovements(month: string, site: Pick<Site, 'db'>): Promise<Movement[]> {
  const span = monthSpan(month);
  const rows = await readRows(span, site);
  const invoices = await findInvoicesPaid(
    rows.flatMap(({ invoice_key: key }) => key ?? []),
    site,
  );
  return rows.map(row => {
    const invoice = row.invoice_key === null ? undefined : invoices.get(row.invoice_key);
    const amountMinor = Number(row.amount_minor);
    const capturedMinor = Number(row.captured_minor);
    // A part that goes back takes its share of the tax and the late fee with it.
    const share = (minor: number) =>
      row.kind === 'fee returned' || capturedMinor === 0 || minor === 0
        ? 0
        : Math.sign(amountMinor) * Math.round((minor * Math.abs(amountMinor)) / capturedMinor);
    return {
      at: Number(row.at),
      kind: row.kind,
      amountMinor,
      feeMinor: Number(row.fee_minor),
      currency: row.currency,
      transactionId: row.transaction_id,
      order: row.order_id === null ? null : orderNumber(row.order_id),
      invoice: invoice?.number ?? null,
      what: row.what ?? '',
      taxMinor: share(invoice?.taxMinor ?? 0),
      lateFeeMinor: share(invoice?.lateFeeOf(capturedMinor) ?? 0),
      customer: row.customer,
      email: row.email,
    };
  });
}

/** The movements of one month, or of every month since the first sale, a month at a time. */
export async function* readLedger(
  month: string | null,
  site: Pick<Site, 'db' | 'now'>,
): AsyncGenerator<readonly Movement[]> {
  if (month !== null) {
    yield await listMovements(month, site);
    return;
  }
  const { first } = await site.db
    .selectFrom('orders')
    .select(row => row.fn.min('paid_at').as('first'))
    .executeTakeFirstOrThrow();
  for (const each of monthsSince(first ?? site.now(), site)) yield await listMovements(each, site);
}

/** From the month before an instant's, in which PayPal may have booked it, through this one. */
function monthsSince(at: number, { now }: Pick<Site, 'now'>): string[] {
  const months: string[] = [];
  for (const month of lastMonths(now(), MONTHS_MAX)) {
    months.unshift(month);
    if (monthSpan(month).to <= at) break;
  }
  return months;
}

const MONTHS_MAX = 600;

/**
 * Our own books: captures, completed refunds, reversals and what came back of them, and what was found at PayPal without an
 * order. PayPal holds the money of an open dispute and lets it go again: that is no movement.
 */
async function readRows(
  { from, to }: { from: number; to: number },
  { db }: Pick<Site, 'db'>,
): Promise<Row[]> {
  const about = sql`o.id as order_id, o.invoice_key, o.captured_minor, o.description as what, o.payer_name as customer,
    o.payer_email as email`;
  const { rows } = await sql<Row>`select * from (
    select 'payment' as kind, coalesce(p.at, o.paid_at) as at, o.captured_minor as amount_minor,
      coalesce(p.fee_minor, 0) as fee_minor, o.currency, o.capture_id as transaction_id, ${about}
      from orders o left join paypal_rows p on p.transaction_id = o.capture_id and p.event_code like 'T00%'
      where o.captured_minor > 0
    union all
    select 'refund', coalesce(p.at, r.created_at), -r.amount_minor, coalesce(p.fee_minor, 0), o.currency, r.provider_id, ${about}
      from refunds r join orders o on o.id = r.order_id
      left join paypal_rows p on p.transaction_id = r.provider_id and p.event_code = 'T1107'
      where r.state = 'completed'
    union all
    select 'reversal', coalesce(p.at, r.reversed_at), -r.amount_minor, coalesce(p.fee_minor, 0), o.currency, r.id, ${about}
      from reversals r join orders o on o.id = r.order_id
      left join paypal_rows p on p.transaction_id = r.id and p.event_code in ('T1106', 'T1201', 'T1202')
    union all
    select 'reversal returned', r.settled_at, r.amount_minor, 0, o.currency, r.id, ${about}
      from reversals r join orders o on o.id = r.order_id where r.state = 'returned'
    union all
    select 'fee returned', p.at, 0, p.amount_minor + p.fee_minor, p.currency, p.transaction_id, ${about}
      from paypal_rows p join orders o on o.id = p.order_id where p.event_code = ${FEE_CODE}
    union all
    select case u.kind when 'capture' then 'payment' else u.kind end, coalesce(p.at, u.found_at),
      case u.kind when 'capture' then u.amount_minor else -u.amount_minor end, coalesce(p.fee_minor, 0), u.currency, u.id,
      null, null, 0, coalesce(u.rule_name, 'Payment without an order'), null, null
      from unknown_payments u left join paypal_rows p on p.transaction_id = u.id and p.event_code <> ${FEE_CODE}
      where u.order_id is null and u.amount_minor is not null and u.kind <> 'dispute'
    ) as moved where at >= ${from} and at < ${to} order by at, transaction_id, kind`.execute(db);
  return rows;
}

/** PayPal gives its fee back, or takes it again. */
const FEE_CODE = 'T1108';

/** PostgreSQL returns big integers and sums as text. */
type Row = {
  kind: Movement['kind'];
  at: number | string;
  amount_minor: number | string;
  fee_minor: number | string;
  currency: string;
  transaction_id: string | null;
  order_id: string | null;
  invoice_key: string | null;
  captured_minor: number | string;
  what: string | null;
  customer: string | null;
  email: string | null;
};

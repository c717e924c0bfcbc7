import type { Dispute, Disputes } from './disputes.ts';
import type { Orders } from './orders.ts';
import { feeMinor, isPaid, optional, PAYER_EMAIL, type PaidOrder, type Refund } from './views.ts';
import { derivedId, link, Refusal, toWire, type Context, type Money } from './wire.ts';

/** `delayMs`: how far behind the books are; the real ones up to three hours. `maxRows`: how many a search may find. */
export type Reporting = { delayMs: number; maxRows: number };

/** `GET /v1/reporting/transactions`: rows that follow from the orders and disputes, the oldest first. */
export function searchTransactions(
  query: URLSearchParams,
  { context, orders, disputes, reporting }: ReportSource,
): object {
  const [from, to] = [readTime(query, 'start_date'), readTime(query, 'end_date')];
  if (to < from || to - from > LONGEST_RANGE_MS)
    throw new Refusal('INVALID_PARAMETER_VALUE', { field: 'end_date' });
  if (context.now() - from > THREE_YEARS_MS)
    throw new Refusal('INVALID_PARAMETER_VALUE', { field: 'start_date' });
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('page_size') ?? 100)];
  const refreshedAt = context.now() - reporting.delayMs;
  const isWanted = ({ at, status }: Row) => {
    // The books know whole seconds only.
    const second = Math.floor(at / 1000) * 1000;
    const isBalance = status === 'S' || status === 'V' || query.get('balance_affecting_records_only') === 'N';
    return at <= refreshedAt && second >= from && second <= to && isBalance;
  };
  const rows = [
    ...orders.list().filter(isPaid).flatMap(rowsOfOrder),
    ...disputes.list().flatMap(rowsOfDispute),
  ]
    .filter(isWanted)
    .sort((left, right) => left.at - right.at);
  if (rows.length > reporting.maxRows) throw new Refusal('RESULTSET_TOO_LARGE');
  return {
    transaction_details: rows.slice((page - 1) * size, page * size).map(row => ({
      transaction_info: viewRow(row, context),
      ...(query.get('fields')?.includes('payer_info') ? { payer_info: { email_address: PAYER_EMAIL } } : {}),
    })),
    account_number: context.merchantId,
    start_date: reportInstant(from),
    end_date: reportInstant(to),
    last_refreshed_datetime: reportInstant(refreshedAt),
    page,
    total_items: rows.length,
    total_pages: Math.ceil(rows.length / size),
    links: [link(`${context.origin()}/v1/reporting/transactions`, 'self')],
  };
}

function readTime(query: URLSearchParams, field: string): number {
  const text = query.get(field) ?? '';
  if (!TIME.test(text)) throw new Refusal('INVALID_PARAMETER_SYNTAX', { field });
  return Date.parse(text);
}

/** Debits are negative. Only `S` and `V` have touched the balance. */
type Row = {
  id: string;
  reference: [id: string, type: 'ODR' | 'TXN'];
  code: string;
  status: 'D' | 'P' | 'S' | 'V';
  amount: Money;
  feeMinor?: number;
  ids: { customId: string | null; invoiceId: string | null; note?: string | null };
  at: number;
  updatedAt: number;
};

function rowsOfOrder(order: PaidOrder): Row[] {
  const { capture } = order;
  const status = CAPTURE_STATUSES[capture.status];
  const row: Row = {
    id: capture.id,
    reference: [order.id, 'ODR'],
    code: 'T0006',
    status,
    amount: capture.amount,
    feeMinor: status === 'D' || status === 'P' ? 0 : -feeMinor(capture.amount),
    ids: order,
    at: capture.createdAt,
    updatedAt: capture.updatedAt,
  };
  return [row, ...order.refunds.flatMap(refund => rowsOfRefund(refund, order))];
}

/** PayPal keeps its fee when the merchant gives money back, and returns it when all of it is taken. */
function rowsOfRefund(
  { id, kind, status, amount, createdAt: at, updatedAt }: Refund,
  order: PaidOrder,
): Row[] {
  const { capture } = order;
  const row = (code: string, minor: number, changes: Partial<Row> = {}): Row => ({
    id: derivedId(`${code} ${minor} ${id}`),
    reference: [capture.id, 'TXN'],
    code,
    status: 'S',
    amount: { ...amount, minor },
    ids: order,
    at,
    updatedAt,
    ...changes,
  });
  const gone = -amount.minor;
  if (kind === 'refund') return [row('T1107', gone, { id, status: REFUND_STATUSES[status] })];
  const fees = amount.minor === capture.amount.minor ? [feeMinor(amount)] : [];
  const later = { at: updatedAt };
  return [
    row(kind === 'reversal' ? 'T1106' : 'T1201', gone, { id }),
    ...fees.map(fee => row('T1108', fee)),
    ...(status === 'CANCELLED'
      ? [row('T1205', amount.minor, later), ...fees.map(fee => row('T1108', -fee, later))]
      : []),
  ];
}

/** The amount is held while the case is open, and released at its end, however it ends. */
function rowsOfDispute({ id, captureId, amount, outcome, createdAt, updatedAt, ...ids }: Dispute): Row[] {
  const row = (code: string, minor: number, at: number): Row => ({
    id: derivedId(`${code} ${id}`),
    reference: [captureId, 'TXN'],
    code,
    status: 'S',
    amount: { ...amount, minor },
    ids,
    at,
    updatedAt,
  });
  const hold = row('T1110', -amount.minor, createdAt);
  return outcome === null ? [hold] : [hold, row('T1111', amount.minor, updatedAt)];
}

function viewRow(row: Row, { merchantId }: Context): object {
  const { amount, feeMinor = 0, ids } = row;
  return {
    paypal_account_id: merchantId,
    transaction_id: row.id,
    paypal_reference_id: row.reference[0],
    paypal_reference_id_type: row.reference[1],
    transaction_event_code: row.code,
    transaction_initiation_date: reportInstant(row.at),
    transaction_updated_date: reportInstant(row.updatedAt),
    transaction_amount: toWire(amount),
    ...(feeMinor === 0 ? {} : { fee_amount: toWire({ ...amount, minor: feeMinor }) }),
    transaction_status: row.status,
    ...optional('invoice_id', ids.invoiceId),
    ...optional('custom_field', ids.customId),
    ...optional('transaction_note', ids.note ?? null),
  };
}

/** The reports have their own way to write times: "2026-01-31T10:00:00+0000". */
function reportInstant(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}+0000`;
}

// Seconds are required, and a zone.
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/;
const LONGEST_RANGE_MS = 31 * 24 * 60 * 60 * 1000;
const THREE_YEARS_MS = 3 * 366 * 24 * 60 * 60 * 1000;

const CAPTURE_STATUSES = {
  COMPLETED: 'S',
  PARTIALLY_REFUNDED: 'S',
  REFUNDED: 'V',
  PENDING: 'P',
  DECLINED: 'D',
} as const;

const REFUND_STATUSES = { COMPLETED: 'S', PENDING: 'P', FAILED: 'D', CANCELLED: 'D' } as const;

type ReportSource = { context: Context; orders: Orders; disputes: Disputes; reporting: Reporting };

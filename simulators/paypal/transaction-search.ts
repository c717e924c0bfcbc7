import type { HttpRequest } from '../http/request.ts';
import type { Context } from './context.ts';
import { ledgerRows, type Row } from './ledger.ts';
import { toWire } from './money.ts';
import type { Result } from './result.ts';
import { optionalField } from './payment-view.ts';
import { problem, type Violation } from './problem.ts';
import { readSearch, type TransactionQuery } from './search-query.ts';

/** `GET /v1/reporting/transactions`. */
export function searchTransactions(request: HttpRequest, context: Context): Result {
  const violations: Violation[] = [];
  const now = context.clock.now();
  const search = readSearch(request.url.searchParams, { now, report: one => violations.push(one) });
  if (violations.length > 0) return { kind: 'problem', problem: problem(violations), isDecline: false };
  const { delayMs, maxRows } = context.live.reporting;
  const refreshedAt = now - delayMs;
  const rows = ledgerRows(context.orders.list(), context.disputes.list()).filter(
    row => row.at <= refreshedAt && isWanted(row, search),
  );
  if (rows.length > maxRows) return tooLarge(rows.length, maxRows);
  return { kind: 'resource', status: 200, view: () => viewPage(rows, search, { context, refreshedAt }) };
}

function isWanted(row: Row, search: TransactionQuery): boolean {
  // The books know whole seconds only.
  const at = Math.floor(row.at / 1000) * 1000;
  return (
    at >= search.from &&
    at <= search.to &&
    (search.status === null || row.status === search.status) &&
    (search.code === null || row.code === search.code) &&
    (search.id === null || row.id === search.id) &&
    (!search.isBalanceOnly || row.status === 'S' || row.status === 'V')
  );
}

/** Too many to list: here the issue is the name of the whole error. */
function tooLarge(total_items: number, maximum_items: number): Result {
  const header = { name: 'RESULTSET_TOO_LARGE', total_items, maximum_items, details: [] };
  return {
    kind: 'problem',
    problem: { ...problem([{ issue: 'RESULTSET_TOO_LARGE' }]), header },
    isDecline: false,
  };
}

function viewPage(
  rows: readonly Row[],
  search: TransactionQuery,
  { context, refreshedAt }: PageContext,
): object {
  const { page, pageSize } = search;
  const account = context.viewer().merchantId;
  return {
    transaction_details: rows
      .slice((page - 1) * pageSize, page * pageSize)
      .map(row => ({ transaction_info: viewRow(row, account) })),
    account_number: account,
    start_date: reportInstant(search.from),
    end_date: reportInstant(search.to),
    last_refreshed_datetime: reportInstant(refreshedAt),
    page,
    total_items: rows.length,
    total_pages: Math.ceil(rows.length / pageSize),
    links: [{ href: `${context.live.origin}/v1/reporting/transactions`, rel: 'self', method: 'GET' }],
  };
}

function viewRow(row: Row, account: string): object {
  const { currency } = row.amount;
  return {
    paypal_account_id: account,
    transaction_id: row.id,
    paypal_reference_id: row.reference.id,
    paypal_reference_id_type: row.reference.type,
    transaction_event_code: row.code,
    transaction_initiation_date: reportInstant(row.at),
    transaction_updated_date: reportInstant(row.updatedAt),
    transaction_amount: toWire(row.amount),
    ...(row.feeMinor === 0 ? {} : { fee_amount: toWire({ currency, minor: row.feeMinor }) }),
    transaction_status: row.status,
    ...optionalField('invoice_id', row.invoiceId),
    ...optionalField('custom_field', row.customId),
  };
}

/** The reports have their own way to write times: "2026-01-31T10:00:00+0000". */
function reportInstant(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}+0000`;
}

type PageContext = { context: Context; refreshedAt: number };

import 'server-only';
import type { Client } from '@paypal/paypal-server-sdk';
import { z } from 'zod';
import type { SearchTransactionsOutcome, SearchTransactionsRequest } from '../gateway-ports';
import type { Transaction } from '../provider-records';
import { getJson, type PayPalCaller } from './paypal-call';
import { TOO_LARGE } from './paypal-failures';
import { instant, optionalText, wireMoney } from './paypal-fields';

/** One page of PayPal's Transaction Search. Read with our own schema: the SDK would let unknown shapes through. */
export async function searchTransactions(
  { from, to, page, timeoutMs }: SearchTransactionsRequest,
  { client, call }: { client: Client; call: PayPalCaller },
): Promise<SearchTransactionsOutcome> {
  const query = {
    start_date: toSeconds(from),
    end_date: toSeconds(to),
    fields: 'transaction_info',
    balance_affecting_records_only: 'Y',
    page_size: String(PAGE_SIZE),
    page: String(page),
  };
  const answer = await call({
    timeoutMs,
    send: options => getJson(client, { path: '/v1/reporting/transactions', query }, options),
    read: readPage,
  });
  if (answer.kind === 'answered') return { kind: 'page', ...answer.value, debugId: answer.debugId };
  const { failure } = answer;
  const isTooLarge = failure.kind === 'refused' && failure.issue === TOO_LARGE;
  return isTooLarge ? { kind: 'too_large', debugId: failure.debugId } : failure;
}

function readPage(value: unknown): Page {
  const page = pageSchema.parse(value);
  return {
    transactions: (page.transaction_details ?? []).map(({ transaction_info }) =>
      toTransaction(transaction_info),
    ),
    totalPages: page.total_pages ?? 1,
    refreshedAt: page.last_refreshed_datetime,
  };
}

function toTransaction(info: z.infer<typeof infoSchema>): Transaction {
  const referenceType = info.paypal_reference_id_type;
  return {
    transactionId: info.transaction_id,
    referenceId: info.paypal_reference_id,
    referenceType: referenceType === null ? null : (REFERENCE_TYPES[referenceType] ?? 'other'),
    eventCode: info.transaction_event_code,
    status: STATUSES[info.transaction_status ?? ''] ?? 'other',
    amountMinor: info.transaction_amount.value,
    currency: info.transaction_amount.currency_code,
    feeMinor: info.fee_amount?.value ?? 0,
    invoiceId: info.invoice_id,
    customId: info.custom_field,
    at: info.transaction_initiation_date,
  };
}

/** PayPal wants whole seconds with a zone. */
function toSeconds(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

const PAGE_SIZE = 500;

const STATUSES: Record<string, Transaction['status']> = {
  D: 'denied',
  P: 'pending',
  S: 'success',
  V: 'reversed',
};

const REFERENCE_TYPES: Record<string, Transaction['referenceType']> = {
  ODR: 'order',
  TXN: 'transaction',
  SUB: 'subscription',
  PAP: 'preapproval',
};

const infoSchema = z.object({
  transaction_id: z.string(),
  paypal_reference_id: optionalText,
  paypal_reference_id_type: optionalText,
  transaction_event_code: z.string(),
  transaction_status: z.string().optional(),
  transaction_amount: wireMoney,
  fee_amount: wireMoney.optional(),
  invoice_id: optionalText,
  custom_field: optionalText,
  transaction_initiation_date: instant,
});

const pageSchema = z.object({
  transaction_details: z.array(z.object({ transaction_info: infoSchema })).optional(),
  total_pages: z.number().int().optional(),
  last_refreshed_datetime: instant,
});

type Page = Pick<
  Extract<SearchTransactionsOutcome, { kind: 'page' }>,
  'transactions' | 'totalPages' | 'refreshedAt'
>;

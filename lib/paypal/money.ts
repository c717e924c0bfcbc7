import 'server-only';
import { PaymentsController } from '@paypal/paypal-server-sdk';
import { z } from 'zod';
import { toDecimal, type Currency } from '@/lib/site/money';
import { truncate } from '@/lib/site/text';
import {
  getJson,
  instant,
  optionalText,
  signedMinor,
  toGone,
  TOO_LARGE,
  wireMoney,
  type Gone,
  type PayPalFailure,
  type PayPalWire,
  type Traced,
} from './client';

/**
 * The calls about money that was taken, and PayPal's own books. Repeating a refund with the same `requestId` refunds
 * once. A search returns one page of at most 31 days, up to three hours behind.
 */
export function moneyCalls({ client, call }: PayPalWire) {
  const payments = new PaymentsController(client);
  return {
    refundCapture: async (request: RefundCaptureRequest): Promise<RefundCaptureOutcome> => {
      const { captureId, requestId: paypalRequestId, timeoutMs, note } = request;
      const body = {
        amount: { currencyCode: request.currency, value: toDecimal(request.amountMinor) },
        customId: request.customId,
        ...(note === '' ? {} : { noteToPayer: fitNote(note) }),
      };
      const answer = await call({
        timeoutMs,
        send: options =>
          payments.refundCapturedPayment(
            { captureId, paypalRequestId, prefer: 'return=representation', body },
            options,
          ),
        read: readRefundRecord,
      });
      if (answer.kind === 'answered')
        return { kind: 'refunded', refund: answer.value, debugId: answer.debugId };
      const { failure } = answer;
      if (failure.kind !== 'refused' || failure.httpStatus !== 422) return toGone(failure) ?? failure;
      const { issue, debugId } = failure;
      return { kind: 'not_refundable', reason: REFUSALS[issue] ?? 'other', issue, debugId };
    },
    findRefund: async (request: { refundId: string; timeoutMs: number }): Promise<FindRefundOutcome> => {
      const answer = await call({
        timeoutMs: request.timeoutMs,
        send: options => payments.getRefund({ refundId: request.refundId }, options),
        read: readRefundRecord,
      });
      if (answer.kind === 'failed') return toGone(answer.failure) ?? answer.failure;
      return { kind: 'found', refund: answer.value, debugId: answer.debugId };
    },
    findCapture: async (request: { captureId: string; timeoutMs: number }): Promise<FindCaptureOutcome> => {
      const answer = await call({
        timeoutMs: request.timeoutMs,
        send: options => payments.getCapturedPayment({ captureId: request.captureId }, options),
        read: readCaptureRecord,
      });
      if (answer.kind === 'failed') return toGone(answer.failure) ?? answer.failure;
      return { kind: 'found', capture: answer.value, debugId: answer.debugId };
    },
    /** Read with our own schema: the SDK would let unknown shapes through. */
    searchTransactions: async (request: SearchTransactionsRequest): Promise<SearchTransactionsOutcome> => {
      const query = {
        start_date: toSeconds(request.from),
        end_date: toSeconds(request.to),
        fields: 'transaction_info,payer_info',
        balance_affecting_records_only: 'Y',
        page_size: String(PAGE_SIZE),
        page: String(request.page),
      };
      const answer = await call({
        timeoutMs: request.timeoutMs,
        send: options => getJson(client, { path: '/v1/reporting/transactions', query }, options),
        read: readPage,
      });
      if (answer.kind === 'answered') return { kind: 'page', ...answer.value, debugId: answer.debugId };
      const { failure } = answer;
      const isTooLarge = failure.kind === 'refused' && failure.issue === TOO_LARGE;
      return isTooLarge ? { kind: 'too_large', debugId: failure.debugId } : failure;
    },
  };
}

function fitNote(note: string): string {
  return truncate(note, NOTE_MAX_LENGTH - ELLIPSIS.length, ELLIPSIS);
}

const NOTE_MAX_LENGTH = 255;
const ELLIPSIS = '...';

/** PayPal's issues that have different messages for staff and buyer. */
const REFUSALS: Record<string, RefundRefusal> = {
  CAPTURE_FULLY_REFUNDED: 'nothing_left',
  REFUND_AMOUNT_EXCEEDED: 'too_much',
  REFUND_AMOUNT_TOO_LOW: 'too_little',
  REFUND_TIME_LIMIT_EXCEEDED: 'too_late',
  MAX_NUMBER_OF_REFUNDS_EXCEEDED: 'too_many',
  PARTIAL_REFUND_NOT_ALLOWED: 'only_in_full',
  TRANSACTION_DISPUTED: 'in_dispute',
  REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK: 'charged_back',
  REFUND_FAILED_INSUFFICIENT_FUNDS: 'no_funds',
  PENDING_CAPTURE: 'not_settled',
  REFUND_CAPTURE_CURRENCY_MISMATCH: 'wrong_currency',
};

/** Reads one refund as the SDK returns it. Throws when it is not one. */
export function readRefundRecord(result: unknown): RefundRecord {
  const refund = refundRecordSchema.parse(result);
  const total = refund.sellerPayableBreakdown?.totalRefundedAmount?.value;
  return {
    ...toRefund(refund),
    captureId: idInLink(refund.links, CAPTURE_PATH),
    totalRefundedMinor: total ?? null,
  };
}

/** Reads one capture as the SDK returns it. Throws when it is not one. */
export function readCaptureRecord(result: unknown): CaptureRecord {
  const { id, status, amount, supplementaryData, links, ...capture } = captureRecordSchema.parse(result);
  return {
    captureId: id,
    status: toCaptureStatus(status),
    amountMinor: amount.value,
    currency: amount.currencyCode,
    paymentId: supplementaryData?.relatedIds?.orderId ?? idInLink(links, ORDER_PATH),
    customId: capture.customId,
    invoiceId: capture.invoiceId,
    createdAt: capture.createTime,
  };
}

export function toRefund({ id, status, amount, customId, createTime }: z.infer<typeof refundSchema>): Refund {
  return {
    refundId: id,
    status: REFUND_STATUSES[status] ?? 'other',
    amountMinor: amount.value,
    currency: amount.currencyCode,
    customId,
    createdAt: createTime,
  };
}

export function toCaptureStatus(status: string): CaptureStatus {
  return CAPTURE_STATUSES[status] ?? 'other';
}

/** Only the link `up` says what a refund or capture belongs to. */
function idInLink(links: z.infer<typeof linksSchema>, path: RegExp): string | null {
  const href = links?.find(({ rel }) => rel === 'up')?.href ?? '';
  return path.exec(href)?.[1] ?? null;
}

const CAPTURE_PATH = /\/v2\/payments\/captures\/([A-Z0-9]{1,36})$/;
const ORDER_PATH = /\/v2\/checkout\/orders\/([A-Z0-9]{1,36})$/;

const REFUND_STATUSES: Record<string, Refund['status']> = {
  COMPLETED: 'completed',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
};

const CAPTURE_STATUSES: Record<string, CaptureStatus> = {
  COMPLETED: 'completed',
  PENDING: 'pending',
  DECLINED: 'declined',
  REFUNDED: 'refunded',
  PARTIALLY_REFUNDED: 'partially_refunded',
  FAILED: 'failed',
};

const moneySchema = z.object({ currencyCode: z.string(), value: signedMinor });
const linksSchema = z.array(z.object({ rel: z.string(), href: z.string() })).optional();

/** A refund as it is in PayPal's order. */
export const refundSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: moneySchema,
  customId: optionalText,
  createTime: instant,
});

const refundRecordSchema = refundSchema.extend({
  links: linksSchema,
  sellerPayableBreakdown: z.object({ totalRefundedAmount: moneySchema.optional() }).optional(),
});

const captureRecordSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: moneySchema,
  customId: optionalText,
  invoiceId: optionalText,
  createTime: instant,
  links: linksSchema,
  supplementaryData: z
    .object({ relatedIds: z.object({ orderId: z.string().optional() }).optional() })
    .optional(),
});

function readPage(value: unknown): Page {
  const page = pageSchema.parse(value);
  return {
    transactions: (page.transaction_details ?? []).map(toTransaction),
    totalPages: page.total_pages ?? 1,
    refreshedAt: page.last_refreshed_datetime,
  };
}

function toTransaction({
  transaction_info: info,
  payer_info: payer,
}: z.infer<typeof detailSchema>): Transaction {
  const referenceType = info.paypal_reference_id_type;
  return {
    transactionId: info.transaction_id,
    referenceId: info.paypal_reference_id,
    referenceType: referenceType === null ? null : (REFERENCE_TYPES[referenceType] ?? 'other'),
    eventCode: info.transaction_event_code,
    status: TRANSACTION_STATUSES[info.transaction_status ?? ''] ?? 'other',
    amountMinor: info.transaction_amount.value,
    currency: info.transaction_amount.currency_code,
    feeMinor: info.fee_amount?.value ?? 0,
    invoiceId: info.invoice_id,
    customId: info.custom_field,
    texts: [
      info.transaction_subject,
      info.transaction_note,
      info.invoice_id,
      info.custom_field,
      payer?.email_address ?? null,
      payer?.payer_name?.alternate_full_name ?? null,
    ].filter(text => text !== null),
    at: info.transaction_initiation_date,
  };
}

/** PayPal wants whole seconds with a zone. */
function toSeconds(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

const PAGE_SIZE = 500;

const TRANSACTION_STATUSES: Record<string, Transaction['status']> = {
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
  transaction_subject: optionalText,
  transaction_note: optionalText,
  transaction_initiation_date: instant,
});

const detailSchema = z.object({
  transaction_info: infoSchema,
  payer_info: z
    .object({
      email_address: optionalText,
      payer_name: z.object({ alternate_full_name: optionalText }).optional(),
    })
    .optional(),
});

const pageSchema = z.object({
  transaction_details: z.array(detailSchema).optional(),
  total_pages: z.number().int().optional(),
  last_refreshed_datetime: instant,
});

type Page = Pick<
  Extract<SearchTransactionsOutcome, { kind: 'page' }>,
  'transactions' | 'totalPages' | 'refreshedAt'
>;

/** `note` is shown to the buyer and is cut at 255 characters. The amount is always sent: without one all would go back. */
export type RefundCaptureRequest = {
  captureId: string;
  requestId: string;
  /** Comes back with the refund wherever PayPal lists it. */
  customId: string;
  amountMinor: number;
  currency: Currency;
  note: string;
  timeoutMs: number;
};

/** `from` and `to` in milliseconds, to the second; `page` counts from 1. */
type SearchTransactionsRequest = { from: number; to: number; page: number; timeoutMs: number };

/** `refunded`: the provider has taken it on; the refund's status says whether the money has gone. */
export type RefundCaptureOutcome =
  | (Traced & { kind: 'refunded'; refund: RefundRecord })
  | (Traced & { kind: 'not_refundable'; reason: RefundRefusal; issue: string })
  | Gone
  | PayPalFailure;

/** Why the provider refunds no money; `other` is told by its issue. */
export type RefundRefusal =
  | 'nothing_left'
  | 'too_much'
  | 'too_little'
  | 'too_late'
  | 'too_many'
  | 'only_in_full'
  | 'in_dispute'
  | 'charged_back'
  | 'no_funds'
  | 'not_settled'
  | 'wrong_currency'
  | 'other';

export type FindRefundOutcome = (Traced & { kind: 'found'; refund: RefundRecord }) | Gone | PayPalFailure;

type FindCaptureOutcome = (Traced & { kind: 'found'; capture: CaptureRecord }) | Gone | PayPalFailure;

/** `too_large`: more rows than the provider lists; ask for less time at once. `refreshedAt`: how new its books are. */
type SearchTransactionsOutcome =
  | (Traced & { kind: 'page'; transactions: Transaction[]; totalPages: number; refreshedAt: number | null })
  | (Traced & { kind: 'too_large' })
  | PayPalFailure;

/**
 * What the payment provider holds about money after a capture, in our words. Amounts are integers in hundredths of the
 * currency's unit; times are milliseconds since 1970, or null when the provider sent none that can be read.
 */
export type Refund = {
  refundId: string;
  /** Money has gone back only when `completed`; `pending` may still fail. */
  status: 'completed' | 'pending' | 'failed' | 'cancelled' | 'other';
  amountMinor: number;
  currency: string;
  /** What we sent as our own id: the row's id for a refund from the desk. */
  customId: string | null;
  createdAt: number | null;
};

/** A refund read by itself. `totalRefundedMinor`: all that went back of its capture until then. */
export type RefundRecord = Refund & { captureId: string | null; totalRefundedMinor: number | null };

/** A capture read by itself, ours or not. `paymentId` is the provider's order. */
export type CaptureRecord = {
  captureId: string;
  status: CaptureStatus;
  amountMinor: number;
  currency: string;
  paymentId: string | null;
  customId: string | null;
  invoiceId: string | null;
  createdAt: number | null;
};

export type CaptureStatus =
  | 'completed'
  | 'pending'
  | 'declined'
  | 'refunded'
  | 'partially_refunded'
  | 'failed'
  | 'other';

/** A row of the provider's own books. `transactionId` is a capture's or refund's id, and may come more than once. */
export type Transaction = {
  transactionId: string;
  /** What the row belongs to, such as the capture of a refund. */
  referenceId: string | null;
  referenceType: 'order' | 'transaction' | 'subscription' | 'preapproval' | 'other' | null;
  /** Such as T0006 (checkout payment) or T1107 (refund). */
  eventCode: string;
  status: 'denied' | 'pending' | 'success' | 'reversed' | 'other';
  /** Negative when money left the account. */
  amountMinor: number;
  currency: string;
  feeMinor: number;
  invoiceId: string | null;
  customId: string | null;
  /** What the payer and other software say about it: subject, note, invoice, and who paid. */
  texts: string[];
  at: number | null;
};

import { z } from 'zod';
import type { CaptureRecord, CaptureStatus, Refund, RefundRecord } from '../provider-records';
import { instant, optionalText, signedMinor } from './paypal-fields';

/** Reads one refund as the SDK gives it. Throws when it is not one. */
export function readRefundRecord(result: unknown): RefundRecord {
  const refund = refundRecordSchema.parse(result);
  const total = refund.sellerPayableBreakdown?.totalRefundedAmount?.value;
  return {
    ...toRefund(refund),
    captureId: idInLink(refund.links, CAPTURE_PATH),
    totalRefundedMinor: total ?? null,
  };
}

/** Reads one capture as the SDK gives it. Throws when it is not one. */
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

import 'server-only';
import { PaymentsController, type Client } from '@paypal/paypal-server-sdk';
import { toDecimal } from '@/lib/site/money';
import { truncate } from '@/lib/site/text';
import type {
  FindCaptureOutcome,
  FindRefundOutcome,
  RefundCaptureOutcome,
  RefundCaptureRequest,
  RefundRefusal,
} from '../gateway-ports';
import { toGone, type PayPalCaller } from './paypal-call';
import { readCaptureRecord, readRefundRecord } from './paypal-money-response';

/** Sends money of a capture back. */
export async function refundCapture(
  { captureId, requestId, timeoutMs, ...asked }: RefundCaptureRequest,
  { client, call }: GatewayDeps,
): Promise<RefundCaptureOutcome> {
  const body = {
    amount: { currencyCode: asked.currency, value: toDecimal(asked.amountMinor) },
    customId: asked.customId,
    ...(asked.note === '' ? {} : { noteToPayer: fitNote(asked.note) }),
  };
  const answer = await call({
    timeoutMs,
    send: options =>
      new PaymentsController(client).refundCapturedPayment(
        { captureId, paypalRequestId: requestId, prefer: 'return=representation', body },
        options,
      ),
    read: readRefundRecord,
  });
  if (answer.kind === 'answered') return { kind: 'refunded', refund: answer.value, debugId: answer.debugId };
  const { failure } = answer;
  if (failure.kind !== 'refused' || failure.httpStatus !== 422) return toGone(failure) ?? failure;
  const { issue, debugId } = failure;
  return { kind: 'not_refundable', reason: REFUSALS[issue] ?? 'other', issue, debugId };
}

export async function findRefund(
  { refundId, timeoutMs }: { refundId: string; timeoutMs: number },
  { client, call }: GatewayDeps,
): Promise<FindRefundOutcome> {
  const answer = await call({
    timeoutMs,
    send: options => new PaymentsController(client).getRefund({ refundId }, options),
    read: readRefundRecord,
  });
  if (answer.kind === 'failed') return toGone(answer.failure) ?? answer.failure;
  return { kind: 'found', refund: answer.value, debugId: answer.debugId };
}

export async function findCapture(
  { captureId, timeoutMs }: { captureId: string; timeoutMs: number },
  { client, call }: GatewayDeps,
): Promise<FindCaptureOutcome> {
  const answer = await call({
    timeoutMs,
    send: options => new PaymentsController(client).getCapturedPayment({ captureId }, options),
    read: readCaptureRecord,
  });
  if (answer.kind === 'failed') return toGone(answer.failure) ?? answer.failure;
  return { kind: 'found', capture: answer.value, debugId: answer.debugId };
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

type GatewayDeps = { client: Client; call: PayPalCaller };

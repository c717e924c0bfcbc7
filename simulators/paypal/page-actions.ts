import { z } from 'zod';
import type { Controls } from './controls.ts';
import { DISPUTE_REASONS, DISPUTE_STAGES } from './dispute.ts';
import type { Order } from './order.ts';

/** The buttons of an order's page. Returns null when there was nothing to act on. */
export function runOrderAction(form: URLSearchParams, order: Order, controls: Controls): object | null {
  const captureId = order.capture?.id ?? '';
  const id = form.get('id') ?? '';
  const terms = DISPUTE.safeParse(filledFields(form)).data ?? {};
  const { value, stage } = terms;
  const actions: Record<string, () => object | null> = {
    complete: () => controls.settleCapture(captureId, 'COMPLETED'),
    deny: () => controls.settleCapture(captureId, 'DECLINED'),
    refund: () => controls.refundCapture(captureId, value),
    reverse: () => controls.reverseCapture(captureId, value, 'paypal'),
    chargeback: () => controls.reverseCapture(captureId, value, 'bank'),
    'win-back': () => controls.winBack(captureId),
    'refund-complete': () => controls.settleRefund(id, 'COMPLETED'),
    'refund-fail': () => controls.settleRefund(id, 'FAILED'),
    dispute: () => controls.openDispute(captureId, { ...terms, respondWithinMs: readDays(form) }),
    'dispute-ask': () =>
      controls.updateDispute(id, {
        ...(stage ? { stage } : {}),
        status: 'WAITING_FOR_SELLER_RESPONSE',
        respondBy: controls.now() + readDays(form),
      }),
    'dispute-review': () =>
      controls.updateDispute(id, { ...(stage ? { stage } : {}), status: 'UNDER_REVIEW', respondBy: null }),
    'dispute-won': () => controls.resolveDispute(id, 'RESOLVED_SELLER_FAVOUR'),
    'dispute-lost': () => controls.resolveDispute(id, 'RESOLVED_BUYER_FAVOUR'),
    'dispute-payout': () => controls.resolveDispute(id, 'RESOLVED_WITH_PAYOUT'),
    'dispute-withdrawn': () => controls.resolveDispute(id, 'CANCELED_BY_BUYER'),
  };
  return actions[form.get('action') ?? '']?.() ?? null;
}

/** The buttons of the first page. */
export async function runIndexAction(
  form: URLSearchParams,
  controls: Controls,
): Promise<object | null | void> {
  const actions: Record<string, () => object | null | void | Promise<void>> = {
    foreign: () => controls.captureForeign(FOREIGN.safeParse(filledFields(form)).data),
    'next-refund-pending': () => controls.setNextRefund({ kind: 'pending' }),
    'next-refund-failed': () => controls.setNextRefund({ kind: 'failed' }),
    hold: controls.holdWebhooks,
    release: () => controls.releaseWebhooks(),
    'release-reversed': () => controls.releaseWebhooks({ reversed: true }),
  };
  const action = actions[form.get('action') ?? ''];
  return action ? action() : null;
}

/** The fields that are not empty. */
function filledFields(form: URLSearchParams): object {
  return Object.fromEntries([...form].filter(([, value]) => value !== ''));
}

function readDays(form: URLSearchParams): number {
  const days = Number(form.get('days'));
  return (days > 0 && days < 1000 ? days : USUAL_DAYS) * DAY_MS;
}

const text = z.string().exactOptional();
const FOREIGN = z.object({ value: text, currency: text, customId: text, invoiceId: text });
const DISPUTE = z.object({
  value: text,
  stage: z.enum(DISPUTE_STAGES).exactOptional(),
  reason: z.enum(DISPUTE_REASONS).exactOptional(),
});

const USUAL_DAYS = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

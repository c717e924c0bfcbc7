import type { RefundRow } from '@/lib/site/db/tables';
import type { CaptureDeps } from './capture-order';
import { newDeadline, timeForCall } from './deadline';
import { noteCall } from './note-call';
import { recordLedger } from './record-ledger';
import { sendRefund } from './refund-order';
import { PENDING_REFUND_CHECK_MS, STALE_AFTER_MS } from './staleness';

/** Resumes a refund that was left: it is sent again with the same request id, or looked up at PayPal. */
export async function resumeRefund(refund: RefundRow, deps: CaptureDeps): Promise<Problem> {
  if (!(await deps.orders.claimRefund(refund, deps.clock.now()))) return null;
  const order = await deps.orders.findById(refund.order_id);
  if (!order) return null;
  if (refund.provider_id === null) {
    const unanswered = await sendRefund({ order, refund, source: 'sweep' }, deps);
    return unanswered && { cause: unanswered.reason, isSilence: true };
  }
  const { provider_id: refundId } = refund;
  const timeoutMs = timeForCall(newDeadline(deps), deps) ?? 0;
  const about = { orderId: order.id, operation: 'find-refund', requestId: null } as const;
  const found = await noteCall(about, () => deps.gateway.findRefund({ refundId, timeoutMs }), deps);
  if (found.kind !== 'found')
    return { cause: `refund ${found.kind}`, isSilence: found.kind === 'busy' || found.kind === 'config' };
  const refunds = [{ ...found.refund, customId: refund.id }];
  await recordLedger({ order, payment: null, refunds, source: 'sweep' }, deps);
  return null;
}

export const REFUND_CHECKS = [
  { state: 'requested', untouchedMs: STALE_AFTER_MS },
  { state: 'pending', untouchedMs: PENDING_REFUND_CHECK_MS },
] as const;

/** Why something has to be tried again, or null. `isSilence`: PayPal did not answer, and may not answer the next one. */
export type Problem = { cause: unknown; isSilence: boolean } | null;

import { z } from 'zod';
import type { Route } from '../http/router.ts';
import { isOperation } from './call-log.ts';
import {
  APPROVAL,
  CLOCK,
  DISPUTE,
  DISPUTE_CHANGE,
  DISPUTE_END,
  FAULT,
  FOREIGN,
  NOTHING,
  OUTCOME,
  REFUND_OUTCOME,
  RELEASE,
  REPEATS,
  REPORTING,
  REVERSAL,
  VALUE,
  WEBHOOK,
} from './control-input.ts';
import { command, query } from './control-route.ts';
import type { Controls } from './controls.ts';

/**
 * `/__control/`: what a test, or a developer with curl, can do to the simulator. Only from this machine: the server
 * listens on loopback, and a web page elsewhere cannot use its visitor's browser (an `Origin` must be ours).
 */
export function paypalControlRoutes(controls: Controls): Route[] {
  return [
    command('reset', NOTHING, controls.reset),
    command('clock', CLOCK, ({ advanceMs }) => controls.advanceClock(advanceMs)),
    command('framing', z.object({ allowed: z.boolean() }), ({ allowed }) => controls.setFraming(allowed)),
    command('repeats', REPEATS, controls.setRepeats),
    command('after-decline', z.object({ approved: z.boolean() }), ({ approved }) =>
      controls.setApprovalAfterDecline(approved),
    ),
    command('dispute-look', z.object({ refunded: z.boolean() }), ({ refunded }) =>
      controls.setRefundedLook(refunded),
    ),
    command('reporting', REPORTING, controls.setReporting),
    command('tokens/revoke', NOTHING, controls.revokeTokens),
    command('outcome', OUTCOME, controls.setNextOutcome),
    command('faults', FAULT, controls.addFault),
    command('faults/clear', NOTHING, controls.clearFaults),
    command('faults/release', NOTHING, controls.releaseHanging),
    query('calls', ({ url }) => {
      const operation = url.searchParams.get('operation');
      return { calls: controls.calls(isOperation(operation) ? operation : undefined) };
    }),
    ...orderRoutes(controls),
    ...moneyRoutes(controls),
    ...webhookRoutes(controls),
  ];
}

function orderRoutes(controls: Controls): Route[] {
  return [
    query('orders', () => ({ orders: controls.orders() })),
    query('orders/:id', ({ params }) => controls.order(params.id ?? '')),
    command('orders/:id/approve', APPROVAL, ({ instrument, payerId }, id) => {
      // Only this one approval: other buyers approve at the same time.
      controls.setPayer(payerId);
      const approved = controls.approveOrder(id, instrument);
      controls.setPayer(null);
      return approved;
    }),
    command(
      'captures/:id/settle',
      z.object({ status: z.enum(['COMPLETED', 'DECLINED']) }),
      ({ status }, id) => controls.settleCapture(id, status),
    ),
  ];
}

/** What can happen to money after its capture. */
function moneyRoutes(controls: Controls): Route[] {
  return [
    command('refund-outcome', REFUND_OUTCOME, controls.setNextRefund),
    command('captures/foreign', FOREIGN, controls.captureForeign),
    command('captures/:id/refund', VALUE, ({ value }, id) => controls.refundCapture(id, value)),
    command('captures/:id/reverse', REVERSAL, ({ value, by }, id) => controls.reverseCapture(id, value, by)),
    command('captures/:id/win-back', NOTHING, (_, id) => controls.winBack(id)),
    command(
      'refunds/:id/settle',
      z.object({ status: z.enum(['COMPLETED', 'FAILED', 'CANCELLED']) }),
      ({ status }, id) => controls.settleRefund(id, status),
    ),
    query('disputes', () => ({ disputes: controls.disputes() })),
    query('disputes/:id', ({ params }) => controls.dispute(params.id ?? '')),
    command('captures/:id/dispute', DISPUTE, (terms, id) => controls.openDispute(id, terms)),
    command('disputes/:id/update', DISPUTE_CHANGE, (change, id) => controls.updateDispute(id, change)),
    command('disputes/:id/resolve', DISPUTE_END, ({ outcome }, id) => controls.resolveDispute(id, outcome)),
  ];
}

function webhookRoutes(controls: Controls): Route[] {
  return [
    query('webhooks', () => ({ deliveries: controls.deliveries() })),
    command('webhooks', WEBHOOK, ({ event, orderId, ...options }) =>
      controls.sendWebhook(event, orderId, options),
    ),
    command('webhooks/hold', NOTHING, controls.holdWebhooks),
    command('webhooks/release', RELEASE, controls.releaseWebhooks),
  ];
}

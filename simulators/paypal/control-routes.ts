import type { Route } from '../http/router.ts';
import { isOperation } from './call-log.ts';
import { parseDeliveryOptions, parseOutcome, parseRules } from './control-input.ts';
import { command, nothing, query } from './control-route.ts';
import type { Controls } from './controls.ts';
import { parseFault } from './faults.ts';
import { moneyControlRoutes } from './money-control-routes.ts';
import { isEventName } from './webhook-event.ts';

/**
 * `/__control/`: what a test, or a developer with curl, can do to the simulator. Only from this machine: the server
 * listens on loopback, and a web page elsewhere cannot use its visitor's browser (an `Origin` must be ours).
 */
export function controlRoutes(controls: Controls): Route[] {
  return [
    command('reset', nothing, controls.reset),
    command(
      'clock',
      ({ advanceMs }) => (typeof advanceMs === 'number' ? advanceMs : null),
      controls.advanceClock,
    ),
    command('framing', ({ allowed }) => (typeof allowed === 'boolean' ? allowed : null), controls.setFraming),
    command('repeats', parseRules, controls.setRepeats),
    command(
      'after-decline',
      ({ approved }) => (typeof approved === 'boolean' ? approved : null),
      controls.setApprovalAfterDecline,
    ),
    command(
      'dispute-look',
      ({ refunded }) => (typeof refunded === 'boolean' ? refunded : null),
      controls.setRefundedLook,
    ),
    command('tokens/revoke', nothing, controls.revokeTokens),
    command('outcome', parseOutcome, controls.setNextOutcome),
    command('faults', parseFault, controls.addFault),
    command('faults/clear', nothing, controls.clearFaults),
    command('faults/release', nothing, controls.releaseHanging),
    query('calls', ({ url }) => {
      const operation = url.searchParams.get('operation');
      return { calls: controls.calls(isOperation(operation) ? operation : undefined) };
    }),
    ...orderRoutes(controls),
    ...moneyControlRoutes(controls),
    ...webhookRoutes(controls),
  ];
}

function orderRoutes(controls: Controls): Route[] {
  /** Only this one approval: other buyers approve at the same time. */
  const approveAs = <Result>(payerId: string | null, approve: () => Result): Result => {
    controls.setPayer(payerId);
    const approved = approve();
    controls.setPayer(null);
    return approved;
  };
  return [
    query('orders', () => ({ orders: controls.orders() })),
    query('orders/:id', ({ params }) => controls.order(params.id ?? '')),
    command(
      'orders/:id/approve',
      ({ instrument, payerId }) => ({
        instrument: instrument === 'declining' ? ('declining' as const) : ('working' as const),
        payerId: typeof payerId === 'string' ? payerId : null,
      }),
      ({ instrument, payerId }, id) => approveAs(payerId, () => controls.approveOrder(id, instrument)),
    ),
    command(
      'captures/:id/settle',
      ({ status }) => (status === 'COMPLETED' || status === 'DECLINED' ? status : null),
      (status, id) => controls.settleCapture(id, status),
    ),
  ];
}

function webhookRoutes(controls: Controls): Route[] {
  return [
    query('webhooks', () => ({ deliveries: controls.deliveries() })),
    command(
      'webhooks',
      ({ event, orderId, ...options }) =>
        isEventName(event) && typeof orderId === 'string'
          ? { event, orderId, ...parseDeliveryOptions(options) }
          : null,
      ({ event, orderId, ...options }) => controls.sendWebhook(event, orderId, options),
    ),
    command('webhooks/hold', nothing, controls.holdWebhooks),
    command('webhooks/release', parseDeliveryOptions, controls.releaseWebhooks),
  ];
}

import type { Operation, RecordedCall } from './call-log.ts';
import type { Context } from './context.ts';
import type { NewFault } from './faults.ts';
import { readMoney } from './money.ts';
import type { Instrument, Order } from './order.ts';
import type { NextOutcome } from './orders.ts';
import type { EventName } from './webhook-event.ts';
import type { Delivery, DeliveryOptions } from './webhook-sender.ts';
import type { ReleaseOptions } from './webhooks.ts';

/** Everything a test can do to a running simulator; the control address offers the same over HTTP. */
export type Controls = {
  /** Forgets orders, calls, faults, outcomes and deliveries and sets the clock right. Tokens stay good. */
  reset: () => void;
  advanceClock: (ms: number) => void;
  setFraming: (isAllowed: boolean) => void;
  revokeTokens: () => void;
  /** How the next capture ends. */
  setNextOutcome: (outcome: NextOutcome) => void;
  addFault: (fault: NewFault) => void;
  clearFaults: () => void;
  /** Resolves once a call hangs by a fault of that kind. */
  whenHanging: () => Promise<void>;
  releaseHanging: () => void;
  calls: (operation?: Operation) => RecordedCall[];
  orders: () => Order[];
  order: (id: string) => Order | null;
  /** As if the buyer had pressed the button. */
  approveOrder: (id: string, instrument?: Instrument) => Order | null;
  /** Decides a pending capture. */
  settleCapture: (captureId: string, status: 'COMPLETED' | 'DECLINED') => Order | null;
  /** Gives back `value` (such as "10.00"), or all that is left. */
  refundCapture: (captureId: string, value?: string) => Order | null;
  /** Sends a fresh event about the order as it stands; null when there is no such order. */
  sendWebhook: (name: EventName, orderId: string, options?: DeliveryOptions) => Promise<Order | null>;
  holdWebhooks: () => void;
  releaseWebhooks: (options?: ReleaseOptions) => Promise<void>;
  /** Resolves when no webhook is on its way any more. */
  webhooksSettled: () => Promise<void>;
  deliveries: () => Delivery[];
};

export function createControls(context: Context): Controls {
  const { clock, calls, faults, tokens, orders, idempotency, webhooks, live } = context;
  return {
    reset: () =>
      [clock.reset, calls.clear, faults.clear, orders.clear, idempotency.clear, webhooks.clear].forEach(run =>
        run(),
      ),
    advanceClock: clock.advance,
    setFraming: isAllowed => {
      live.framing = isAllowed;
    },
    revokeTokens: tokens.revokeAll,
    setNextOutcome: orders.setNextOutcome,
    addFault: faults.add,
    clearFaults: faults.clear,
    whenHanging: faults.whenHanging,
    releaseHanging: faults.release,
    calls: calls.list,
    orders: orders.list,
    order: orders.find,
    approveOrder: (id, instrument = 'working') => orders.approve(id, instrument),
    settleCapture: orders.settleCapture,
    refundCapture: (captureId, value) => refund(context, captureId, value),
    sendWebhook: async (name, orderId, options) => {
      const order = orders.find(orderId);
      if (order) await webhooks.send(name, order, options);
      return order;
    },
    holdWebhooks: webhooks.hold,
    releaseWebhooks: webhooks.release,
    webhooksSettled: webhooks.settled,
    deliveries: webhooks.deliveries,
  };
}

function refund({ orders }: Context, captureId: string, value: string | undefined): Order | null {
  if (value === undefined) return orders.refundCapture(captureId, null);
  const currency = orders.list().find(({ capture }) => capture?.id === captureId)?.capture?.amount.currency;
  const read = readMoney({ currency_code: currency, value });
  return read.kind === 'ok' ? orders.refundCapture(captureId, read.money) : null;
}

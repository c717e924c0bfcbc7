import type { Operation, RecordedCall } from './call-log.ts';
import type { Context } from './context.ts';
import type { NewFault } from './faults.ts';
import { createMoneyControls, type MoneyControls } from './money-controls.ts';
import type { Instrument, Order, Refund } from './order.ts';
import { isReversal } from './refund.ts';
import type { NextOutcome } from './orders.ts';
import { createSwitches, type Switches } from './switches.ts';
import type { EventName, EventSubject } from './webhook-event.ts';
import type { WebhookAttempt, DeliveryOptions } from './webhook-sender.ts';
import type { ReleaseOptions } from './webhooks.ts';

/** Everything a test can do to a running simulator; the control address offers the same over HTTP. */
export type Controls = MoneyControls &
  Switches & {
    /** Forgets orders, calls, faults, outcomes and deliveries and sets the clock right. Tokens stay good. */
    reset: () => void;
    /** The simulator's time, in milliseconds. */
    now: () => number;
    advanceClock: (ms: number) => void;
    revokeTokens: () => void;
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
    approveOrder: (id: string, instrument?: Instrument, by?: string) => Order | null;
    /** Who approves from now on; null for someone new each time. */
    setPayer: (payerId: string | null) => void;
    settleCapture: (captureId: string, status: 'COMPLETED' | 'DECLINED') => Order | null;
    /** Sends a fresh event about the order as it stands; null when there is no such order. */
    sendWebhook: (name: EventName, orderId: string, options?: DeliveryOptions) => Promise<Order | null>;
    holdWebhooks: () => void;
    releaseWebhooks: (options?: ReleaseOptions) => Promise<void>;
    /** Resolves when no webhook is on its way any more. */
    webhooksSettled: () => Promise<void>;
    deliveries: () => WebhookAttempt[];
  };

export function createControls(context: Context): Controls {
  const { clock, calls, faults, tokens, orders, webhooks } = context;
  return {
    reset: context.reset,
    now: clock.now,
    advanceClock: clock.advance,
    ...createSwitches(context),
    revokeTokens: tokens.revokeAll,
    setNextOutcome: orders.setNextOutcome,
    addFault: faults.add,
    clearFaults: faults.clear,
    whenHanging: faults.whenHanging,
    releaseHanging: faults.release,
    calls: calls.list,
    orders: orders.list,
    order: orders.find,
    approveOrder: (id, instrument = 'working', by) => orders.approve(id, instrument, by),
    setPayer: orders.setPayer,
    settleCapture: orders.settleCapture,
    ...createMoneyControls(context),
    sendWebhook: async (name, orderId, options) => {
      const order = orders.find(orderId);
      const subject = order && subjectOf(name, order, context);
      if (subject) await webhooks.send(name, subject, options);
      return subject && order;
    },
    holdWebhooks: webhooks.hold,
    releaseWebhooks: webhooks.release,
    webhooksSettled: webhooks.settled,
    deliveries: webhooks.deliveries,
  };
}

/** What a fresh event is about: the order's last refund, reversal or dispute where the event is about one. */
function subjectOf(name: EventName, order: Order, { disputes }: Context): EventSubject | null {
  if (name.startsWith('CUSTOMER.DISPUTE')) {
    const dispute = disputes.list().find(({ captureId }) => captureId === order.capture?.id);
    return dispute ? { order, dispute } : null;
  }
  const isAbout = name === 'PAYMENT.CAPTURE.REVERSED' ? isReversal : isMerchantRefund;
  const isRefund = isAbout === isReversal || name.includes('REFUND');
  const refund = isRefund ? order.refunds.findLast(isAbout) : undefined;
  return refund ? { order, refund } : { order };
}

function isMerchantRefund({ kind }: Refund): boolean {
  return kind === 'refund';
}

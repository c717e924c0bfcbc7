import { randomInt } from 'node:crypto';
import type { Orders } from './orders.ts';
import { correctCapture, isSettled, leftMinor, minorOf, type Refunds } from './refunds.ts';
import { optional } from './views.ts';
import { isoSeconds, link, Refusal, toWire, type Context, type Money } from './wire.ts';

type DisputeOutcome =
  | 'RESOLVED_BUYER_FAVOUR'
  | 'RESOLVED_SELLER_FAVOUR'
  | 'RESOLVED_WITH_PAYOUT'
  | 'CANCELED_BY_BUYER'
  | 'ACCEPTED'
  | 'DENIED'
  | 'NONE';

/** A buyer's case against a capture. PayPal holds the amount back until the case is decided. */
export type Dispute = {
  id: string;
  captureId: string;
  orderId: string;
  reason: string;
  status: keyof typeof STATES;
  stage: 'INQUIRY' | 'CHARGEBACK' | 'PRE_ARBITRATION' | 'ARBITRATION';
  amount: Money;
  /** Until when the seller has to answer; null when it is not the seller's turn. */
  respondBy: number | null;
  outcome: DisputeOutcome | null;
  /** What the decision returned to the buyer. */
  refundedMinor: number;
  customId: string | null;
  invoiceId: string | null;
  createdAt: number;
  updatedAt: number;
};

export type Disputes = ReturnType<typeof createDisputes>;

/** The disputes of one simulator. Null means no such capture or dispute, or nothing left to fight about. */
export function createDisputes(context: Context, orders: Orders, refunds: Refunds) {
  const disputes = new Map<string, Dispute>();

  function put(dispute: Dispute, event: string): Dispute {
    disputes.set(dispute.id, dispute);
    const order = orders.findByCapture(dispute.captureId);
    if (order)
      order.openDisputes = [...disputes.values()].filter(
        ({ captureId, outcome }) => captureId === dispute.captureId && outcome === null,
      ).length;
    context.emit(`CUSTOMER.DISPUTE.${event}`, dispute.orderId, viewDispute(dispute, context));
    return dispute;
  }

  function findOpen(id: string): Dispute | null {
    const dispute = disputes.get(id);
    return dispute?.outcome === null ? dispute : null;
  }

  const list = () => [...disputes.values()].reverse();
  return {
    list,
    getDispute: (id: string): object => {
      const dispute = disputes.get(id);
      if (!dispute) throw new Refusal('INVALID_RESOURCE_ID');
      return viewDispute(dispute, context);
    },
    /** `value`: a part of the payment, such as "10.00". */
    openDispute: (captureId: string, { value, ...terms }: NewDispute = {}): Dispute | null => {
      const order = orders.findByCapture(captureId);
      if (!order || order.capture.status === 'DECLINED') return null;
      const left = leftMinor(order);
      const minor = minorOf(value) ?? left;
      if (minor === 0 || minor > left) return null;
      const { respondWithinMs = TEN_DAYS_MS, reason = 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED' } = terms;
      const { customId, invoiceId } = order;
      const now = context.now();
      return put(
        {
          id: `PP-R-ABC-${randomInt(10_000_000, 100_000_000)}`,
          captureId,
          orderId: order.id,
          reason,
          status: 'WAITING_FOR_SELLER_RESPONSE',
          stage: terms.stage ?? 'INQUIRY',
          amount: { ...order.capture.amount, minor },
          respondBy: now + respondWithinMs,
          outcome: null,
          refundedMinor: 0,
          customId,
          invoiceId,
          createdAt: now,
          updatedAt: now,
        },
        'CREATED',
      );
    },
    updateDispute: (id: string, change: DisputeChange): Dispute | null => {
      const dispute = findOpen(id);
      return dispute && put({ ...dispute, ...change, updatedAt: context.now() }, 'UPDATED');
    },
    /** Lost money is taken from the capture, which PayPal tells as a reversal of it. */
    resolveDispute: (id: string, outcome: DisputeOutcome): Dispute | null => {
      const dispute = findOpen(id);
      if (!dispute) return null;
      const { captureId, amount, stage } = dispute;
      const order = orders.findByCapture(captureId);
      const kind = stage === 'INQUIRY' ? 'reversal' : 'chargeback';
      if (isLost(outcome)) refunds.takeBack(captureId, amount.minor, kind);
      else if (order && isSettled(order)) correctCapture(order, context.now());
      const isPaid = isLost(outcome) || outcome === 'RESOLVED_WITH_PAYOUT';
      const end = { outcome, refundedMinor: isPaid ? amount.minor : 0, respondBy: null };
      return put({ ...dispute, ...end, status: 'RESOLVED', updatedAt: context.now() }, 'RESOLVED');
    },
    /** `GET /v1/customer/disputes`: the newest first, in short; a link leads to the next page while there is one. */
    listPage: (query: URLSearchParams): object => {
      const size = Number(query.get('page_size') ?? 10);
      if (!Number.isInteger(size) || size < 1 || size > 50)
        throw new Refusal('INVALID_PARAMETER_VALUE', { field: 'page_size' });
      const states = query.get('dispute_state')?.split(',');
      const start = Number(query.get('next_page_token') ?? 0);
      const matching = list().filter(({ status }) => states?.includes(STATES[status]) ?? true);
      const address = (from: number) => {
        const page = new URLSearchParams({ ...Object.fromEntries(query), next_page_token: String(from) });
        return `${context.origin()}/v1/customer/disputes?${page}`;
      };
      const end = start + size;
      return {
        items: matching.slice(start, end).map(dispute => ({
          ...viewBriefly(dispute, context),
          dispute_state: STATES[dispute.status],
        })),
        links: [link(address(start), 'self'), ...(end < matching.length ? [link(address(end), 'next')] : [])],
      };
    },
    reset: (): void => disputes.clear(),
  };
}

/** Who pays: the seller, unless the seller has won. A payout is PayPal's own money. */
function isLost(outcome: DisputeOutcome): boolean {
  return outcome === 'RESOLVED_BUYER_FAVOUR' || outcome === 'ACCEPTED';
}

function viewBriefly(dispute: Dispute, { origin }: Context): object {
  return {
    dispute_id: dispute.id,
    create_time: isoSeconds(dispute.createdAt),
    update_time: isoSeconds(dispute.updatedAt),
    reason: dispute.reason,
    status: dispute.status,
    dispute_amount: toWire(dispute.amount),
    dispute_life_cycle_stage: dispute.stage,
    dispute_channel: 'INTERNAL',
    links: [link(`${origin()}/v1/customer/disputes/${dispute.id}`, 'self')],
  };
}

/** As GET and the webhooks show it to the seller. */
function viewDispute(dispute: Dispute, context: Context): object {
  const { amount, outcome, respondBy, refundedMinor } = dispute;
  const refunded = toWire({ ...amount, minor: refundedMinor });
  const transaction = {
    seller_transaction_id: dispute.captureId,
    create_time: isoSeconds(dispute.createdAt),
    transaction_status: 'COMPLETED',
    gross_amount: toWire(amount),
    ...optional('invoice_number', dispute.invoiceId),
    ...optional('custom', dispute.customId),
    buyer: { name: 'Test Buyer' },
    seller: { merchant_id: context.merchantId, name: 'Test merchant' },
  };
  return {
    ...viewBriefly(dispute, context),
    disputed_transactions: [transaction],
    ...(outcome === null ? {} : { dispute_outcome: { outcome_code: outcome, amount_refunded: refunded } }),
    ...(respondBy === null ? {} : { seller_response_due_date: isoSeconds(respondBy) }),
    money_movements: viewMovements(dispute),
  };
}

function viewMovements({ outcome, amount, createdAt, updatedAt, refundedMinor }: Dispute): object[] {
  const move = (affected_party: string, minor: number, at: number) => ({
    affected_party,
    amount: toWire({ ...amount, minor: Math.abs(minor) }),
    initiated_time: isoSeconds(at),
    type: minor < 0 ? 'DEBIT' : 'CREDIT',
  });
  const hold = move('SELLER', -amount.minor, createdAt);
  if (outcome === null) return [hold];
  const release = isLost(outcome) ? [] : [move('SELLER', amount.minor, updatedAt)];
  return [hold, ...release, ...(refundedMinor > 0 ? [move('BUYER', refundedMinor, updatedAt)] : [])];
}

/** How the list calls a status. */
const STATES = {
  OPEN: 'OPEN_INQUIRIES',
  WAITING_FOR_BUYER_RESPONSE: 'REQUIRED_OTHER_PARTY_ACTION',
  WAITING_FOR_SELLER_RESPONSE: 'REQUIRED_ACTION',
  UNDER_REVIEW: 'UNDER_PAYPAL_REVIEW',
  RESOLVED: 'RESOLVED',
} as const;

const TEN_DAYS_MS = 10 * 24 * 60 * 60 * 1000;

type NewDispute = {
  value?: string;
  reason?: string;
  stage?: Dispute['stage'];
  respondWithinMs?: number;
};
type DisputeChange = Partial<Pick<Dispute, 'status' | 'stage' | 'respondBy'>>;

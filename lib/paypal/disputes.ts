import 'server-only';
import { z } from 'zod';
import {
  getJson,
  instant,
  optionalText,
  toGone,
  wireMoney,
  type Gone,
  type PayPalFailure,
  type PayPalWire,
  type Traced,
} from './client';

/** The calls about disputes, for which the SDK has no methods. */
export function disputeCalls({ client, call }: PayPalWire) {
  return {
    findDispute: async (request: { disputeId: string; timeoutMs: number }): Promise<FindDisputeOutcome> => {
      const path = `/v1/customer/disputes/${encodeURIComponent(request.disputeId)}`;
      const answer = await call({
        timeoutMs: request.timeoutMs,
        send: options => getJson(client, { path }, options),
        read: readDispute,
      });
      if (answer.kind === 'failed') return toGone(answer.failure) ?? answer.failure;
      return { kind: 'found', dispute: answer.value, debugId: answer.debugId };
    },
    /**
     * One page of the disputes that are not closed for good. `after`: the `next` of the page before. PayPal's link to
     * the next page says what to ask for; its host is not followed.
     */
    listOpenDisputes: async (request: {
      after: string | null;
      timeoutMs: number;
    }): Promise<ListDisputesOutcome> => {
      const { after, timeoutMs } = request;
      const query = after === null ? FIRST_PAGE : Object.fromEntries(new URLSearchParams(after));
      const answer = await call({
        timeoutMs,
        send: options => getJson(client, { path: '/v1/customer/disputes', query }, options),
        read: readList,
      });
      if (answer.kind === 'failed') return answer.failure;
      return { kind: 'page', ...answer.value, debugId: answer.debugId };
    },
  };
}

function readList(value: unknown): { disputeIds: string[]; next: string | null } {
  const { items, links } = listSchema.parse(value);
  const href = links.find(({ rel }) => rel === 'next')?.href;
  return {
    disputeIds: items.map(({ dispute_id }) => dispute_id),
    next: href === undefined ? null : new URL(href).search,
  };
}

/** Reads a dispute as PayPal sends it. Throws when it is not one. */
export function readDispute(value: unknown): Dispute {
  const dispute = disputeSchema.parse(value);
  return {
    disputeId: dispute.dispute_id,
    status: STATUSES[dispute.status ?? ''] ?? 'other',
    stage: STAGES[dispute.dispute_life_cycle_stage ?? ''] ?? 'other',
    reason: REASONS[dispute.reason ?? ''] ?? 'other',
    amountMinor: dispute.dispute_amount?.value ?? null,
    currency: dispute.dispute_amount?.currency_code ?? null,
    respondBy: dispute.seller_response_due_date,
    outcome: toOutcome(dispute),
    refundedMinor: dispute.dispute_outcome?.amount_refunded?.value ?? 0,
    createdAt: dispute.create_time,
    updatedAt: dispute.update_time,
    transactions: (dispute.disputed_transactions ?? []).map(transaction => ({
      captureId: transaction.seller_transaction_id,
      customId: transaction.custom,
      invoiceId: transaction.invoice_number,
    })),
  };
}

/** A payout may come from PayPal or from us: it is lost unless PayPal's list of movements says that we paid nothing. */
function toOutcome({ dispute_outcome, money_movements = [] }: WireDispute): Dispute['outcome'] {
  const code = dispute_outcome?.outcome_code ?? '';
  if (code !== 'RESOLVED_WITH_PAYOUT') return OUTCOMES[code] ?? 'none';
  const sellerMovements = money_movements.filter(({ affected_party }) => affected_party === 'SELLER');
  const paid = sellerMovements.reduce(
    (sum, { type, amount }) => sum + (type === 'DEBIT' ? 1 : -1) * (amount?.value ?? 0),
    0,
  );
  return sellerMovements.length > 0 && paid <= 0 ? 'won' : 'lost';
}

const STATUSES: Record<string, Dispute['status']> = {
  OPEN: 'open',
  WAITING_FOR_BUYER_RESPONSE: 'waiting_for_buyer',
  WAITING_FOR_SELLER_RESPONSE: 'waiting_for_seller',
  UNDER_REVIEW: 'under_review',
  RESOLVED: 'resolved',
};

const STAGES: Record<string, Dispute['stage']> = {
  INQUIRY: 'inquiry',
  CHARGEBACK: 'chargeback',
  PRE_ARBITRATION: 'pre_arbitration',
  ARBITRATION: 'arbitration',
};

const REASONS: Record<string, DisputeReason> = {
  MERCHANDISE_OR_SERVICE_NOT_RECEIVED: 'not_received',
  MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED: 'not_as_described',
  UNAUTHORISED: 'unauthorized',
  CREDIT_NOT_PROCESSED: 'credit_not_processed',
  DUPLICATE_TRANSACTION: 'duplicate',
  INCORRECT_AMOUNT: 'wrong_amount',
  PAYMENT_BY_OTHER_MEANS: 'paid_by_other_means',
  CANCELED_RECURRING_BILLING: 'canceled_recurring',
};

const OUTCOMES: Record<string, Dispute['outcome']> = {
  RESOLVED_SELLER_FAVOUR: 'won',
  CANCELED_BY_BUYER: 'won',
  DENIED: 'won',
  RESOLVED_BUYER_FAVOUR: 'lost',
  ACCEPTED: 'lost',
};

const FIRST_PAGE = {
  dispute_state: 'OPEN_INQUIRIES,REQUIRED_ACTION,REQUIRED_OTHER_PARTY_ACTION,UNDER_PAYPAL_REVIEW,APPEALABLE',
  page_size: '50',
};

const listSchema = z.object({
  items: z.array(z.object({ dispute_id: z.string() })).default([]),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});

const disputeSchema = z.object({
  dispute_id: z.string(),
  status: z.string().optional(),
  dispute_life_cycle_stage: z.string().optional(),
  reason: z.string().optional(),
  dispute_amount: wireMoney.optional(),
  seller_response_due_date: instant,
  dispute_outcome: z
    .object({ outcome_code: z.string().optional(), amount_refunded: wireMoney.optional() })
    .optional(),
  money_movements: z
    .array(
      z.object({
        affected_party: z.string().optional(),
        type: z.string().optional(),
        amount: wireMoney.optional(),
      }),
    )
    .optional(),
  create_time: instant,
  update_time: instant,
  disputed_transactions: z
    .array(
      z.object({ seller_transaction_id: optionalText, custom: optionalText, invoice_number: optionalText }),
    )
    .optional(),
});

type WireDispute = z.infer<typeof disputeSchema>;

type FindDisputeOutcome = (Traced & { kind: 'found'; dispute: Dispute }) | Gone | PayPalFailure;

type ListDisputesOutcome =
  | (Traced & { kind: 'page'; disputeIds: string[]; next: string | null })
  | PayPalFailure;

export type Dispute = {
  disputeId: string;
  status: 'open' | 'waiting_for_buyer' | 'waiting_for_seller' | 'under_review' | 'resolved' | 'other';
  stage: 'inquiry' | 'chargeback' | 'pre_arbitration' | 'arbitration' | 'other';
  reason: DisputeReason;
  /** Null when the provider names no amount that can be read. */
  amountMinor: number | null;
  currency: string | null;
  /** Until when we have to answer; without an answer the buyer wins. */
  respondBy: number | null;
  /** `none`: not decided, or decided without saying who paid. */
  outcome: 'won' | 'lost' | 'none';
  /** What the buyer got back by the decision. */
  refundedMinor: number;
  createdAt: number | null;
  updatedAt: number | null;
  transactions: DisputedTransaction[];
};

type DisputeReason =
  | 'not_received'
  | 'not_as_described'
  | 'unauthorized'
  | 'credit_not_processed'
  | 'duplicate'
  | 'wrong_amount'
  | 'paid_by_other_means'
  | 'canceled_recurring'
  | 'other';

export type DisputedTransaction = {
  captureId: string | null;
  customId: string | null;
  invoiceId: string | null;
};

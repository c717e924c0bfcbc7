import type { Money } from './money.ts';

export const DISPUTE_STAGES = ['INQUIRY', 'CHARGEBACK', 'PRE_ARBITRATION', 'ARBITRATION'] as const;

export const DISPUTE_REASONS = [
  'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED',
  'UNAUTHORISED',
  'CREDIT_NOT_PROCESSED',
  'DUPLICATE_TRANSACTION',
  'INCORRECT_AMOUNT',
  'PAYMENT_BY_OTHER_MEANS',
  'CANCELED_RECURRING_BILLING',
  'OTHER',
] as const;

export type DisputeOutcome =
  | 'RESOLVED_BUYER_FAVOUR'
  | 'RESOLVED_SELLER_FAVOUR'
  | 'RESOLVED_WITH_PAYOUT'
  | 'CANCELED_BY_BUYER'
  | 'ACCEPTED'
  | 'DENIED'
  | 'NONE';

/** A buyer's case against a capture. From the opening on PayPal holds the amount back, until the case is decided. */
export type Dispute = {
  id: string;
  captureId: string;
  reason: (typeof DISPUTE_REASONS)[number];
  status:
    | 'OPEN'
    | 'WAITING_FOR_BUYER_RESPONSE'
    | 'WAITING_FOR_SELLER_RESPONSE'
    | 'UNDER_REVIEW'
    | 'RESOLVED'
    | 'OTHER';
  stage: (typeof DISPUTE_STAGES)[number];
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

/** Who pays: the seller, unless the seller has won. A payout is PayPal's own money. */
export function isLost(outcome: DisputeOutcome): boolean {
  return outcome === 'RESOLVED_BUYER_FAVOUR' || outcome === 'ACCEPTED';
}

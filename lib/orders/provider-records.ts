/**
 * What the payment provider holds about money after a capture, in our words. Amounts are integers in hundredths of the
 * currency's unit; times are milliseconds since 1970, or null when the provider gave none that can be read.
 */
export type Refund = {
  refundId: string;
  /** Money has gone back only when `completed`; `pending` may still fail. */
  status: 'completed' | 'pending' | 'failed' | 'cancelled' | 'other';
  amountMinor: number;
  currency: string;
  /** What we sent as our own id: the row's id for a refund from the desk. */
  customId: string | null;
  createdAt: number | null;
};

/** A refund read by itself. `totalRefundedMinor`: all that went back of its capture until then. */
export type RefundRecord = Refund & { captureId: string | null; totalRefundedMinor: number | null };

/** A capture read by itself, whoever made it. `paymentId` is the provider's order. */
export type CaptureRecord = {
  captureId: string;
  status: CaptureStatus;
  amountMinor: number;
  currency: string;
  paymentId: string | null;
  customId: string | null;
  invoiceId: string | null;
  createdAt: number | null;
};

export type CaptureStatus =
  'completed' | 'pending' | 'declined' | 'refunded' | 'partially_refunded' | 'failed' | 'other';

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

export type DisputeReason =
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

/** A row of the provider's own books. `transactionId` is a capture's or refund's id, and may come more than once. */
export type Transaction = {
  transactionId: string;
  /** What the row belongs to, such as the capture of a refund. */
  referenceId: string | null;
  referenceType: 'order' | 'transaction' | 'subscription' | 'preapproval' | 'other' | null;
  /** Such as T0006 (checkout payment) or T1107 (refund). */
  eventCode: string;
  status: 'denied' | 'pending' | 'success' | 'reversed' | 'other';
  /** Negative when money left the account. */
  amountMinor: number;
  currency: string;
  feeMinor: number;
  invoiceId: string | null;
  customId: string | null;
  at: number | null;
};

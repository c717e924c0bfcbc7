import type { Currency } from '@/lib/site/money';
import type { PriceLine } from '@/lib/pricing/price';
import type { GatewayFailure, Gone, Traced } from './gateway-failure';
import type {
  CaptureRecord,
  CaptureStatus,
  Dispute,
  Refund,
  RefundRecord,
  Transaction,
} from './provider-records';
import type { Payer } from './transition';

/**
 * What the order rules need from a payment provider, in our words. The PayPal adapter maps its vendor shapes
 * and failures to these outcomes; nothing above it sees PayPal's types.
 */
export type PaymentGateway = AfterCaptureGateway & {
  /** Creates the provider's order. Repeating with the same `requestId` gives the same order. */
  createPayment(request: CreatePaymentRequest): Promise<CreatePaymentOutcome>;
  /** Asks the provider for the order's state. */
  findPayment(request: FindPaymentRequest): Promise<FindPaymentOutcome>;
  /** Captures an approved order. Repeating with the same `requestId` captures once. */
  capturePayment(request: CapturePaymentRequest): Promise<CapturePaymentOutcome>;
};

export type CreatePaymentRequest = {
  requestId: string;
  orderId: string;
  invoiceId: string;
  amountMinor: number;
  currency: Currency;
  description: string;
  lines: PriceLine[];
  returnUrl: string;
  cancelUrl: string;
  timeoutMs: number;
};

export type FindPaymentRequest = { paymentId: string; timeoutMs: number };

export type CapturePaymentRequest = { paymentId: string; requestId: string; timeoutMs: number };

export type PaymentLink = { rel: string; href: string; method?: string | undefined };

export type CreatePaymentOutcome =
  /** `links` as the provider sent them, except that an approval link leading elsewhere than to the provider is left out. */
  | (Traced & { kind: 'created'; paymentId: string; status: string; links: PaymentLink[] | undefined })
  | GatewayFailure;

/** `capture` is present once the provider has taken, or is still checking, the money. */
export type Payment = {
  paymentId: string;
  status: 'created' | 'approved' | 'completed' | 'voided' | 'payer_action_required' | 'other';
  payer: Payer;
  payeeMerchantId: string | null;
  orderId: string | null;
  capture: Capture | null;
  refunds: Refund[];
  updatedAt: number | null;
};

export type Capture = {
  captureId: string;
  status: CaptureStatus;
  /** Null when the provider's figure is not plain decimal text. */
  amountMinor: number | null;
  currency: string;
  /** All that has gone back so far. */
  refundedMinor: number;
  createdAt: number | null;
};

/** `gone`: the provider does not know the order any more, or will never take money for it. */
export type FindPaymentOutcome = (Traced & { kind: 'found'; payment: Payment }) | Gone | GatewayFailure;

export type CapturePaymentOutcome =
  | (Traced & { kind: 'captured'; payment: Payment })
  | (Traced & { kind: 'not_approved' })
  | (Traced & { kind: 'already_captured' })
  | (Traced & { kind: 'declined' })
  | Gone
  | GatewayFailure;

/** What can be asked of the payment provider once money was taken. */
type AfterCaptureGateway = {
  /** Gives money of a capture back. Repeating with the same `requestId` refunds once. */
  refundCapture(request: RefundCaptureRequest): Promise<RefundCaptureOutcome>;
  findRefund(request: { refundId: string; timeoutMs: number }): Promise<FindRefundOutcome>;
  findCapture(request: { captureId: string; timeoutMs: number }): Promise<FindCaptureOutcome>;
  findDispute(request: { disputeId: string; timeoutMs: number }): Promise<FindDisputeOutcome>;
  /** One page of the disputes that are not closed for good. `after`: what the page before gave as `next`. */
  listOpenDisputes(request: { after: string | null; timeoutMs: number }): Promise<ListDisputesOutcome>;
  /** One page of the provider's own books, at most 31 days of them, up to three hours behind. */
  searchTransactions(request: SearchTransactionsRequest): Promise<SearchTransactionsOutcome>;
};

/** `note` is shown to the buyer and is cut at 255 characters. The amount is always sent: without one all would go back. */
export type RefundCaptureRequest = {
  captureId: string;
  requestId: string;
  /** Comes back with the refund wherever PayPal lists it. */
  customId: string;
  amountMinor: number;
  currency: Currency;
  note: string;
  timeoutMs: number;
};

/** `from` and `to` in milliseconds, to the second; `page` counts from 1. */
export type SearchTransactionsRequest = { from: number; to: number; page: number; timeoutMs: number };

/** `refunded`: the provider has taken it on; the refund's status says whether the money has gone. */
export type RefundCaptureOutcome =
  | (Traced & { kind: 'refunded'; refund: RefundRecord })
  | (Traced & { kind: 'not_refundable'; reason: RefundRefusal; issue: string })
  | Gone
  | GatewayFailure;

/** Why the provider gives no money back; `other` is told by its issue. */
export type RefundRefusal =
  | 'nothing_left'
  | 'too_much'
  | 'too_little'
  | 'too_late'
  | 'too_many'
  | 'only_in_full'
  | 'in_dispute'
  | 'charged_back'
  | 'no_funds'
  | 'not_settled'
  | 'wrong_currency'
  | 'other';

export type FindRefundOutcome = (Traced & { kind: 'found'; refund: RefundRecord }) | Gone | GatewayFailure;
export type FindCaptureOutcome = (Traced & { kind: 'found'; capture: CaptureRecord }) | Gone | GatewayFailure;
export type FindDisputeOutcome = (Traced & { kind: 'found'; dispute: Dispute }) | Gone | GatewayFailure;
export type ListDisputesOutcome =
  (Traced & { kind: 'page'; disputeIds: string[]; next: string | null }) | GatewayFailure;

/** `too_large`: more rows than the provider lists; ask for less time at once. `refreshedAt`: how new its books are. */
export type SearchTransactionsOutcome =
  | (Traced & { kind: 'page'; transactions: Transaction[]; totalPages: number; refreshedAt: number | null })
  | (Traced & { kind: 'too_large' })
  | GatewayFailure;

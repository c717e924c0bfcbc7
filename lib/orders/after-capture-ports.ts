import type { Currency } from '@/lib/kernel/money';
import type { GatewayFailure, Gone, Traced } from './gateway-failure';
import type { CaptureRecord, Dispute, RefundRecord, Transaction } from './provider-records';

/** What can be asked of the payment provider once money was taken. */
export type AfterCaptureGateway = {
  /** Gives money of a capture back. Repeating with the same `requestId` refunds once. */
  refundCapture(request: RefundCaptureRequest): Promise<RefundCaptureOutcome>;
  findRefund(request: { refundId: string; timeoutMs: number }): Promise<FindRefundOutcome>;
  findCapture(request: { captureId: string; timeoutMs: number }): Promise<FindCaptureOutcome>;
  findDispute(request: { disputeId: string; timeoutMs: number }): Promise<FindDisputeOutcome>;
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

/** `too_large`: more rows than the provider lists; ask for less time at once. `refreshedAt`: how new its books are. */
export type SearchTransactionsOutcome =
  | (Traced & { kind: 'page'; transactions: Transaction[]; totalPages: number; refreshedAt: number | null })
  | (Traced & { kind: 'too_large' })
  | GatewayFailure;

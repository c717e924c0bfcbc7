import type { Currency } from '@/lib/kernel/money';

/**
 * What the order rules need from a payment provider, in our words. The PayPal adapter maps its vendor shapes
 * and failures to these outcomes (payments-and-mail.md §3.4, §3.5); nothing above it sees PayPal's types.
 */
export type PaymentGateway = {
  /** Creates the provider's order. Repeating with the same `requestId` gives the same order. */
  createPayment(request: CreatePaymentRequest): Promise<CreatePaymentOutcome>;
  /** Asks the provider how the order stands. */
  findPayment(paymentId: string): Promise<FindPaymentOutcome>;
  /** Captures an approved order. Repeating with the same `requestId` captures once. */
  capturePayment(request: { paymentId: string; requestId: string }): Promise<CapturePaymentOutcome>;
};

export type CreatePaymentRequest = {
  requestId: string;
  orderId: string;
  invoiceId: string;
  amountMinor: number;
  currency: Currency;
  description: string;
  returnUrl: string;
  cancelUrl: string;
};

export type PaymentLink = { rel: string; href: string; method?: string };

export type CreatePaymentOutcome =
  | { kind: 'created'; paymentId: string; status: string; links: PaymentLink[] | undefined }
  | GatewayFailure;

/** `payment.capture` is present once the provider has taken, or is still checking, the money. */
export type Payment = {
  paymentId: string;
  status: 'created' | 'approved' | 'completed' | 'voided' | 'payer_action_required' | 'other';
  payer: { email: string | null; name: string | null };
  payeeMerchantId: string | null;
  orderId: string | null;
  capture: Capture | null;
};

export type Capture = {
  captureId: string;
  status: 'completed' | 'pending' | 'declined' | 'refunded' | 'partially_refunded' | 'failed' | 'other';
  amountMinor: number | null;
  currency: string;
};

export type FindPaymentOutcome = { kind: 'found'; payment: Payment } | { kind: 'gone' } | GatewayFailure;

export type CapturePaymentOutcome =
  | { kind: 'captured'; payment: Payment }
  | { kind: 'not_approved' }
  | { kind: 'already_captured' }
  | { kind: 'declined' }
  | { kind: 'gone' }
  | GatewayFailure;

/**
 * `busy`: unknown or temporary (429, 5xx, timeout, cut connection): repeat with the same request id.
 * `refused`: the provider will not take it as it is. `config`: our credentials are wrong.
 */
export type GatewayFailure =
  | { kind: 'busy'; reason: string; httpStatus: number | null }
  | { kind: 'refused'; issue: string; httpStatus: number }
  | { kind: 'config'; reason: string };

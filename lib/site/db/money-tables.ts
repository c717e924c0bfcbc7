/** The tables of what happens to an order's money after its capture. Shapes as in `tables.ts`. */

/** Emails that could not be rendered when their order changed: they are rendered again later. */
export type OrderMailsDueTable = { order_id: string; reason: string; since: number };

/** Money that we, or someone at PayPal, gave back. `id` is the request id of a refund from the desk. */
export type RefundsTable = {
  id: string;
  order_id: string;
  origin: 'desk' | 'paypal';
  state: RefundState;
  amount_minor: number;
  /** Why, as a code of `content/refunds.ts`; null for a refund made at PayPal. */
  reason: string | null;
  /** What the buyer reads beside it. */
  note: string | null;
  /** The staff account that asked for it. */
  actor_id: string | null;
  /** PayPal's id, once it has one. */
  provider_id: string | null;
  /** Why PayPal refused, or why it waits. */
  issue: string | null;
  created_at: number;
  updated_at: number;
};

/** `requested`: stored, and PayPal has not answered yet. */
type RefundState = 'requested' | 'pending' | 'completed' | 'failed';

/** Money that PayPal or the buyer's bank took back. `id` is PayPal's. */
export type ReversalsTable = {
  id: string;
  order_id: string;
  /** `open` until staff settled it (`kept_back`) or the money came back (`returned`). */
  state: 'open' | 'kept_back' | 'returned';
  amount_minor: number;
  reversed_at: number;
  settled_at: number | null;
  settled_by: string | null;
};

/** A buyer's dispute. `id` is PayPal's. */
export type DisputesTable = {
  id: string;
  order_id: string;
  status: string;
  stage: string;
  reason: string;
  amount_minor: number;
  currency: string;
  /** Until when PayPal wants our answer. */
  respond_by: number | null;
  /** Null while it is open. */
  outcome: 'won' | 'lost' | 'none' | null;
  opened_at: number;
  changed_at: number;
  /** When staff said that a decided dispute needs nothing more. */
  settled_at: number | null;
  settled_by: string | null;
};

/** One call to PayPal, for support: PayPal asks for the debug id. */
export type PaymentCallsTable = {
  id: string;
  order_id: string;
  at: number;
  operation: string;
  request_id: string | null;
  outcome: string;
  debug_id: string | null;
  duration_ms: number;
};

/** Money at PayPal that belongs to no order of ours. `id` is PayPal's id of the capture, refund or transaction. */
export type UnknownPaymentsTable = {
  id: string;
  kind: 'capture' | 'refund' | 'reversal' | 'dispute';
  payment_id: string | null;
  capture_id: string | null;
  invoice_id: string | null;
  amount_minor: number | null;
  currency: string | null;
  found_by: 'webhook' | 'comparison';
  found_at: number;
  /** The order that staff attached it to. */
  order_id: string | null;
  settled_at: number | null;
  settled_by: string | null;
  note: string | null;
};

/** One comparison of our orders with PayPal's transactions. */
export type ComparisonsTable = {
  id: string;
  at: number;
  from_at: number;
  to_at: number;
  transactions: number;
  orders: number;
  /** JSON list. */
  differences: string;
  /** Why it could not be finished. */
  failure: string | null;
};

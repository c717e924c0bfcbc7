import type { DisputeRow, RefundRow, UnknownPaymentRow } from '@/lib/site/db/tables';
import type { OutgoingMail } from '@/lib/mail/outgoing-mail';
import type { Allowance } from '@/lib/site/security/rate-limit';
import type { Ledger, LedgerRecord } from './ledger';
import type { Order, OrderState } from './order';
import type { Payer } from './transition';

/** Where orders are kept, each change together with its history row and the mails that report it. */
export type OrderStore = {
  /** Stores a new order with its first history row, and counts it against its buyer's network address: all or nothing. */
  insert(order: Order, buyer: Buyer): Promise<InsertOrderOutcome>;
  findById(id: string): Promise<Order | null>;
  findByKey(key: string): Promise<Order | null>;
  findByAttempt(attemptId: string): Promise<Order | null>;
  findByPayment(paymentId: string): Promise<Order | null>;
  findByCapture(captureId: string): Promise<Order | null>;
  /** By what people call the order (`orderNumber`); null when the text is no order number. */
  findByNumber(number: string): Promise<Order | null>;
  /** Compare-and-set: `stale`, and nothing written, when the row is no longer exactly `before`. */
  replace(change: OrderChange): Promise<ReplaceOutcome>;
  /** Every refund, reversal and dispute of an order. */
  findLedger(orderId: string): Promise<Ledger>;
  /** The order that a refund's row belongs to. */
  findByRefund(refundId: string): Promise<Order | null>;
  /** Refunds in `state` that no one has touched since `updatedBefore`, the longest untouched first. */
  findStaleRefunds(query: StaleRefunds): Promise<RefundRow[]>;
  /** Moves the row's time on, so only one of several processes takes up a refund. False when another did. */
  claimRefund(refund: RefundRow, now: number): Promise<boolean>;
  /** Another order for the same thing that the same payer paid, or is paying, since `since`; the latest one. */
  findDuplicate(query: DuplicateQuery): Promise<Order | null>;
  /** Orders that wait for an email which could not be rendered, the longest waiting first. */
  findMailsDue(limit: number): Promise<DueMail[]>;
  /** Puts the emails into the outbox and ends the waiting. An email that is there already is not put in twice. */
  storeDueMails(due: DueMail, mails: readonly OutgoingMail[], now: number): Promise<void>;
  /** Puts an email that could not be rendered again behind the others. */
  postponeMail(due: DueMail, now: number): Promise<void>;
  /** Moves the row's version on, so only one of several processes takes up a stale order. False when another did. */
  claim(order: Order, updatedAt: number): Promise<boolean>;
  /** Counts a visit that asks the provider; limited when there were too many to the order or from the address. */
  takeLookup(order: Order, visit: { address: string; now: number }): Promise<Allowance>;
  /**
   * Orders in `state` that no one has touched for `untouchedMs`, the longest untouched first. With `longestMs` each is
   * found ever more seldom: again after as long as it was old when it was last touched, at the latest after that time.
   */
  findStale(query: StaleQuery): Promise<Order[]>;
};

export type StaleQuery = {
  state: OrderState;
  now: number;
  untouchedMs: number;
  longestMs?: number | undefined;
  limit: number;
};

/** Who places an order: the network address that it is counted under, and the account if they are signed in. */
export type Buyer = { address: string; accountId: string | null };

/** `repeat`: the attempt is already stored. What is refused as one too many is not counted. */
export type InsertOrderOutcome =
  { kind: 'stored' } | { kind: 'repeat' } | Extract<Allowance, { kind: 'limited' }>;

export type OrderChange = {
  before: Order;
  after: Order;
  cause: string;
  detail: string;
  mails: readonly OutgoingMail[];
  /** Emails that could not be rendered. */
  mailsDue: readonly OrderMailReason[];
  /** Rows of the ledger that belong to this change. */
  records: readonly LedgerRecord[];
  /** Looked for in the same transaction, in which no other order of this payer can change unless it looks, too. */
  unlessDuplicate?: DuplicateQuery | undefined;
};

/** `duplicate`: nothing was written because of the order that `unlessDuplicate` finds. */
export type ReplaceOutcome = { kind: 'replaced' | 'stale' } | { kind: 'duplicate'; duplicate: Order };

export type StaleRefunds = { state: 'requested' | 'pending'; updatedBefore: number; limit: number };

export type DuplicateQuery = { order: Order; payer: Payer; since: number };

/** `since`: when it became due, or was last put off; epoch milliseconds. */
export type DueMail = { orderId: string; reason: OrderMailReason; since: number };

/** Money at the payment provider that belongs to no order of ours: kept until staff have dealt with it. */
export type UnknownPaymentStore = {
  /** Stores it together with the emails that report it. False, and nothing written, when its id is already known. */
  add(found: FoundPayment, mails: readonly OutgoingMail[]): Promise<boolean>;
  /** Those that no one has settled, the longest waiting first. */
  list(limit: number): Promise<UnknownPaymentRow[]>;
  count(): Promise<number>;
  find(id: string): Promise<UnknownPaymentRow | null>;
  /** Staff attached it to an order, or say why it needs nothing more. False when someone else settled it first. */
  settle(settlement: UnknownPaymentSettlement): Promise<boolean>;
};

/** `id`: the provider's id of the capture, refund, dispute or transaction. */
export type FoundPayment = Omit<UnknownPaymentRow, 'order_id' | 'settled_at' | 'settled_by' | 'note'>;

type UnknownPaymentSettlement = {
  id: string;
  orderId: string | null;
  note: string | null;
  settledBy: string;
  now: number;
};

/** What the sweep needs to keep an eye on open disputes. */
export type DisputeWatch = {
  /** Disputes without an outcome, the most urgent first. */
  listOpen(limit: number): Promise<DisputeRow[]>;
  /** True for the first caller of the day (`YYYY-MM-DD`): it asks the provider for the dispute's state. */
  claimLook(disputeId: string, day: string): Promise<boolean>;
  /** The look failed: the next caller may try again. */
  releaseLook(disputeId: string, day: string): Promise<void>;
  /** Whether the alarm with this key was sent, or the agency got news of one of the order's disputes since then. */
  isTold(alarm: { key: string; orderId: string; since: number }): Promise<boolean>;
  /** An email whose key is known is not sent again. */
  sendAlarm(mail: OutgoingMail, now: number): Promise<void>;
};

/** Calls to the payment provider, kept for support: the provider finds a call by its debug id. */
export type PaymentCallStore = { add(call: PaymentCall): Promise<void> };

/** `outcome` is the kind of the answer; `orderId` is ours. */
export type PaymentCall = {
  orderId: string;
  at: number;
  operation: PaymentOperation;
  requestId: string | null;
  outcome: string;
  debugId: string | null;
  durationMs: number;
};

type PaymentOperation = 'create' | 'find' | 'capture' | 'refund' | 'find-refund' | 'find-dispute';

/** Received webhook events, each once. */
export type WebhookStore = {
  /** False when the event is already stored. */
  insert(event: StoredWebhook): Promise<boolean>;
  markHandled(id: string, result: { at: number; outcome: string }): Promise<void>;
  /** Events that no one has handled and whose next try is due at `now`, those never tried first. */
  findUnhandled(query: { receivedBefore: number; now: number; limit: number }): Promise<StoredWebhook[]>;
  /** Counts a try before it is made, and puts the next one off. False when another process took this one. */
  claimTry(event: StoredWebhook, nextAttemptAt: number): Promise<boolean>;
};

/** `attempts`: how often it was tried again since it came. */
export type StoredWebhook = {
  id: string;
  type: string;
  payload: string;
  receivedAt: number;
  attempts: number;
};

/**
 * Returns the PEM text of the certificate at an address that has already been checked, or null when it cannot be had, or
 * when this client has named too many unknown ones.
 */
export type CertificateSource = { find(url: string, clientAddress: string): Promise<string | null> };

/**
 * The emails of an order, by the reason for them, rendered for good: they go into the outbox with the change that they
 * report. The ledger is the one after the change.
 */
export type OrderMails = Record<
  OrderMailReason,
  (order: Order, ledger: Ledger) => OutgoingMail[] | Promise<OutgoingMail[]>
>;

/**
 * `receipt` when paid, `refund` when money went back, `declined` when a pending payment was denied: to the buyer, and to
 * the agency where it concerns it. `attention`, `refund-failed`, `reversal`, `dispute` and `duplicate`: to the agency only.
 */
export const ORDER_MAIL_REASONS = [
  'receipt',
  'attention',
  'refund',
  'refund-failed',
  'declined',
  'reversal',
  'dispute',
  'duplicate',
] as const;

export type OrderMailReason = (typeof ORDER_MAIL_REASONS)[number];

export type Report = (
  level: 'info' | 'warn' | 'error',
  event: string,
  fields?: Record<string, string | number | boolean | null>,
) => void;

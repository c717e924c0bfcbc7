import type {
  DisputeRow,
  OrderState,
  OutboxState,
  PaymentCallRow,
  RefundRow,
  ReversalRow,
  UnknownPaymentRow,
} from '@/lib/site/db/tables';
import type { MailSubject } from '@/lib/mail/mail-kinds';
import type { OutgoingMail } from '@/lib/mail/outgoing-mail';
import type { RequeueOutcome } from '@/lib/mail';
import type { Ledger } from '@/lib/orders/ledger';
import type { Order } from '@/lib/orders/order';
import type { AuditEntry, AuditLine } from './audit';
import type { Cursor, Page } from './cursor';
import type { DeskLead, LeadNote, LeadStatus, WaitingStatus } from './desk-lead';
import type { LeadQuery, MailFilter, OrderFilter } from './list-query';
import type { UnansweredLeads } from '@/lib/leads';

/** Leads as the desk reads and changes them. Every change is stored together with its line in the audit. */
export type DeskLeadStore = {
  list(query: LeadQuery & { size?: number }): Promise<Page<DeskLead>>;
  /** Held back and undecided, the newest first. */
  listHeld(cursor: Cursor | null): Promise<Page<DeskLead>>;
  find(id: string): Promise<DeskLead | null>;
  findNotes(leadId: string): Promise<LeadNote[]>;
  /**
   * Compare-and-set. A status by which a lead is taken up ends its hold, and queues the mails that it has not had. `full`: it is
   * set, but the lead was won after the promotion's last place was taken, and has none.
   */
  setStatus(change: StatusChange): Promise<ChangeOutcome | 'full'>;
  /** A note that is there already, by its id, is `done` and changes nothing. */
  addNote(note: { id: string; leadId: string; text: string; audit: AuditEntry }): Promise<ChangeOutcome>;
  /** Ends the holding back and queues the mails that the lead has not had. `changed` when it is held no more. */
  release(lead: { id: string; mails: readonly OutgoingMail[]; audit: AuditEntry }): Promise<ChangeOutcome>;
  countOverdue(since: readonly UnansweredLeads[]): Promise<number>;
  /** How many no one has looked at, and how many are in progress, with the instant of the oldest. */
  findUnanswered(leads: readonly UnansweredLeads[]): Promise<Record<WaitingStatus, Waiting>>;
  /** How many arrived from `from` on and before `to`, by form, without spam and newsletter sign-ups. */
  countArrived(period: { from: number; to: number }): Promise<{ formName: string; count: number }[]>;
};

/** `oldestAt` is null when no one waits. */
export type Waiting = { count: number; oldestAt: number | null };

export type StatusChange = {
  id: string;
  from: LeadStatus;
  to: LeadStatus;
  /** What the lead would have had at once; only a hold that ends here sends them. */
  mails: readonly OutgoingMail[];
  /** Says that it is answered. Queued with an answered status, once, if the sender asked for it. */
  answerMails: readonly OutgoingMail[];
  /** The promotion's year and how many places that has, for a request for one: taken with `won`, given back with another status. */
  promotion: { year: number; places: number } | null;
  audit: AuditEntry;
};

/** `changed`: someone else was quicker. `gone`: there is no such row (any more). */
export type ChangeOutcome = 'done' | 'changed' | 'gone';

/** The promotion's places. Requests that are won take theirs by their status; these changes are for sales without a request. */
export type DeskPlaceStore = {
  countTaken(year: number): Promise<number>;
  /** The place that was counted last without a request. */
  findCounted(year: number): Promise<string | null>;
  /** The same id again is `counted` already, and takes no second place. */
  take(place: {
    id: string;
    year: number;
    places: number;
    audit: AuditEntry;
  }): Promise<'done' | 'counted' | 'full'>;
  giveBack(place: { id: string; audit: AuditEntry }): Promise<'done' | 'gone'>;
};

export type DeskOrderStore = {
  list(query: OrderFilter & { cursor: Cursor | null; size?: number }): Promise<Page<DeskOrder>>;
  /** Orders that a person has to look at: in `attention`, asked twice, with
   * money that waits (`OrderNeed`), or begun before `stuckBefore` and still under way.
   */
  listAttention(stuckBefore: number): Promise<DeskOrder[]>;
  countAttention(stuckBefore: number): Promise<number>;
  find(id: string): Promise<DeskOrder | null>;
  findTimeline(orderId: string): Promise<OrderStep[]>;
  /** Every refund, the oldest first. */
  findRefunds(orderId: string): Promise<DeskRefund[]>;
  /** What of these orders' money waits for a person. */
  findNeeds(orderIds: readonly string[]): Promise<ReadonlyMap<string, OrderNeed[]>>;
  findLedger(orderId: string): Promise<DeskLedger>;
  /** The latest calls to PayPal, the newest first. */
  findCalls(orderId: string): Promise<DeskPaymentCall[]>;
};

/** What happened to an order's money after it was captured. */
export type DeskLedger = Ledger;
export type DeskDispute = DisputeRow;
export type DeskReversal = ReversalRow;
export type DeskPaymentCall = PaymentCallRow;
export type DeskUnknownPayment = UnknownPaymentRow;

/** `respondBy`: until when PayPal waits for our answer; null when it does not. */
export type OrderNeed =
  { kind: 'reversal' | 'dispute_ended' | 'refund_failed' } | { kind: 'dispute'; respondBy: number | null };

/** A refund with the email address of the member of staff who asked for it, if that account still exists. */
export type DeskRefund = RefundRow & { actorEmail: string | null };

export type DeskOrder = Omit<
  Order,
  | 'attemptId'
  | 'addOnIds'
  | 'approveUrl'
  | 'captureAttempt'
  | 'payerId'
  | 'declinedAt'
  | 'cancelledAt'
  | 'unapprovedAt'
  | 'duplicateOf'
>;

export type OrderStep = {
  id: string;
  at: number;
  from: OrderState | null;
  to: OrderState;
  cause: string;
  detail: string | null;
};

export type DeskMailStore = {
  list(query: MailFilter & { cursor: Cursor | null }): Promise<Page<DeskMail>>;
  findAbout(subjectId: string): Promise<DeskMail[]>;
  /** With its text, unless that holds a secret link. */
  find(id: string): Promise<(DeskMail & { text: string | null }) | null>;
  /** Puts a failed mail back into the queue as a new one. */
  sendAgain(mail: { id: string; audit: AuditEntry }): Promise<RequeueOutcome>;
  /** Marks a failure as needing nothing more. */
  settle(mail: { id: string; audit: AuditEntry }): Promise<ChangeOutcome>;
  /** Which of these leads or orders have a mail that could not be delivered, settled or not. */
  findFailedSubjects(subjectIds: readonly string[]): Promise<ReadonlySet<string>>;
  countFailed(): Promise<number>;
};

export type DeskMail = {
  id: string;
  kind: string;
  /** What `subjectId` names; null for a kind that no longer exists. */
  about: MailSubject | null;
  subjectId: string;
  to: string;
  subject: string;
  state: OutboxState;
  attempts: number;
  lastError: string | null;
  createdAt: number;
  nextAttemptAt: number;
  sentAt: number | null;
  settledAt: number | null;
};

export type AuditStore = {
  add(entry: AuditEntry): Promise<void>;
  /** Adds the entry unless the same was noted since then: what is repeated must not flood the list. */
  addOnce(entry: AuditEntry, since: number): Promise<void>;
  list(cursor: Cursor | null): Promise<Page<AuditLine>>;
};

/** Everything under one address. */
export type PersonStore = {
  /** A row that holds the address, as `lead-…`, `order-…`, `account-…` or `mail-…`; null when nothing does. */
  findRef(address: string): Promise<string | null>;
  /** The address in such a row, in lower case. */
  findAddress(ref: string): Promise<string | null>;
  collect(address: string): Promise<PersonRecords>;
};

export type PersonRecords = {
  leads: (DeskLead & { notes: LeadNote[] })[];
  orders: (DeskOrder & { timeline: OrderStep[]; refunds: PersonRefund[] })[];
  accounts: {
    id: string;
    email: string;
    firstName: string;
    lastName: string;
    role: string;
    verifiedAt: number | null;
    createdAt: number;
    sessions: { createdAt: number; lastSeenAt: number; expiresAt: number }[];
  }[];
  mails: (DeskMail & { text: string | null })[];
  subscriptions: {
    requestedAt: number;
    confirmedAt: number;
    formName: string;
    consentText: string;
    endedAt: number | null;
    endReason: string | null;
  }[];
};

/** What was refunded, without who of the staff did it. */
export type PersonRefund = {
  state: RefundRow['state'];
  amountMinor: number;
  reason: string | null;
  note: string | null;
  paypalId: string | null;
  at: number;
};

type SearchMiss = { day: string; text: string; count: number };

/** Small facts that stand beside the lists. */
export type DeskOverview = {
  countHeld(receivedBefore: number): Promise<number>;
  /** The latest days first. */
  listSearchMisses(limit: number): Promise<SearchMiss[]>;
  countPromotionLeads(query: { formName: string; from: number; to: number }): Promise<number>;
};

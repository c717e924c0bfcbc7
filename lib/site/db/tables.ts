import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type { auditWords } from '@/content/audit';

/**
 * The tables as both engines hold them: text ids, epoch milliseconds, 0/1 booleans, JSON as text,
 * money as integer cents. One type serves the embedded file and PostgreSQL.
 */
export type Database = {
  leads: LeadsTable;
  outbox: OutboxTable;
  orders: OrdersTable;
  order_events: OrderEventsTable;
  order_mails_due: OrderMailsDueTable;
  refunds: RefundsTable;
  reversals: ReversalsTable;
  disputes: DisputesTable;
  payment_calls: PaymentCallsTable;
  unknown_payments: UnknownPaymentsTable;
  payment_rules: PaymentRulesTable;
  comparisons: ComparisonsTable;
  paypal_rows: PayPalRowsTable;
  webhook_events: WebhookEventsTable;
  rate_limits: RateLimitsTable;
  search_misses: SearchMissesTable;
  assistant_questions: AssistantQuestionsTable;
  page_views: PageViewsTable;
  reports: ReportsTable;
  accounts: AccountsTable;
  sessions: SessionsTable;
  account_links: AccountLinksTable;
  staff_factors: StaffFactorsTable;
  recovery_codes: RecoveryCodesTable;
  trusted_devices: TrustedDevicesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  email_changes: EmailChangesTable;
  lead_notes: LeadNotesTable;
  lead_messages: LeadMessagesTable;
  desk_audit: DeskAuditTable;
  daily_marks: DailyMarksTable;
  backup_notes: BackupNotesTable;
  subscriptions: SubscriptionsTable;
  promotion_places: PromotionPlacesTable;
  integrations: IntegrationsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  billing_subscriptions: BillingSubscriptionsTable;
  invoices: InvoicesTable;
  payment_consents: PaymentConsentsTable;
  invoice_numbers: InvoiceNumbersTable;
  content_drafts: ContentDraftsTable;
  releases: ReleasesTable;
  payment_links: PaymentLinksTable;
  newsletter_issues: NewsletterIssuesTable;
  bookings: BookingsTable;
  calendar_invitees: CalendarInviteesTable;
  locks: LocksTable;
  erased_calls: ErasedCallsTable;
  restores: RestoresTable;
  checkups: CheckupsTable;
};

/** Where a lead or an order came from (`readSource` of lib/site/http/request.ts); null where nothing says it. */
type SourceColumns = {
  form_page: Generated<string | null>;
  entry_page: Generated<string | null>;
  source: Generated<string | null>;
  /** JSON, by name. */
  source_details: Generated<string | null>;
};

export type SourceRow = Selectable<SourceColumns>;

/** A website that someone had checked. */
export type CheckupsTable = SourceColumns & {
  id: string;
  state: 'queued' | 'running' | 'done' | 'failed';
  /** The typed website, without query. */
  url: string;
  /** Its registrable domain, which limits count. */
  site: string;
  /** One of the numbers that all processes share while it runs: so many run at once. */
  slot: number | null;
  lease_until: number | null;
  attempts: number;
  created_at: number;
  done_at: number | null;
  /** `report`, or the state that it ended with. */
  outcome: string | null;
  step: string | null;
  step_done: number | null;
  step_of: number | null;
  business: string | null;
  town: string | null;
  phone: string | null;
  /** JSON of what was measured, for an hour. */
  facts: string | null;
  /** JSON of what was found. */
  findings: string | null;
  /** The id of the worst finding. */
  worst: string | null;
  to_fix: number | null;
  took_ms: number | null;
};

export type LeadsTable = SourceColumns & {
  id: string;
  /** The form's hidden id: a repeat of the same submission finds its first row. */
  submission_id: string;
  form_name: string;
  status: 'new' | 'working' | 'contacted' | 'won' | 'lost' | 'spam';
  received_at: number;
  email: string | null;
  name: string | null;
  /** Every accepted field, as JSON. Never a password. */
  fields: string;
  /** JSON list of reasons; empty list when the lead is not suspected. */
  quarantine_reasons: string;
  /** 1 when a promotion lead arrived after the promotion's end. */
  is_late: number;
  /** What the desk's search looks through (lib/leads/submit.ts). */
  search_text: Generated<string>;
  /** 1 in quarantine. The column keeps its name: renamed, it would fail the former version in a rolling restart. */
  is_held: Generated<number>;
  /** The email that says that it is answered: asked for, or queued; null when nobody asked. */
  answer_email: Generated<'wanted' | 'sent' | null>;
  /** The staff account that looks after it; null while it is nobody's. */
  owner_id: Generated<string | null>;
  /** What comes next, in staff's own words. */
  next_step: Generated<string | null>;
  /** What the desk's search looks through of it. */
  next_step_search: Generated<string | null>;
  /** The day of the next step, `YYYY-MM-DD` by the agency's clock. */
  next_step_on: Generated<string | null>;
  /** What it may be worth, in cents of the agency's currency. */
  value_minor: Generated<number | null>;
  /** When these four changed last: what a page showed is compared with it. */
  follow_up_changed_at: Generated<number | null>;
  /** How many messages its thread has: what a page showed is compared with it. */
  message_count: Generated<number>;
  /** When its status was set last; null before the first time. */
  status_at: Generated<number | null>;
  /** 1 from an answer of its sender until staff reply, set a status or say that none is needed. */
  has_answer: Generated<number>;
  /** The checkup whose report was emailed. No foreign key: the report may go first, and reads as deleted then. */
  checkup_id: Generated<string | null>;
};

type OutboxTable = {
  id: string;
  /** Sent as Resend's Idempotency-Key, e.g. `lead-notify/{leadId}`. */
  idempotency_key: string;
  kind: string;
  /** The lead or order that this mail is about. */
  subject_id: string;
  from_address: string;
  to_address: string;
  reply_to: string | null;
  subject: string;
  html: string;
  text: string;
  state: OutboxState;
  attempts: number;
  next_attempt_at: number;
  lease_id: string | null;
  lease_until: number | null;
  first_attempt_at: number | null;
  sent_at: number | null;
  provider_id: string | null;
  last_error: string | null;
  created_at: number;
  /** When someone at the desk said that this failure needs nothing more; null before that. */
  settled_at: Generated<number | null>;
  /** Its class (lib/mail/outgoing-mail.ts): 0 goes out first. */
  priority: Generated<number>;
  /** Where one POST ends the reader's subscription; null for emails that are no newsletter. */
  unsubscribe_url: Generated<string | null>;
  /** Further headers by their names, as JSON, for an email of a thread. */
  headers: Generated<string | null>;
  /** Files that come with it, as JSON: [{ filename, contentType, content }]. */
  attachments: Generated<string | null>;
};

export type OutboxState = 'queued' | 'sending' | 'sent' | 'delivered' | 'bounced' | 'complained' | 'failed';

type OrdersTable = SourceColumns & {
  id: string;
  /** Unguessable key of the buyer's links (`/success?key=`). */
  key: string;
  /** One checkout attempt; posting it again finds the same order. */
  attempt_id: string;
  state: OrderState;
  plan_id: string | null;
  billing: string | null;
  add_on_ids: string;
  /** JSON receipt lines: [{ label, minor, guarantee }]. */
  lines: string;
  /** How many days its guarantees run, as it was sold: the build's from launch, the plan's from its first day. */
  build_guarantee_days: Generated<number>;
  plan_guarantee_days: Generated<number>;
  /** Number, buyer's name and email without case and accents, for the desk's search. */
  search_text: Generated<string>;
  /** What each following month costs, in minor units; 0 for one-off orders. */
  monthly_minor: number;
  description: string;
  amount_minor: number;
  currency: string;
  paypal_order_id: string | null;
  approve_url: string | null;
  /** Part of the capture's request id. Grows with a definite decline, and when the desk has a refused capture made again. */
  capture_attempt: number;
  capture_id: string | null;
  payer_email: string | null;
  payer_name: string | null;
  attention_reason: string | null;
  created_at: number;
  updated_at: number;
  paid_at: number | null;
  declined_at: Generated<number | null>;
  /** When the buyer cancelled on PayPal's page. */
  cancelled_at: Generated<number | null>;
  /** When PayPal last said that the buyer has not approved. */
  unapproved_at: Generated<number | null>;
  /** What PayPal took, in minor units; 0 before that. */
  captured_minor: Generated<number>;
  /** How much of it has been refunded. */
  refunded_minor: Generated<number>;
  /** How much of it PayPal or the buyer's bank has taken back. */
  reversed_minor: Generated<number>;
  /** PayPal's id of the payer. */
  payer_id: Generated<string | null>;
  /** The order that the same payer had just paid when this one was approved. */
  duplicate_of: Generated<string | null>;
  /** The account that its buyer was signed in with; null for everyone else, and once the account is deleted. */
  account_id: Generated<string | null>;
  /** The key of the invoice that it pays; null for what was bought in checkout. */
  invoice_key: Generated<string | null>;
  /** `store`: its approval also saves the way to pay in PayPal's vault. `charge`: one that is saved there pays it. */
  vault: Generated<'store' | 'charge' | null>;
  /** The payment link that it pays. */
  payment_link_id: Generated<string | null>;
  /** What the buyer told us on the receipt page. */
  buyer_business: Generated<string | null>;
  buyer_phone: Generated<string | null>;
  buyer_website: Generated<string | null>;
  /** When billing found that what it pays was not owed, and told its payer. */
  overpaid_at: Generated<number | null>;
};

export type OrderState =
  | 'creating'
  | 'awaiting_approval'
  /** Approved, but the same payer has just paid for the same thing: the buyer is asked first. */
  | 'awaiting_confirmation'
  | 'capturing'
  | 'paid'
  | 'pending'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'refunded'
  /** The buyer has opened a dispute, and PayPal has not decided it. */
  | 'disputed'
  /** PayPal or the buyer's bank has taken money back. */
  | 'reversed'
  | 'attention';

type OrderEventsTable = {
  id: string;
  order_id: string;
  at: number;
  from_state: OrderState | null;
  to_state: OrderState;
  cause: string;
  detail: string | null;
};

type WebhookEventsTable = {
  /** The provider's event id, prefixed by the provider: a repeat is recognized by it. */
  id: string;
  provider: string;
  type: string;
  payload: string;
  received_at: number;
  handled_at: number | null;
  outcome: string | null;
  /** How often the sweep has tried an event that was not handled when it came. */
  attempts: Generated<number>;
  next_attempt_at: Generated<number>;
};

type RateLimitsTable = {
  bucket: string;
  window_start: number;
  hits: ColumnType<number, number, number>;
};

type AccountsTable = {
  id: string;
  /** In lower case: one account per address. */
  email: string;
  first_name: string;
  last_name: string;
  /** scrypt with its parameters and salt (lib/accounts/password.ts). */
  password_hash: string;
  role: AccountRole;
  /** When the owner of the address confirmed it; null before that. */
  verified_at: number | null;
  created_at: number;
  /** The sign-up form's hidden id: a second press on its button finds the account that the first one made. */
  submission_id: string | null;
  /** 1 for staff who may also move money, download, erase and decide who works here. */
  is_owner: Generated<number>;
  /** When someone was invited to the desk; null once a password was chosen. */
  invited_at: Generated<number | null>;
};

/** `staff` accounts are made on the server's command line, or at the desk by an owner. */
export type AccountRole = 'customer' | 'staff';

type SessionsTable = {
  /** The fingerprint of the secret in the visitor's cookie; the secret itself is nowhere. */
  id: string;
  account_id: string;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
  /** What the account page says once, as JSON. */
  notice: string | null;
  /** The browser as its owner would name it, e.g. `Firefox on Windows`. */
  browser: Generated<string | null>;
  /** Sealed: the secret that this session is offered for enrolling, then the recovery codes until they are shown. */
  pending_factor: Generated<string | null>;
  /** When staff entered the code of their second factor; the session opens the desk from then on. */
  factor_at: Generated<number | null>;
  /** What the factor was asked for again last, and until when it is not asked for that again. */
  factor_purpose: Generated<FactorPurpose | null>;
  factor_until: Generated<number | null>;
};

/** What staff confirm with their second factor. */
export type FactorPurpose = 'export' | 'erase' | 'money' | 'codes' | 'account' | 'staff';

/** A change of an account's email address that waits for a confirmation from both addresses. */
export type EmailChangesTable = {
  account_id: string;
  new_email: string;
  /** The fingerprints of the secrets in the two mailed links. */
  old_link: string;
  new_link: string;
  old_confirmed_at: number | null;
  new_confirmed_at: number | null;
  expires_at: number;
};

type AccountLinksTable = {
  /** The fingerprint of the secret in the mailed link. */
  id: string;
  account_id: string;
  purpose: 'confirm' | 'reset';
  expires_at: number;
};

type SearchMissesTable = {
  /** A query that found nothing, in lower case. */
  text: string;
  /** `YYYY-MM-DD` in the agency's time zone. */
  day: string;
  count: ColumnType<number, number, number>;
};

type AssistantQuestionsTable = {
  /** `YYYY-MM-DD` in the agency's time zone. */
  day: string;
  /** Of the reply. */
  kind: 'answer' | 'near' | 'clarify' | 'book' | 'human' | 'machine' | 'refuse';
  /** What was not answered, in lower case; empty for a count of replies. */
  text: string;
  count: ColumnType<number, number, number>;
};

type PageViewsTable = {
  /** `YYYY-MM-DD` in the agency's time zone. */
  day: string;
  page: string;
  /** Where the visit that began here came from; empty for a page that a link of ours led to. */
  source: string;
  is_robot: number;
  views: ColumnType<number, number, number>;
};

type ReportsTable = {
  /** `week-2026-11-16` by its Monday, or `month-2026-10`. */
  period: string;
  made_at: number;
  /** JSON (lib/reports/report.ts). */
  facts: string;
};

type LeadNotesTable = {
  id: string;
  lead_id: string;
  /** The author's account. */
  author_id: string;
  at: number;
  text: string;
  /** What the desk's search looks through; null in a row of the version before. */
  search_text: string | null;
};

/** One message of a lead's thread. */
type LeadMessagesTable = {
  id: string;
  lead_id: string;
  /** Its place in the thread, from 1. */
  number: number;
  direction: 'out' | 'in';
  at: number;
  /** The staff account that wrote it, or pasted it in; null for an answer that came by email. */
  author_id: string | null;
  /** Whom an answer came from, in lower case; null where we wrote, or staff pasted. */
  from_address: string | null;
  subject: string;
  text: string;
  /** 1 when it was longer than what we keep. */
  is_cut: number;
  /** How many files came with it: they are not kept. */
  attachments: number;
  /** Its Message-ID with the angle brackets, for the headers of what follows. */
  message_id: string | null;
  /** The email that took it out. */
  outbox_id: string | null;
  /** The email service's id of an answer: it is taken once. */
  provider_id: string | null;
  /** 1 when a program wrote it, such as an absence notice. */
  is_automatic: Generated<number>;
  /** What the email service found of SPF, DKIM and DMARC, as `spf=pass dkim=fail`; null when it says nothing. */
  authentication: string | null;
  /** What the desk's search looks through; null in a row of the version before. */
  search_text: string | null;
};

/** What the audit says was done. */
export type AuditAction = keyof typeof auditWords;

/** What was done at the desk. Ids only: it outlives the people whose data it touched. */
type DeskAuditTable = {
  id: string;
  at: number;
  /** The actor's account; null for the server's command line. */
  actor_id: string | null;
  action: AuditAction;
  subject_id: string | null;
  detail: string | null;
};

/** Another tool that gets leads and orders. */
type IntegrationsTable = {
  id: string;
  /** `webhook`: we post each event to `url`. `feed`: it asks us, with a key. */
  kind: 'webhook' | 'feed';
  /** What owners call it. */
  name: string;
  /** What it gets: `leads`, `orders` or both, separated by a space. */
  topics: string;
  url: string | null;
  /** What signs the webhooks, or the end of the feed's key; sealed (lib/site/security/seal.ts). */
  secret: string;
  created_at: number;
  last_used_at: number | null;
  /** 0 after a restore: it neither gets nor opens anything (lib/integrations/integrations.ts). */
  is_on: Generated<number>;
};

/** An event on its way to a webhook. It holds ids only: what it says is read when it is sent. */
type WebhookDeliveriesTable = {
  /** Sent as `webhook-id`: the same for every attempt. */
  id: string;
  integration_id: string;
  type: 'lead.created' | 'order.changed';
  /** The lead or the line of an order's history that it tells of: each goes out once to each webhook. */
  cause_id: string;
  /** The lead or the order. */
  subject_id: string;
  state: 'queued' | 'sent' | 'failed';
  attempts: number;
  next_attempt_at: number;
  last_error: string | null;
  happened_at: number;
  created_at: number;
};

export type IntegrationRow = Selectable<IntegrationsTable>;
export type WebhookDeliveryRow = Selectable<WebhookDeliveriesTable>;
export type LeadRow = Selectable<LeadsTable>;
export type LeadMessageRow = Selectable<LeadMessagesTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type NewOutboxRow = Insertable<OutboxTable>;
export type OrderRow = Selectable<OrdersTable>;
export type OrderEventRow = Selectable<OrderEventsTable>;
export type RefundRow = Selectable<RefundsTable>;
export type ReversalRow = Selectable<ReversalsTable>;
export type DisputeRow = Selectable<DisputesTable>;
export type PaymentCallRow = Selectable<PaymentCallsTable>;
export type UnknownPaymentRow = Selectable<UnknownPaymentsTable>;
export type PaymentRuleRow = Selectable<PaymentRulesTable>;
export type AccountRow = Selectable<AccountsTable>;
export type SessionRow = Selectable<SessionsTable>;
export type NewSessionRow = Insertable<SessionsTable>;

/** What staff prove who they are with, besides their password. Shapes as in `tables.ts`. */

/** The enrolled second factor of a member of staff. */
type StaffFactorsTable = {
  account_id: string;
  /** The secret of the codes, sealed with the site's own secret (lib/site/security/seal.ts). */
  secret: string;
  enrolled_at: number;
  /** The 30-second step of the last accepted code: neither it nor an earlier one is accepted again. */
  last_step: number;
};

type RecoveryCodesTable = {
  /** The keyed fingerprint of the code. The row goes when the code is used. */
  id: string;
  account_id: string;
};

/** A browser on which a member of staff signs in with the password alone. */
type TrustedDevicesTable = {
  /** The fingerprint of the secret in its cookie; the secret itself is nowhere. */
  id: string;
  account_id: string;
  /** As its owner would name it, e.g. `Firefox on Windows`. */
  browser: string | null;
  trusted_at: number;
  last_used_at: number;
  expires_at: number;
};

export type PasskeysTable = {
  /** As the device names it, in base64url. */
  id: string;
  account_id: string;
  /** COSE, in base64url. */
  public_key: string;
  /** How often the device says that it was used; 0 from those that do not count. */
  counter: number;
  /** Where it was made, e.g. `Safari on iPhone`. */
  browser: string | null;
  created_at: number;
  last_used_at: number | null;
};

type PasskeyChallengesTable = {
  /** The fingerprint of the challenge. */
  id: string;
  /** The session that adds a passkey; null for signing in. */
  session_id: string | null;
  expires_at: number;
};

/** The newest backup, as the backup job noted it: one row, and none before the first. Shapes as in `tables.ts`. */
type BackupNotesTable = {
  /** Its name in the backup folder. */
  file: string;
  made_at: number;
  is_encrypted: number;
};

/** Work that one process does once a day: the one that inserts the mark does it. */
type DailyMarksTable = {
  job: string;
  day: string;
  /** When the lease of the process that does it ends; null once it is done. */
  lease_until: Generated<number | null>;
};

/** The tables of what happens to an order's money after its capture. Shapes as in `tables.ts`. */

/** Emails that could not be rendered when their order changed: they are rendered again later. */
type OrderMailsDueTable = { order_id: string; reason: string; since: number };

/** Money that we, or someone at PayPal, gave back. `id` is the request id of a refund from the desk. */
type RefundsTable = {
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
type ReversalsTable = {
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
type DisputesTable = {
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
type PaymentCallsTable = {
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
type UnknownPaymentsTable = {
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
  /** The rule that knew it, by the name that it had. */
  rule_name: Generated<string | null>;
};

/** Which payments on the PayPal account are no sales: those whose texts contain `words`. */
type PaymentRulesTable = { id: string; name: string; words: string; created_at: number };

/** One comparison of our orders with PayPal's transactions. */
type ComparisonsTable = {
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

/** A row of PayPal's own list that moved a customer's money, or gave back a fee. Amounts are as PayPal has them, with signs. */
type PayPalRowsTable = {
  id: string;
  transaction_id: string;
  event_code: string;
  /** Ours, where the row names one. */
  order_id: string | null;
  amount_minor: number;
  fee_minor: number;
  currency: string;
  at: number;
};

/** The promotion's places that are taken. Shapes as in `tables.ts`. */
type PromotionPlacesTable = {
  id: string;
  /** The promotion's year; each has its own places. */
  year: number;
  /** From 1 to the promotion's last place. A year has each number once. */
  number: number;
  /** The request that was won; null for a sale that staff counted without one. It stays when the request is erased. */
  lead_id: string | null;
  taken_at: number;
};

/** Who gets the newsletter, since when, and how they agreed to it. Made when the owner of the address confirms. */
type SubscriptionsTable = {
  id: string;
  /** In lower case: one subscription per address. */
  email: string;
  /** In every unsubscribe link, and good for nothing else. It stays the same, so old links keep working. */
  unsubscribe_key: string;
  /** When and by which form it was asked for. */
  requested_at: number;
  form_name: string;
  /** What the form and the emailed page said when the person agreed. */
  consent_text: string;
  /** When the button in the emailed page was used. */
  confirmed_at: number;
  ended_at: number | null;
  end_reason: SubscriptionEnd | null;
};

/** What customers pay for each month (lib/billing/subscription.ts). Days are `YYYY-MM-DD` by the agency's clock. */
type BillingSubscriptionsTable = {
  id: string;
  /** The order that it was bought with; each has one at most. */
  order_id: string;
  state: BillingState;
  /** JSON: [{ id, label, minor }] for each month, and what the next invoice has besides: [{ label, minor }]. */
  lines: string;
  pending: string;
  currency: string;
  setup_minor: number;
  /** Thousandths of a percent. */
  tax_millipercent: number;
  customer_name: string | null;
  customer_email: string | null;
  anchor_on: string | null;
  anchor_month: number;
  month: number;
  /** When month `month` begins: the rounds find what is due by it. */
  next_on: string | null;
  paused_on: string | null;
  ends_on: string | null;
  end_cause: 'notice' | 'nonpayment' | 'agency' | null;
  money_back_minor: number;
  /** JSON: its lines as its last invoice had them, or as they were bought, where they have changed since. */
  shown_lines: Generated<string | null>;
  created_at: number;
  updated_at: number;
};

/** `suspended`: for an invoice that is far past due, until it is paid or the subscription ends. */
export type BillingState = 'awaiting_launch' | 'active' | 'paused' | 'suspended' | 'ending' | 'ended';

/** Never changed once sent, but for its state and what was done about it. */
type InvoicesTable = {
  id: string;
  /** Unguessable key of the customer's link. */
  key: string;
  /** From 1, without gaps. */
  number: number;
  subscription_id: string;
  /** Which month of the subscription it is for; each has one invoice. */
  month: number;
  from_on: string;
  until_on: string;
  issued_on: string;
  due_on: string;
  lines: string;
  total_minor: number;
  currency: string;
  customer_name: string | null;
  customer_email: string | null;
  state: InvoiceState;
  /** The day from which lateness counts: `due_on`, or later after an answer to a question about the bill. */
  late_from: string;
  /** 1 while such a question is open. */
  is_held: number;
  /** The order that paid it. */
  order_id: string | null;
  paid_at: number | null;
  /** How many of the steps for late invoices were taken (lib/billing/round.ts). */
  reminders: number;
  /** How many automatic payments of it were refused. */
  charges: Generated<number>;
  /** Since when a payment is on its way, or its plan on hold: so long the days to pay stand still. */
  stopped_on: Generated<string | null>;
  updated_at: number;
};

/** That a customer lets us charge for the invoices of a plan. */
type PaymentConsentsTable = {
  id: string;
  subscription_id: string;
  /** The same until it ends, so a plan has one at most that has not. */
  open_for: string | null;
  /** The invoice whose payment it came with. */
  invoice_key: string;
  /**
   * `requested` until that payment is there, and PayPal has saved the way to pay. `deleted` at PayPal: the customer is to be
   * told.
   */
  state: 'requested' | 'active' | 'deleted' | 'ended';
  /** The words that the customer agreed to. */
  text: string;
  agreed_at: number;
  /** PayPal's name of the saved way to pay. Null once PayPal has deleted it, or before it is known. */
  vault_id: string | null;
  ended_at: number | null;
  end_cause: ConsentEnd | null;
  updated_at: number;
};

/** `withdrawn`: before it counted. `refused`: PayPal saved nothing, or will not use it any more. */
export type ConsentEnd = 'customer' | 'staff' | 'paypal' | 'refused' | 'plan' | 'erased' | 'withdrawn';
export type PaymentConsentRow = Selectable<PaymentConsentsTable>;

export type InvoiceState = 'open' | 'paid' | 'refunded' | 'void';

/** One row: the last number that an invoice got. */
type InvoiceNumbersTable = { id: string; last: number };

/** Backups that were restored, and when PayPal's list was compared after it: until then nothing is billed. */
type RestoresTable = {
  id: string;
  restored_at: number;
  /** When the backup was made. */
  backup_at: number;
  compared_at: Generated<number | null>;
};

/** A sum in US cents that staff ask someone for. Paid once an order with its id is. */
type PaymentLinksTable = {
  id: string;
  /** What it is for, in staff's words. */
  what: string;
  amount_minor: number;
  /** The customer's, in lower case; null for a link that staff send themselves, and once it is erased. */
  email: string | null;
  lead_id: string | null;
  valid_until: number;
  created_at: number;
  /** When it was emailed last. */
  sent_at: number | null;
  withdrawn_at: number | null;
};

/** The call of a lead. It goes with the lead. */
type BookingsTable = {
  id: string;
  lead_id: string;
  starts_at: number;
  minutes: number;
  /** The start of a call of our own that is on: each is taken once. Null when it is not, and for another calendar's. */
  taken_slot: number | null;
  /** `held`: until someone opens the link in its mailbox, or the time goes back. `lapsed`: it went back. */
  state: 'held' | 'booked' | 'lapsed' | 'canceled';
  /** When the time goes back; null once someone has opened a link that we sent to the mailbox. */
  held_until: Generated<number | null>;
  /** From 1, one more with each change: calendars go by it, and a page's view is compared with it. */
  sequence: number;
  /** What the embedded calendar calls it; null for one of our own. */
  calendar_id: string | null;
  changed_at: number;
};

export type BookingRow = Selectable<BookingsTable>;

/** What the embedded calendar has said of one booking. Its events come in any order, and twice. */
type CalendarInviteesTable = {
  /** What the calendar calls the booking: a moved one gets another. */
  uri: string;
  /** Null until the booking itself is known. */
  lead_id: string | null;
  starts_at: number | null;
  minutes: number | null;
  is_canceled: Generated<number>;
  /** 1 for one that was moved: another booking has taken its place. */
  is_replaced: Generated<number>;
  noted_at: number;
};

/** Booked calls of people who were erased, until the agency's calendar loses them. Nothing says whose they were. */
type ErasedCallsTable = Pick<BookingsTable, 'id' | 'sequence' | 'starts_at' | 'minutes'>;

/** A transaction that writes a row waits for every other one that has. */
type LocksTable = { name: string };

/** A newsletter that staff write. */
type NewsletterIssuesTable = {
  id: string;
  /** `sending`: batch after batch goes into the outbox. `sent`: the last reader's is in it. */
  state: 'draft' | 'sending' | 'sent';
  subject: string;
  markdown: string;
  created_at: number;
  /** When the draft was saved last: what a page showed is compared with it. */
  changed_at: number;
  started_at: Generated<number | null>;
  finished_at: Generated<number | null>;
  /** Not before then goes out the next batch. */
  next_batch_at: Generated<number | null>;
  /** The last subscription that has its email: batches follow the ids. */
  last_subscription_id: Generated<string>;
  /** Why it was stopped, in words. */
  problem: Generated<string | null>;
};

export type NewsletterIssueRow = Selectable<NewsletterIssuesTable>;
export type PaymentLinkRow = Selectable<PaymentLinksTable>;
export type BillingSubscriptionRow = Selectable<BillingSubscriptionsTable>;
export type InvoiceRow = Selectable<InvoicesTable>;

export type SubscriptionEnd = 'unsubscribed' | 'bounced' | 'complained';

/** A part of the content (lib/publishing/parts.ts) that was changed at the desk and is not published yet. */
type ContentDraftsTable = {
  part: string;
  /** JSON. */
  value: string;
  /** An account's id. */
  edited_by: string;
  edited_at: number;
};

/** A version of the changed content. Only its state changes. The one that was published last counts. */
type ReleasesTable = {
  id: string;
  /** 1, 2, 3, as people call it. */
  number: number;
  /** The release that was published when this one was made. */
  based_on: string | null;
  state: 'preparing' | 'ready' | 'failed' | 'dropped' | 'published';
  /** JSON: every part that is not as in `content/`, by its name. */
  parts: string;
  /** JSON list of the parts in which it differs from `based_on`. */
  changed: string;
  why: string;
  made_by: string;
  made_at: number;
  /** JSON, once it is built: what reads differently (ops/page-differences.ts). */
  differences: string | null;
  problem: string | null;
  published_by: string | null;
  published_at: number | null;
};

export type ReleaseRow = Selectable<ReleasesTable>;

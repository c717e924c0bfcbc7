import type { OutboxState } from '@/lib/site/db/tables';

/** A mail that this worker alone may send until the lease ends. */
export type ClaimedMail = {
  id: string;
  leaseId: string;
  leaseUntil: number;
  idempotencyKey: string;
  kind: string;
  from: string;
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  /** Where one POST ends the reader's subscription; null for emails that are no newsletter. */
  unsubscribeUrl: string | null;
  /** Attempts before this claim. */
  attempts: number;
  /** When the first attempt began that the provider may have accepted; null before it. */
  firstAttemptAt: number | null;
  lastError: string | null;
};

/**
 * The outbox as the delivery sees it. Every `record…` counts only while the lease still holds: false means that
 * another worker, or the provider's webhook, has settled the mail meanwhile.
 */
export type OutboxStore = {
  claimDue(request: { limit: number; leaseId: string; now: number; leaseMs: number }): Promise<ClaimedMail[]>;
  /** Counts the attempt before the request leaves, so a crash cannot hide that the provider may have the mail. */
  recordAttempt(mail: ClaimedMail, at: number): Promise<boolean>;
  recordSent(mail: ClaimedMail, sent: { providerId: string; at: number }): Promise<boolean>;
  /** After a sure refusal (`wasRefused`) the attempt does not count toward the time of the first one. */
  recordRetry(
    mail: ClaimedMail,
    retry: { at: number; reason: string; wasRefused: boolean },
  ): Promise<boolean>;
  recordFailed(mail: ClaimedMail, reason: string): Promise<boolean>;
  /** Gives claimed emails back unsent, due at once. */
  release(mails: readonly ClaimedMail[]): Promise<void>;
};

/** `changed`: there is no such mail that failed (any more). `empty`: its text and address were deleted. */
export type RequeueOutcome = 'done' | 'changed' | 'empty';

/** Sends one email and returns the outcome as a union. Never throws for a response of the provider. */
export type MailGateway = {
  send(mail: ClaimedMail): Promise<SendOutcome>;
};

/**
 * `unknown`: the provider may have accepted it. `retry_later`: busy, `wasRefused` when it surely did not take the mail.
 * `stop`: our credentials or sender are refused, so no mail can go. `reject`: this mail can never go.
 * `concurrent`: an earlier request with this key is still running there.
 */
export type SendOutcome =
  | { kind: 'sent'; providerId: string }
  | { kind: 'unknown'; reason: string }
  | { kind: 'retry_later'; reason: string; retryAfterMs: number | null; wasRefused: boolean }
  | { kind: 'stop'; reason: string }
  | { kind: 'reject'; reason: string }
  | { kind: 'concurrent'; reason: string };

/** A verified event of the provider, in our words. */
export type MailEvent = {
  /** The provider's id of the delivery: the same for every repeat. */
  eventId: string;
  type: string;
  providerId: string;
  /** Our outbox id, which travels with the mail as a tag; null for mails that were not ours. */
  outboxId: string | null;
  /** Which sending of it, as a tag too; null for the first. */
  repeatId: string | null;
  /** Whom the email was for, ours or not. */
  to: readonly string[];
  reason: string | null;
  payload: string;
};

/** `not_about_mail`: theirs, but about contacts or domains. */
type VerifyOutcome =
  { kind: 'verified'; event: MailEvent } | { kind: 'forged'; reason: string } | { kind: 'not_about_mail' };

export type MailWebhookVerifier = {
  verify(request: { body: string; headers: Headers }): VerifyOutcome;
};

export type MailEventStore = {
  /**
   * Remembers the event, moves its mail on (`decide` gives the new state or null) and ends subscriptions whose emails do
   * not arrive or are not wanted, in one transaction.
   */
  apply(event: MailEvent, context: { now: number; decide: DecideState }): Promise<AppliedEvent>;
};

export type DecideState = (current: OutboxState) => OutboxState | null;

export type AppliedEvent = 'applied' | 'no_change' | 'no_mail' | 'repeat';

/** What the delivery logs; never an address or any content. */
export type MailLog = (entry: {
  level: 'info' | 'warn' | 'error';
  event: string;
  mailId?: string;
  detail?: string;
}) => void;

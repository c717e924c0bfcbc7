import type { NewOutboxRow } from '@/lib/site/db/tables';
import { parseAddress, toSubject } from './mail-headers';
import { priorityOf, type MailKind } from './mail-kinds';

/** A rendered mail, byte-stable from here on: retries must send the same body (docs/leads.md, L4). */
export type OutgoingMail = {
  /** At most 256 characters, unique for this mail: `lead-notify/{leadId}`. */
  idempotencyKey: string;
  kind: MailKind;
  /** The lead, order or account that the mail is about. */
  subjectId: string;
  from: string;
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  /** Ends the reader's subscription; mail programs offer it as a button (RFC 8058). */
  unsubscribeUrl?: string;
};

/**
 * The outbox row of a mail, due at once. Feature adapters insert it in the transaction of what it reports.
 * Header values of every email are made safe here: one line of subject, one plain reply address.
 */
export function toOutboxRow(mail: OutgoingMail, at: { id: string; now: number }): NewOutboxRow {
  return {
    id: at.id,
    idempotency_key: mail.idempotencyKey,
    kind: mail.kind,
    subject_id: mail.subjectId,
    from_address: mail.from,
    to_address: mail.to,
    reply_to: mail.replyTo === null ? null : parseAddress(mail.replyTo),
    subject: toSubject(mail.subject),
    html: mail.html,
    text: mail.text,
    state: 'queued',
    attempts: 0,
    next_attempt_at: at.now,
    lease_id: null,
    lease_until: null,
    first_attempt_at: null,
    sent_at: null,
    provider_id: null,
    last_error: null,
    created_at: at.now,
    priority: priorityOf(mail.kind),
    unsubscribe_url: mail.unsubscribeUrl ?? null,
  };
}

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

/** The key under which a mail is sent again: the provider may still return the old outcome for the old one. */
export function toRepeatKey(key: string, repeatId: string): string {
  return `${key.replace(REPEAT, '')}/again-${repeatId}`;
}

/** Which sending a key belongs to; null is the first. */
export function findRepeatId(key: string): string | null {
  return REPEAT.exec(key)?.[1] ?? null;
}

const REPEAT = /\/again-([^/]+)$/;

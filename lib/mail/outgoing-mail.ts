import { site } from '@/content/site';
import type { NewOutboxRow } from '@/lib/site/db/tables';
import { isMailable } from '@/lib/site/email-address';
import type { Env } from '@/lib/site/env';
import { toSingleLine, truncate } from '@/lib/site/text';

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
  /** Further headers, which name the email's thread. */
  headers?: Readonly<Record<string, string>>;
  /** Files that come with it; their content is text. */
  attachments?: readonly MailAttachment[];
};

export type MailAttachment = { filename: string; contentType: string; content: string };

/**
 * The outbox row of a mail, due at once. A deed inserts it in the transaction of what it reports.
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
    headers: JSON.stringify(headersOf(mail)),
    attachments: mail.attachments === undefined ? null : JSON.stringify(mail.attachments),
  };
}

/** Also what tells absence notices not to answer. It is in the row, because a retry sends the same bytes. */
function headersOf({ kind, headers }: OutgoingMail): Record<string, string> {
  const isByHand = findMailKind(kind)?.isByHand === true;
  return { ...(isByHand ? {} : { 'Auto-Submitted': 'auto-generated' }), ...headers };
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
  /** Further headers by their names. */
  headers: Readonly<Record<string, string>>;
  attachments: readonly MailAttachment[];
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

/** A subject in one line without control characters; text that looks like an encoded word is defused, so no one decodes it. With its name it fills one line of a header (RFC 5322, 2.1.1). */
export function toSubject(text: string): string {
  return truncate(toSingleLine(text).replaceAll('=?', '= ?'), SUBJECT_MAX_LENGTH - 1, '…');
}

/** The address when `text` is exactly one plain address that can be mailed, else null. */
export function parseAddress(text: string): string | null {
  const address = text.trim();
  return isMailable(address) ? address : null;
}

export const SUBJECT_MAX_LENGTH = 69;

/**
 * The classes of the outbox, the most urgent first: what someone waits for (links, receipts), what the agency must
 * know, confirmations of forms, and newsletters.
 */
export const MAIL_CLASSES = ['transactional', 'agency', 'confirmation', 'newsletter'] as const;

type MailClass = (typeof MAIL_CLASSES)[number];

/**
 * What bounds how often a stranger can have an email sent to an address. All but `none` share one count per mailbox.
 * `mailbox`: stops at the mailbox's limit. `reserved`: past that limit one an hour still goes out, so the owner is never
 * locked out. `site`: also stops at the ceiling for the whole site. `none`: no stranger can cause it.
 */
type MailCap = 'none' | 'mailbox' | 'reserved' | 'site';

export type MailSubject =
  | 'account'
  | 'lead'
  | 'order'
  | 'payment'
  | 'payment-link'
  | 'subscription'
  | 'issue'
  | 'invoice'
  | 'plan'
  | 'day';

type MailKindEntry = {
  class: MailClass;
  cap: MailCap;
  /** Whose id is in the row's `subject_id`. */
  about: MailSubject;
  /** Its link is for the reader alone, so the desk does not show its text. */
  hasSecret?: true;
  /** A person wrote its words, so it does not say of itself that a program made it (RFC 3834, 2). */
  isByHand?: true;
};

/** Every kind of email that the outbox takes. */
export const MAIL_KINDS = {
  'account-confirm': { class: 'transactional', cap: 'mailbox', about: 'account', hasSecret: true },
  'account-reset': { class: 'transactional', cap: 'reserved', about: 'account', hasSecret: true },
  'account-exists': { class: 'transactional', cap: 'mailbox', about: 'account' },
  // Anyone can sign up with a stranger's address and change the password of that account.
  'account-password': { class: 'transactional', cap: 'reserved', about: 'account' },
  'account-passkey': { class: 'transactional', cap: 'reserved', about: 'account' },
  'account-attacked': { class: 'transactional', cap: 'reserved', about: 'account' },
  'account-move': { class: 'transactional', cap: 'mailbox', about: 'account', hasSecret: true },
  'staff-invited': { class: 'transactional', cap: 'none', about: 'account', hasSecret: true },
  receipt: { class: 'transactional', cap: 'none', about: 'order' },
  'lead-reply': { class: 'transactional', cap: 'none', about: 'lead', isByHand: true },
  'refund-notice': { class: 'transactional', cap: 'none', about: 'order' },
  'payment-declined': { class: 'transactional', cap: 'none', about: 'order' },
  'order-notify': { class: 'agency', cap: 'none', about: 'order' },
  'order-attention': { class: 'agency', cap: 'none', about: 'order' },
  'refund-failed': { class: 'agency', cap: 'none', about: 'order' },
  'order-reversal': { class: 'agency', cap: 'none', about: 'order' },
  'order-dispute': { class: 'agency', cap: 'none', about: 'order' },
  'order-duplicate': { class: 'agency', cap: 'none', about: 'order' },
  'order-buyer': { class: 'agency', cap: 'none', about: 'order' },
  'payment-link': { class: 'transactional', cap: 'none', about: 'payment-link' },
  invoice: { class: 'transactional', cap: 'none', about: 'invoice' },
  'invoice-reminder': { class: 'transactional', cap: 'none', about: 'invoice' },
  'plan-notice': { class: 'transactional', cap: 'none', about: 'plan' },
  'billing-notice': { class: 'agency', cap: 'none', about: 'plan' },
  'unknown-payment': { class: 'agency', cap: 'none', about: 'payment' },
  'lead-notify': { class: 'agency', cap: 'none', about: 'lead' },
  'lead-answer-notify': { class: 'agency', cap: 'none', about: 'lead' },
  'lead-handed-over': { class: 'agency', cap: 'none', about: 'lead' },
  'desk-report': { class: 'agency', cap: 'none', about: 'day' },
  'desk-digest': { class: 'agency', cap: 'none', about: 'day' },
  'lead-confirm': { class: 'confirmation', cap: 'site', about: 'lead' },
  // The link opens a report that anyone with it may read.
  'checkup-report': { class: 'confirmation', cap: 'site', about: 'lead', hasSecret: true },
  // Asked for on the request's own page, to an address that anyone may have typed.
  'lead-answered': { class: 'confirmation', cap: 'site', about: 'lead' },
  // Picked on the request's own page, to an address that anyone may have typed.
  'call-held': { class: 'confirmation', cap: 'site', about: 'lead', hasSecret: true },
  // Only about a call whose mailbox has opened our link, as often as a call can be changed in a day; or by staff.
  'call-booked': { class: 'confirmation', cap: 'none', about: 'lead' },
  'call-notify': { class: 'agency', cap: 'none', about: 'lead' },
  'newsletter-confirm': { class: 'confirmation', cap: 'site', about: 'lead', hasSecret: true },
  'newsletter-welcome': { class: 'newsletter', cap: 'none', about: 'subscription' },
  'newsletter-issue': { class: 'newsletter', cap: 'none', about: 'issue', isByHand: true },
  'newsletter-test': { class: 'transactional', cap: 'none', about: 'issue', isByHand: true },
} as const satisfies Record<string, MailKindEntry>;

export type MailKind = keyof typeof MAIL_KINDS;

/** The kinds of emails about an order, an account and so on. */
export type MailKindAbout<About extends MailSubject> = {
  [Kind in MailKind]: (typeof MAIL_KINDS)[Kind]['about'] extends About ? Kind : never;
}[MailKind];

/** The kind of a stored email; undefined for one that no longer exists. */
export function findMailKind(kind: string): MailKindEntry | undefined {
  return BY_NAME.get(kind);
}

const BY_NAME = new Map<string, MailKindEntry>(Object.entries(MAIL_KINDS));

/** What goes to the agency; replying to one writes to the customer. A refund's notice goes to both. */
export const KINDS_TO_AGENCY = Array.from(BY_NAME)
  .filter(([kind, entry]) => entry.class === 'agency' || kind === 'refund-notice')
  .map(([kind]) => kind);

/** A class as the outbox stores it: 0 goes out first. */
export function priorityOf(kind: MailKind): number {
  return MAIL_CLASSES.indexOf(MAIL_KINDS[kind].class);
}

/** Every priority, the most urgent first. */
export const PRIORITIES: readonly number[] = MAIL_CLASSES.map((_, priority) => priority);

/** What every email needs from the site's content and settings. */
export function mailSettings(env: Pick<Env, 'MAIL_FROM' | 'MAIL_LEADS_TO' | 'SITE_URL'>): MailSettings {
  return { from: env.MAIL_FROM, agencyTo: env.MAIL_LEADS_TO, siteUrl: env.SITE_URL, agency: site };
}

/** What every mail needs from the configuration, and who the agency is. */
export type MailSettings = {
  /** Our verified sender: `Name <address>`. */
  from: string;
  /** The agency's inbox for leads and orders. */
  agencyTo: string;
  /** The public origin of the site, for links. */
  siteUrl: string;
  agency: AgencyForMail;
};

/** The part of `content/site.ts` that mails show. */
type AgencyForMail = {
  name: string;
  tagline: string;
  email: string;
  timeZone: string;
  phone: { display: string; href: string };
  hours: { text: string };
  address: { street: string; city: string; region: string; postalCode: string };
};

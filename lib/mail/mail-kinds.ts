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

export type MailSubject = 'account' | 'lead' | 'order' | 'payment' | 'subscription' | 'day';

type MailKindEntry = {
  class: MailClass;
  cap: MailCap;
  /** Whose id is in the row's `subject_id`. */
  about: MailSubject;
  /** Its link is for the reader alone, so the desk does not show its text. */
  hasSecret?: true;
};

/** Every kind of email that the outbox takes. */
export const MAIL_KINDS = {
  'account-confirm': { class: 'transactional', cap: 'mailbox', about: 'account', hasSecret: true },
  'account-reset': { class: 'transactional', cap: 'reserved', about: 'account', hasSecret: true },
  'account-exists': { class: 'transactional', cap: 'mailbox', about: 'account' },
  // Anyone can sign up with a stranger's address and change the password of that account.
  'account-password': { class: 'transactional', cap: 'reserved', about: 'account' },
  'account-attacked': { class: 'transactional', cap: 'reserved', about: 'account' },
  'account-move': { class: 'transactional', cap: 'mailbox', about: 'account', hasSecret: true },
  receipt: { class: 'transactional', cap: 'none', about: 'order' },
  'refund-notice': { class: 'transactional', cap: 'none', about: 'order' },
  'payment-declined': { class: 'transactional', cap: 'none', about: 'order' },
  'order-notify': { class: 'agency', cap: 'none', about: 'order' },
  'order-attention': { class: 'agency', cap: 'none', about: 'order' },
  'refund-failed': { class: 'agency', cap: 'none', about: 'order' },
  'order-reversal': { class: 'agency', cap: 'none', about: 'order' },
  'order-dispute': { class: 'agency', cap: 'none', about: 'order' },
  'order-duplicate': { class: 'agency', cap: 'none', about: 'order' },
  'unknown-payment': { class: 'agency', cap: 'none', about: 'payment' },
  'lead-notify': { class: 'agency', cap: 'none', about: 'lead' },
  'desk-digest': { class: 'agency', cap: 'none', about: 'day' },
  'lead-confirm': { class: 'confirmation', cap: 'site', about: 'lead' },
  // Asked for on the request's own page, to an address that anyone may have typed.
  'lead-answered': { class: 'confirmation', cap: 'site', about: 'lead' },
  'newsletter-confirm': { class: 'confirmation', cap: 'site', about: 'lead', hasSecret: true },
  'newsletter-welcome': { class: 'newsletter', cap: 'none', about: 'subscription' },
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

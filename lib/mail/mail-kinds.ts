/**
 * The classes of the outbox, the most urgent first: what someone waits for (links, receipts), what the agency must
 * know, what tells a visitor that a form arrived, and newsletters.
 */
export const MAIL_CLASSES = ['transactional', 'agency', 'confirmation', 'newsletter'] as const;

type MailClass = (typeof MAIL_CLASSES)[number];

/**
 * What bounds how often a stranger can have an email sent to an address. All but `none` share one count per mailbox.
 * `mailbox`: stops at the mailbox's limit. `reserved`: past that limit one an hour still goes out, so the owner is never
 * locked out. `site`: also stops at the ceiling for the whole site. `none`: no stranger can cause it.
 */
type MailCap = 'none' | 'mailbox' | 'reserved' | 'site';

/** Every kind of email that the outbox takes. */
export const MAIL_KINDS = {
  'account-confirm': { class: 'transactional', cap: 'mailbox' },
  'account-reset': { class: 'transactional', cap: 'reserved' },
  'account-exists': { class: 'transactional', cap: 'mailbox' },
  // Anyone can sign up with a stranger's address and change the password of that account.
  'account-password': { class: 'transactional', cap: 'reserved' },
  'account-attacked': { class: 'transactional', cap: 'reserved' },
  'account-move': { class: 'transactional', cap: 'mailbox' },
  receipt: { class: 'transactional', cap: 'none' },
  'refund-notice': { class: 'transactional', cap: 'none' },
  'payment-declined': { class: 'transactional', cap: 'none' },
  'order-notify': { class: 'agency', cap: 'none' },
  'order-attention': { class: 'agency', cap: 'none' },
  'refund-failed': { class: 'agency', cap: 'none' },
  'order-reversal': { class: 'agency', cap: 'none' },
  'order-dispute': { class: 'agency', cap: 'none' },
  'order-duplicate': { class: 'agency', cap: 'none' },
  'unknown-payment': { class: 'agency', cap: 'none' },
  'lead-notify': { class: 'agency', cap: 'none' },
  'desk-digest': { class: 'agency', cap: 'none' },
  'lead-confirm': { class: 'confirmation', cap: 'site' },
  // Asked for on the request's own page, to an address that anyone may have typed.
  'lead-answered': { class: 'confirmation', cap: 'site' },
  'newsletter-confirm': { class: 'confirmation', cap: 'site' },
  'newsletter-welcome': { class: 'newsletter', cap: 'none' },
} as const satisfies Record<string, { class: MailClass; cap: MailCap }>;

export type MailKind = keyof typeof MAIL_KINDS;

/** A class as the outbox stores it: 0 goes out first. */
export function priorityOf(kind: MailKind): number {
  return MAIL_CLASSES.indexOf(MAIL_KINDS[kind].class);
}

/** Every priority, the most urgent first. */
export const PRIORITIES: readonly number[] = MAIL_CLASSES.map((_, priority) => priority);

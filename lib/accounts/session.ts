import type { FactorPurpose } from '@/lib/db/tables';
import type { FieldError } from '@/lib/leads/schema';
import type { PasswordFormName } from './password-forms';
import { fingerprintOf } from './secrets';

/** One signed-in browser. Times are epoch milliseconds. */
export type Session = {
  /** The fingerprint of the secret in its cookie. */
  id: string;
  accountId: string;
  createdAt: number;
  lastSeenAt: number;
  expiresAt: number;
  notice: Notice | null;
  /** When staff entered the code of their second factor; null before that, and for customers. */
  factorAt: number | null;
  /** What the second factor was asked for again last; null before that. */
  confirmed: { purpose: FactorPurpose; until: number } | null;
};

/** Said once, on the next look at the account page. */
export type Notice =
  | { kind: 'said'; code: NoticeCode }
  | { kind: 'problems'; form: PasswordFormName; errors: FieldError[] }
  /** Said on the agency's desk; `detail` is a state or a count, `typed` what a refused form is filled with again. */
  | { kind: 'desk'; code: string; detail: string; typed?: Readonly<Record<string, string>> | undefined };

export type NoticeCode =
  | 'signed-in'
  | 'signed-up'
  | 'address-confirmed'
  | 'password-changed'
  | 'signed-out-elsewhere'
  | 'link-sent'
  | 'link-dead';

/** How long a sign-in lasts. */
export type SessionLimits = {
  /** After this it ends, however busy it was. */
  days: number;
  /** After this without a visit it ends. */
  idleDays: number;
};

/** A session that begins now. */
export function newSession({ accountId, secret, now, limits, code }: NewSession): Session {
  return {
    id: fingerprintOf(secret),
    accountId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now + limits.days * DAY_MS,
    notice: { kind: 'said', code },
    factorAt: null,
    confirmed: null,
  };
}

/** Tells whether the session still signs anyone in. */
export function isLive(
  { expiresAt, lastSeenAt }: Session,
  now: number,
  { idleDays }: SessionLimits,
): boolean {
  return now < expiresAt && lastSeenAt > idleSince(now, { idleDays });
}

/** Sessions without a visit since then have ended. */
export function idleSince(now: number, { idleDays }: Pick<SessionLimits, 'idleDays'>): number {
  return now - idleDays * DAY_MS;
}

/** Tells whether the time of the last visit is old enough to be written anew: not at each look. */
export function isSeenLongAgo({ lastSeenAt }: Session, now: number): boolean {
  return now - lastSeenAt >= SEEN_EVERY_MS;
}

const DAY_MS = 24 * 60 * 60_000;
const SEEN_EVERY_MS = 60 * 60_000;

type NewSession = {
  accountId: string;
  secret: string;
  now: number;
  limits: SessionLimits;
  /** What the account page says first. */
  code: NoticeCode;
};

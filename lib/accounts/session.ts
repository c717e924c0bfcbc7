import type { FactorPurpose } from '@/lib/site/db/tables';
import { HOUR_MS, MINUTE_MS } from '@/lib/site/time';
import type { FieldError, Fields } from '@/lib/forms';
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
  /** The browser as its owner would name it; null when it does not say. */
  browser: string | null;
  /** When staff entered the code of their second factor; null before that, and for customers. */
  factorAt: number | null;
  /** What the second factor was asked for again last; null before that. */
  confirmed: { purpose: FactorPurpose; until: number } | null;
};

/** Said once, on the next look at the account page. */
export type Notice =
  | { kind: 'said'; code: NoticeCode }
  /** `typed` is what the refused form is filled with again; never a password. */
  | { kind: 'problems'; form: PasswordFormName; errors: FieldError[]; typed?: Fields | undefined }
  /** Said on the agency's desk; `detail` is a state or a count, `typed` what a refused form is filled with again. */
  | { kind: 'desk'; code: string; detail: string; typed?: Readonly<Record<string, string>> | undefined };

export type NoticeCode =
  | 'signed-in'
  | 'signed-up'
  | 'address-confirmed'
  | 'password-changed'
  | 'signed-out-elsewhere'
  | 'link-sent'
  | 'link-dead'
  | 'session-ended'
  | 'device-forgotten'
  | 'move-started'
  | 'move-half'
  | 'move-done';

/** How long a sign-in lasts. */
export type SessionLimits = {
  /** After this it ends, however busy it was. */
  lifeMs: number;
  /** After this without a visit it ends. */
  idleMs: number;
};

/** A session that begins now. */
export function newSession({ factorAt = null, ...opened }: NewSession): Session {
  const { accountId, secret, now, limits, code, browser } = opened;
  return {
    id: fingerprintOf(secret),
    accountId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now + limits.lifeMs,
    notice: { kind: 'said', code },
    browser,
    factorAt,
    confirmed: null,
  };
}

/** Whether the session still signs anyone in. */
export function isLive(
  { createdAt, expiresAt, lastSeenAt }: Session,
  now: number,
  { lifeMs, idleMs }: SessionLimits,
): boolean {
  return now < Math.min(expiresAt, createdAt + lifeMs) && lastSeenAt > now - idleMs;
}

/** Whether someone proved who they are a moment ago, so the password need not be asked for again. */
export function isFresh({ createdAt }: Session, now: number, { freshSignInMinutes }: FreshLimit): boolean {
  return now - createdAt < freshSignInMinutes * MINUTE_MS;
}

/** Whether the time of the last visit is old enough to be written again: not with each look. */
export function isSeenLongAgo({ lastSeenAt }: Session, now: number, { idleMs }: SessionLimits): boolean {
  return now - lastSeenAt >= Math.min(SEEN_EVERY_MS, idleMs / 24);
}

const SEEN_EVERY_MS = HOUR_MS;

type FreshLimit = { freshSignInMinutes: number };

type NewSession = {
  accountId: string;
  secret: string;
  now: number;
  limits: SessionLimits;
  /** What the account page says first. */
  code: NoticeCode;
  browser: string | null;
  /** When the code was entered in the session that this one replaces. */
  factorAt?: number | null;
};

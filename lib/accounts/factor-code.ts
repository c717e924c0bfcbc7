import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** A new secret for an authenticator app: 160 random bits in base32, as RFC 4226 recommends. */
export function newFactorSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator app reads from the QR code. */
export function factorUri(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  return new TOTP({ ...PARAMETERS, secret, issuer, label: email }).toString();
}

/**
 * The 30-second step that a code belongs to; null when it is wrong. One step on either side of now is accepted, because
 * clocks of phones differ and typing takes time (RFC 6238, section 5.2).
 */
export function stepOfCode(code: string, { secret, now }: { secret: string; now: number }): number | null {
  const delta = new TOTP({ ...PARAMETERS, secret }).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / STEP_MS) + delta;
}

export function codeAt(secret: string, now: number): string {
  return new TOTP({ ...PARAMETERS, secret }).generate({ timestamp: now });
}

/** What was typed, as one kind of code; people type spaces and hyphens into both. */
export function readCode(typed: string): TypedCode {
  const text = typed.replace(/[\s-]/g, '').toUpperCase();
  if (text === '') return { kind: 'missing' };
  if (FORMER_RECOVERY_CODE.test(text)) return { kind: 'recovery', text };
  const code = text.replace(/O/g, '0').replace(/[IL]/g, '1');
  return RECOVERY_CODE.test(code) ? { kind: 'recovery', text: code } : { kind: 'totp', text };
}

/**
 * New recovery codes, short enough to write down: 12 characters in threes of four, 60 random bits. Only with the key that
 * hashes them could someone who has the database look for one, and the same key opens the apps' secrets.
 */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, randomGroup).join('-'));
}

function randomGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

const STEP_MS = 30_000;
const RECOVERY_CODES = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;
/** Crockford's base32: without I, L, O and U, which are read as other characters. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RECOVERY_CODE = /^[0-9A-HJKMNP-TV-Z]{12}$/;
/** Those of an earlier version; each works until it is used or replaced. */
const FORMER_RECOVERY_CODE = /^\d{36}$/;

/** What every authenticator app understands. */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: STEP_MS / 1_000 } as const;

type TypedCode = { kind: 'missing' } | { kind: 'totp' | 'recovery'; text: string };

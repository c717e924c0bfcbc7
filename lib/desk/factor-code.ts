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

/** The code of this moment. */
export function codeAt(secret: string, now: number): string {
  return new TOTP({ ...PARAMETERS, secret }).generate({ timestamp: now });
}

/** What was typed, as one kind of code; people type spaces and hyphens into both. */
export function readCode(typed: string): TypedCode {
  const text = typed.replace(/[\s-]/g, '');
  if (text === '') return { kind: 'missing' };
  return { kind: RECOVERY_CODE.test(text) ? 'recovery' : 'totp', text };
}

/**
 * New recovery codes of 36 digits, which any keyboard for numbers can type: 119 random bits each, enough for a keyed
 * hash to store them (ASVS 5, 6.5.2).
 */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, randomGroup).join('-'));
}

function randomGroup(): string {
  return String(randomInt(10 ** GROUP_DIGITS)).padStart(GROUP_DIGITS, '0');
}

const STEP_MS = 30_000;
const RECOVERY_CODES = 10;
const GROUPS = 6;
const GROUP_DIGITS = 6;
const RECOVERY_CODE = /^\d{36}$/;

/** What every authenticator app understands. */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: STEP_MS / 1_000 } as const;

type TypedCode = { kind: 'missing' } | { kind: 'totp' | 'recovery'; text: string };

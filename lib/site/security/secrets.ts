import { createHash } from 'node:crypto';

/**
 * What the database keeps of a secret that a cookie or a mailed link carries: who reads the table cannot use it.
 * The secrets are random and long, so a plain hash is enough.
 */
export function fingerprintOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A new secret: 256 random bits. */
export function newSecret(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
}

import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Identifiers in the shapes that PayPal's have: 17 capitals and digits for orders, captures and refunds. */
export function newResourceId(): string {
  return capitals(17);
}

/** The same id for the same `seed`: for rows of PayPal's books that stand for nothing with an id of its own. */
export function derivedId(seed: string): string {
  return BigInt(`0x${createHash('sha256').update(seed).digest('hex')}`)
    .toString(36)
    .toUpperCase()
    .slice(0, 17);
}

/** A buyer's account, sent back as `PayerID`: 13 characters of those that cannot be mistaken for another. */
export function newPayerId(): string {
  return Array.from({ length: 13 }, () => CLEAR.charAt(randomInt(CLEAR.length))).join('');
}

export function newDisputeId(): string {
  return `PP-R-${capitals(3)}-${randomInt(10_000_000, 100_000_000)}`;
}

export function newEventId(): string {
  return `WH-${capitals(17)}-${capitals(17)}`;
}

/** What support would ask for: in the `paypal-debug-id` header of every answer and in every error body. */
export function newDebugId(): string {
  return randomBytes(7).toString('hex').slice(0, 13);
}

export function newToken(): string {
  return `A21AA${randomBytes(48).toString('base64url')}`;
}

function capitals(length: number): string {
  return Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

const CLEAR = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

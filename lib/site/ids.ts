/**
 * A new random identifier: 26 characters of Crockford base32 carrying 130 random bits from the platform's
 * cryptographic source, so it also serves as an unguessable key. Runs in Node and in browsers.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(26));
  return Array.from(bytes, byte => ID_ALPHABET[byte & 31]).join('');
}

/** Whether `text` has the shape that `newId` makes. */
export function isId(text: string): boolean {
  return /^[0-9a-hjkmnp-tv-z]{26}$/.test(text);
}

export const ID_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * The id under which each folder of pages prerenders its own not-found screen ('Service Not Found').
 * The engine answers it, with status 404, for every id that no one prerendered.
 */
export const UNKNOWN_ID = 'unknown';

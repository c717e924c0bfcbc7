import { createHmac } from 'node:crypto';
import { ID_ALPHABET } from './ids';

/**
 * An id that follows from what it is for, so a restored backup makes the same one again. With a `secret` no one else can
 * work it out, and it may be a key.
 */
export function idOf(text: string, secret = ''): string {
  const bytes = createHmac('sha256', secret).update(text).digest().subarray(0, 26);
  return Array.from(bytes, byte => ID_ALPHABET[byte & 31]).join('');
}

import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encrypts a text for the database, with AES-256-GCM under a key made from a secret that is not in it. `context` names
 * the row: what was sealed for one row does not open in another.
 */
export function seal(text: string, { secret, context }: SealKey): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce).setAAD(Buffer.from(context));
  const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}

/**
 * Decrypts what `seal` made, with the secret of now or an earlier one. Throws when the secret or the context is another
 * one, or the text was changed.
 */
export function unseal(sealed: string, { secret, context, previousSecrets = [] }: UnsealKey): string {
  const [next, ...others] = previousSecrets;
  try {
    return unsealWith(sealed, { secret, context });
  } catch (error) {
    if (next === undefined) throw error;
    return unseal(sealed, { secret: next, context, previousSecrets: others });
  }
}

function unsealWith(sealed: string, { secret, context }: SealKey): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'seal', KEY_BYTES));
}

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type SealKey = { secret: string; context: string };
type UnsealKey = SealKey & { previousSecrets?: readonly string[] };

import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomBytes,
  createHmac,
  timingSafeEqual,
  createHash,
} from 'node:crypto';

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
  const [next, ...rest] = previousSecrets;
  try {
    return unsealWith(sealed, { secret, context });
  } catch (error) {
    if (next === undefined) throw error;
    return unseal(sealed, { secret: next, context, previousSecrets: rest });
  }
}

function unsealWith(sealed: string, { secret, context }: SealKey): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
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

/**
 * An id that only we can have handed out, for one purpose and until one moment, for a cookie or a link. It hides
 * nothing: ids are random and say nothing about anyone.
 */
export function sealId({ id, purpose, until, secret }: Sealed): string {
  const text = `${id}.${until.toString(36)}`;
  return `${text}.${signature(text, { purpose, secret })}`;
}

/** The id in what `sealId` made for this purpose; null when it is forged, of another purpose, or too old. */
export function openSealedId(
  sealed: string,
  { purpose, now, secret, previousSecrets = [] }: Opening,
): string | null {
  const [, text = '', id = '', until = '', signatureText = ''] = SEALED.exec(sealed) ?? [];
  const signatureBytes = Buffer.from(signatureText);
  const isOurs = [secret, ...previousSecrets].some(one => {
    const expected = Buffer.from(signature(text, { purpose, secret: one }));
    return signatureBytes.length === expected.length && timingSafeEqual(signatureBytes, expected);
  });
  if (!isOurs) return null;
  return now < parseInt(until, 36) ? id : null;
}

function signature(text: string, { purpose, secret }: Pick<Sealed, 'purpose' | 'secret'>): string {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');
}

const SEALED = /^(([0-9a-z]{26})\.([0-9a-z]{1,11}))\.([\w-]{43})$/;

/** `until`: epoch milliseconds. */
type Sealed = { id: string; purpose: string; until: number; secret: string };
type Opening = {
  purpose: string;
  now: number;
  secret: string;
  /** Secrets that ids were sealed with before. */
  previousSecrets?: readonly string[];
};

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

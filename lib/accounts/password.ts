import 'server-only';
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { site as agency } from '@/content/site';
import type { PasswordCost, Site } from '@/lib/site/site';
import type { Account } from './accounts.sql';

/**
 * Hashes a password by Node's own scrypt, at the cost that OWASP's cheat sheet names for it. The whole password counts,
 * whatever its length and signs; only different ways to encode the same letters are made equal, as NIST asks.
 * The parameters are in the hash, so they can be raised without breaking old ones. Throws `TooBusyError` when more are
 * to be hashed than the process does at once.
 */
export async function hashPassword(password: string, site: Hashing): Promise<string> {
  const cost = site.passwordCost ?? COST;
  const salt = randomBytes(SALT_BYTES);
  return encode(cost, salt, await site.passwordWork(() => derive(password, salt, cost)));
}

/** Whether the hash is this password's. With null, the work of a check is done all the same, and the answer is no. */
export async function isHashOf(password: string, hash: string | null, site: Hashing): Promise<boolean> {
  const unknown = encode(site.passwordCost ?? COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));
  const { salt, key, ...cost } = decode(hash ?? unknown);
  const isEqual = timingSafeEqual(await site.passwordWork(() => derive(password, salt, cost)), key);
  return isEqual && hash !== null;
}

/**
 * Whether a password would be among the first that someone tries: a common one, one sign over and over, or
 * one of the given words (our name, the customer's own) with digits or signs around it.
 */
export async function isEasyToGuess(password: string, words: readonly string[]): Promise<boolean> {
  const text = password.normalize('NFKC').toLowerCase();
  if (new Set(text).size < DIFFERENT_SIGNS_MIN) return true;
  const core = lettersOf(text);
  if (words.some(word => core !== '' && core === lettersOf(word.normalize('NFKC').toLowerCase())))
    return true;
  commonPasswords ??= readCommonPasswords();
  return (await commonPasswords).has(text);
}

/** Words that the password of this person may not be made of: the agency's own, the names, and those of the address. */
export function wordsAbout(
  { email, firstName, lastName }: Pick<Account, 'email' | 'firstName' | 'lastName'>,
  { env }: Pick<Site, 'env'>,
): string[] {
  const ownWords = [agency.name, `${agency.name} website`, new URL(env.SITE_URL).hostname];
  return [...ownWords, firstName, lastName, ...wordsOfEmail(email)];
}

/** Words that belong to an address: its name part, and its domain's. */
export function wordsOfEmail(email: string): string[] {
  const [name = '', domain = ''] = email.split('@');
  return [email, name, domain.split('.')[0] ?? ''];
}

/**
 * The lists that attackers try first: about 18,000 passwords of our minimum length, in lower case. They are loaded when
 * a password is chosen: that takes 20 ms and 9 MB.
 */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const long = dictionary['passwords-common'].filter(password => password.length >= LENGTH_MIN);
  return new Set([...long, ...OTHER_COMMON_PASSWORDS]);
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

function lettersOf(text: string): string {
  return text.replace(/\P{L}+/gu, '');
}

function derive(password: string, salt: Buffer, { logN, r, p }: PasswordCost): Promise<Buffer> {
  const N = 2 ** logN;
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function encode({ logN, r, p }: PasswordCost, salt: Buffer, key: Buffer): string {
  return `$scrypt$ln=${logN},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

function decode(hash: string): PasswordCost & { salt: Buffer; key: Buffer } {
  const [, logN, r, p, salt = '', key = ''] = ENCODED.exec(hash) ?? [];
  if (!key) throw new PasswordHashError('A stored password hash is not readable');
  return {
    logN: Number(logN),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

class PasswordHashError extends Error {
  override name = 'PasswordHashError';
}

/** 16 MB and somewhat over a tenth of a second a time. */
const COST: PasswordCost = { logN: 14, r: 8, p: 5 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const ENCODED = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]{22})\$([\w-]{43})$/;

const DIFFERENT_SIGNS_MIN = 3;
const LENGTH_MIN = 8;
/** What an older list has beside it. */
const OTHER_COMMON_PASSWORDS = [
  'poiuytrewq',
  'qwertzui',
  '0987654321q',
  '987654321q',
  '34523452',
  '74227422',
];

type Hashing = Pick<Site, 'passwordWork' | 'passwordCost'>;

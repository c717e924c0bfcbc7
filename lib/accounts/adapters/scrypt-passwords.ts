import 'server-only';
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import type { WorkQueue } from '@/lib/site/work-queue';
import type { Passwords } from '../ports';

/**
 * Passwords hashed by Node's own scrypt, at the cost that OWASP's cheat sheet names for it. The whole password counts,
 * whatever its length and signs; only different ways to encode the same letters are made equal, as NIST asks.
 * The parameters are in the hash, so they can be raised without breaking old ones. `bound` limits how
 * many are hashed at once; it throws `TooBusyError` beyond.
 */
export function scryptPasswords(cost: ScryptCost = COST, bound: WorkQueue = unbounded): Passwords {
  const unknown = encode(cost, Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));
  return {
    hash: async password => {
      const salt = randomBytes(SALT_BYTES);
      return encode(cost, salt, await bound(() => derive(password, salt, cost)));
    },
    verify: async (password, hash) => {
      const { salt, key, ...stored } = decode(hash ?? unknown);
      const isEqual = timingSafeEqual(await bound(() => derive(password, salt, stored)), key);
      return isEqual && hash !== null;
    },
  };
}

function unbounded<T>(work: () => Promise<T>): Promise<T> {
  return work();
}

function derive(password: string, salt: Buffer, { logN, r, p }: ScryptCost): Promise<Buffer> {
  const N = 2 ** logN;
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function encode({ logN, r, p }: ScryptCost, salt: Buffer, key: Buffer): string {
  return `$scrypt$ln=${logN},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

function decode(hash: string): ScryptCost & { salt: Buffer; key: Buffer } {
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
const COST: ScryptCost = { logN: 14, r: 8, p: 5 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const ENCODED = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]{22})\$([\w-]{43})$/;

type ScryptCost = { logN: number; r: number; p: number };

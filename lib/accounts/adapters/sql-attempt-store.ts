import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import { countTry, clearTries, undoTry, type FailureLimit } from '@/lib/site/security/failure-limit';
import { bucketKey, countHit, unlessLimited, type RateLimit } from '@/lib/site/security/rate-limit';
import type { AttemptStore, SignInTry } from '../ports';

/**
 * Tries, counted in the database's rate-limit table. What is refused is not counted, so the wait has an end.
 * The limit of an account goes with the client's address: strangers elsewhere cannot lock its owner out. Wrong tries of
 * all addresses together have a ceiling; above it each address has fewer, but the owner's still has some.
 */
export function sqlAttemptStore({ db, requests, signIns, ...limits }: AttemptStoreDeps): AttemptStore {
  const signInLimit: RateLimit = { name: 'sign-in', ...signIns };
  const requestLimit: RateLimit = { name: 'account', ...requests };
  return {
    takeSignIn: async tried => {
      let isAboveCeiling = false;
      const allowance = await unlessLimited(db, async trx => {
        const { address, now } = tried;
        const overall = await countHit(trx, { limit: signInLimit, address, now });
        if (overall.kind === 'limited') return overall;
        const together = { bucket: togetherBucket(tried, signIns), limit: limits.ceiling, now };
        isAboveCeiling = (await countTry(trx, together)).kind === 'limited';
        const limit = isAboveCeiling ? limits.aboveCeiling : limits.failures;
        return countTry(trx, { bucket: bucketOf(tried, signIns), limit, now });
      });
      return { ...allowance, isAboveCeiling };
    },
    clearFailures: tried =>
      db.transaction().execute(async trx => {
        await undoTry(trx, { bucket: togetherBucket(tried, signIns), now: tried.now });
        await clearTries(trx, bucketOf(tried, signIns));
      }),
    takeWarning: ({ email, now }) =>
      unlessLimited(db, trx => {
        const { withinMinutes } = limits.ceiling;
        const bucket = `warned:${bucketKey(email, signIns).slice(0, KEY_LENGTH)}`;
        return countTry(trx, { bucket, limit: { tries: 1, withinMinutes }, now });
      }),
    takeRequest: (address, now) =>
      unlessLimited(db, trx => countHit(trx, { limit: requestLimit, address, now })),
  };
}

function bucketOf({ email, address }: SignInTry, keyed: Pick<RateLimit, 'secret'>): string {
  return `sign-in-to:${bucketKey(`${email}\n${address}`, keyed).slice(0, KEY_LENGTH)}`;
}

function togetherBucket({ email }: SignInTry, keyed: Pick<RateLimit, 'secret'>): string {
  return `sign-in-all:${bucketKey(email, keyed).slice(0, KEY_LENGTH)}`;
}

const KEY_LENGTH = 22;

type AttemptStoreDeps = {
  db: Kysely<Database>;
  /** Sign-ups and asked-for mails per client address. */
  requests: Omit<RateLimit, 'name'>;
  /** Failed tries that one account takes from one client address. */
  failures: FailureLimit;
  /** Failed tries that one account takes from all addresses together. */
  ceiling: FailureLimit;
  /** Failed tries that it takes from one address while there are more. */
  aboveCeiling: FailureLimit;
  /** Tries per client address, whatever the account. */
  signIns: Omit<RateLimit, 'name'>;
};

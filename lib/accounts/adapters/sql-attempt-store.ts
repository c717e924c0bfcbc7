import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/db/tables';
import { countTry, forgetTries, type FailureLimit } from '@/lib/security/failure-limit';
import { bucketKey, countHit, unlessLimited, type RateLimit } from '@/lib/security/rate-limit';
import type { AttemptStore, SignInTry } from '../ports';

/**
 * Tries, counted in the database's rate-limit table. What is refused is not counted, so that the wait has an end.
 * The limit that follows an account goes with the client's address: strangers elsewhere cannot lock its owner out.
 */
export function sqlAttemptStore({ db, requests, failures, signIns }: AttemptStoreDeps): AttemptStore {
  const signInLimit: RateLimit = { name: 'sign-in', ...signIns };
  const requestLimit: RateLimit = { name: 'account', ...requests };
  return {
    takeSignIn: tried =>
      unlessLimited(db, async trx => {
        const { address, now } = tried;
        const overall = await countHit(trx, { limit: signInLimit, address, now });
        return overall.kind === 'limited'
          ? overall
          : countTry(trx, { bucket: bucketOf(tried, signIns), limit: failures, now });
      }),
    forgive: tried => forgetTries(db, bucketOf(tried, signIns)),
    takeRequest: (address, now) =>
      unlessLimited(db, trx => countHit(trx, { limit: requestLimit, address, now })),
  };
}

function bucketOf({ email, address }: SignInTry, keyed: Pick<RateLimit, 'secret'>): string {
  return `sign-in-to:${bucketKey(`${email}\n${address}`, keyed).slice(0, KEY_LENGTH)}`;
}

const KEY_LENGTH = 22;

type AttemptStoreDeps = {
  db: Kysely<Database>;
  /** Sign-ups and asked-for mails per client address. */
  requests: Omit<RateLimit, 'name'>;
  /** Failed tries that one account takes from one client address. */
  failures: FailureLimit;
  /** Tries per client address, whatever the account. */
  signIns: Omit<RateLimit, 'name'>;
};

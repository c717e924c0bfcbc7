import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/db/tables';
import {
  bucketKey,
  countHit,
  unlessLimited,
  type Allowance,
  type RateLimit,
} from '@/lib/security/rate-limit';
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
          : countTry(trx, { tried, limit: failures, bucket: bucketOf(tried, signIns) });
      }),
    forgive: async tried => {
      await db.deleteFrom('rate_limits').where('bucket', '=', bucketOf(tried, signIns)).execute();
    },
    takeRequest: (address, now) =>
      unlessLimited(db, trx => countHit(trx, { limit: requestLimit, address, now })),
  };
}

async function countTry(trx: Kysely<Database>, { tried, limit, bucket }: CountedTry): Promise<Allowance> {
  const minute = Math.floor(tried.now / MINUTE_MS) * MINUTE_MS;
  await trx
    .insertInto('rate_limits')
    .values({ bucket, window_start: minute, hits: 1 })
    .onConflict(conflict =>
      conflict
        .columns(['bucket', 'window_start'])
        .doUpdateSet(row => ({ hits: row('rate_limits.hits', '+', 1) })),
    )
    .execute();
  const counts = await trx
    .selectFrom('rate_limits')
    .select(['window_start', 'hits'])
    .where('bucket', '=', bucket)
    .where('window_start', '>', minute - limit.withinMinutes * MINUTE_MS)
    .orderBy('window_start')
    .execute();
  return judge(counts, { limit, now: tried.now });
}

/** The wait lasts until enough of the oldest tries lie outside the window. */
function judge(
  counts: readonly { window_start: number; hits: number }[],
  { limit, now }: { limit: FailureLimit; now: number },
): Allowance {
  let tries = counts.reduce((sum, { hits }) => sum + hits, 0);
  let freeAt = now;
  for (const { window_start: start, hits } of counts) {
    if (tries <= limit.tries) break;
    freeAt = start + limit.withinMinutes * MINUTE_MS;
    tries -= hits;
  }
  if (freeAt === now) return { kind: 'allowed' };
  return { kind: 'limited', retryAfterSeconds: Math.ceil((freeAt - now) / 1_000) };
}

function bucketOf({ email, address }: SignInTry, keyed: Pick<RateLimit, 'secret'>): string {
  return `sign-in-to:${bucketKey(`${email}\n${address}`, keyed).slice(0, KEY_LENGTH)}`;
}

const MINUTE_MS = 60_000;
const KEY_LENGTH = 22;

/** Failed tries that one account takes from one client address. */
export type FailureLimit = { tries: number; withinMinutes: number };

type CountedTry = { tried: SignInTry; limit: FailureLimit; bucket: string };

type AttemptStoreDeps = {
  db: Kysely<Database>;
  /** Sign-ups and asked-for mails per client address. */
  requests: Omit<RateLimit, 'name'>;
  failures: FailureLimit;
  /** Tries per client address, whatever the account. */
  signIns: Omit<RateLimit, 'name'>;
};

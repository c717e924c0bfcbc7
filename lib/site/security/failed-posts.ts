import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import type { Clock } from '@/lib/site/clock';
import { countHit, findAllowance, type Allowance, type RateLimit } from './rate-limit';

/** Counts a form post with errors against its address, and returns whether it gets an answer of its own. Never throws. */
export type CountFailedPost = (address: string) => Promise<Allowance>;

/**
 * The limit on posts with errors: `posts` is the limit on posts that are kept, and a person who corrects a form may
 * fail several times for each of those. What comes within a moment is counted in one transaction, because on the
 * embedded file each one waits for the disk. Beyond the limit nothing is written.
 */
export function failedPosts({ db, clock, posts, report }: FailedPostDeps): CountFailedPost {
  const { perMinute, perHour, secret } = posts;
  const limit: RateLimit = {
    name: 'failed-post',
    perMinute: perMinute * FAILURES_EACH,
    perHour: perHour * FAILURES_EACH,
    secret,
  };
  const waiting: Waiting[] = [];
  const countWaiting = async () => {
    // In one order, so two processes never wait for each other's rows.
    const batch = waiting.splice(0).sort((a, b) => (a.address < b.address ? -1 : 1));
    const now = clock.now();
    try {
      const judged = await db.transaction().execute(trx => countEach(trx, batch, { limit, now }));
      for (const { tell, allowance } of judged) tell(allowance);
    } catch (error) {
      // Show the errors even when the database is unavailable.
      report('failed_post_not_counted', error);
      for (const { tell } of batch) tell(ALLOWED);
    }
  };
  return address =>
    new Promise(tell => {
      if (waiting.length === 0) setTimeout(() => void countWaiting(), MOMENT_MS);
      waiting.push({ address, tell });
    });
}

async function countEach(
  trx: Kysely<Database>,
  batch: readonly Waiting[],
  { limit, now }: { limit: RateLimit; now: number },
): Promise<(Waiting & { allowance: Allowance })[]> {
  const judged = [];
  for (const post of batch) {
    const counted = { limit, address: post.address, now };
    const allowance = await findAllowance(trx, counted);
    if (allowance.kind === 'allowed') await countHit(trx, counted);
    judged.push({ ...post, allowance });
  }
  return judged;
}

/** A lead that is sent back six times before it is right is a bad form, not a bad visitor. */
const FAILURES_EACH = 6;
const MOMENT_MS = 25;
const ALLOWED = { kind: 'allowed' } as const;

type Waiting = { address: string; tell: (allowance: Allowance) => void };

type FailedPostDeps = {
  db: Kysely<Database>;
  clock: Clock;
  posts: Omit<RateLimit, 'name'>;
  report: (event: 'failed_post_not_counted', error: unknown) => void;
};

import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/db/tables';
import type { Clock } from '@/lib/kernel/clock';
import { countHit, findAllowance, unlessLimited, type Allowance, type RateLimit } from './rate-limit';

/** Counts a form post with errors against its address, and tells whether it gets an answer of its own. Never throws. */
export type CountFailedPost = (address: string) => Promise<Allowance>;

/**
 * The limit on posts with errors: `posts` is the limit on posts that are kept, and a person who corrects a form may
 * fail several times for each of those. Beyond it nothing is written, so that a flood costs a look at the counts.
 */
export function failedPosts({ db, clock, posts, report }: FailedPostDeps): CountFailedPost {
  const { perMinute, perHour, secret } = posts;
  const limit: RateLimit = {
    name: 'failed-post',
    perMinute: perMinute * FAILURES_EACH,
    perHour: perHour * FAILURES_EACH,
    secret,
  };
  return async address => {
    const counted = { limit, address, now: clock.now() };
    try {
      const allowance = await findAllowance(db, counted);
      return allowance.kind === 'limited'
        ? allowance
        : await unlessLimited(db, trx => countHit(trx, counted));
    } catch (error) {
      // A database that is away is no reason to keep the errors from whoever has to correct them.
      report('failed_post_not_counted', error);
      return { kind: 'allowed' };
    }
  };
}

const FAILURES_EACH = 6;

type FailedPostDeps = {
  db: Kysely<Database>;
  clock: Clock;
  posts: Omit<RateLimit, 'name'>;
  report: (event: 'failed_post_not_counted', error: unknown) => void;
};

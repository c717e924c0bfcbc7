import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import { clientAddressOf } from '@/lib/site/http/request';
import type { SecurityEvent } from '@/lib/site/security/security-log';
import { getEnv, getSite } from '@/lib/site/site';
import type { Site } from '../site';
import { countHit, findAllowance, type Allowance, type RateLimit } from './rate-limit';

/** Writes a refusal into the log: `where` is our name for the place, the headers say from which address. */
export function logRefusal(event: SecurityEvent, where: string, headers: Headers): void {
  const address = clientAddressOf(headers, getEnv().TRUSTED_PROXY_HOPS);
  getSite().noteSecurity(event, { where, address });
}

/** Passes an answer to a post on; one that another site caused, that leads nowhere or came too often is written down. */
export function logIfRefused(where: string, request: Request, response: Response): Response {
  const { status } = response;
  if (!REFUSALS.has(status)) return response;
  const address = clientAddressOf(request.headers, getEnv().TRUSTED_PROXY_HOPS);
  getSite().noteSecurity('post_refused', { where, status, address });
  return response;
}

const REFUSALS: ReadonlySet<number> = new Set([403, 404, 429]);

/**
 * Counts a form post with errors against its address, and returns whether it gets an answer of its own. Never throws.
 * The limit follows the one on posts that are kept: a person who corrects a form may fail several times for each of
 * those. What comes within a moment is counted in one transaction, because on the embedded file each one waits for the
 * disk. Beyond the limit nothing is written.
 */
export function countFailedPost(address: string, site: Site): Promise<Allowance> {
  return new Promise(tell => {
    const waiting = waitingPosts.get(site.db) ?? [];
    waitingPosts.set(site.db, waiting);
    if (waiting.length === 0) setTimeout(() => void countWaiting(waiting, site), MOMENT_MS);
    waiting.push({ address, tell });
  });
}

async function countWaiting(waiting: Waiting[], site: Site): Promise<void> {
  // In one order, so two processes never wait for each other's rows.
  const batch = waiting.splice(0).sort((a, b) => (a.address < b.address ? -1 : 1));
  const limit: RateLimit = {
    name: 'failed-post',
    perMinute: site.env.LEADS_PER_MINUTE * FAILURES_EACH,
    perHour: site.env.LEADS_PER_HOUR * FAILURES_EACH,
    secret: site.secret('LIMITS_SECRET'),
  };
  try {
    const now = site.now();
    const judged = await site.db.transaction().execute(trx => countEach(trx, batch, { limit, now }));
    for (const { tell, allowance } of judged) tell(allowance);
  } catch (error) {
    // Show the errors even when the database is unavailable.
    site.logError('failed_post_not_counted', error);
    for (const { tell } of batch) tell(ALLOWED);
  }
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

const waitingPosts = new WeakMap<Site['db'], Waiting[]>();

/** A lead that is sent back six times before it is right is a bad form, not a bad visitor. */
const FAILURES_EACH = 6;
const MOMENT_MS = 25;
const ALLOWED = { kind: 'allowed' } as const;

type Waiting = { address: string; tell: (allowance: Allowance) => void };

import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import { countHit, findAllowance, unlessLimited } from '@/lib/site/security/rate-limit';
import type { ViolationDeps } from '../note-violations';
import { sqlViolationStore } from './sql-violation-store';

/**
 * Keeps violations while their sender is within the limit, in one transaction with the count of the post. `secret` as
 * rate limits take it.
 */
export function violationLimit(db: Kysely<Database>, secret: string): ViolationDeps['unlessLimited'] {
  const limit = { ...LIMIT, secret };
  return async (address, now, work) => {
    const counted = { limit, address, now };
    // A look first: a flood must not cost a transaction for each post.
    if ((await findAllowance(db, counted)).kind === 'limited') return;
    await unlessLimited(db, async trx => {
      const allowance = await countHit(trx, counted);
      if (allowance.kind === 'allowed') await work(sqlViolationStore(trx));
      return allowance;
    });
  };
}

/** A browser with a broken extension may report on every page: enough to know, and no more. */
const LIMIT = { name: 'policy-violations', perMinute: 20, perHour: 100 };

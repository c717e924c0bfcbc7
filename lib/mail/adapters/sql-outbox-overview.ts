import 'server-only';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@/lib/db/tables';
import type { MailBacklog, OutboxOverview } from '../ports';

/** How the outbox stands, and a second chance for what failed. */
export function createSqlOutboxOverview(db: Kysely<Database>): OutboxOverview {
  return {
    backlog: now => readBacklog(db, now),
    countConfirmations: query => countConfirmations(db, query),
    requeue: (id, at) => requeue(db, { id, ...at }),
  };
}

async function readBacklog(db: Kysely<Database>, now: number): Promise<MailBacklog> {
  const waiting = await db
    .selectFrom('outbox')
    .select(row => [row.fn.countAll().as('count'), row.fn.min('created_at').as('oldest')])
    .where('state', 'in', ['queued', 'sending'])
    .executeTakeFirstOrThrow();
  const failed = await db
    .selectFrom('outbox')
    .select(row => row.fn.countAll().as('count'))
    .where('state', 'in', ['failed', 'bounced'])
    .executeTakeFirstOrThrow();
  const latest = await db
    .selectFrom('outbox')
    .select('last_error')
    .where('last_error', 'is not', null)
    .where('state', 'in', ['queued', 'sending', 'failed', 'bounced'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    waiting: Number(waiting.count),
    oldestWaitMs: waiting.oldest === null ? 0 : Math.max(0, now - waiting.oldest),
    failed: Number(failed.count),
    lastError: latest?.last_error ?? null,
  };
}

async function countConfirmations(
  db: Kysely<Database>,
  { to, since }: { to: string; since: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select(row => row.fn.countAll().as('count'))
    .where(sql<string>`lower(to_address)`, '=', to.toLowerCase())
    .where('created_at', '>=', since)
    .where('kind', '=', 'lead-confirm')
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function requeue(db: Kysely<Database>, { id, now, attemptId }: Requeue): Promise<boolean> {
  const mail = await db
    .selectFrom('outbox')
    .select(['idempotency_key', 'state'])
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'bounced'])
    .executeTakeFirst();
  if (!mail) return false;
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      state: 'queued',
      // The old key may still answer with the old outcome; a person has decided that a second mail is right.
      idempotency_key: `${mail.idempotency_key.replace(REPEAT_SUFFIX, '')}/again-${attemptId}`,
      next_attempt_at: now,
      first_attempt_at: null,
      provider_id: null,
      attempts: 0,
      settled_at: null,
    })
    .where('id', '=', id)
    .where('state', '=', mail.state)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const REPEAT_SUFFIX = /\/again-[^/]+$/;

type Requeue = { id: string; now: number; attemptId: string };

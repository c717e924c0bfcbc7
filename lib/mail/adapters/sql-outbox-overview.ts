import 'server-only';
import { sql, type Kysely } from 'kysely';
import type { Database, OutboxState } from '@/lib/site/db/tables';
import { nameFailure } from '../name-failure';
import type { MailBacklog, OutboxOverview } from '../ports';
import { requeueMail } from './requeue-mail';

/** The state of the outbox, and a retry for what failed. */
export function createSqlOutboxOverview(db: Kysely<Database>): OutboxOverview {
  return {
    backlog: now => readBacklog(db, now),
    requeue: (id, at) => requeueMail(db, { id, ...at }),
  };
}

/** Health is asked for every few seconds, and a hundred thousand may wait: each question follows an index. */
async function readBacklog(db: Kysely<Database>, now: number): Promise<MailBacklog> {
  const latest = await db
    .selectFrom('outbox')
    .select('last_error')
    .where('last_error', 'is not', null)
    .where('settled_at', 'is', null)
    // Joined with nothing, so the engine does not read all that wait along the states' index.
    .where(sql<string>`state || ''`, 'in', [...WAITING, ...FAILED])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const oldest = await findOldest(db);
  return {
    waiting: await count(db, WAITING),
    oldestWaitMs: oldest === null ? 0 : Math.max(0, now - oldest),
    failed: await count(db, FAILED),
    unsettled: await countUnsettled(db),
    lastError: latest?.last_error ? nameFailure(latest.last_error) : null,
  };
}

async function count(db: Kysely<Database>, states: readonly OutboxState[]): Promise<number> {
  const { mails } = await db
    .selectFrom('outbox')
    .select(row => row.fn.countAll().as('mails'))
    .where('state', 'in', states)
    .executeTakeFirstOrThrow();
  return Number(mails);
}

async function countUnsettled(db: Kysely<Database>): Promise<number> {
  const { mails } = await db
    .selectFrom('outbox')
    .select(row => row.fn.countAll().as('mails'))
    .where('state', 'in', FAILED)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(mails);
}

/** State by state, because the index is in order of time within each. */
async function findOldest(db: Kysely<Database>): Promise<number | null> {
  const found: number[] = [];
  for (const state of WAITING) {
    const first = await db
      .selectFrom('outbox')
      .select('created_at')
      .where('state', '=', state)
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst();
    if (first) found.push(first.created_at);
  }
  return found.length === 0 ? null : Math.min(...found);
}

const WAITING = ['queued', 'sending'] as const;
const FAILED = ['failed', 'bounced'] as const;

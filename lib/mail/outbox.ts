import 'server-only';
import { sql, type Kysely } from 'kysely';
import type { Database, OutboxState } from '@/lib/site/db/tables';
import type { Site } from '@/lib/site/site';
import { toRepeatKey } from './outgoing-mail';

export type MailBacklog = {
  waiting: number;
  /** Milliseconds since the oldest waiting mail was made; 0 when none waits. */
  oldestWaitMs: number;
  /** Failed or bounced. */
  failed: number;
  /** Those of them that no one at the desk has settled: a person has to look. */
  unsettled: number;
  /** The newest failure of an email that is not settled, by its status and name only, because /healthz is public. */
  lastError: string | null;
};

/** Health is asked for every few seconds, and a hundred thousand may wait: each question follows an index. */
export async function readBacklog({ db, now }: Pick<Site, 'db' | 'now'>): Promise<MailBacklog> {
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
    oldestWaitMs: oldest === null ? 0 : Math.max(0, now() - oldest),
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

/** Puts a failed or bounced mail back into the queue under a new key: a person has decided that a second is right. */
export async function requeueMail(
  db: Kysely<Database>,
  { id, now, attemptId }: { id: string; now: number; attemptId: string },
): Promise<RequeueOutcome> {
  const mail = await db
    .selectFrom('outbox')
    .select(['idempotency_key', 'state', 'to_address', 'html'])
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'bounced'])
    .executeTakeFirst();
  if (!mail) return 'changed';
  // What was emptied for someone's sake has nowhere to go, or nothing to say.
  if (mail.to_address === '' || mail.html === '') return 'empty';
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      state: 'queued',
      idempotency_key: toRepeatKey(mail.idempotency_key, attemptId),
      next_attempt_at: now,
      first_attempt_at: null,
      provider_id: null,
      attempts: 0,
      settled_at: null,
    })
    .where('id', '=', id)
    .where('state', '=', mail.state)
    .where('to_address', '!=', '')
    .where('html', '!=', '')
    .executeTakeFirst();
  return numUpdatedRows === 1n ? 'done' : 'changed';
}

/** `changed`: there is no such mail that failed (any more). `empty`: its text and address were deleted. */
export type RequeueOutcome = 'done' | 'changed' | 'empty';

/**
 * The public part of an email's failure: the provider's status and the error's name. The words behind them may
 * hold the address that they are about; the desk and `npm run mails` show those.
 */
export function nameFailure(reason: string): string {
  const [name = ''] = reason.split(':', 1);
  return PLAIN.test(name) ? name : 'unnamed';
}

const PLAIN = /^[\w. -]{1,80}$/;

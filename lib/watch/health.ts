import 'server-only';
import { statfs } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import type { Database, OutboxState } from '@/lib/site/db/tables';
import type { Site } from '@/lib/site/site';
import { MINUTE_MS } from '@/lib/site/time';

/**
 * `degraded`: leads are kept, but mail about them does not come through, for which a person is needed and no restart
 * helps. `failing`: nothing can be kept.
 */
export type Health =
  | ({ storage: 'writable'; disk: DiskRoom | null; mail: MailBacklog } & (
      | { status: 'ok' }
      | { status: 'degraded'; reasons: MailFailure[] }
    ))
  | { status: 'failing'; storage: 'unwritable'; reason: string };

/** How long a mail may wait before someone has to look. */
export const MAIL_OVERDUE_MS = 10 * MINUTE_MS;

/** Whether a lead could be kept right now. */
export async function checkHealth(site: Site): Promise<Health> {
  try {
    await probeWritable(site);
    const mail = await readBacklog(site);
    return { ...judge(mail), storage: 'writable', disk: await readDiskRoom(site), mail };
  } catch (error) {
    return {
      status: 'failing',
      storage: 'unwritable',
      reason: error instanceof Error ? describeCause(error) : 'unknown',
    };
  }
}

/** Writes a row and takes it back in one transaction. Throws when the database cannot be written. */
export async function probeWritable({ db, now }: Site): Promise<void> {
  await db.transaction().execute(async trx => {
    const probe = { bucket: PROBE_BUCKET, window_start: now(), hits: 0 };
    await trx
      .insertInto('rate_limits')
      .values(probe)
      .onConflict(row => row.doNothing())
      .execute();
    await trx.deleteFrom('rate_limits').where('bucket', '=', PROBE_BUCKET).execute();
  });
}

/** What is free, for this user, on the disk of the embedded file; null where the database is on another machine. */
export async function readDiskRoom({ env }: Site): Promise<DiskRoom | null> {
  if (env.DATABASE_URL) return null;
  const { bavail, blocks, bsize } = await statfs(env.DATA_DIR);
  return {
    freeMegabytes: Math.floor((bavail * bsize) / (1024 * 1024)),
    freePart: Math.round((bavail / Math.max(blocks, 1)) * 100) / 100,
  };
}

/** The error's class, with the code of the system or of PostgreSQL and SQLite's own words: messages may hold paths or addresses. */
function describeCause(error: Error): string {
  const parts = [
    'code' in error && error.code !== 'ERR_SQLITE_ERROR' ? error.code : '',
    'errstr' in error ? error.errstr : '',
  ];
  return [error.name, ...parts.filter(part => typeof part === 'string' && part !== '')].join(' ');
}

function judge({ oldestWaitMs, unsettled }: MailBacklog) {
  const reasons: MailFailure[] = [
    ...(oldestWaitMs > MAIL_OVERDUE_MS ? (['mail_overdue'] as const) : []),
    ...(unsettled > 0 ? (['mail_failed'] as const) : []),
  ];
  return reasons.length === 0 ? { status: 'ok' as const } : { status: 'degraded' as const, reasons };
}

/** Health is asked for every few seconds, and a hundred thousand may wait: each question follows an index. */
async function readBacklog({ db, now }: Site): Promise<MailBacklog> {
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
    waiting: await countMails(db, WAITING),
    oldestWaitMs: oldest === null ? 0 : Math.max(0, now() - oldest),
    failed: await countMails(db, FAILED),
    unsettled: await countUnsettled(db),
    lastError: latest?.last_error ? nameFailure(latest.last_error) : null,
  };
}

async function countMails(db: Kysely<Database>, states: readonly OutboxState[]): Promise<number> {
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
  const oldest: number[] = [];
  for (const state of WAITING) {
    const first = await db
      .selectFrom('outbox')
      .select('created_at')
      .where('state', '=', state)
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst();
    if (first) oldest.push(first.created_at);
  }
  return oldest.length === 0 ? null : Math.min(...oldest);
}

/**
 * The public part of an email's failure: the provider's status and the error's name. The words behind them may
 * hold the address that they are about; the desk and `npm run mails` show those.
 */
function nameFailure(reason: string): string {
  const [name = ''] = reason.split(':', 1);
  return PLAIN.test(name) ? name : 'unnamed';
}

const PLAIN = /^[\w. -]{1,80}$/;
const WAITING = ['queued', 'sending'] as const;
const FAILED = ['failed', 'bounced'] as const;
const PROBE_BUCKET = 'health-probe';

/** docs/runbook/mail-stopped.md and docs/runbook/mail-failed.md. */
type MailFailure = 'mail_overdue' | 'mail_failed';

/** In whole megabytes, and as a part of the disk (0 to 1). */
type DiskRoom = { freeMegabytes: number; freePart: number };

type MailBacklog = {
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

import 'server-only';
import { sql, type Kysely } from 'kysely';
import { countFailedRefunds } from '@/lib/ledger';
import { MAIL_CLASSES } from '@/lib/mail/outgoing-mail';
import { poolFigures } from '@/lib/site/db/connect';
import type { Database } from '@/lib/site/db/tables';
import type { SiteFacts, StoredFacts } from '@/lib/site/metrics';
import type { Site } from '@/lib/site/site';
import { probeWritable, readDiskRoom } from './health';

/** What the metrics say about the database, its pool and its disk. Never throws. */
export async function readSiteFacts(site: Site): Promise<SiteFacts> {
  const room = await readDiskRoom(site).catch(() => null);
  const always = { pool: poolFigures(site.db), diskFreePart: room?.freePart ?? null };
  try {
    await probeWritable(site);
    return { ...always, writable: true, stored: await readStoredFacts(site.db, site.now()) };
  } catch {
    // Why, /healthz says.
    return { ...always, writable: false };
  }
}

/** Asked every few seconds: each question follows an index. */
async function readStoredFacts(db: Kysely<Database>, now: number): Promise<StoredFacts> {
  const backup = await db
    .selectFrom('backup_notes')
    .select(row => row.fn.max('made_at').as('at'))
    .executeTakeFirstOrThrow();
  const orders = await db.selectFrom('orders').select(['state', ROWS]).groupBy('state').execute();
  return {
    outbox: await readOutbox(db, now),
    mailsUnsettled: await count(
      db
        .selectFrom('outbox')
        .select(ROWS)
        .where('state', 'in', ['failed', 'bounced'])
        .where('settled_at', 'is', null),
    ),
    checkups: {
      queued: await count(db.selectFrom('checkups').select(ROWS).where('state', '=', 'queued')),
      running: await count(db.selectFrom('checkups').select(ROWS).where('state', '=', 'running')),
    },
    ordersByState: Object.fromEntries(orders.map(({ state, rows }) => [state, rows])),
    openCases: {
      dispute: await count(db.selectFrom('disputes').select(ROWS).where('settled_at', 'is', null)),
      refund: await countFailedRefunds(db),
      reversal: await count(db.selectFrom('reversals').select(ROWS).where('state', '=', 'open')),
      unknown_payment: await count(
        db.selectFrom('unknown_payments').select(ROWS).where('settled_at', 'is', null),
      ),
    },
    backupMadeAt: (backup.at ?? 0) / 1_000,
  };
}

async function readOutbox(db: Kysely<Database>, now: number): Promise<StoredFacts['outbox']> {
  const waiting = await db
    .selectFrom('outbox')
    .select(['priority', ROWS])
    .where('state', 'in', WAITING)
    .groupBy('priority')
    .execute();
  const classes = [];
  for (const [priority, name] of MAIL_CLASSES.entries()) {
    const mailClass = waiting.find(one => one.priority === priority);
    const oldest = mailClass ? await findOldest(db, priority) : null;
    const oldestSeconds = oldest === null ? 0 : Math.max(0, (now - oldest) / 1_000);
    classes.push({ class: name, waiting: mailClass?.rows ?? 0, oldestSeconds });
  }
  return classes;
}

/** Of those that are due first: in a long queue the oldest are among them. */
async function findOldest(db: Kysely<Database>, priority: number): Promise<number | null> {
  const created: number[] = [];
  for (const state of WAITING) {
    const rows = await db
      .selectFrom('outbox')
      .select('created_at')
      .where('state', '=', state)
      .where('priority', '=', priority)
      .orderBy('next_attempt_at')
      .limit(OLDEST_AMONG)
      .execute();
    created.push(...rows.map(row => row.created_at));
  }
  return created.length === 0 ? null : Math.min(...created);
}

async function count(query: { executeTakeFirstOrThrow: () => Promise<{ rows: number }> }): Promise<number> {
  return (await query.executeTakeFirstOrThrow()).rows;
}

const ROWS = sql<number>`count(*)`.as('rows');
const WAITING = ['queued', 'sending'] as const;
const OLDEST_AMONG = 1_000;

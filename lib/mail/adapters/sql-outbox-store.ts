import 'server-only';
import { PostgresAdapter, type Kysely, type Transaction } from 'kysely';
import type { Database, OutboxRow } from '@/lib/site/db/tables';
import { PRIORITIES } from '../mail-kinds';
import { pickBatch } from '../pick-batch';
import type { ClaimedMail, OutboxStore } from '../ports';

/** The outbox on either engine. */
export function createSqlOutboxStore(db: Kysely<Database>): OutboxStore {
  const held = (mail: ClaimedMail) =>
    db
      .updateTable('outbox')
      .where('id', '=', mail.id)
      .where('lease_id', '=', mail.leaseId)
      .where('state', '=', 'sending');
  return {
    claimDue: request => db.transaction().execute(transaction => claimDue(transaction, request)),

    recordAttempt: async (mail, at) =>
      isChanged(
        await held(mail)
          .set(row => ({
            attempts: row('attempts', '+', 1),
            first_attempt_at: row.fn.coalesce('first_attempt_at', row.val(at)),
          }))
          .executeTakeFirst(),
      ),

    recordSent: async (mail, { providerId, at }) =>
      isChanged(
        await held(mail)
          .set({ state: 'sent', provider_id: providerId, sent_at: at, last_error: null, ...NO_LEASE })
          .executeTakeFirst(),
      ),

    recordRetry: async (mail, { at, reason, wasRefused }) =>
      isChanged(
        await held(mail)
          .set({ state: 'queued', next_attempt_at: at, last_error: reason, ...NO_LEASE })
          .$if(wasRefused, update => update.set({ first_attempt_at: mail.firstAttemptAt }))
          .executeTakeFirst(),
      ),

    recordFailed: async (mail, reason) =>
      isChanged(
        await held(mail)
          .set({ state: 'failed', last_error: reason, ...NO_LEASE })
          .executeTakeFirst(),
      ),

    release: async mails => {
      for (const mail of mails)
        await held(mail)
          .set({ state: 'queued', ...NO_LEASE })
          .executeTakeFirst();
    },
  };
}

/**
 * Emails whose worker went away, then those that wait, by class and then by time. Asked one after the other and class by
 * class, so each query follows the index of what is due: in one query with an `or` a hundred thousand that wait were
 * all read and sorted.
 */
async function claimDue(transaction: Transaction<Database>, claim: Claim): Promise<ClaimedMail[]> {
  const { limit, leaseId, now, leaseMs } = claim;
  const abandoned = await findDue(transaction, { state: 'sending', clock: 'lease_until', now, limit });
  const places = limit - abandoned.length;
  const waiting = places > 0 ? await findWaiting(transaction, { now, limit: places }) : [];
  const due = [...abandoned, ...pickBatch(waiting, { limit: places, now })];
  if (due.length === 0) return [];
  const lease = { leaseId, leaseUntil: now + leaseMs };
  await transaction
    .updateTable('outbox')
    .set({ state: 'sending', lease_id: leaseId, lease_until: lease.leaseUntil })
    .where(
      'id',
      'in',
      due.map(row => row.id),
    )
    .execute();
  return due.map(row => toClaimedMail(row, lease));
}

async function findWaiting(
  transaction: Transaction<Database>,
  { now, limit }: Pick<Due, 'now' | 'limit'>,
): Promise<OutboxRow[]> {
  const due: OutboxRow[] = [];
  for (const priority of PRIORITIES)
    due.push(
      ...(await findDue(transaction, { state: 'queued', priority, clock: 'next_attempt_at', now, limit })),
    );
  return due;
}

/**
 * The embedded engine has one writer at a time, so the plain select is safe there; PostgreSQL locks the rows it
 * reads and passes over those that another worker is just claiming.
 */
function findDue(
  transaction: Transaction<Database>,
  { state, priority, clock, now, limit }: Due,
): Promise<OutboxRow[]> {
  const locksRows = transaction.getExecutor().adapter instanceof PostgresAdapter;
  return transaction
    .selectFrom('outbox')
    .selectAll()
    .where('state', '=', state)
    .$if(priority !== undefined, query => query.where('priority', '=', priority ?? 0))
    .where(clock, '<=', now)
    .orderBy('priority')
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(limit)
    .$if(locksRows, query => query.forUpdate().skipLocked())
    .execute();
}

function toClaimedMail(row: OutboxRow, lease: { leaseId: string; leaseUntil: number }): ClaimedMail {
  return {
    id: row.id,
    ...lease,
    idempotencyKey: row.idempotency_key,
    kind: row.kind,
    from: row.from_address,
    to: row.to_address,
    replyTo: row.reply_to,
    subject: row.subject,
    html: row.html,
    text: row.text,
    unsubscribeUrl: row.unsubscribe_url,
    attempts: row.attempts,
    firstAttemptAt: row.first_attempt_at,
    lastError: row.last_error,
  };
}

function isChanged({ numUpdatedRows }: { numUpdatedRows: bigint }): boolean {
  return numUpdatedRows === 1n;
}

const NO_LEASE = { lease_id: null, lease_until: null };

type Claim = Parameters<OutboxStore['claimDue']>[0];

type Due = {
  state: OutboxRow['state'];
  /** Left out: any. */
  priority?: number;
  /** What must have passed. */
  clock: 'lease_until' | 'next_attempt_at';
  now: number;
  limit: number;
};

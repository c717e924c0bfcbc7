import 'server-only';
import {
  PostgresAdapter,
  sql,
  type ExpressionBuilder,
  type ExpressionWrapper,
  type Kysely,
  type RawBuilder,
  type SqlBool,
} from 'kysely';
import { emptyJournal } from '@/lib/site/db/erased-text';
import type { Database } from '@/lib/site/db/tables';
import { HOUR_MS } from '@/lib/site/time';
import type { RetentionStore } from '../ports';

/** Retention on either engine. Works in small batches, so a lead that comes meanwhile never waits for long. */
export function sqlRetentionStore(db: Kysely<Database>): RetentionStore {
  return {
    claimDay: now => claimDay(db, now),
    finishDay: now => finishDay(db, now),
    giveBackDay: async now => {
      await db
        .deleteFrom('daily_marks')
        .where('job', '=', JOB)
        .where('day', '=', dayOf(now))
        .where('leased_until', 'is not', null)
        .execute();
    },

    deleteQuarantinedLeads: before => inBatches(() => deleteLeads(db, row => isUnwanted(row, before))),

    deleteOldLeads: before =>
      inBatches(() =>
        deleteLeads(db, row => row.and([row('received_at', '<', before), row('status', 'in', CLOSED_UNWON)])),
      ),

    emptySentMails: before =>
      inBatches(() =>
        touch(
          db,
          // What a mail server said names whom it was for; it may say so after the mail was emptied.
          sql`update outbox set subject = '', html = '', text = '', to_address = '', reply_to = null, last_error = null
          where id in (select id from outbox where created_at < ${before}
            and (html <> '' or last_error is not null)
            and (state in ('sent', 'delivered', 'complained') or to_address = '') limit ${BATCH_ROWS})`,
        ),
      ),

    emptyHandledWebhooks: before =>
      inBatches(() =>
        touch(
          db,
          sql`update webhook_events set payload = ''
          where id in (select id from webhook_events where handled_at < ${before} and payload <> '' limit ${BATCH_ROWS})`,
        ),
      ),

    deleteSearchMisses: before => touch(db, sql`delete from search_misses where day < ${dayOf(before)}`),

    deleteRateLimits: before =>
      inBatches(() =>
        touch(
          db,
          sql`delete from rate_limits where (bucket, window_start) in
          (select bucket, window_start from rate_limits where window_start < ${before} limit ${BATCH_ROWS})`,
        ),
      ),

    deleteDeskAudit: before => touch(db, sql`delete from desk_audit where at < ${before}`),

    deleteUnpaidOrderHistory: async before => {
      const deleteFrom = (table: 'order_events' | 'payment_calls') =>
        inBatches(() =>
          touch(
            db,
            sql`delete from ${sql.table(table)} where id in (select rows.id from ${sql.table(table)} as rows
            join orders on orders.id = rows.order_id
            where rows.at < ${before} and ${isUnpaidSince(before)} limit ${BATCH_ROWS})`,
          ),
        );
      return (await deleteFrom('order_events')) + (await deleteFrom('payment_calls'));
    },

    emptyUnpaidOrders: before =>
      inBatches(() =>
        touch(
          db,
          sql`update orders set payer_id = null, payer_email = null, payer_name = null
          where id in (select id from orders where ${isUnpaidSince(before)}
            and coalesce(payer_id, payer_email, payer_name) is not null limit ${BATCH_ROWS})`,
        ),
      ),

    deletePaymentCalls: before =>
      inBatches(() =>
        touch(
          db,
          sql`delete from payment_calls where id in
          (select id from payment_calls where at < ${before} limit ${BATCH_ROWS})`,
        ),
      ),

    deleteExpiredAccess: async before => {
      const sessions = await touch(db, sql`delete from sessions where expires_at <= ${before}`);
      const links = await touch(db, sql`delete from account_links where expires_at <= ${before}`);
      const changes = await touch(db, sql`delete from email_changes where expires_at <= ${before}`);
      const devices = await touch(db, sql`delete from trusted_devices where expires_at <= ${before}`);
      return sessions + links + changes + devices;
    },

    emptyJournal: () => emptyJournal(db),
  };
}

function isUnpaidSince(before: number): RawBuilder<SqlBool> {
  return sql`orders.updated_at < ${before} and orders.state in ('cancelled', 'expired')
    and orders.captured_minor = 0 and orders.capture_id is null`;
}

async function claimDay(db: Kysely<Database>, now: number): Promise<boolean> {
  const lease = { leased_until: now + LEASE_MS };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('daily_marks')
    .values({ job: JOB, day: dayOf(now), ...lease })
    .onConflict(conflict =>
      conflict.columns(['job', 'day']).doUpdateSet(lease).where('daily_marks.leased_until', '<=', now),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

async function finishDay(db: Kysely<Database>, now: number): Promise<void> {
  const day = dayOf(now);
  await db
    .insertInto('daily_marks')
    .values({ job: JOB, day, leased_until: null })
    .onConflict(conflict => conflict.columns(['job', 'day']).doUpdateSet({ leased_until: null }))
    .execute();
  await db.deleteFrom('daily_marks').where('job', '=', JOB).where('day', '<', day).execute();
}

/** Days are UTC's. */
function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Deletes a batch of leads with their emails. */
function deleteLeads(db: Kysely<Database>, isDue: (row: LeadExpressions) => LeadCondition): Promise<number> {
  return db.transaction().execute(async transaction => {
    const locksRows = transaction.getExecutor().adapter instanceof PostgresAdapter;
    const leads = await transaction
      .selectFrom('leads')
      .select('id')
      .where(isDue)
      .limit(BATCH_ROWS)
      // Whoever takes one of them up at this moment is waited for, and keeps it.
      .$if(locksRows, query => query.forUpdate())
      .execute();
    if (leads.length === 0) return 0;
    const ids = leads.map(lead => lead.id);
    await transaction.deleteFrom('outbox').where('subject_id', 'in', ids).execute();
    await transaction.deleteFrom('leads').where('id', 'in', ids).execute();
    return ids.length;
  });
}

/**
 * A mark alone, such as speed, does not set a lead aside: its emails went out, and a person may be writing back. A lead
 * that a person called spam has its time from then on, so a wrong choice can still be noticed.
 */
function isUnwanted(row: LeadExpressions, before: number): LeadCondition {
  return row.and([
    row('received_at', '<', before),
    row.or([
      row.and([row('status', '=', 'spam'), row('id', 'not in', calledSpamSince(row, before))]),
      row.and([
        row('status', '=', 'new'),
        row('is_held', '=', 1),
        row('quarantine_reasons', 'like', '%"trap_filled"%'),
      ]),
    ]),
  ]);
}

/** Found once for all the leads by the audit's index on time. */
function calledSpamSince(row: LeadExpressions, since: number) {
  return row
    .selectFrom('desk_audit')
    .select('subject_id')
    .where('at', '>=', since)
    .where('action', 'in', ['lead-spam', 'lead-status'])
    .where('detail', 'like', '%>spam')
    .where('subject_id', 'is not', null)
    .$narrowType<{ subject_id: string }>();
}

async function inBatches(batch: () => Promise<number>): Promise<number> {
  let sum = 0;
  for (;;) {
    const touched = await batch();
    sum += touched;
    if (touched < BATCH_ROWS) return sum;
  }
}

async function touch(db: Kysely<Database>, statement: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows = 0n } = await statement.execute(db);
  return Number(numAffectedRows);
}

/** An open lead is never deleted by its age alone: staff may have missed it. */
const CLOSED_UNWON = ['contacted', 'lost', 'spam'] as const;

type LeadExpressions = ExpressionBuilder<Database, 'leads'>;
type LeadCondition = ExpressionWrapper<Database, 'leads', SqlBool>;

const BATCH_ROWS = 200;
const JOB = 'retention';
/** Longer than a round takes, and short enough that a process which is killed does not cost the day. */
const LEASE_MS = HOUR_MS;

import 'server-only';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '@/lib/db/tables';
import type { RetentionStore } from '../ports';

/** Retention on either engine. Works in small bites, so that a lead that comes meanwhile never waits for long. */
export function sqlRetentionStore(db: Kysely<Database>): RetentionStore {
  return {
    claimDay: now => claimDay(db, now),

    deleteQuarantinedLeads: before => inBites(() => deleteLeads(db, before)),

    emptySentMails: before =>
      inBites(() =>
        touch(
          db,
          sql`update outbox set subject = '', html = '', text = '', to_address = '', reply_to = null
          where id in (select id from outbox where created_at < ${before} and html <> ''
            and state in ('sent', 'delivered', 'complained') limit ${BITE})`,
        ),
      ),

    emptyHandledWebhooks: before =>
      inBites(() =>
        touch(
          db,
          sql`update webhook_events set payload = ''
          where id in (select id from webhook_events where handled_at < ${before} and payload <> '' limit ${BITE})`,
        ),
      ),

    deleteSearchMisses: before => {
      const day = new Date(before).toISOString().slice(0, 'YYYY-MM-DD'.length);
      return touch(db, sql`delete from search_misses where day < ${day}`);
    },

    deleteRateLimits: before =>
      inBites(() =>
        touch(
          db,
          sql`delete from rate_limits where (bucket, window_start) in
          (select bucket, window_start from rate_limits where window_start < ${before} limit ${BITE})`,
        ),
      ),

    deleteDeskAudit: before => touch(db, sql`delete from desk_audit where at < ${before}`),

    deleteExpiredAccess: async before => {
      const sessions = await touch(db, sql`delete from sessions where expires_at <= ${before}`);
      const links = await touch(db, sql`delete from account_links where expires_at <= ${before}`);
      return sessions + links;
    },
  };
}

/** The mark lies at the day's end: the rate limits delete their old rows, and it must outlive the day. */
async function claimDay(db: Kysely<Database>, now: number): Promise<boolean> {
  const dayEnd = (Math.floor(now / DAY_MS) + 1) * DAY_MS;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('rate_limits')
    .values({ bucket: DAY_MARK, window_start: dayEnd, hits: 0 })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** A mark alone, such as speed, does not set a lead aside: its mails went out, and a person may be writing back. */
function deleteLeads(db: Kysely<Database>, before: number): Promise<number> {
  return db.transaction().execute(async transaction => {
    const leads = await transaction
      .selectFrom('leads')
      .select('id')
      .where('received_at', '<', before)
      .where(row =>
        row.or([
          row('status', '=', 'spam'),
          row.and([
            row('status', '=', 'new'),
            row('is_held', '=', 1),
            row('quarantine_reasons', 'like', '%"trap_filled"%'),
          ]),
        ]),
      )
      .limit(BITE)
      .execute();
    if (leads.length === 0) return 0;
    const ids = leads.map(lead => lead.id);
    await transaction.deleteFrom('outbox').where('subject_id', 'in', ids).execute();
    await transaction.deleteFrom('leads').where('id', 'in', ids).execute();
    return ids.length;
  });
}

async function inBites(bite: () => Promise<number>): Promise<number> {
  let sum = 0;
  for (;;) {
    const touched = await bite();
    sum += touched;
    if (touched < BITE) return sum;
  }
}

async function touch(db: Kysely<Database>, statement: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows = 0n } = await statement.execute(db);
  return Number(numAffectedRows);
}

const BITE = 200;
const DAY_MS = 24 * 60 * 60_000;
const DAY_MARK = 'retention';

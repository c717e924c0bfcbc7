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
import { retention } from '@/content/retention';
import { emptyJournal } from '@/lib/site/db/connect';
import { claimDay, finishDay, releaseDay } from '@/lib/site/daily';
import type { Database, OrderState } from '@/lib/site/db/tables';
import type { Site } from '@/lib/site/site';
import { DAY_MS, HOUR_MS, toDay } from '@/lib/site/time';
import { numberForSearch } from './erase';

/**
 * Deletes what is past its time, once a day, whichever process comes first. Returns null when today's round is done or in
 * another process's hands. After a failure, and when the process is killed, a later round makes up for the day.
 */
export async function applyDailyRetention(site: Retaining): Promise<RetentionReport | null> {
  const now = site.now();
  const today = { job: JOB, day: toDay(now) };
  if (!(await claimDay(site.db, today, { now, until: now + LEASE_MS }))) return null;
  const report = await applyRetention(site);
  await (report.failures.length === 0 ? finishDay : releaseDay)(site.db, today);
  return report;
}

/**
 * Deletes what is past its time, now. Safe to repeat and to run in several processes. A duty that fails does not keep
 * the others from theirs.
 */
export async function applyRetention({ db, now: clock }: Retaining): Promise<RetentionReport> {
  const now = clock();
  const before = (days: number) => now - days * DAY_MS;
  const duties: Record<string, () => Promise<number>> = {
    quarantinedLeads: () =>
      deleteQuarantinedLeads(db, { before: before(retention.quarantinedLeadDays), now }),
    oldLeads: () => deleteOldLeads(db, { before: before(retention.leadDays), now }),
    sentMails: () => emptySentMails(db, before(retention.sentMailDays)),
    handledWebhooks: () => emptyHandledWebhooks(db, before(retention.handledWebhookDays)),
    searchMisses: () =>
      touch(db, sql`delete from search_misses where day < ${toDay(before(retention.searchMissDays))}`),
    pageViews: () =>
      touch(db, sql`delete from page_views where day < ${toDay(before(retention.pageViewDays))}`),
    reports: () => touch(db, sql`delete from reports where made_at < ${before(retention.searchMissDays)}`),
    rateLimits: () => deleteRateLimits(db, before(retention.rateLimitDays)),
    deskAudit: () => touch(db, sql`delete from desk_audit where at < ${before(retention.deskAuditDays)}`),
    unpaidOrderHistory: () => deleteUnpaidOrderHistory(db, before(retention.unpaidOrderHistoryDays)),
    unpaidOrderPayers: () => emptyUnpaidOrders(db, before(retention.unpaidOrderHistoryDays)),
    paymentCalls: () => deletePaymentCalls(db, before(retention.paymentCallDays)),
    webhookDeliveries: () =>
      touch(
        db,
        sql`delete from webhook_deliveries where created_at < ${before(retention.webhookDeliveryDays)}`,
      ),
    unpaidPaymentLinks: () =>
      touch(
        db,
        sql`delete from payment_links where valid_until < ${before(retention.unpaidOrderHistoryDays)}
        and id not in (select payment_link_id from orders where payment_link_id is not null and paid_at is not null)`,
      ),
    oldReleases: () => emptyOldReleases(db),
    expiredAccess: () => deleteExpiredAccess(db, now),
  };
  const report: RetentionReport = { rows: {}, failures: [] };
  for (const [duty, work] of Object.entries(duties)) {
    try {
      report.rows[duty] = await work();
    } catch (cause) {
      report.failures.push({ duty, cause });
    }
  }
  await emptyJournal(db);
  return report;
}

/** Leads in quarantine as a robot's since before then, and those called spam before then; with their mails. */
function deleteQuarantinedLeads(db: Kysely<Database>, { before, now }: Since): Promise<number> {
  return inBatches(() =>
    deleteLeads(db, row => row.and([isUnwanted(row, before), isQuiet(row, { before, now })])),
  );
}

/** Closed leads that did not become customers, with their emails. */
function deleteOldLeads(db: Kysely<Database>, since: Since): Promise<number> {
  return inBatches(() =>
    deleteLeads(db, row => row.and([row('status', 'in', CLOSED_UNWON), isQuiet(row, since)])),
  );
}

/**
 * Nothing has happened with the lead since then, and nothing is to come: the privacy policy keeps a request for longer
 * while it is open. What staff only read, and emails that programs sent, are nothing that happened.
 */
function isQuiet(row: LeadExpressions, { before, now }: Since): LeadCondition {
  const address = sql`coalesce(lower(leads.email), '')`;
  const links = row
    .selectFrom('payment_links')
    .select('id')
    .whereRef('payment_links.lead_id', '=', 'leads.id');
  const bookings = row.selectFrom('bookings').select('id').whereRef('bookings.lead_id', '=', 'leads.id');
  const notes = row.selectFrom('lead_notes').select('id').whereRef('lead_notes.lead_id', '=', 'leads.id');
  const messages = row
    .selectFrom('lead_messages')
    .select('id')
    .whereRef('lead_messages.lead_id', '=', 'leads.id');
  const open = row.or([
    row('next_step', 'is not', null),
    row('has_answer', '=', 1),
    row('received_at', '>=', before),
    row('status_at', '>=', before),
    row('follow_up_changed_at', '>=', before),
    row.exists(notes.where('at', '>=', before)),
    row.exists(messages.where('at', '>=', before)),
    row.exists(bookings.where('changed_at', '>=', before)),
    row.exists(bookings.where('state', '=', 'booked').where('starts_at', '>=', before)),
    row.exists(links.where('created_at', '>=', before)),
    row.exists(links.where('withdrawn_at', 'is', null).where('valid_until', '>', now)),
    sql<boolean>`${address} in (select lower(payer_email) from orders
      where payer_email is not null and state in (${sql.join(OPEN_ORDERS)}))`,
    sql<boolean>`${address} in (select lower(customer_email) from billing_subscriptions
      where customer_email is not null and state <> 'ended')`,
    sql<boolean>`${address} in (select lower(customer_email) from invoices
      where customer_email is not null and state = 'open')`,
  ]);
  // A date that was never set makes neither true nor false of it.
  return row.not(row.fn.coalesce(open, sql<boolean>`false`));
}

/** Not settled yet: the buyer may still ask about it. */
const OPEN_ORDERS = [
  'creating',
  'awaiting_approval',
  'awaiting_confirmation',
  'capturing',
  'pending',
  'attention',
  'disputed',
] as const satisfies OrderState[];

/** In epoch milliseconds. */
type Since = { before: number; now: number };

/** Keeps the row with its state and times; takes texts and addresses out of it. */
function emptySentMails(db: Kysely<Database>, before: number): Promise<number> {
  return inBatches(() =>
    touch(
      db,
      // What a mail server said names whom it was for; it may say so after the mail was emptied.
      sql`update outbox set subject = '', html = '', text = '', to_address = '', reply_to = null, last_error = null, attachments = null,
        headers = null, unsubscribe_url = null
      where id in (select id from outbox where created_at < ${before}
        and (html <> '' or last_error is not null)
        and (state in ('sent', 'delivered', 'complained') or to_address = '') limit ${BATCH_ROWS})`,
    ),
  );
}

/** Keeps the event's id, so a repeat is still recognized. */
function emptyHandledWebhooks(db: Kysely<Database>, before: number): Promise<number> {
  return inBatches(() =>
    touch(
      db,
      sql`update webhook_events set payload = ''
      where id in (select id from webhook_events where handled_at < ${before} and payload <> '' limit ${BATCH_ROWS})`,
    ),
  );
}

function deleteRateLimits(db: Kysely<Database>, before: number): Promise<number> {
  return inBatches(() =>
    touch(
      db,
      sql`delete from rate_limits where (bucket, window_start) in
      (select bucket, window_start from rate_limits where window_start < ${before} limit ${BATCH_ROWS})`,
    ),
  );
}

/**
 * The history, and the calls to PayPal, of orders that were cancelled or expired before then and never held money. The
 * orders stay.
 */
async function deleteUnpaidOrderHistory(db: Kysely<Database>, before: number): Promise<number> {
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
}

/** Of versions of the website that were dropped or replaced long ago only the history stays, without people and reviews. */
function emptyOldReleases(db: Kysely<Database>): Promise<number> {
  return touch(
    db,
    sql`update releases set parts = '', differences = null where parts <> '' and (state = 'dropped'
      or (state = 'published' and id not in (select id from releases where state = 'published'
        order by published_at desc, number desc limit ${retention.keptReleases})))`,
  );
}

/** Who would have paid those orders. */
function emptyUnpaidOrders(db: Kysely<Database>, before: number): Promise<number> {
  return inBatches(() =>
    touch(
      db,
      sql`update orders set payer_id = null, payer_email = null, payer_name = null,
        buyer_business = null, buyer_phone = null, buyer_website = null, search_text = ${numberForSearch}
      where id in (select id from orders where ${isUnpaidSince(before)}
        and (coalesce(payer_id, payer_email, payer_name, buyer_business, buyer_phone, buyer_website) is not null
          or length(search_text) > length(${numberForSearch})) limit ${BATCH_ROWS})`,
    ),
  );
}

/** Calls to PayPal with their debug ids. */
function deletePaymentCalls(db: Kysely<Database>, before: number): Promise<number> {
  return inBatches(() =>
    touch(
      db,
      sql`delete from payment_calls where id in
      (select id from payment_calls where at < ${before} limit ${BATCH_ROWS})`,
    ),
  );
}

/** Sessions, mailed links and trusted devices that open nothing any more. */
async function deleteExpiredAccess(db: Kysely<Database>, now: number): Promise<number> {
  let rows = 0;
  for (const table of ['sessions', 'account_links', 'email_changes', 'trusted_devices', 'passkey_challenges'])
    rows += await touch(db, sql`delete from ${sql.table(table)} where expires_at <= ${now}`);
  return rows;
}

function isUnpaidSince(before: number): RawBuilder<SqlBool> {
  return sql`orders.updated_at < ${before} and orders.state in ('cancelled', 'expired')
    and orders.captured_minor = 0 and orders.capture_id is null`;
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
      // If staff take one of them up at this moment, this waits for them, and it stays.
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

/** `rows`: how many each duty touched; one that failed is among the `failures` instead. */
type RetentionReport = {
  rows: Record<string, number>;
  failures: { duty: string; cause: unknown }[];
};

type Retaining = Pick<Site, 'db' | 'now'>;

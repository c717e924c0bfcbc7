import 'server-only';
import {
  PostgresAdapter,
  sql,
  type ExpressionBuilder,
  type ExpressionWrapper,
  type Kysely,
  type SqlBool,
} from 'kysely';
import type { Database, OrderState } from '@/lib/site/db/tables';
import { BATCH_ROWS, inBatches } from './batches';
import type { Since } from './holding';

/** Leads in quarantine as a robot's since before then, and those called spam before then; with their mails. */
export function deleteQuarantinedLeads(db: Kysely<Database>, { before, now }: Since): Promise<number> {
  return inBatches(() =>
    deleteLeads(db, row => row.and([isUnwanted(row, before), isQuiet(row, { before, now })])),
  );
}

/** Closed leads that did not become customers, with their emails. */
export function deleteOldLeads(db: Kysely<Database>, since: Since): Promise<number> {
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

/** An open lead is never deleted by its age alone: staff may have missed it. */
const CLOSED_UNWON = ['contacted', 'lost', 'spam'] as const;

type LeadExpressions = ExpressionBuilder<Database, 'leads'>;
type LeadCondition = ExpressionWrapper<Database, 'leads', SqlBool>;

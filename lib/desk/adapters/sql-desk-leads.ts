import 'server-only';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import type { QueueMails } from '@/lib/mail/queue';
import type { OutgoingMail } from '@/lib/mail/outgoing-mail';
import { NEWSLETTER_FORM } from '@/lib/newsletter';
import { takePlace } from '@/lib/promotion/adapters/sql-places';
import { PAGE_SIZE, toPage, type Cursor } from '../cursor';
import { isAnswered, isDecided, isTakenUp, type LeadNote, type LeadStatus } from '../desk-lead';
import type { LeadQuery } from '../list-query';
import type { ChangeOutcome, DeskLeadStore, StatusChange } from '../ports';
import { countArrived, countOverdue, findUnanswered, isUnanswered } from './count-leads';
import { LEAD_COLUMNS, toDeskLead } from './desk-rows';
import { insertAudit } from './insert-audit';
import { keyset } from './keyset';
import { holdsWord, searchWords } from './search-words';

/** Leads for the desk, on either engine. */
export function sqlDeskLeads({ db, queue }: SqlDeskLeadsDeps): DeskLeadStore {
  return {
    list: query => listLeads(db, query),
    listHeld: cursor =>
      readPage(db, cursor, PAGE_SIZE, query => query.where('is_held', '=', 1).where('status', '=', 'new')),
    find: async id => {
      const row = await db.selectFrom('leads').select(LEAD_COLUMNS).where('id', '=', id).executeTakeFirst();
      return row ? toDeskLead(row) : null;
    },
    findNotes: leadId => findNotes(db, leadId),
    setStatus: change => db.transaction().execute(trx => setStatus(trx, { ...change, queue })),
    addNote: ({ id, leadId, text, audit }) =>
      db.transaction().execute(async trx => {
        if (!(await exists(trx, leadId))) return 'gone';
        const note = { id, lead_id: leadId, author_id: audit.actorId ?? '', at: audit.at, text };
        const insert = trx.insertInto('lead_notes').values(note).returning('id');
        const isNew = await insert.onConflict(row => row.column('id').doNothing()).executeTakeFirst();
        if (isNew) await insertAudit(trx, audit);
        return 'done';
      }),
    release: release => db.transaction().execute(trx => releaseLead(trx, { ...release, queue })),
    countOverdue: since => countOverdue(db, since),
    findUnanswered: leads => findUnanswered(db, leads),
    countArrived: period => countArrived(db, period),
  };
}

/** What staff wrote about a lead, the oldest first. */
export async function findNotes(db: Kysely<Database>, leadId: string): Promise<LeadNote[]> {
  const rows = await db
    .selectFrom('lead_notes')
    .leftJoin('accounts', 'accounts.id', 'lead_notes.author_id')
    .select(['lead_notes.id', 'lead_notes.at', 'lead_notes.text', 'accounts.email'])
    .where('lead_id', '=', leadId)
    .orderBy('lead_notes.at')
    .execute();
  return rows.map(({ id, at, text, email }) => ({ id, at, text, author: email }));
}

/**
 * What is held has a list of its own, until it is called spam, and so have sign-ups for the newsletter. A search looks
 * through all of them: who says that they wrote may be among them.
 */
function listLeads(db: Kysely<Database>, listed: ListQuery) {
  const { status, formName, text, unanswered, cursor, size = PAGE_SIZE } = listed;
  const words = searchWords(text);
  return readPage(db, cursor, size, query =>
    query
      // Both values are named, because the index by status begins with them.
      .$if(words.length === 0, narrowed => narrowed.where('is_held', 'in', isDecided(status) ? [0, 1] : [0]))
      .$if(words.length === 0 && formName === null, narrowed =>
        narrowed.where('form_name', '!=', NEWSLETTER_FORM),
      )
      .$if(unanswered !== null, narrowed => narrowed.where(isUnanswered(unanswered ?? [])))
      .$if(status !== null, narrowed => narrowed.where('status', '=', status))
      .$if(formName !== null, narrowed => narrowed.where('form_name', '=', formName))
      .$if(words.length > 0, narrowed =>
        narrowed.where(row => row.and(words.map(word => holdsWord(db, word)))),
      ),
  );
}

async function readPage(db: Kysely<Database>, cursor: Cursor | null, size: number, narrow: Narrow) {
  const { order, beyond } = keyset('received_at', cursor);
  const rows = await narrow(leadsQuery(db))
    .$if(beyond !== null, query => query.where(beyond ?? sql<boolean>`true`))
    .orderBy('received_at', order)
    .orderBy('id', order)
    .limit(size + 1)
    .execute();
  return toPage(rows.map(toDeskLead), {
    cursor,
    size,
    keyOf: ({ receivedAt, id }) => ({ at: receivedAt, id }),
  });
}

function leadsQuery(db: Kysely<Database>) {
  return db.selectFrom('leads').select(LEAD_COLUMNS);
}

async function setStatus(
  trx: Kysely<Database>,
  { id, from, to, mails, answerMails, promotion, audit, queue }: StatusChange & { queue: QueueMails },
): Promise<ChangeOutcome | 'full'> {
  const { numUpdatedRows } = await trx
    .updateTable('leads')
    .set({ status: to })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return (await exists(trx, id)) ? 'changed' : 'gone';
  if (isTakenUp(to)) await endHold(trx, { id, status: to, mails, now: audit.at, queue });
  if (isAnswered(to)) await queueAnswer(trx, { id, mails: answerMails, now: audit.at, queue });
  await insertAudit(trx, audit);
  return promotion === null ? 'done' : settlePlace(trx, { ...promotion, id, to, now: audit.at });
}

/** A request that is won takes a place of the promotion, and gives it back with any other status. */
async function settlePlace(
  trx: Kysely<Database>,
  { id: leadId, to, ...place }: { id: string; to: LeadStatus; year: number; places: number; now: number },
): Promise<'done' | 'full'> {
  if (to === 'won') {
    const outcome = await takePlace(trx, { ...place, id: leadId, leadId });
    return outcome === 'full' ? 'full' : 'done';
  }
  await trx.deleteFrom('promotion_places').where('lead_id', '=', leadId).execute();
  return 'done';
}

async function releaseLead(
  trx: Kysely<Database>,
  { id, mails, audit, queue }: Parameters<DeskLeadStore['release']>[0] & { queue: QueueMails },
): Promise<ChangeOutcome> {
  if (!(await endHold(trx, { id, status: 'new', mails, now: audit.at, queue })))
    return (await exists(trx, id)) ? 'changed' : 'gone';
  await insertAudit(trx, audit);
  return 'done';
}

/** Queues the mails that were held back, once: false, and nothing happens, for a lead that is not held. */
async function endHold(
  trx: Kysely<Database>,
  { id, status, mails, now, queue }: EndOfHold,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('leads')
    .set({ is_held: 0, status })
    .where('id', '=', id)
    .where('is_held', '=', 1)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  // A lead from another site has had the agency's email already.
  const had = await trx.selectFrom('outbox').select('idempotency_key').where('subject_id', '=', id).execute();
  const keys = new Set(had.map(row => row.idempotency_key));
  const due = mails.filter(mail => !keys.has(mail.idempotencyKey));
  await queue(trx, due, now);
  return true;
}

/** Once for each lead. One that the limits left out stays wanted. The row is locked by the change of its status. */
async function queueAnswer(
  trx: Kysely<Database>,
  { id, mails, now, queue }: Omit<EndOfHold, 'status'>,
): Promise<void> {
  const wanting = trx
    .selectFrom('leads')
    .select('id')
    .where('id', '=', id)
    .where('answer_email', '=', 'wanted');
  if (!(await wanting.executeTakeFirst())) return;
  const queued = await queue(trx, mails, now);
  if (queued.ids.length === 0) return;
  await trx.updateTable('leads').set({ answer_email: 'sent' }).where('id', '=', id).execute();
}

async function exists(db: Kysely<Database>, id: string): Promise<boolean> {
  return (await db.selectFrom('leads').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

type LeadsSelect = ReturnType<typeof leadsQuery>;
type Narrow = (query: LeadsSelect) => LeadsSelect;
type EndOfHold = {
  id: string;
  status: LeadStatus;
  mails: readonly OutgoingMail[];
  now: number;
  queue: QueueMails;
};
type ListQuery = LeadQuery & { size?: number };
type SqlDeskLeadsDeps = { db: Kysely<Database>; queue: QueueMails };

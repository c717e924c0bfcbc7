import 'server-only';
import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import { z } from 'zod';
import { forms } from '@/content/forms';
import { site as agency } from '@/content/site';
import { nameOfStaff } from '@/lib/accounts';
import { NEWSLETTER_FORM } from '@/lib/newsletter';
import type { Database, LeadRow } from '@/lib/site/db/tables';
import { toSource } from '@/lib/site/http/request';
import { daysSpan } from '@/lib/site/list-filter';
import { holdsWord, readListPage, type Cursor, type Page } from '@/lib/site/list-page';
import { wordsOfSearch } from '@/lib/site/search-text';
import type { Site } from '@/lib/site/site';
import { toAddressKey } from '@/lib/site/stored-address';
import { DAY_MS, dayIn } from '@/lib/site/time';
import { NOBODY, type LeadFilter } from './filter';
import {
  isDecided,
  isWaiting,
  WAITING_STATUSES,
  type DeskLead,
  type LeadNote,
  type WaitingStatus,
} from './lead';
import { allUnanswered, overdueSince, promiseFor, sitePromise, type UnansweredLeads } from './promise';
import { WAITING_LIST } from './topic';

/** The forms that leads come by, in the order in which the desk offers them: those that make no account. */
export const LEAD_FORMS: readonly string[] = Object.keys(forms).filter(
  name => name !== 'signin-form' && name !== 'signup-form',
);

/**
 * What is in quarantine is listed on request alone, until it is called spam, and so are sign-ups for the newsletter. A
 * search looks through all of them: who says that they wrote may be among them.
 */
export function listLeads(
  { filter, cursor, size }: { filter: LeadFilter; cursor: Cursor | null; size?: number },
  site: Pick<Site, 'db' | 'now'>,
): Promise<Page<DeskLead>> {
  const query = selectLeads(filter, site).select(LEAD_COLUMNS);
  return readListPage(query, { by: 'received_at', cursor, size }, toDeskLead);
}

/**
 * How many leads each of these lists has on all of its pages, and what they may be worth together, in cents. One query, of
 * which each part takes the index of its own list.
 */
export async function sumLeads(
  filters: readonly LeadFilter[],
  site: Pick<Site, 'db' | 'now'>,
): Promise<LeadSum[]> {
  const [first, ...others] = filters.map((filter, index) =>
    selectLeads(filter, site).select(row => [
      row.lit(index).as('index'),
      row.fn.countAll().as('count'),
      row.fn.sum('value_minor').as('value'),
    ]),
  );
  if (!first) return [];
  const rows = await others.reduce((all, one) => all.unionAll(one), first).execute();
  return rows
    .toSorted((one, other) => one.index - other.index)
    .map(({ count, value }) => ({ count: Number(count), valueMinor: Number(value ?? 0) }));
}

export type LeadSum = { count: number; valueMinor: number };

function selectLeads(filter: LeadFilter, { db, now }: Pick<Site, 'db' | 'now'>) {
  const { status, formName, owner, source, text, isUnanswered, isOverdue, isStepDue, hasAnswer, days } =
    filter;
  const span = days === null ? null : daysSpan(days);
  const words = wordsOfSearch(text);
  const isForAll = words.length === 0 && status !== 'quarantine';
  const unanswered = isOverdue
    ? overdueSince(sitePromise, LEAD_FORMS, now())
    : allUnanswered(LEAD_FORMS, now());
  return (
    db
      .selectFrom('leads')
      // Both values are named, because the index by status begins with them.
      .$if(isForAll, query =>
        query.where('is_held', 'in', status !== 'quarantine' && isDecided(status) ? [0, 1] : [0]),
      )
      .$if(isForAll && formName === null, query => query.where('form_name', '!=', NEWSLETTER_FORM))
      .$if(isOverdue || isUnanswered, query => query.where(isWithoutAnswer(unanswered)))
      .$if(status !== null, query =>
        status === 'quarantine' ? query.where(isInQuarantine) : query.where('status', '=', status),
      )
      .$if(formName !== null, query => query.where('form_name', '=', formName))
      .$if(owner === NOBODY, query => query.where(isNobodys))
      .$if(owner !== null && owner !== NOBODY, query => query.where('owner_id', '=', owner))
      .$if(source !== null, query => query.where('source', '=', source))
      .$if(span !== null, query =>
        query.where('received_at', '>=', span?.from ?? 0).where('received_at', '<', span?.to ?? 0),
      )
      .$if(span !== null && status === null, query => query.where('status', '!=', 'spam'))
      .$if(hasAnswer, query => query.where('has_answer', '=', 1))
      .$if(isStepDue, query => query.where(row => isDue(row, now())))
      .$if(words.length > 0, query => query.where(row => row.and(words.map(word => isFound(row, word, db)))))
  );
}

/** The word is in what the form brought, or in something that was written about the lead since. */
function isFound(row: ExpressionBuilder<Database, 'leads'>, word: string, db: Kysely<Database>) {
  const inRows = (table: keyof typeof WRITTEN) =>
    row.exists(
      row
        .selectFrom(table)
        .select(`${table}.id`)
        .whereRef(`${table}.lead_id`, '=', 'leads.id')
        .where(holdsWord(db, word, WRITTEN[table])),
    );
  return row.or([
    holdsWord(db, word, sql.ref('leads.search_text')),
    row.and([row('next_step', 'is not', null), holdsWord(db, word, STEP)]),
    inRows('lead_notes'),
    inRows('lead_messages'),
  ]);
}

/** A row of the version before has no text for the search yet: its own does for plain words. */
const WRITTEN = {
  lead_notes: sql`coalesce(lead_notes.search_text, lower(lead_notes.text))`,
  lead_messages: sql`coalesce(lead_messages.search_text, lower(lead_messages.text))`,
} as const;
const STEP = sql`coalesce(next_step_search, lower(next_step))`;

/** Where a search found a lead, besides what its form brought. `from` is the writer of an answer who is not the lead. */
export type FoundPlace =
  | { kind: 'step' | 'note' | 'reply'; from: null }
  | { kind: 'answer'; from: string | null };

/** By the id of a lead, where the words of a search are found in what was written about it since it came. */
export async function findPlaces(
  { leads, text }: { leads: readonly DeskLead[]; text: string },
  { db }: Pick<Site, 'db'>,
): Promise<ReadonlyMap<string, FoundPlace[]>> {
  const words = wordsOfSearch(text);
  const ids = leads.map(({ id }) => id);
  if (words.length === 0 || ids.length === 0) return new Map();
  const steps = await db
    .selectFrom('leads')
    .select('id as leadId')
    .where('id', 'in', ids)
    .where('next_step', 'is not', null)
    .where(row => row.or(words.map(word => holdsWord(db, word, STEP))))
    .execute();
  const notes = await db
    .selectFrom('lead_notes')
    .select('lead_id as leadId')
    .distinct()
    .where('lead_id', 'in', ids)
    .where(row => row.or(words.map(word => holdsWord(db, word, WRITTEN.lead_notes))))
    .execute();
  const messages = await db
    .selectFrom('lead_messages')
    .select(['lead_id as leadId', 'direction', 'from_address as from'])
    .distinct()
    .where('lead_id', 'in', ids)
    .where(row => row.or(words.map(word => holdsWord(db, word, WRITTEN.lead_messages))))
    .execute();
  return new Map(
    leads.map(({ id, email }) => {
      const isOf = ({ leadId }: { leadId: string }) => leadId === id;
      const answers = messages.filter(message => isOf(message) && message.direction === 'in');
      const writers = answers.map(({ from }) => (from === toAddressKey(email ?? '') ? null : from));
      return [
        id,
        [
          ...(steps.some(isOf) ? [{ kind: 'step', from: null } as const] : []),
          ...(notes.some(isOf) ? [{ kind: 'note', from: null } as const] : []),
          ...(messages.some(message => isOf(message) && message.direction === 'out')
            ? [{ kind: 'reply', from: null } as const]
            : []),
          ...[...new Set(writers)].map(from => ({ kind: 'answer', from }) as const),
        ],
      ];
    }),
  );
}

/** Where leads and orders came from, for the filters of their lists: the names that come most first. */
export async function listSources(
  table: 'leads' | 'orders' | 'checkups',
  { db }: Pick<Site, 'db'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select('source')
    .where('source', 'is not', null)
    .groupBy('source')
    .orderBy(row => row.fn.countAll(), 'desc')
    .limit(SOURCES_MAX)
    .execute();
  return rows.flatMap(({ source }) => source ?? []);
}

const SOURCES_MAX = 50;

/** How many leads are in quarantine that came before an instant. */
export async function countQuarantine(receivedBefore: number, { db }: Pick<Site, 'db'>): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select(row => row.fn.countAll().as('count'))
    .where(isInQuarantine)
    .where('received_at', '<', receivedBefore)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findDeskLead(id: string, { db }: Pick<Site, 'db'>): Promise<DeskLead | null> {
  const row = await db.selectFrom('leads').select(LEAD_COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ? toDeskLead(row) : null;
}

/** What staff wrote about a lead, the oldest first. */
export async function listNotes(leadId: string, { db }: Pick<Site, 'db'>): Promise<LeadNote[]> {
  const rows = await db
    .selectFrom('lead_notes')
    .leftJoin('accounts', 'accounts.id', 'lead_notes.author_id')
    .select(['lead_notes.id', 'lead_notes.at', 'lead_notes.text', 'email', 'first_name', 'last_name'])
    .where('lead_id', '=', leadId)
    .orderBy('lead_notes.at')
    .execute();
  return rows.map(({ id, at, text, email, first_name, last_name }) => ({
    id,
    at,
    text,
    author: email === null ? null : nameOfStaff({ email, first_name, last_name }),
  }));
}

/** How many wait longer than the pages promise. */
export async function countOverdue({ db, now }: Pick<Site, 'db' | 'now'>): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select(row => row.fn.countAll().as('count'))
    .where('is_held', '=', 0)
    .where(isWithoutAnswer(overdueSince(sitePromise, LEAD_FORMS, now())))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** `oldestAt` is null when no one waits. */
type Waiting = { count: number; oldestAt: number | null };

/** How many no one has looked at, and how many are in progress, with the instant of the oldest. */
export async function findUnanswered({
  db,
  now,
}: Pick<Site, 'db' | 'now'>): Promise<Record<WaitingStatus, Waiting>> {
  const rows = await db
    .selectFrom('leads')
    .select(row => ['status', row.fn.countAll().as('count'), row.fn.min('received_at').as('oldestAt')])
    .where('is_held', '=', 0)
    .where(isWithoutAnswer(allUnanswered(LEAD_FORMS, now())))
    .groupBy('status')
    .execute();
  const of = (status: WaitingStatus): Waiting => {
    const row = rows.find(row => row.status === status);
    return row ? { count: Number(row.count), oldestAt: row.oldestAt } : { count: 0, oldestAt: null };
  };
  return { new: of('new'), working: of('working') };
}

/**
 * What waits for one member of staff: leads of theirs and of nobody that have no answer, and such leads whose next step is
 * due within six days or whose sender wrote back. Their own come first, then what is promised soonest, and last what only
 * comes.
 */
export async function listWaitingFor(
  { accountId, size }: { accountId: string; size: number },
  { db, now }: Pick<Site, 'db' | 'now'>,
): Promise<DeskLead[]> {
  const rows = await db
    .selectFrom('leads')
    .select(LEAD_COLUMNS)
    .where('is_held', '=', 0)
    .where(row => row.or([row('owner_id', '=', accountId), isNobodys(row)]))
    .where(row =>
      row.or([
        isWithoutAnswer(allUnanswered(LEAD_FORMS, now()))(row),
        isDue(row, now() + AHEAD_MS),
        row('has_answer', '=', 1),
      ]),
    )
    .orderBy(row => row.case().when('owner_id', '=', accountId).then(0).else(1).end())
    .orderBy('received_at')
    .orderBy('id')
    .limit(READ_MAX)
    .execute();
  const isOthers = ({ followUp }: DeskLead) => Number(followUp.ownerId !== accountId);
  const promiseOf = (lead: DeskLead) =>
    isWaiting(lead.status) ? promiseFor(lead, sitePromise, now()) : null;
  const dueAt = (lead: DeskLead) => promiseOf(lead)?.dueAt ?? lead.receivedAt;
  const today = dayIn(agency.timeZone, now());
  // What only comes takes no one's place who waits.
  const isComing = (lead: DeskLead) =>
    Number(!lead.hasAnswer && promiseOf(lead) === null && (lead.followUp.on ?? today) > today);
  return rows
    .map(toDeskLead)
    .toSorted(
      (one, other) =>
        isComing(one) - isComing(other) || isOthers(one) - isOthers(other) || dueAt(one) - dueAt(other),
    )
    .slice(0, size);
}

/** A next step is seen coming: on a Sunday, Monday's work is. */
const AHEAD_MS = 6 * DAY_MS;
/** Of more leads that wait, the oldest are sorted. */
const READ_MAX = 200;

/** How many leads have a next step that is due, with or without an owner. */
export async function countDue({ db, now }: Pick<Site, 'db' | 'now'>): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select(row => row.fn.countAll().as('count'))
    .where('is_held', '=', 0)
    .where(row => isDue(row, now()))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many leads have an answer of their sender that no one has dealt with. */
export async function countAnswers({ db }: Pick<Site, 'db'>): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select(row => row.fn.countAll().as('count'))
    .where('has_answer', '=', 1)
    .where('is_held', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What arrived from `from` on and before `to`, without spam and newsletter sign-ups. */
export function selectArrived({ from, to }: { from: number; to: number }, { db }: Pick<Site, 'db'>) {
  return db
    .selectFrom('leads')
    .where('is_held', '=', 0)
    .where('status', '!=', 'spam')
    .where('form_name', '!=', NEWSLETTER_FORM)
    .where('received_at', '>=', from)
    .where('received_at', '<', to);
}

/** How many arrived in that time, by form. */
export async function countArrived(
  period: { from: number; to: number },
  site: Pick<Site, 'db'>,
): Promise<{ formName: string; count: number }[]> {
  const rows = await selectArrived(period, site)
    .select(row => ['form_name as formName', row.fn.countAll().as('count')])
    .groupBy('form_name')
    .execute();
  return rows.map(({ formName, count }) => ({ formName, count: Number(count) }));
}

export const LEAD_COLUMNS = [
  'id',
  'form_name',
  'status',
  'received_at',
  'name',
  'email',
  'fields',
  'quarantine_reasons',
  'is_late',
  'is_held',
  'answer_email',
  'owner_id',
  'next_step',
  'next_step_on',
  'value_minor',
  'follow_up_changed_at',
  'message_count',
  'has_answer',
  'form_page',
  'entry_page',
  'source',
  'source_details',
] as const satisfies (keyof LeadRow)[];

export function toDeskLead(row: Pick<LeadRow, (typeof LEAD_COLUMNS)[number]>): DeskLead {
  return {
    id: row.id,
    formName: row.form_name,
    status: row.status,
    receivedAt: row.received_at,
    name: row.name,
    email: row.email,
    fields: fieldsSchema.parse(JSON.parse(row.fields)),
    quarantineReasons: reasonsSchema.parse(JSON.parse(row.quarantine_reasons)),
    isLate: row.is_late === 1,
    isQuarantined: row.is_held === 1 && row.status === 'new',
    answerEmail: row.answer_email,
    followUp: {
      ownerId: row.owner_id,
      step: row.next_step,
      on: row.next_step_on,
      valueMinor: row.value_minor,
      changedAt: row.follow_up_changed_at ?? 0,
    },
    messageCount: row.message_count,
    hasAnswer: row.has_answer === 1,
    source: toSource(row),
  };
}

/** No one has decided about it yet. */
function isInQuarantine(row: ExpressionBuilder<Database, 'leads'>) {
  return row.and([row('is_held', '=', 1), row('status', '=', 'new')]);
}

/** Its next step is for today, by the agency's clock, or was for a day before. */
function isDue(row: ExpressionBuilder<Database, 'leads'>, now: number) {
  return row.and([
    row('next_step_on', '<=', dayIn(agency.timeZone, now)),
    row('status', '!=', 'spam'),
    row('form_name', '!=', NEWSLETTER_FORM),
  ]);
}

/** It has no owner, or one who no longer works here. */
function isNobodys(row: ExpressionBuilder<Database, 'leads'>) {
  const staff = row.selectFrom('accounts').select('accounts.id').where('role', '=', 'staff');
  return row.or([row('owner_id', 'is', null), row('owner_id', 'not in', staff)]);
}

/** Without an answer, on no waiting list, and received before the form's instant. */
function isWithoutAnswer(since: readonly UnansweredLeads[]) {
  const waitingList = `%${JSON.stringify({ [WAITING_LIST.field]: WAITING_LIST.value }).slice(1, -1)}%`;
  return (row: ExpressionBuilder<Database, 'leads'>) =>
    row.and([
      row('status', 'in', WAITING_STATUSES),
      row.or(
        since.map(({ formName, receivedBefore }) =>
          row.and([row('form_name', '=', formName), row('received_at', '<', receivedBefore)]),
        ),
      ),
      row('fields', 'not like', waitingList),
    ]);
}

const fieldsSchema = z.record(z.string(), z.string());
const reasonsSchema = z.array(z.string());

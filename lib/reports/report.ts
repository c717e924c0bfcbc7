import 'server-only';
import { sql, type RawBuilder } from 'kysely';
import { deskFigures } from '@/content/desk';
import { site as agency } from '@/content/site';
import { promiseFor, sitePromise } from '@/lib/leads';
import { selectArrived } from '@/lib/leads/leads.sql';
import { mailSettings, toOutboxRow } from '@/lib/mail/outgoing-mail';
import type { Site } from '@/lib/site/site';
import { parseJson } from '@/lib/site/text';
import { dayIn, daysAfter, monthsAfter, zonedInstant, zoneOffsetAt } from '@/lib/site/time';
import { renderReportMail } from './report-mail';
import {
  fieldsSchema,
  isEmpty,
  reportSchema,
  UNKNOWN,
  type Figures,
  type Period,
  type Report,
} from './report-rules';

/**
 * Once for each week and month that is over, from the agreed hour on and by whichever process comes first: what happened
 * in it beside the one before, kept as it was and emailed to the agency. Where nothing happened in either, no email goes
 * out. Returns the periods whose report this call made.
 */
export async function sendReports(site: Site): Promise<string[]> {
  const now = site.now();
  const wall = new Date(now + zoneOffsetAt(now, agency.timeZone));
  if (wall.getUTCHours() < deskFigures.digestHour) return [];
  const made: string[] = [];
  for (const period of lastPeriods(now)) {
    const known = await site.db
      .selectFrom('reports')
      .select('period')
      .where('period', '=', period.key)
      .executeTakeFirst();
    if (!known && (await makeReport(period, site))) made.push(period.key);
  }
  if (made.length > 0) site.wakeDelivery();
  return made;
}

/** The report and its email are one write. False when another process was first. */
async function makeReport(period: Period, site: Site): Promise<boolean> {
  const report = await readReport(period, site);
  const mails = isEmpty(report) ? [] : [await renderReportMail(report, mailSettings(site.env))];
  return site.db.transaction().execute(async trx => {
    const row = { period: period.key, made_at: site.now(), facts: JSON.stringify(report) };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('reports')
      .values(row)
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    const rows = mails.map(mail => toOutboxRow(mail, { id: site.newId(), now: site.now() }));
    if (rows.length > 0) await trx.insertInto('outbox').values(rows).execute();
    return true;
  });
}

/** The report as it was made, or as it is now for a period that is not over. */
export async function findReport(period: Period, site: Pick<Site, 'db' | 'now'>): Promise<Report> {
  const row = await site.db
    .selectFrom('reports')
    .select('facts')
    .where('period', '=', period.key)
    .executeTakeFirst();
  return row ? reportSchema.parse(JSON.parse(row.facts)) : readReport(period, site);
}

async function readReport(period: Period, site: Pick<Site, 'db' | 'now'>): Promise<Report> {
  const { key, from, to, before } = period;
  return {
    period: key,
    now: await readFigures({ from, to }, site),
    before: await readFigures({ from: before, to: from }, site),
  };
}

/** The last week and the last month that are over, by the agency's clock. */
function lastPeriods(now: number): Period[] {
  const today = dayIn(agency.timeZone, now);
  return [weekOf(daysAfter(today, -7)), monthOf(monthsAfter(`${today.slice(0, 7)}-01`, -1))];
}

/** The weeks and months that the desk offers, the newest first: this week, and those before. */
export function listPeriods(now: number): Period[] {
  const today = dayIn(agency.timeZone, now);
  const first = `${today.slice(0, 7)}-01`;
  return [
    ...Array.from({ length: WEEKS }, (_, back) => weekOf(daysAfter(today, -7 * back))),
    ...Array.from({ length: MONTHS }, (_, back) => monthOf(monthsAfter(first, -1 - back))),
  ];
}

function weekOf(day: string): Period {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const from = daysAfter(day, -weekday);
  return { key: `week-${from}`, from, to: daysAfter(from, 7), before: daysAfter(from, -7) };
}

function monthOf(first: string): Period {
  const [to, before] = [monthsAfter(first, 1), monthsAfter(first, -1)];
  return { key: `month-${first.slice(0, 7)}`, from: first, to, before };
}

const WEEKS = 9;
const MONTHS = 12;

/** What happened on the days from `from` on and before `to`. */
async function readFigures(days: Days, site: Pick<Site, 'db' | 'now'>): Promise<Figures> {
  const span = { from: startOf(days.from), to: startOf(days.to) };
  const leads = await selectArrived(span, site)
    .select(['id', 'form_name', 'received_at', 'fields', 'source', 'entry_page'])
    .execute();
  const orders = await site.db
    .selectFrom('orders')
    .select(['paid_at', 'source', 'entry_page'])
    .where('paid_at', '>=', span.from)
    .where('paid_at', '<', span.to)
    .execute();
  return {
    ...(await readViews(days, site)),
    leads: {
      source: tally(leads.map(({ source }) => source)),
      page: tally(leads.map(({ entry_page }) => entry_page)),
      form: tally(leads.map(({ form_name }) => form_name)),
      day: tally(leads.map(({ received_at }) => dayIn(agency.timeZone, received_at))),
    },
    orders: {
      source: tally(orders.map(({ source }) => source)),
      page: tally(orders.map(({ entry_page }) => entry_page)),
    },
    answers: await countPromises(leads, span, site),
    won: await countWon(span, site),
    checkups: await countCheckups(span, site),
    money: await readMoney(span, site),
    assistant: await countReplies(days, site),
    misses: await site.db
      .selectFrom('search_misses')
      .select(row => ['text', row.fn.sum('count').as('count')])
      .where('day', '>=', days.from)
      .where('day', '<', days.to)
      .groupBy('text')
      .orderBy('count', 'desc')
      .orderBy('text')
      .limit(MISSES)
      .execute()
      .then(rows => rows.map(({ text, count }) => ({ text, count: Number(count) }))),
  };
}

/** A report that its visitor deleted counts no more: nothing of it is left. */
async function countCheckups({ from, to }: Span, { db }: Pick<Site, 'db'>): Promise<Figures['checkups']> {
  const emailed = db.selectFrom('leads').select('checkup_id').where('checkup_id', 'is not', null);
  const { made, sent, reports } = await db
    .selectFrom('checkups')
    .select(row => [
      row.fn.countAll().as('made'),
      row.fn.sum(row.case().when('id', 'in', emailed).then(1).else(0).end()).as('sent'),
      row.fn.sum(row.case().when('outcome', '=', 'report').then(1).else(0).end()).as('reports'),
    ])
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .executeTakeFirstOrThrow();
  return { made: Number(made), emailed: Number(sent ?? 0), failed: Number(made) - Number(reports ?? 0) };
}

function startOf(day: string): number {
  return zonedInstant(Date.parse(day), agency.timeZone);
}

type Days = { from: string; to: string };
type Span = { from: number; to: number };

/** How often each name is there, the most frequent first. */
function tally(names: readonly (string | null)[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name ?? UNKNOWN, (counts.get(name ?? UNKNOWN) ?? 0) + 1);
  return Object.fromEntries(
    Array.from(counts).toSorted(([a, many], [b, few]) => few - many || a.localeCompare(b)),
  );
}

async function readViews({ from, to }: Days, { db }: Pick<Site, 'db'>) {
  const sums = (column: 'source' | 'page' | 'day', isStart: boolean) =>
    db
      .selectFrom('page_views')
      .select(row => [column, row.fn.sum('views').as('views')])
      .where('day', '>=', from)
      .where('day', '<', to)
      .where('is_robot', '=', 0)
      .$if(isStart, query => query.where('source', '!=', ''))
      .groupBy(column)
      .orderBy('views', 'desc')
      .orderBy(column)
      .execute()
      .then(rows => Object.fromEntries(rows.map(row => [row[column], Number(row.views)])));
  const { robots } = await db
    .selectFrom('page_views')
    .select(row => row.fn.sum('views').as('robots'))
    .where('day', '>=', from)
    .where('day', '<', to)
    .where('is_robot', '=', 1)
    .executeTakeFirstOrThrow();
  return {
    views: await sums('page', false),
    visits: {
      source: await sums('source', true),
      page: await sums('page', true),
      day: await sums('day', true),
    },
    robots: Number(robots ?? 0),
  };
}

/** Of the leads that were promised an answer that is due or given: how many had it in time. */
async function countPromises(
  leads: readonly { id: string; form_name: string; received_at: number; fields: string }[],
  { from, to }: Span,
  { db, now }: Pick<Site, 'db' | 'now'>,
): Promise<Figures['answers']> {
  const arrived = db
    .selectFrom('leads')
    .select('id')
    .where('received_at', '>=', from)
    .where('received_at', '<', to);
  const replies = await db
    .selectFrom('lead_messages')
    .select(row => ['lead_id as id', row.fn.min('at').as('at')])
    .where('direction', '=', 'out')
    .where('lead_id', 'in', arrived)
    .groupBy('lead_id')
    .execute();
  const settings = await db
    .selectFrom('desk_audit')
    .select(row => ['subject_id as id', row.fn.min('at').as('at')])
    .where('action', '=', 'lead-status')
    .where(row => row.or(['contacted', 'won', 'lost'].map(status => row('detail', 'like', `%>${status}`))))
    .where('at', '>=', from)
    .where('subject_id', 'in', arrived)
    .groupBy('subject_id')
    .execute();
  const answeredAt = new Map<string, number>();
  for (const { id, at } of [...replies, ...settings])
    if (id !== null) answeredAt.set(id, Math.min(at, answeredAt.get(id) ?? Infinity));
  let [promised, inTime] = [0, 0];
  for (const { id, form_name: formName, received_at: receivedAt, fields } of leads) {
    const lead = { formName, receivedAt, fields: fieldsSchema.parse(parseJson(fields)) };
    const dueAt = promiseFor(lead, sitePromise, receivedAt)?.dueAt;
    const at = answeredAt.get(id);
    if (dueAt === undefined || (at === undefined && dueAt > now())) continue;
    promised += 1;
    if (at !== undefined && at <= dueAt) inTime += 1;
  }
  return { promised, inTime };
}

/** How many leads were called won in that time. */
async function countWon({ from, to }: Span, { db }: Pick<Site, 'db'>): Promise<number> {
  const { won } = await db
    .selectFrom('desk_audit')
    .select(row => row.fn.count('subject_id').distinct().as('won'))
    .where('action', '=', 'lead-status')
    .where('detail', 'like', '%>won')
    .where('at', '>=', from)
    .where('at', '<', to)
    .executeTakeFirstOrThrow();
  return Number(won);
}

/** What came in and went back in that time, in each currency, by the moment at which it moved. */
async function readMoney({ from, to }: Span, { db }: Pick<Site, 'db'>): Promise<Figures['money']> {
  const read = (what: { at: RawBuilder<number>; minor: RawBuilder<number>; rows: RawBuilder<unknown> }) =>
    sql<{ currency: string; minor: number | string }>`
      select orders.currency as currency, sum(${what.minor}) as minor from ${what.rows}
      and ${what.at} >= ${from} and ${what.at} < ${to} group by orders.currency`.execute(db);
  const received = await read({
    at: sql`orders.paid_at`,
    minor: sql`orders.captured_minor`,
    rows: sql`orders where orders.captured_minor > 0`,
  });
  const refunded = await read({
    at: sql`refunds.updated_at`,
    minor: sql`refunds.amount_minor`,
    rows: sql`refunds join orders on orders.id = refunds.order_id where refunds.state = 'completed'`,
  });
  const reversed = await read({
    at: sql`reversals.reversed_at`,
    minor: sql`reversals.amount_minor`,
    rows: sql`reversals join orders on orders.id = reversals.order_id where reversals.state <> 'returned'`,
  });
  const all = [received, refunded, reversed];
  const currencies = [...new Set(all.flatMap(({ rows }) => rows.map(({ currency }) => currency)))].toSorted();
  return currencies.map(currency => {
    const [receivedMinor = 0, refundedMinor = 0, reversedMinor = 0] = all.map(({ rows }) =>
      Number(rows.find(row => row.currency === currency)?.minor ?? 0),
    );
    return { currency, receivedMinor, refundedMinor, reversedMinor };
  });
}

const MISSES = 5;

/** How many replies of a span of days were answers, led to a person or a call, and said that we don't know. */
export async function countReplies(
  days: { from: string; to: string },
  { db }: Pick<Site, 'db'>,
): Promise<{ answered: number; passedOn: number; unknown: number }> {
  const rows = await db
    .selectFrom('assistant_questions')
    .select(row => ['kind', row.fn.sum<number | string>('count').as('count')])
    .where('text', '=', '')
    .where('day', '>=', days.from)
    .where('day', '<', days.to)
    .groupBy('kind')
    .execute();
  const of = (...kinds: readonly string[]) =>
    rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { count }) => sum + Number(count), 0);
  return {
    answered: of('answer', 'clarify', 'machine'),
    passedOn: of('human', 'book'),
    unknown: of('near', 'refuse'),
  };
}

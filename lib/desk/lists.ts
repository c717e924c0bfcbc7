import 'server-only';
import { PostgresAdapter, sql, type Kysely, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { site as agency } from '@/content/site';
import { isLeadStatus, type LeadStatus } from '@/lib/leads/lead';
import type { Database, OrderState } from '@/lib/site/db/tables';
import { isId } from '@/lib/site/ids';
import { daysAfter, toDay, zonedInstant } from '@/lib/site/time';
import { trimTyped } from '@/lib/site/typed-text';

/** What a list of leads is narrowed by; null is all. */
export type LeadFilter = {
  /** `quarantine`: those that no one has decided about. */
  status: LeadStatus | 'quarantine' | null;
  formName: string | null;
  /** The staff account that looks after them, or `NOBODY`. */
  owner: string | null;
  /** Where the visit came from. */
  source: string | null;
  text: string;
  /** Only those without an answer. */
  isUnanswered: boolean;
  /** Only those whose promise has passed. */
  isOverdue: boolean;
  /** Only those whose next step is for today or was for a day before. */
  isStepDue: boolean;
  /** Only those whose sender wrote back, and no one has dealt with that. */
  hasAnswer: boolean;
  /** Only those that came on these days; spam is left out then, as the reports leave it out. */
  days: Days | null;
};

/** Days of the agency's clock, `YYYY-MM-DD`, the last one included; a side that is null is open. */
export type Days = { from: string | null; to: string | null };

export const ALL_LEADS: LeadFilter = {
  status: null,
  formName: null,
  owner: null,
  source: null,
  text: '',
  isUnanswered: false,
  isOverdue: false,
  isStepDue: false,
  hasAnswer: false,
  days: null,
};

/** In the place of an owner: leads that no one looks after. */
export const NOBODY = 'nobody';

/** What a list of orders is narrowed by; null is all. */
export type OrderFilter = {
  state: OrderState | OrderGroup | null;
  text: string;
  /** `2026-11`: paid in that month by the agency's clock, or placed in it and not paid. */
  month: string | null;
  source: string | null;
  /** Only those that were paid on these days. */
  days: Days | null;
};

export const ALL_ORDERS: OrderFilter = { state: null, text: '', month: null, source: null, days: null };

/** In the place of an order's state: those that wait for a person, and paid ones of which a part went back. */
const ORDER_GROUPS = ['needs-a-person', 'part-refunded'] as const;
type OrderGroup = (typeof ORDER_GROUPS)[number];

/** In the place of an order's state: payments that belong to no order. */
export const UNKNOWN_PAYMENTS = 'unknown-payments';

/** In the same place: links by which a customer pays a sum that staff name. */
export const PAYMENT_LINKS = 'payment-links';

/** `failed` leaves out what someone has settled. */
type MailFilter = { group: MailGroup };

export const MAIL_GROUPS = ['failed', 'waiting', 'sent', 'settled'] as const;
export type MailGroup = (typeof MAIL_GROUPS)[number];

export const ORDER_STATES = [
  'attention',
  'disputed',
  'reversed',
  'awaiting_confirmation',
  'awaiting_approval',
  'capturing',
  'pending',
  'paid',
  'refunded',
  'declined',
  'cancelled',
  'expired',
  'creating',
] as const satisfies OrderState[];

/** Reads the filter of an address or a post; what is not known narrows nothing. */
export function parseLeadFilter(params: Params<LeadFilterName>, formNames: readonly string[]): LeadFilter {
  const [status, formName, owner] = [params.get('status'), params.get('form'), params.get('owner') ?? ''];
  return {
    status: isLeadStatus(status) || status === 'quarantine' ? status : null,
    formName: formName !== null && formNames.includes(formName) ? formName : null,
    owner: isId(owner) || owner === NOBODY ? owner : null,
    source: parseSource(params),
    text: parseText(params),
    isUnanswered: params.get('unanswered') === YES,
    isOverdue: params.get('overdue') === YES,
    isStepDue: params.get('due') === YES,
    hasAnswer: params.get('answer') === YES,
    days: parseDays(params),
  };
}

function parseDays(params: Params<'from' | 'to'>): Days | null {
  const [from, to] = [params.get('from'), params.get('to')].map(day =>
    day !== null && DAY.test(day) && isDate(day) ? day : null,
  );
  return from || to ? { from: from ?? null, to: to ?? null } : null;
}

/** February 30 is none. */
function isDate(day: string): boolean {
  const at = Date.parse(day);
  return !Number.isNaN(at) && toDay(at) === day;
}

/** When these days begin and end by the agency's clock, in epoch milliseconds; an open side is as far as instants go. */
export function daysSpan({ from, to }: Days): { from: number; to: number } {
  return {
    from: from === null ? 0 : startOf(from),
    to: to === null ? Number.MAX_SAFE_INTEGER : startOf(daysAfter(to, 1)),
  };
}

function startOf(day: string): number {
  return zonedInstant(Date.parse(day), agency.timeZone);
}

function parseText(params: Params<'q'>): string {
  return trimTyped((params.get('q') ?? '').replace(CONTROLS, ' ')).slice(0, SEARCH_MAX);
}

function parseSource(params: Params<'source'>): string | null {
  return (params.get('source') ?? '').slice(0, SEARCH_MAX) || null;
}

export function parseOrderFilter(params: Params<OrderFilterName>): OrderFilter {
  const month = params.get('month') ?? '';
  return {
    month: MONTH.test(month) ? month : null,
    state: [...ORDER_GROUPS, ...ORDER_STATES].find(state => state === params.get('state')) ?? null,
    text: parseText(params),
    source: parseSource(params),
    days: parseDays(params),
  };
}

export function parseMailFilter(params: Params<'group'>): MailFilter {
  return { group: MAIL_GROUPS.find(group => group === params.get('group')) ?? 'failed' };
}

export function parseListCursor(params: Params<'after' | 'before'>): Cursor | null {
  return parseCursor({ after: params.get('after'), before: params.get('before') });
}

/** The filter as query parameters: only what narrows. */
export function toLeadParams(filter: LeadFilter): [LeadFilterName, string][] {
  const { status, formName: form, owner, source, text: q, days } = filter;
  const { from = null, to = null } = days ?? {};
  const unanswered = filter.isUnanswered ? YES : null;
  const overdue = filter.isOverdue ? YES : null;
  const due = filter.isStepDue ? YES : null;
  const answer = filter.hasAnswer ? YES : null;
  return toPairs(LEAD_FILTER_NAMES, {
    status,
    form,
    owner,
    source,
    q,
    unanswered,
    overdue,
    due,
    answer,
    from,
    to,
  });
}

export function toOrderParams({
  state,
  text,
  month,
  source,
  days,
}: OrderFilter): [OrderFilterName, string][] {
  const { from = null, to = null } = days ?? {};
  return toPairs(ORDER_FILTER_NAMES, { state, q: text, month, source, from, to });
}

function toPairs<Name extends string>(
  names: readonly Name[],
  params: Record<Name, string | null>,
): [Name, string][] {
  return names.flatMap((name): [Name, string][] => {
    const value = params[name];
    return value ? [[name, value]] : [];
  });
}

/** What a filter is called in addresses and posts, in the order of an address. */
export const LEAD_FILTER_NAMES = [
  'status',
  'form',
  'owner',
  'source',
  'q',
  'unanswered',
  'overdue',
  'due',
  'answer',
  'from',
  'to',
] as const;
type LeadFilterName = (typeof LEAD_FILTER_NAMES)[number];
export const ORDER_FILTER_NAMES = ['state', 'q', 'month', 'source', 'from', 'to'] as const;
export type OrderFilterName = (typeof ORDER_FILTER_NAMES)[number];

/** An address of a list: the filter, and the page if it is not the first. */
export function listAddress(
  path: string,
  filter: readonly [string, string][],
  cursor: Cursor | null,
): string {
  const params = new URLSearchParams([...filter, ...(cursor ? [toCursorParam(cursor)] : [])]);
  return params.size === 0 ? path : `${path}?${params.toString()}`;
}

/** What a page gets as `searchParams`, as one value each. */
export function toParams(query: Record<string, string | string[] | undefined>): URLSearchParams {
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    const first = Array.isArray(value) ? value[0] : value;
    return first === undefined ? [] : [[name, first]];
  });
  return new URLSearchParams(pairs);
}

/** When a month begins and ends by the agency's clock, in epoch milliseconds. */
export function monthSpan(month: string): { from: number; to: number } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const startOf = (index: number) => zonedInstant(Date.UTC(year, index, 1), agency.timeZone);
  return { from: startOf(number - 1), to: startOf(number) };
}

const DAY = /^20\d\d-\d\d-\d\d$/;
const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** PostgreSQL keeps no NUL, and no one types the others. */
const CONTROLS = /[\u0000-\u001f\u007f]+/g;
export const SEARCH_MAX = 100;
/** What the two ticks of the filter say. */
export const YES = 'true';

type Params<Name extends string> = { get: (name: Name) => string | null };

/** Where a page of a list begins: behind (`older`) or before (`newer`) the row that was at `at` with `id`. */
export type Cursor = { direction: 'older' | 'newer'; at: number; id: string };

/** One page, newest first, and where its neighbors begin; null where there is none. */
export type Page<Row> = { rows: Row[]; newer: Cursor | null; older: Cursor | null };

const PAGE_SIZE = 50;

/** The cursor in an address: `after=` and `before=` as `toCursorParam` writes them. Null for the first page or nonsense. */
export function parseCursor(query: { after: string | null; before: string | null }): Cursor | null {
  const direction = query.after === null ? 'newer' : 'older';
  const [, at = '', id = ''] = /^(\d{1,15})-([0-9a-z]{26})$/.exec(query.after ?? query.before ?? '') ?? [];
  return isId(id) ? { direction, at: Number(at), id } : null;
}

/** The cursor as a query parameter. */
export function toCursorParam({ direction, at, id }: Cursor): [name: 'after' | 'before', value: string] {
  return [direction === 'older' ? 'after' : 'before', `${at}-${id}`];
}

/**
 * Makes a page of what a query returned: one row more than the page shows, in the cursor's direction, tells whether
 * there is a further page.
 */
export function toPage<Row>(queryRows: readonly Row[], { cursor, size, keyOf }: PageOptions<Row>): Page<Row> {
  const hasMore = queryRows.length > size;
  const pageRows = queryRows.slice(0, size);
  const isUpwards = cursor?.direction === 'newer';
  const rows = isUpwards ? pageRows.toReversed() : pageRows;
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows,
    newer: first && cursor && (!isUpwards || hasMore) ? { direction: 'newer', ...keyOf(first) } : null,
    older: last && (isUpwards || hasMore) ? { direction: 'older', ...keyOf(last) } : null,
  };
}

type PageOptions<Row> = {
  cursor: Cursor | null;
  size: number;
  keyOf: (row: Row) => { at: number; id: string };
};

/** Reads one page of a list, whose rows are ordered by an instant and their id, and shows each as `toLine` makes it. */
export async function readListPage<
  Table extends keyof Database,
  Instant extends 'received_at' | 'created_at' | 'at',
  Row extends { id: string } & Record<Instant, number>,
  Line,
>(
  query: SelectQueryBuilder<Database, Table, Row>,
  { by, cursor, size = PAGE_SIZE }: { by: Instant; cursor: Cursor | null; size?: number | undefined },
  toLine: (row: Row) => Line,
): Promise<Page<Line>> {
  const isUpwards = cursor?.direction === 'newer';
  const order = isUpwards ? 'asc' : 'desc';
  const [instant, id] = [sql.ref(by), sql.ref('id')];
  const beyond = cursor
    ? sql<boolean>`(${instant}, ${id}) ${sql.raw(isUpwards ? '>' : '<')} (${cursor.at}, ${cursor.id})`
    : sql<boolean>`true`;
  const rows = await query
    .where(beyond)
    .orderBy(instant, order)
    .orderBy(id, order)
    .limit(size + 1)
    .execute();
  const page = toPage(rows as Row[], { cursor, size, keyOf: row => ({ at: row[by], id: row.id }) });
  return { ...page, rows: page.rows.map(toLine) };
}

/** Whether a text holds the word, to the letter: neither engine's patterns get a say. */
export function holdsWord(
  db: Kysely<Database>,
  word: string,
  text: RawBuilder<unknown> = sql.ref('search_text'),
): RawBuilder<boolean> {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<boolean>`strpos(${text}, ${word}) > 0`
    : sql<boolean>`instr(${text}, ${word}) > 0`;
}

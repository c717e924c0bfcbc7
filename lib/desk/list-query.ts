import type { OrderState } from '@/lib/site/db/tables';
import { parseCursor, toCursorParam, type Cursor } from './cursor';
import { isLeadStatus, type LeadStatus } from './desk-lead';
import { allUnanswered, overdueSince, type UnansweredLeads, type PromiseRules } from '@/lib/leads';

/** What a list of leads is narrowed by; null is all. */
export type LeadFilter = {
  status: LeadStatus | null;
  formName: string | null;
  text: string;
  /** Only those without an answer. */
  isUnanswered: boolean;
  /** Only those whose promise has passed. */
  isOverdue: boolean;
};

/** `unanswered` narrows to the leads without an answer that came before its instants; null does not. */
export type LeadQuery = Omit<LeadFilter, 'isOverdue' | 'isUnanswered'> & {
  unanswered: readonly UnansweredLeads[] | null;
  cursor: Cursor | null;
};

/** What a list of orders is narrowed by; null is all. */
export type OrderFilter = { state: OrderState | null; text: string };

/** `failed` leaves out what someone has settled. */
export type MailFilter = { group: MailGroup };

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
export function parseLeadFilter(params: Params, formNames: readonly string[]): LeadFilter {
  const [status, formName] = [params.get('status'), params.get('form')];
  return {
    status: isLeadStatus(status) ? status : null,
    formName: formName !== null && formNames.includes(formName) ? formName : null,
    text: parseText(params),
    isUnanswered: params.get('unanswered') === YES,
    isOverdue: params.get('overdue') === YES,
  };
}

function parseText(params: Params): string {
  return (params.get('q') ?? '').replace(CONTROLS, ' ').trim().slice(0, SEARCH_MAX);
}

/** What the store is asked for at `now`. */
export function toLeadQuery(
  { isOverdue, isUnanswered, ...filter }: LeadFilter,
  cursor: Cursor | null,
  { promise, leadForms, now }: { promise: PromiseRules; leadForms: readonly string[]; now: number },
): LeadQuery {
  const unanswered = isUnanswered ? allUnanswered(leadForms, now) : null;
  return { ...filter, cursor, unanswered: isOverdue ? overdueSince(promise, leadForms, now) : unanswered };
}

export function parseOrderFilter(params: Params): OrderFilter {
  return {
    state: ORDER_STATES.find(state => state === params.get('state')) ?? null,
    text: parseText(params),
  };
}

export function parseMailFilter(params: Params): MailFilter {
  return { group: MAIL_GROUPS.find(group => group === params.get('group')) ?? 'failed' };
}

export function parseListCursor(params: Params): Cursor | null {
  return parseCursor({ after: params.get('after'), before: params.get('before') });
}

/** The filter as query parameters: only what narrows. */
export function toLeadParams(filter: LeadFilter): [string, string][] {
  const { status, formName: form, text: q } = filter;
  const unanswered = filter.isUnanswered ? YES : null;
  const overdue = filter.isOverdue ? YES : null;
  return toPairs({ status, form, q, unanswered, overdue });
}

export function toOrderParams({ state, text }: OrderFilter): [string, string][] {
  return toPairs({ state, q: text });
}

function toPairs(given: Record<string, string | null>): [string, string][] {
  return Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : []));
}

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

/** PostgreSQL keeps no NUL, and no one types the others. */
const CONTROLS = /[\u0000-\u001f\u007f]+/g;
export const SEARCH_MAX = 100;
/** What the two ticks of the filter say. */
export const YES = 'true';

type Params = Pick<URLSearchParams, 'get'>;

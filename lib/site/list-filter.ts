/** What the filters of the desk's lists have in common: days, a text, where the visit came from, and their address. */
import { site as agency } from '@/content/site';
import { daysAfter, toDay, zonedInstant } from './time';
import { trimTyped } from './typed-text';

/** Days of the agency's clock, `YYYY-MM-DD`, the last one included; a side that is null is open. */
export type Days = { from: string | null; to: string | null };

export function parseDays(params: Params<'from' | 'to'>): Days | null {
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

export function parseText(params: Params<'q'>): string {
  return trimTyped((params.get('q') ?? '').replace(CONTROLS, ' ')).slice(0, SEARCH_MAX);
}

export function parseSource(params: Params<'source'>): string | null {
  return (params.get('source') ?? '').slice(0, SEARCH_MAX) || null;
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

/** What narrows, as query parameters in the order of `names`. */
export function toPairs<Name extends string>(
  names: readonly Name[],
  params: Record<Name, string | null>,
): [Name, string][] {
  return names.flatMap((name): [Name, string][] => {
    const value = params[name];
    return value ? [[name, value]] : [];
  });
}

const DAY = /^20\d\d-\d\d-\d\d$/;

/** PostgreSQL keeps no NUL, and no one types the others. */
const CONTROLS = /[\u0000-\u001f\u007f]+/g;
export const SEARCH_MAX = 100;
/** What a tick of a filter says. */
export const YES = 'true';

export type Params<Name extends string> = { get: (name: Name) => string | null };

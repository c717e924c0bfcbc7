import 'server-only';
import { sql } from 'kysely';
import { checkupToken } from '@/lib/checkup';
import { SEARCH_MAX } from '@/lib/site/list-filter';
import { holdsWord } from '@/lib/site/list-page';
import { wordsOfSearch } from '@/lib/site/search-text';
import type { Site } from '@/lib/site/site';
import { trimTyped } from '@/lib/site/typed-text';

/** A checkup as the desk lists it. */
export type ListedCheckup = {
  id: string;
  createdAt: number;
  host: string;
  business: string | null;
  town: string | null;
  state: string;
  worst: string | null;
  toFix: number | null;
  source: string | null;
  leadId: string | null;
  /** Opens its report. */
  token: string;
};

/** What the list is narrowed by; null and an empty text narrow nothing. */
export type CheckupFilter = {
  state: CheckupState | null;
  /** Only those whose report was emailed: each is a lead. */
  isEmailed: boolean;
  source: string | null;
  text: string;
};

export const CHECKUP_STATES = ['running', 'report', 'trouble'] as const;
export type CheckupState = (typeof CHECKUP_STATES)[number];

/** Reads the filter of an address; what is not known narrows nothing. */
export function parseCheckupFilter(params: URLSearchParams): CheckupFilter {
  return {
    state: CHECKUP_STATES.find(state => state === params.get('state')) ?? null,
    isEmailed: params.get('emailed') === 'yes',
    source: (params.get('source') ?? '').slice(0, SEARCH_MAX) || null,
    text: trimTyped(params.get('q') ?? '').slice(0, SEARCH_MAX),
  };
}

/** The newest checkups, with the lead whose sender had the report emailed. */
export async function listCheckups(
  { state, isEmailed, source, text }: CheckupFilter,
  site: Site,
): Promise<ListedCheckup[]> {
  let query = site.db
    .selectFrom('checkups')
    .select(['id', 'created_at', 'url', 'business', 'town', 'state', 'outcome', 'worst', 'to_fix', 'source'])
    .select(query =>
      query
        .selectFrom('leads')
        .select('leads.id')
        .whereRef('leads.checkup_id', '=', 'checkups.id')
        .orderBy('leads.received_at', 'desc')
        .limit(1)
        .as('lead_id'),
    )
    .orderBy('created_at', 'desc')
    .limit(LISTED_MAX);
  if (state === 'running') query = query.where('state', 'in', ['queued', 'running']);
  if (state === 'report') query = query.where('outcome', '=', 'report');
  if (state === 'trouble') query = query.where('outcome', 'is not', null).where('outcome', '!=', 'report');
  if (source !== null) query = query.where('source', '=', source);
  if (isEmailed)
    query = query.where(of =>
      of.exists(of.selectFrom('leads').select('leads.id').whereRef('leads.checkup_id', '=', 'checkups.id')),
    );
  for (const word of wordsOfSearch(text)) query = query.where(holdsWord(site.db, word, TYPED));
  const rows = await query.execute();
  return rows.map(row => ({
    id: row.id,
    createdAt: row.created_at,
    host: new URL(row.url).hostname,
    business: row.business,
    town: row.town,
    state: row.outcome ?? row.state,
    worst: row.worst,
    toFix: row.to_fix,
    source: row.source,
    leadId: row.lead_id,
    token: checkupToken({ id: row.id, createdAt: row.created_at }, site),
  }));
}

const TYPED = sql`lower(url || ' ' || coalesce(business, '') || ' ' || coalesce(town, ''))`;
export const LISTED_MAX = 100;

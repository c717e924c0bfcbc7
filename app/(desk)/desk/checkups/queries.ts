import 'server-only';
import { checkupToken } from '@/lib/checkup';
import type { Site } from '@/lib/site/site';

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

/** The newest checkups, with the lead whose sender had the report emailed. */
export async function listCheckups(site: Site): Promise<ListedCheckup[]> {
  const rows = await site.db
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
    .limit(LISTED_MAX)
    .execute();
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

export const LISTED_MAX = 100;

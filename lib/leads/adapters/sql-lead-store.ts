import 'server-only';
import type { Insertable, Kysely } from 'kysely';
import type { Database, LeadsTable } from '@/lib/site/db/tables';
import { isUniqueViolation } from '@/lib/site/db/unique-violation';
import { toStoredAddress } from '@/lib/site/text';
import type { QueueMails } from '@/lib/mail/queue';
import { countHit, findAllowance, OverLimitError, type RateLimit } from '@/lib/site/security/rate-limit';
import type { StoredLead } from '../choose-thanks';
import type { Fields, LeadFormName } from '@/lib/forms';
import { isQuarantined, type Lead } from '../lead';
import type { LeadEntry, LeadStore, SaveLeadOutcome } from '../ports';
import { searchTextOf } from '../search-text';

/** Leads in the site's database, on either engine. `limits` are per client address. */
export function sqlLeadStore({ db, queue, limits }: SqlLeadStoreDeps): LeadStore {
  const limit: RateLimit = { name: LIMIT_NAME, ...limits };
  return {
    findStored: submissionIds => findStored(db, submissionIds),
    find: id => findLead(db, id),
    findAllowance: (address, now) => findAllowance(db, { limit, address, now }),
    save: entry => saveEntry(entry, { db, queue, limit }),
  };
}

async function saveEntry(entry: LeadEntry, deps: SaveDeps): Promise<SaveLeadOutcome> {
  try {
    await deps.db.transaction().execute(transaction => insertEntry(entry, { ...deps, db: transaction }));
    return { kind: 'saved' };
  } catch (error) {
    if (error instanceof OverLimitError) return error.allowance;
    // The same submission may have been stored between our look and our insert. Any other clash is a failure.
    const leadId = isUniqueViolation(error) ? await findStored(deps.db, [entry.lead.submissionId]) : null;
    if (leadId !== null) return { kind: 'repeat', leadId };
    throw error;
  }
}

/** The lead comes first: of equal posts at one moment all but one end here, before they count against the address. */
async function insertEntry(
  { lead, mails, address }: LeadEntry,
  { db, queue, limit }: SaveDeps,
): Promise<void> {
  const now = lead.receivedAt;
  await db.insertInto('leads').values(toRow(lead)).execute();
  const allowance = await countHit(db, { limit, address, now });
  if (allowance.kind === 'limited') throw new OverLimitError(allowance);
  await queue(db, mails, now);
}

async function findStored(db: Kysely<Database>, submissionIds: readonly string[]): Promise<string | null> {
  const row = await db
    .selectFrom('leads')
    .select('id')
    .where('submission_id', 'in', submissionIds)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

async function findLead(db: Kysely<Database>, id: string): Promise<StoredLead | null> {
  const row = await db
    .selectFrom('leads')
    .select(['form_name', 'is_late', 'fields'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    formName: row.form_name as LeadFormName,
    isLate: row.is_late === 1,
    fields: JSON.parse(row.fields) as Fields,
  };
}

function toRow(lead: Lead): Insertable<LeadsTable> {
  return {
    id: lead.id,
    submission_id: lead.submissionId,
    form_name: lead.formName,
    status: 'new',
    received_at: lead.receivedAt,
    email: lead.email === null ? null : toStoredAddress(lead.email),
    name: lead.name,
    fields: JSON.stringify(lead.fields),
    quarantine_reasons: JSON.stringify(lead.quarantineReasons),
    is_late: lead.isLate ? 1 : 0,
    search_text: searchTextOf(lead.fields),
    is_held: isQuarantined(lead) ? 1 : 0,
  };
}

const LIMIT_NAME = 'leads';

type SqlLeadStoreDeps = {
  db: Kysely<Database>;
  queue: QueueMails;
  limits: Omit<RateLimit, 'name'>;
};

type SaveDeps = { db: Kysely<Database>; queue: QueueMails; limit: RateLimit };

import 'server-only';
import { sql, type Kysely } from 'kysely';
import type { Database, LeadRow } from '@/lib/site/db/tables';
import type { Fields } from '@/lib/forms';
import type { RequestStore, StoredRequest } from '../ports';

/** Requests in the site's database, on either engine. */
export function sqlRequestStore(db: Kysely<Database>): RequestStore {
  return {
    find: async id => {
      const row = await db.selectFrom('leads').select(COLUMNS).where('id', '=', id).executeTakeFirst();
      return row ? toRequest(row) : null;
    },
    listOf: async email => {
      const rows = await db
        .selectFrom('leads')
        .select(COLUMNS)
        .where(sql<string>`lower(email)`, '=', email)
        .orderBy('received_at', 'desc')
        .limit(LISTED_MAX)
        .execute();
      return rows.map(toRequest);
    },
    setAnswerEmail: async ({ id, isWanted, statuses }) => {
      await db
        .updateTable('leads')
        .set({ answer_email: isWanted ? 'wanted' : null })
        .where('id', '=', id)
        .where('status', 'in', statuses)
        .where(row => row.or([row('answer_email', 'is', null), row('answer_email', '=', 'wanted')]))
        .execute();
    },
  };
}

function toRequest(row: Pick<LeadRow, (typeof COLUMNS)[number]>): StoredRequest {
  return {
    id: row.id,
    formName: row.form_name,
    status: row.status,
    receivedAt: row.received_at,
    fields: JSON.parse(row.fields) as Fields,
    answerEmail: row.answer_email,
  };
}

const COLUMNS = [
  'id',
  'form_name',
  'status',
  'received_at',
  'fields',
  'answer_email',
] as const satisfies (keyof LeadRow)[];
const LISTED_MAX = 100;

import 'server-only';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import { NEWSLETTER_FORM } from '@/lib/newsletter';
import { WAITING_STATUSES, type WaitingStatus } from '../desk-lead';
import type { Waiting } from '../ports';
import { WAITING_LIST, type UnansweredLeads } from '@/lib/leads';

export async function countOverdue(db: Kysely<Database>, since: readonly UnansweredLeads[]): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select(row => row.fn.countAll().as('count'))
    .where('is_held', '=', 0)
    .where(isUnanswered(since))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findUnanswered(
  db: Kysely<Database>,
  leads: readonly UnansweredLeads[],
): Promise<Record<WaitingStatus, Waiting>> {
  const rows = await db
    .selectFrom('leads')
    .select(row => ['status', row.fn.countAll().as('count'), row.fn.min('received_at').as('oldestAt')])
    .where('is_held', '=', 0)
    .where(isUnanswered(leads))
    .groupBy('status')
    .execute();
  const of = (status: WaitingStatus): Waiting => {
    const row = rows.find(row => row.status === status);
    return row ? { count: Number(row.count), oldestAt: row.oldestAt } : { count: 0, oldestAt: null };
  };
  return { new: of('new'), working: of('working') };
}

/** How many arrived from `from` on and before `to`, by form. */
export async function countArrived(
  db: Kysely<Database>,
  { from, to }: { from: number; to: number },
): Promise<{ formName: string; count: number }[]> {
  const rows = await db
    .selectFrom('leads')
    .select(row => ['form_name as formName', row.fn.countAll().as('count')])
    .where('is_held', '=', 0)
    .where('status', '!=', 'spam')
    .where('form_name', '!=', NEWSLETTER_FORM)
    .where('received_at', '>=', from)
    .where('received_at', '<', to)
    .groupBy('form_name')
    .execute();
  return rows.map(({ formName, count }) => ({ formName, count: Number(count) }));
}

/** Without an answer, on no waiting list, and received before the form's instant. */
export function isUnanswered(since: readonly UnansweredLeads[]) {
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

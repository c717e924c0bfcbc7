import type { Kysely } from 'kysely';
import type { Database } from './db/tables';

/** What is done once a day, by whichever process comes first. `day` is `YYYY-MM-DD`, of UTC unless the job says otherwise. */
type DailyJob = { job: string; day: string };

/**
 * True for one caller at a time: the day is not done, and no one holds it at `now`. The caller holds it until `until`, in
 * epoch milliseconds; with `null` the day is done at once, together with the rows of the same transaction. Marks of
 * earlier days go.
 */
export async function claimDay(
  db: Kysely<Database>,
  { job, day }: DailyJob,
  { now, until }: { now: number; until: number | null },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('daily_marks')
    .values({ job, day, lease_until: until })
    .onConflict(conflict =>
      conflict
        .columns(['job', 'day'])
        .doUpdateSet({ lease_until: until })
        .where('daily_marks.lease_until', '<=', now),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await db.deleteFrom('daily_marks').where('job', '=', job).where('day', '<', day).execute();
  return true;
}

/** The day is done: no one claims it any more. */
export async function finishDay(db: Kysely<Database>, { job, day }: DailyJob): Promise<void> {
  await db
    .updateTable('daily_marks')
    .set({ lease_until: null })
    .where('job', '=', job)
    .where('day', '=', day)
    .execute();
}

/** The day is not done: the next caller may claim it at once. */
export async function releaseDay(db: Kysely<Database>, { job, day }: DailyJob): Promise<void> {
  await db
    .deleteFrom('daily_marks')
    .where('job', '=', job)
    .where('day', '=', day)
    .where('lease_until', 'is not', null)
    .execute();
}

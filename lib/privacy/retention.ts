import 'server-only';
import { sql, type Kysely } from 'kysely';
import { claimDay, finishDay, releaseDay } from '@/lib/site/daily';
import { emptyJournal } from '@/lib/site/db/connect';
import type { Database } from '@/lib/site/db/tables';
import type { Site } from '@/lib/site/site';
import { DAY_MS, HOUR_MS, toDay } from '@/lib/site/time';
import { BATCH_ROWS, inBatches, touch } from './batches';
import type { DutyWork, Since, Table } from './holding';
import { entriesOf, holdings } from './holdings';

/**
 * Deletes what is past its time, once a day, whichever process comes first. Returns null when today's round is done or in
 * another process's hands. After a failure, and when the process is killed, a later round makes up for the day.
 */
export async function applyDailyRetention(site: Retaining): Promise<RetentionReport | null> {
  const now = site.now();
  const today = { job: JOB, day: toDay(now) };
  if (!(await claimDay(site.db, today, { now, until: now + LEASE_MS }))) return null;
  const report = await applyRetention(site);
  await (report.failures.length === 0 ? finishDay : releaseDay)(site.db, today);
  return report;
}

/**
 * Deletes what is past its time, now: every duty of the holdings. Safe to repeat and to run in several processes. A duty
 * that fails does not keep the others from theirs.
 */
export async function applyRetention({ db, now: clock }: Retaining): Promise<RetentionReport> {
  const now = clock();
  const report: RetentionReport = { rows: {}, failures: [] };
  for (const [table, { keep }] of entriesOf(holdings)) {
    if (!('duties' in keep)) continue;
    for (const [duty, rule] of Object.entries<AnyDuty>(keep.duties)) {
      try {
        const since = { before: now - (rule.days ?? 0) * DAY_MS, now };
        const rows = 'work' in rule ? await rule.work(db, since) : await deleteRows(db, table, rule, since);
        report.rows[duty] = (report.rows[duty] ?? 0) + rows;
      } catch (cause) {
        report.failures.push({ duty, cause });
      }
    }
  }
  await emptyJournal(db);
  return report;
}

function deleteRows(
  db: Kysely<Database>,
  table: Table,
  { days, from, as, batch }: RowsDuty,
  { before }: Since,
): Promise<number> {
  // What ends at an instant is over at it.
  const isBefore = days === 0 ? sql`<=` : sql`<`;
  const isDue = sql`${sql.ref(from)} ${isBefore} ${as === 'day' ? toDay(before) : before}`;
  if (!batch) return touch(db, sql`delete from ${sql.table(table)} where ${isDue}`);
  const key = sql.join(batch.map(column => sql.ref(column)));
  return inBatches(() =>
    touch(
      db,
      sql`delete from ${sql.table(table)} where (${key}) in
        (select ${key} from ${sql.table(table)} where ${isDue} limit ${BATCH_ROWS})`,
    ),
  );
}

const JOB = 'retention';
/** Longer than a round takes, and short enough that a process which is killed does not cost the day. */
const LEASE_MS = HOUR_MS;

/** `rows`: how many each duty touched; one that failed is among the `failures` instead. */
type RetentionReport = {
  rows: Record<string, number>;
  failures: { duty: string; cause: unknown }[];
};

/** A duty of any table. */
type AnyDuty = RowsDuty | { days: number | null; work: DutyWork };
type RowsDuty = { days: number; from: string; as?: 'day'; batch?: readonly string[] };
type Retaining = Pick<Site, 'db' | 'now'>;

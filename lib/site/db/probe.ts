import type { Kysely } from 'kysely';
import type { Database } from './tables';

/** Writes a row and takes it back in one transaction. Throws when the database cannot be written. */
export async function probeWritable(db: Kysely<Database>, now: number): Promise<void> {
  await db.transaction().execute(async transaction => {
    const probe = { bucket: PROBE_BUCKET, window_start: now, hits: 0 };
    await transaction
      .insertInto('rate_limits')
      .values(probe)
      .onConflict(row => row.doNothing())
      .execute();
    await transaction.deleteFrom('rate_limits').where('bucket', '=', PROBE_BUCKET).execute();
  });
}

const PROBE_BUCKET = 'health-probe';

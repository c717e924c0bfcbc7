import { join } from 'node:path';
import { sql } from 'kysely';
import { connect } from '@/lib/site/db/connect';
import { loadDump } from './postgres-tools';
import { OperationError, type OperationSettings } from './settings';
import { writeCopy } from './take-backup';

/**
 * Replaces the database's tables by a good dump's, in one transaction. What was there is copied into the backup folder
 * first. Returns that file, or null when there was nothing. Throws, and changes nothing, when someone is connected.
 */
export async function restorePostgres(
  settings: OperationSettings,
  { file, work, now }: { file: string; work: string; now: number },
): Promise<string | null> {
  const { others, tables } = await inspectDatabase(settings);
  if (others > 0)
    throw new OperationError(
      `The site is running on this database (${others} connections): stop it and anything else that is connected.`,
    );
  const replaced = tables > 0 ? await writeCopy(settings, { now, prefix: 'replaced' }) : null;
  await loadDump(settings.storage.databaseUrl ?? '', { file, script: join(work, 'script.sql') });
  return replaced;
}

/** How many others are connected, the site or a person, and how many tables there are. */
async function inspectDatabase({ storage }: OperationSettings): Promise<{ others: number; tables: number }> {
  const db = connect(storage);
  try {
    const { rows } = await sql<{ others: number; tables: number }>`select
      (select count(*) from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and backend_type = 'client backend') as others,
      (select count(*) from pg_tables where schemaname = 'public') as tables`.execute(db);
    return rows[0] ?? { others: 0, tables: 0 };
  } finally {
    await db.destroy();
  }
}

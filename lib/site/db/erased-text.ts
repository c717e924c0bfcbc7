import { sql, SqliteAdapter, type Kysely } from 'kysely';
import type { Database } from './tables';

/**
 * Rewrites an embedded file without the text of rows that were deleted before connections had `secure_delete`: a backup
 * copies free pages, too. The file remembers that it was done. Blocks the process for as long as it takes, and needs as
 * much free disk as the file has.
 */
export async function rewriteOnce(db: Kysely<Database>): Promise<void> {
  if (!isEmbedded(db)) return;
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  if (rows[0]?.user_version !== 0) return;
  await sql`vacuum`.execute(db);
  await sql`pragma user_version = 1`.execute(db);
  await emptyJournal(db);
}

/**
 * Takes what was deleted out of the embedded file's write-ahead log, which keeps pages as they were before. Does nothing
 * when someone else reads or writes just then: the next round of retention does it.
 */
export async function emptyJournal(db: Kysely<Database>): Promise<void> {
  if (!isEmbedded(db)) return;
  await db.connection().execute(async connection => {
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    // Waiting for the others would block every request of this process.
    await sql`pragma busy_timeout = 0`.execute(connection);
    await sql`pragma wal_checkpoint(truncate)`.execute(connection);
    await sql`pragma busy_timeout = ${sql.lit(rows[0]?.timeout ?? 0)}`.execute(connection);
  });
}

function isEmbedded(db: Kysely<Database>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

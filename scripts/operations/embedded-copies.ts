import { backup, DatabaseSync } from 'node:sqlite';
import { OperationError } from './settings';

/**
 * Copies a database that may be in use, as it is at one instant, into one file. Page by page: unlike `vacuum into`, that
 * takes damage along, which reading the copy then finds. In one step: in several, every write would start it again.
 */
export async function copyEmbedded(source: string, target: string): Promise<void> {
  const database = new DatabaseSync(source, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    await backup(database, target, { rate: ALL_PAGES });
  } finally {
    database.close();
  }
  foldJournal(target);
}

/** Merges the journal into the file, which then needs no other file beside it. */
export function foldJournal(file: string): void {
  withDatabase(file, database => database.exec('pragma journal_mode = delete'));
}

/** Reads every page and compares indexes with rows. Returns the migrations that the database had run. */
export function readEmbedded(file: string): string[] {
  return withDatabase(file, checkEmbedded);
}

/** The same with an open database. Throws when it is not good. */
export function checkEmbedded(database: DatabaseSync): string[] {
  const [first] = database.prepare('pragma integrity_check(1)').all();
  if (first?.['integrity_check'] !== 'ok') throw new OperationError(String(first?.['integrity_check']));
  if (database.prepare('pragma foreign_key_check').all().length > 0)
    throw new OperationError('rows point at rows that are not there');
  const [table] = database.prepare("select 1 from sqlite_schema where name = 'kysely_migration'").all();
  if (table === undefined) return [];
  const rows = database.prepare('select name from kysely_migration').all();
  return rows.map(row => String(row['name']));
}

function withDatabase<Result>(file: string, use: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    return use(database);
  } finally {
    database.close();
  }
}

const BUSY_TIMEOUT_MS = 10_000;
const ALL_PAGES = 2 ** 31 - 1;

import type { DatabaseSync } from 'node:sqlite';
import { connect } from '@/lib/db/connect';
import { findPendingMigration, findUnknownMigration } from '@/lib/db/migrate';
import { checkEmbedded } from './embedded-copies';
import { lockEmbedded } from './lock-embedded';
import { moveTables } from './move-tables';
import { placeOf } from './place-of';
import { readArguments } from './read-arguments';
import { reportFailure } from './report-failure';
import { requireDatabase } from './require-database';
import { OperationError, readSettings } from './settings';

async function run(): Promise<void> {
  readArguments(USAGE, {});
  const { storage } = readSettings(process.env);
  if (storage.databaseUrl === null)
    throw new OperationError('DATABASE_URL is missing: it names the PostgreSQL that everything goes into.');
  const embedded = { ...storage, databaseUrl: null };
  requireDatabase(embedded);
  const place = placeOf(embedded);
  const file = lockEmbedded(place);
  // It waits for as long as a copy of many rows takes.
  const db = connect(storage, { silenceMs: null });
  try {
    requireGood(file, place);
    console.log(`From ${place} into ${placeOf(storage)}; nothing is kept there until all of it is equal:`);
    const outcome = await moveTables(file, { db, say: line => console.log(line) });
    console.log(outcome === 'moved' ? MOVED : WAS_THERE);
    console.log(NEXT.replace('{file}', place));
  } finally {
    await db.destroy();
    file.close();
  }
}

/** Of the same version, so both sides have the same tables. */
function requireGood(file: DatabaseSync, place: string): void {
  const ran = checkEmbedded(file);
  if (!file.isTransaction) throw new OperationError(`${place} cannot be locked: may its owner write to it?`);
  const unknown = findUnknownMigration(ran);
  if (unknown !== null)
    throw new OperationError(`${place} is of a newer version of the site, which made the change ${unknown}.`);
  const pending = findPendingMigration(ran);
  if (pending !== null)
    throw new OperationError(
      `${place} is of an older version of the site, without the change ${pending}: start this version on it once, with DATABASE_URL empty, and stop it.`,
    );
}

const USAGE = 'npm run move-to-postgres';
const MOVED = 'Everything was copied, and each table is equal to the file’s.';
const WAS_THERE = 'Everything was copied before, and each table is equal to the file’s.';
const NEXT = `Next: start the site with this DATABASE_URL, keep DATA_DIR as it is, and run npm run backup: older backups are of the file.
To go back: stop the site, set DATABASE_URL to nothing, run npm run restore -- {file}, and start it. The file has what it had; leads and orders that came in on PostgreSQL are not in it.`;

await reportFailure(run);

import type { DatabaseSync } from 'node:sqlite';
import { connect } from '@/lib/site/db/connect';
import { findPendingMigration, findUnknownMigration } from '@/lib/site/db/migrate';
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
    throw new OperationError('DATABASE_URL is missing: set it to the PostgreSQL database to move to.');
  const embedded = { ...storage, databaseUrl: null };
  requireDatabase(embedded);
  const place = placeOf(embedded);
  const file = lockEmbedded(place);
  // It waits for as long as a copy of many rows takes.
  const db = connect(storage, { silenceMs: null });
  try {
    requireGood(file, place);
    console.log(
      `From ${place} into ${placeOf(storage)}; nothing is committed there until every table is equal:`,
    );
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
  if (!file.isTransaction)
    throw new OperationError(`${place} cannot be locked: check that its owner can write to it.`);
  const unknown = findUnknownMigration(ran);
  if (unknown !== null)
    throw new OperationError(
      `${place} comes from a newer version of the site, which made the change ${unknown}.`,
    );
  const pending = findPendingMigration(ran);
  if (pending !== null)
    throw new OperationError(
      `${place} comes from an older version of the site, without the change ${pending}: start this version on it once, with DATABASE_URL empty, and stop it.`,
    );
}

const USAGE = 'npm run move-to-postgres';
const MOVED = 'Everything was copied, and each table is equal to the file’s.';
const WAS_THERE = 'Everything was already copied, and each table is equal to the file’s.';
const NEXT = `Next: start the site with this DATABASE_URL, keep DATA_DIR as it is, and run npm run backup: older backups contain the file.
To go back: stop the site, empty DATABASE_URL, run npm run restore -- {file}, and start it. The file has not changed; leads and orders that arrived on PostgreSQL are not in it.`;

await reportFailure(run);

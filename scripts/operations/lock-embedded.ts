import { DatabaseSync } from 'node:sqlite';
import { makePrivate } from '@/lib/site/db/connect';
import { OperationError } from './settings';

/**
 * Opens an embedded database that no one else may open until it is closed. A program that has it open, even an idle one,
 * keeps it from leaving its journal mode. Leaving it also merges the journal into the file. Throws when the
 * database is in use. One too damaged to be locked is not in use, and opens outside of a transaction.
 */
export function lockEmbedded(place: string): DatabaseSync {
  makePrivate(place);
  const database = new DatabaseSync(place, { timeout: LOCK_WAIT_MS });
  try {
    database.exec('pragma journal_mode = delete; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    if (!isBusy(error)) return database;
    database.close();
    throw new OperationError(
      `The site is running on ${place}: stop it and anything else that has the file open.`,
    );
  }
  return database;
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === SQLITE_BUSY;
}

const SQLITE_BUSY = 5;
const LOCK_WAIT_MS = 2_000;

import { existsSync, linkSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EMBEDDED_FILE, type StorageSettings } from '@/lib/db/connect';
import { makePrivate } from '@/lib/db/private-file';
import { stampOf } from './copy-names';
import { moveDurably } from './durable-files';
import { foldJournal } from './embedded-copies';
import { OperationError } from './settings';

/**
 * Puts a good copy in the place of the embedded database, once `finish` has done its work on it in the folder where it
 * is, and keeps what it replaces (null when there was nothing) beside it under another name. Throws, and changes
 * nothing, when the database is in use or `finish` throws.
 */
export async function restoreEmbedded<Finished>(
  file: string,
  { dataDir, now, finish }: RestoreRequest<Finished>,
): Promise<{ replaced: string | null; finished: Finished }> {
  const place = join(dataDir, EMBEDDED_FILE);
  const release = lockDatabase(place);
  try {
    const finished = await finish({ databaseUrl: null, dataDir: dirname(file) });
    foldJournal(file);
    const replaced = setAside(place, `${place}.replaced-${stampOf(now)}`);
    moveDurably(file, place);
    return { replaced, finished };
  } finally {
    release();
  }
}

/**
 * A program that has the database open, even an idle one, keeps it from leaving its journal mode. Leaving it also
 * brings what is in the journal into the file. A file too damaged to be opened is not in use.
 */
function lockDatabase(place: string): () => void {
  if (!existsSync(place)) return () => undefined;
  makePrivate(place);
  const database = new DatabaseSync(place, { timeout: LOCK_WAIT_MS });
  try {
    database.exec('pragma journal_mode = delete; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    if (!isBusy(error)) return () => database.close();
    database.close();
    throw new OperationError(
      `The site is running on ${place}: stop it first, and whatever else has the file open.`,
    );
  }
  return () => database.close();
}

/** A link, not a move: at no moment is there no database, which the site would start afresh. */
function setAside(place: string, aside: string): string | null {
  if (!existsSync(place)) return null;
  linkSync(place, aside);
  // Left behind only by a damaged file. Beside the restored one they would be taken for its own.
  for (const ending of ['-wal', '-shm', '-journal'])
    if (existsSync(place + ending)) renameSync(place + ending, aside + ending);
  return aside;
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === SQLITE_BUSY;
}

const SQLITE_BUSY = 5;
const LOCK_WAIT_MS = 2_000;

type RestoreRequest<Finished> = {
  dataDir: string;
  now: number;
  finish: (storage: StorageSettings) => Promise<Finished>;
};

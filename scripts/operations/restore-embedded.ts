import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EMBEDDED_FILE, type StorageSettings } from '@/lib/db/connect';
import { makePrivate } from '@/lib/db/private-file';
import { stampOf } from './copy-names';
import { moveDurably } from './durable-files';
import { findEmbeddedProblem, foldJournal, readEmbeddedMigrations } from './embedded-copies';
import { refuseNewer } from './refuse-newer';
import { OperationError } from './settings';

/**
 * Puts a copy in the place of the embedded database, once `finish` has done its work on it, and keeps what it replaces
 * beside it under another name. Throws, and changes nothing, when the copy is not good or too new, the database is in
 * use, or `finish` throws.
 */
export async function restoreEmbedded<Finished>({
  file,
  dataDir,
  now,
  finish,
}: RestoreRequest<Finished>): Promise<Restored<Finished>> {
  if (!existsSync(file)) throw new OperationError(`There is no file ${file}`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const place = join(dataDir, EMBEDDED_FILE);
  const anteroom = `${place}.incoming`;
  const incoming = join(anteroom, EMBEDDED_FILE);
  try {
    bringIn(file, incoming);
    const release = takeForOurselves(place);
    try {
      const finished = await finish({ databaseUrl: null, dataDir: anteroom });
      foldJournal(incoming);
      const replaced = setAside(place, `${place}.replaced-${stampOf(now)}`);
      moveDurably(incoming, place);
      return { replaced, finished };
    } finally {
      release();
    }
  } finally {
    rmSync(anteroom, { recursive: true, force: true });
  }
}

function bringIn(file: string, incoming: string): void {
  // A restore that was killed may have left one.
  rmSync(dirname(incoming), { recursive: true, force: true });
  mkdirSync(dirname(incoming), { mode: 0o700 });
  copyFileSync(file, incoming);
  // A copy of a file has its rights, too.
  makePrivate(incoming);
  const problem = findEmbeddedProblem(incoming);
  if (problem !== null) throw new OperationError(`${file} is not a good copy: ${problem}`);
  refuseNewer(file, readEmbeddedMigrations(incoming));
}

/**
 * A program that has the database open, even an idle one, keeps it from leaving its journal mode. Leaving it also
 * brings what lies in the journal into the file. A file too damaged to be opened is in nobody's use.
 */
function takeForOurselves(place: string): () => void {
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
  file: string;
  dataDir: string;
  now: number;
  /** Gets the folder where the incoming database lies, as the site gets its own. */
  finish: (storage: StorageSettings) => Promise<Finished>;
};

/** `replaced` is where the former database is kept; null when there was none. */
type Restored<Finished> = { replaced: string | null; finished: Finished };

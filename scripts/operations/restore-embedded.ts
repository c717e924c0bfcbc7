import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EMBEDDED_FILE } from '@/lib/db/connect';
import { makePrivate } from '@/lib/db/private-file';
import { stampOf } from './copy-names';
import { moveDurably } from './durable-files';
import { findEmbeddedProblem } from './embedded-copies';
import { OperationError } from './settings';

/**
 * Puts a copy in the place of the embedded database, which stays beside it under another name. Gives that name, or
 * null when there was none. Throws, and changes nothing, when the copy is not good or the database is in use.
 */
export function restoreEmbedded({ file, dataDir, now }: RestoreRequest): string | null {
  if (!existsSync(file)) throw new OperationError(`There is no file ${file}`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const place = join(dataDir, EMBEDDED_FILE);
  const incoming = `${place}.incoming`;
  try {
    bringIn(file, incoming);
    const release = takeForOurselves(place);
    try {
      const aside = setAside(place, `${place}.replaced-${stampOf(now)}`);
      moveDurably(incoming, place);
      return aside;
    } finally {
      release();
    }
  } finally {
    rmSync(incoming, { force: true });
  }
}

function bringIn(file: string, incoming: string): void {
  copyFileSync(file, incoming);
  // A copy of a file has its rights, too.
  makePrivate(incoming);
  const problem = findEmbeddedProblem(incoming);
  if (problem !== null) throw new OperationError(`${file} is not a good copy: ${problem}`);
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

type RestoreRequest = { file: string; dataDir: string; now: number };

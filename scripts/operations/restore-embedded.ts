import { existsSync, linkSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EMBEDDED_FILE, type StorageSettings } from '@/lib/site/db/connect';
import { stampOf } from './copy-names';
import { moveDurably } from './durable-files';
import { foldJournal } from './embedded-copies';
import { lockEmbedded } from './lock-embedded';

/**
 * Puts a good copy in place of the embedded database, once `finish` has done its work on it in the folder where it
 * is, and keeps what it replaces (null when there was nothing) beside it under another name. Throws, and changes
 * nothing, when the database is in use or `finish` throws.
 */
export async function restoreEmbedded<Finished>(
  file: string,
  { dataDir, now, finish }: RestoreRequest<Finished>,
): Promise<{ replaced: string | null; finished: Finished }> {
  const place = join(dataDir, EMBEDDED_FILE);
  const lock = existsSync(place) ? lockEmbedded(place) : null;
  try {
    const finished = await finish({ databaseUrl: null, dataDir: dirname(file) });
    foldJournal(file);
    const replaced = setAside(place, `${place}.replaced-${stampOf(now)}`);
    moveDurably(file, place);
    return { replaced, finished };
  } finally {
    lock?.close();
  }
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

type RestoreRequest<Finished> = {
  dataDir: string;
  now: number;
  finish: (storage: StorageSettings) => Promise<Finished>;
};

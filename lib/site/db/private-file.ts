import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';

/**
 * Keeps the embedded database its owner's alone (docs/leads.md, L18), whatever the folder allows: an empty file is made
 * where none is, and SQLite gives the files that it puts beside it the same rights.
 */
export function makePrivate(file: string): void {
  // Never opened when it is there: closing it again would release every lock of this process on it.
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const path of [file, `${file}-wal`, `${file}-shm`])
    if (isOpenToOthers(path)) chmodSync(path, OWNER_ONLY);
}

/** Only of files that are ours: no one can change another's. */
function isOpenToOthers(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat !== undefined && stat.uid === process.getuid?.() && (stat.mode & OTHERS) !== 0;
}

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

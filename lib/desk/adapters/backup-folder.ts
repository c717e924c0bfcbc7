import 'server-only';
import { readdir } from 'node:fs/promises';
import type { NewestBackup } from '../services-type';

/** The newest of the copies that `npm run backup` left in `folder`. */
export async function findNewestBackup(folder: string): Promise<NewestBackup> {
  let names: string[];
  try {
    names = await readdir(folder);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return { kind: isMissing ? 'none' : 'unreadable', folder };
  }
  // The stamp in a copy's name sorts by time.
  const newest = names
    .filter(name => COPY.test(name))
    .toSorted()
    .at(-1);
  return newest === undefined
    ? { kind: 'none', folder }
    : { kind: 'found', name: newest, at: madeAt(newest), folder };
}

function madeAt(name: string): number {
  const [, year = '0', month = '1', day = '1', hour = '0', minute = '0', second = '0'] =
    COPY.exec(name) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
}

/** As scripts/operations/copy-names.ts writes it. */
const COPY = /^site-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.(?:sqlite|dump)$/;

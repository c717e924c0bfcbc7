import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EMBEDDED_FILE } from '@/lib/db/connect';
import { chooseExpired, type KeptCopies } from './choose-expired';
import { parseCopyName, parseHalfMadeName, parseReplacedName } from './copy-names';
import type { OperationSettings } from './settings';

/**
 * Removes the copies that the policy no longer keeps, and what restores and killed operations left: each is a whole
 * database, so the policy's periods hold for it too. Gives the paths. Other files stay.
 */
export function removeExpired(
  { backupDir, storage }: OperationSettings,
  { now, kept }: { now: number; kept: KeptCopies },
): string[] {
  const folders = new Set([backupDir, storage.dataDir].filter(folder => existsSync(folder)));
  const files = [...folders].flatMap(folder => readdirSync(folder).map(name => ({ folder, name })));
  const copies = dated(files, ({ folder, name }) => (folder === backupDir ? parseCopyName(name) : null));
  const replaced = dated(files, ({ name }) => parseReplacedName(name));
  const halfMade = dated(files, ({ folder, name }) =>
    name === `${EMBEDDED_FILE}.incoming` ? statSync(join(folder, name)).mtimeMs : parseHalfMadeName(name),
  );
  const expired = [
    ...expiredOf(copies, times => chooseExpired(times, now, kept)),
    // Beside a copy of this moment, none of them is the newest, which would stay whatever its age.
    ...expiredOf(replaced, times => chooseExpired([...times, now], now, kept)),
    ...expiredOf(halfMade, times => times.filter(at => at < now - HALF_MADE_KEPT_MS)),
  ];
  const paths = expired.map(({ folder, name }) => join(folder, name));
  for (const path of paths) rmSync(path, { recursive: true, force: true });
  return paths;
}

function dated(files: readonly Named[], timeOf: (file: Named) => number | null): Dated[] {
  return files.flatMap(file => {
    const at = timeOf(file);
    return at === null ? [] : [{ ...file, at }];
  });
}

function expiredOf(files: readonly Dated[], choose: (times: number[]) => number[]): Named[] {
  const expired = new Set(choose(files.map(file => file.at)));
  return files.filter(file => expired.has(file.at));
}

/** Longer than any backup or restore runs. */
const HALF_MADE_KEPT_MS = 24 * 60 * 60_000;

type Named = { folder: string; name: string };
type Dated = Named & { at: number };

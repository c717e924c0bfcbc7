import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@/lib/site/time';
import { chooseExpired, type KeptCopies } from './choose-expired';
import { parseCopyName, parseReplacedName } from './copy-names';
import type { OperationSettings } from './settings';

/**
 * Removes the copies that the policy no longer keeps, and what restores and killed operations left: each is a whole
 * database, so the policy's periods apply to it too. Returns the paths. Other files stay.
 */
export function removeExpired(
  { backupDir, storage }: Pick<OperationSettings, 'backupDir' | 'storage'>,
  { now, kept }: { now: number; kept: KeptCopies },
): string[] {
  const folders = new Set([backupDir, storage.dataDir].filter(folder => existsSync(folder)));
  const files = [...folders].flatMap(folder => readdirSync(folder).map(name => ({ folder, name })));
  const copies = files.filter(({ folder }) => folder === backupDir);
  const expired = [
    ...expiredOf(copies, parseCopyName, times => chooseExpired(times, now, kept)),
    // Beside a copy of this moment, none of them is the newest, which would stay whatever its age.
    ...expiredOf(files, parseReplacedName, times => chooseExpired([...times, now], now, kept)),
    ...files.filter(({ name }) => HALF_MADE.test(name)).filter(file => changedAt(file) < now - RUN_MS),
  ];
  const paths = expired.map(pathOf);
  for (const path of paths) rmSync(path, { recursive: true, force: true });
  return paths;
}

function expiredOf(
  files: readonly Found[],
  timeOf: (name: string) => number | null,
  choose: (times: number[]) => number[],
): Found[] {
  const expired = new Set<number | null>(choose(files.flatMap(({ name }) => timeOf(name) ?? [])));
  return files.filter(({ name }) => expired.has(timeOf(name)));
}

function changedAt(file: Found): number {
  return statSync(pathOf(file)).mtimeMs;
}

function pathOf({ folder, name }: Found): string {
  return join(folder, name);
}

type Found = { folder: string; name: string };

/** What a backup or restore removes itself unless it is killed; the last two are names of earlier versions. */
const HALF_MADE = /\.partial(?:-wal|-shm|-journal)?$|^restore-\w+\.sql$|^site\.sqlite\.incoming$/;
/** Longer than any backup or restore runs. */
const RUN_MS = DAY_MS;

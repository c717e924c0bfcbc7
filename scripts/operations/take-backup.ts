import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chooseExpired, type KeptCopies } from './choose-expired';
import { copyName, parseCopyName } from './copy-names';
import { moveDurably } from './durable-files';
import { copyEmbedded, findEmbeddedProblem } from './embedded-copies';
import { dumpPostgres, findDumpProblem } from './postgres-tools';
import { requireDatabase } from './require-database';
import { OperationError, type OperationSettings } from './settings';

/**
 * Writes a copy of the running database into the backup folder, reads it back, and only then lets go of the copies
 * that the policy no longer keeps. Throws, and removes nothing, when the copy is not good.
 */
export async function takeBackup(
  settings: OperationSettings,
  { now, kept }: { now: number; kept: KeptCopies },
): Promise<BackupReport> {
  const { backupDir, storage } = settings;
  const source = requireDatabase(storage);
  mkdirSync(backupDir, { recursive: true, mode: 0o700 });
  const file = join(backupDir, copyName(now, storage.databaseUrl ? 'postgres' : 'embedded'));
  const partial = `${file}.partial`;
  try {
    await writeCopy(storage, { source, target: partial });
    chmodSync(partial, 0o600);
    moveDurably(partial, file);
  } finally {
    for (const ending of ['', '-journal', '-wal', '-shm']) rmSync(partial + ending, { force: true });
  }
  return { file, bytes: statSync(file).size, removed: removeExpired(backupDir, now, kept) };
}

async function writeCopy(
  { databaseUrl }: OperationSettings['storage'],
  { source, target }: { source: string | null; target: string },
): Promise<void> {
  if (databaseUrl) {
    await dumpPostgres(databaseUrl, target);
    return refuse(await findDumpProblem(target));
  }
  if (source !== null) await copyEmbedded(source, target);
  refuse(findEmbeddedProblem(target));
}

function refuse(problem: string | null): void {
  if (problem !== null) throw new OperationError(`The copy is not good: ${problem}`);
}

function removeExpired(dir: string, now: number, kept: KeptCopies): string[] {
  const copies = readdirSync(dir).flatMap(name => {
    const at = parseCopyName(name);
    return at === null ? [] : [{ name, at }];
  });
  const expired = new Set(
    chooseExpired(
      copies.map(copy => copy.at),
      now,
      kept,
    ),
  );
  const removed = copies.filter(copy => expired.has(copy.at)).map(copy => copy.name);
  for (const name of removed) rmSync(join(dir, name));
  return removed;
}

export type BackupReport = { file: string; bytes: number; removed: string[] };

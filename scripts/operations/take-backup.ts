import { chmodSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptCopies } from './choose-expired';
import { copyName } from './copy-names';
import { moveDurably } from './durable-files';
import { copyEmbedded, findEmbeddedProblem } from './embedded-copies';
import { dumpPostgres, findDumpProblem } from './postgres-tools';
import { removeExpired } from './remove-expired';
import { requireDatabase } from './require-database';
import { OperationError, type OperationSettings } from './settings';

/**
 * Writes a copy of the running database into the backup folder, reads it back, and only then lets go of the copies,
 * and of what restores left, that the policy no longer keeps. Throws, and removes nothing, when the copy is not good.
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
  return { file, bytes: statSync(file).size, removed: removeExpired(settings, { now, kept }) };
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

/** `removed`: the paths of what was let go of. */
export type BackupReport = { file: string; bytes: number; removed: string[] };

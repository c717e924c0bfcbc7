import { createReadStream, mkdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { connect } from '@/lib/db/connect';
import { sqlBackupNotes } from '@/lib/desk/adapters/sql-backup-notes';
import type { KeptCopies } from './choose-expired';
import { copyName, stampOf } from './copy-names';
import { moveDurably } from './durable-files';
import { copyEmbedded, findEmbeddedProblem } from './embedded-copies';
import { writeEncrypted } from './encryption';
import { keepErasures } from './keep-erasures';
import { dumpPostgres } from './postgres-tools';
import { removeExpired } from './remove-expired';
import { requireDatabase } from './require-database';
import { OperationError, type OperationSettings } from './settings';

/**
 * Checks a copy of the running database and writes it, encrypted, into the backup folder. Only then it removes the
 * copies, and what restores left, that the policy no longer keeps. Throws, and removes nothing, when the copy is not good.
 */
export async function takeBackup(
  settings: OperationSettings,
  { now, kept }: { now: number; kept: KeptCopies },
): Promise<BackupReport> {
  const file = await writeCopy(settings, { now });
  await keepErasures(settings);
  const removed = removeExpired(settings, { now, kept });
  const isEncrypted = file.endsWith('.age');
  const unnoted = await noteForDesk(settings, { name: basename(file), at: now, isEncrypted });
  return { file, bytes: statSync(file).size, isEncrypted, removed, unnoted };
}

/** Returns the path. `replaced` is for what a restore is about to replace. */
export async function writeCopy(
  { storage, backupDir, recipient, isLive }: OperationSettings,
  { now, prefix = 'site' }: { now: number; prefix?: 'site' | 'replaced' },
): Promise<string> {
  const source = requireDatabase(storage);
  if (recipient === null && isLive)
    throw new OperationError(
      'BACKUP_RECIPIENT is missing: the public key that backups are encrypted to (npm run backup -- --new-key makes one), or none for plain ones.',
    );
  const isEncrypted = recipient !== null && recipient !== 'none';
  mkdirSync(backupDir, { recursive: true, mode: 0o700 });
  const kind = source === null ? 'dump' : 'sqlite';
  const file = join(backupDir, copyName(now, { prefix, kind, isEncrypted }));
  const partial = `${file}.partial`;
  const work = join(storage.dataDir, `backup-${stampOf(now)}.partial`);
  try {
    const plain =
      source === null ? dumpPostgres(storage.databaseUrl ?? '') : await snapshotEmbedded(source, work);
    await writeEncrypted(plain, { file: partial, recipient: isEncrypted ? recipient : null });
    moveDurably(partial, file);
  } finally {
    rmSync(work, { recursive: true, force: true });
    rmSync(partial, { force: true });
  }
  return file;
}

/** A plain copy stays beside the database, never in the backup folder. */
async function snapshotEmbedded(source: string, work: string): Promise<AsyncIterable<Uint8Array>> {
  mkdirSync(work, { mode: 0o700 });
  const copy = join(work, basename(source));
  await copyEmbedded(source, copy);
  const problem = findEmbeddedProblem(copy);
  if (problem !== null) throw new OperationError(`The copy is not good: ${problem}`);
  return createReadStream(copy);
}

/** The backup is good without it, as just before a new version has changed the schema. Returns why it was not done. */
async function noteForDesk(
  { storage }: OperationSettings,
  note: { name: string; at: number; isEncrypted: boolean },
): Promise<string | null> {
  const db = connect(storage);
  try {
    await sqlBackupNotes(db).note(note);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await db.destroy();
  }
}

/** `removed`: the paths of what was deleted; `unnoted`: why the desk does not know of this backup, or null. */
export type BackupReport = {
  file: string;
  bytes: number;
  isEncrypted: boolean;
  removed: string[];
  unnoted: string | null;
};

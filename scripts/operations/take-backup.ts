import { createReadStream, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptCopies } from './choose-expired';
import { copyName, stampOf } from './copy-names';
import { moveDurably } from './durable-files';
import { copyEmbedded } from './embedded-copies';
import { writeEncrypted } from './encryption';
import { keepErasures } from './keep-erasures';
import { dumpPostgres } from './postgres-tools';
import { readCopy } from './read-copy';
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
  return { file, bytes: statSync(file).size, isEncrypted: file.endsWith('.age'), removed };
}

/** Returns the path. `replaced` is for what a restore is about to replace. */
export async function writeCopy(
  settings: OperationSettings,
  { now, prefix = 'site' }: { now: number; prefix?: 'site' | 'replaced' },
): Promise<string> {
  const { storage, backupDir } = settings;
  const source = requireDatabase(storage);
  const recipient = requireRecipient(settings);
  mkdirSync(backupDir, { recursive: true, mode: 0o700 });
  const kind = source === null ? 'dump' : 'sqlite';
  const file = join(backupDir, copyName(now, { prefix, kind, isEncrypted: recipient !== null }));
  const partial = `${file}.partial`;
  // In plain text it is beside the data, never in the backup folder.
  const work = join(storage.dataDir, `backup-${stampOf(now)}.partial`);
  const plain = join(work, 'copy');
  try {
    mkdirSync(work, { recursive: true, mode: 0o700 });
    if (source === null) await dumpPostgres(storage.databaseUrl ?? '', plain);
    else await copyEmbedded(source, plain);
    await readCopy(settings, { file: plain, complaint: 'The backup failed its check' });
    await writeEncrypted(createReadStream(plain), { file: partial, recipient });
    moveDurably(partial, file);
  } finally {
    for (const path of [work, partial]) rmSync(path, { recursive: true, force: true });
  }
  return file;
}

/** Null for plain backups. */
function requireRecipient({ recipient, isLive }: OperationSettings): string | null {
  if (recipient === null && isLive)
    throw new OperationError(
      'BACKUP_RECIPIENT is missing: the public key that backups are encrypted to (npm run backup -- --new-key makes one), or none for plain ones.',
    );
  return recipient === 'none' ? null : recipient;
}

/** `removed`: the paths of what was deleted. */
type BackupReport = { file: string; bytes: number; isEncrypted: boolean; removed: string[] };

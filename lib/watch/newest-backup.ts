import 'server-only';
import type { Site } from '@/lib/site/site';

/** What the backup job noted last. */
export type NewestBackup =
  | { kind: 'found'; name: string; at: number; isEncrypted: boolean }
  | { kind: 'none' };

/** Notes the newest backup, in the place of the note of the one before. */
export async function noteNewestBackup(
  { name, at, isEncrypted }: Omit<Extract<NewestBackup, { kind: 'found' }>, 'kind'>,
  { db }: Pick<Site, 'db'>,
): Promise<void> {
  await db.transaction().execute(async trx => {
    await trx.deleteFrom('backup_notes').execute();
    const row = { file: name, made_at: at, is_encrypted: isEncrypted ? 1 : 0 };
    await trx.insertInto('backup_notes').values(row).execute();
  });
}

export async function findNewestBackup({ db }: Pick<Site, 'db'>): Promise<NewestBackup> {
  const row = await db.selectFrom('backup_notes').selectAll().orderBy('made_at', 'desc').executeTakeFirst();
  if (!row) return { kind: 'none' };
  return { kind: 'found', name: row.file, at: row.made_at, isEncrypted: row.is_encrypted === 1 };
}

import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import type { NewestBackup } from '../services-type';

/** What `npm run backup` noted of the newest backup. */
export function sqlBackupNotes(db: Kysely<Database>) {
  return {
    /** Replaces the note of the backup before. */
    note: ({ name, at, isEncrypted }: BackupNote): Promise<void> =>
      db.transaction().execute(async trx => {
        await trx.deleteFrom('backup_notes').execute();
        const row = { file: name, made_at: at, is_encrypted: isEncrypted ? 1 : 0 };
        await trx.insertInto('backup_notes').values(row).execute();
      }),
    findNewest: async (): Promise<NewestBackup> => {
      const row = await db
        .selectFrom('backup_notes')
        .selectAll()
        .orderBy('made_at', 'desc')
        .executeTakeFirst();
      if (!row) return { kind: 'none' };
      return { kind: 'found', name: row.file, at: row.made_at, isEncrypted: row.is_encrypted === 1 };
    },
  };
}

type BackupNote = Omit<Extract<NewestBackup, { kind: 'found' }>, 'kind'>;

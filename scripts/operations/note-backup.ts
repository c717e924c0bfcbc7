import { basename } from 'node:path';
import { connect } from '@/lib/db/connect';
import { sqlBackupNotes } from '@/lib/desk/adapters/sql-backup-notes';
import type { OperationSettings } from './settings';

/**
 * Tells the desk of a backup through the database, because the site cannot look into the backup folder. The backup is
 * good without it, as just before a new version has changed the schema: returns why it was not done, or null.
 */
export async function noteBackup(
  { storage }: OperationSettings,
  { file, isEncrypted, at }: { file: string; isEncrypted: boolean; at: number },
): Promise<string | null> {
  const db = connect(storage);
  try {
    await sqlBackupNotes(db).note({ name: basename(file), at, isEncrypted });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await db.destroy();
  }
}

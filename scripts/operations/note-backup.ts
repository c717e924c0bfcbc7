import { basename } from 'node:path';
import { connect } from '@/lib/site/db/connect';
import { noteBackup as noteNewestBackup } from '@/lib/desk/health';
import type { OperationSettings } from './settings';

/**
 * Notes a backup in the database for the desk, because the site cannot read the backup folder. Returns why that failed,
 * for example before a new version has changed the schema, or null. The backup is valid without the note.
 */
export async function noteBackup(
  { storage }: OperationSettings,
  { file, isEncrypted, at }: { file: string; isEncrypted: boolean; at: number },
): Promise<string | null> {
  const db = connect(storage);
  try {
    await noteNewestBackup({ name: basename(file), at, isEncrypted }, { db });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await db.destroy();
  }
}

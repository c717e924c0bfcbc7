import { join } from 'node:path';
import type { Env } from './parse-env';

/** Where the copies and the register of erasures are. */
export function backupDirOf({ BACKUP_DIR, DATA_DIR }: Pick<Env, 'BACKUP_DIR' | 'DATA_DIR'>): string {
  return BACKUP_DIR ?? join(DATA_DIR, 'backups');
}

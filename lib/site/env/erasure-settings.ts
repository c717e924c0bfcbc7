import { join } from 'node:path';
import type { Env } from './parse-env';

/** Where the register of erasures is: a folder of its own, so the site never has to see the backups. */
export function erasureDirOf({ ERASURES_DIR, DATA_DIR }: Pick<Env, 'ERASURES_DIR' | 'DATA_DIR'>): string {
  return ERASURES_DIR ?? join(DATA_DIR, 'erasures');
}

import { join } from 'node:path';
import type { ErasureRegister } from '@/lib/privacy';
import type { StorageSettings } from '@/lib/site/db/connect';
import type { OperationSettings } from '@/ops/settings';

/** Settings of a site with separate folders for backups and the register inside `dir`. */
export function operationSettings(dir: string, storage: StorageSettings): OperationSettings {
  const [backupDir, erasureDir] = [join(dir, 'backups'), join(dir, 'erasures')];
  const register = () => aRegister(erasureDir, backupDir);
  return { storage, backupDir, erasureDir, recipient: null, isLive: false, register, secret };
}

/** The register of erasures in the first folder, read from all. */
export function aRegister(...dirs: [string, ...string[]]): ErasureRegister {
  return { dirs, secret: ERASURE_SECRET, previousSecrets: [] };
}

function secret(): string {
  return ERASURE_SECRET;
}

export const ERASURE_SECRET = 'a secret for the erasures of the tests';

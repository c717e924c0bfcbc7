import { connect, type StorageSettings } from '@/lib/db/connect';
import { migrateStorage } from '@/lib/db/migrate';
import { sqlStaffStore } from '@/lib/desk/adapters/sql-staff-store';
import { erasureFile } from '@/lib/retention/adapters/erasure-file';
import { sqlErasureStore } from '@/lib/retention/adapters/sql-erasure-store';
import { repeatErasures, type ErasureRegister } from '@/lib/retention/erase-person';
import { restoreEmbedded } from './restore-embedded';
import { restorePostgres } from './restore-postgres';
import type { OperationSettings } from './settings';

/**
 * Restores a copy, brings it up to this version's schema, erases again whoever was erased since it was made, and signs
 * everybody out: among the sessions of that time are those of stolen browsers and of people who left.
 * Throws, and changes nothing, when the site is running or the copy is not good or of a newer version.
 */
export async function restoreBackup(
  { storage, backupDir }: OperationSettings,
  { file, now }: { file: string; now: number },
): Promise<RestoreReport> {
  const { databaseUrl, dataDir } = storage;
  const register = erasureFile(backupDir);
  // One that cannot be read is found out before anything is replaced.
  await register.list();
  const finish = (restored: StorageSettings) => finishRestore(restored, register);
  if (databaseUrl) {
    const replaced = await restorePostgres({ file, databaseUrl, backupDir, now });
    return { replaced, ...(await finish(storage)) };
  }
  const { replaced, finished } = await restoreEmbedded({ file, dataDir, now, finish });
  return { replaced, ...finished };
}

async function finishRestore(storage: StorageSettings, register: ErasureRegister): Promise<FinishedRestore> {
  await migrateStorage(storage);
  const db = connect(storage);
  try {
    const store = sqlErasureStore(db);
    const erased = await repeatErasures({ store, register });
    await store.endAccess();
    const staff = await sqlStaffStore(db).list();
    return { erased, staff: staff.map(({ email }) => email) };
  } finally {
    await db.destroy();
  }
}

/**
 * `replaced` is where the former database is kept; `erased` counts people who were erased again, or their accounts;
 * `staff` are the addresses that may work at the desk now.
 */
export type RestoreReport = { replaced: string | null } & FinishedRestore;

type FinishedRestore = { erased: number; staff: string[] };

import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { connect, EMBEDDED_FILE, type StorageSettings, makePrivate } from '@/lib/site/db/connect';
import { findUnknownMigration, migrateStorage } from '@/lib/site/db/migrate';
import { listStaff } from '@/lib/desk/staff-users';
import type { ErasureRegister } from '@/lib/people';
import { endAccess, repeatErasures } from '@/lib/people/erase';
import { listErasures } from '@/lib/people/erasures';
import { decryptFile } from './encryption';
import { readCopy } from './read-copy';
import { restoreEmbedded } from './restore-embedded';
import { restorePostgres } from './restore-postgres';
import { OperationError, type OperationSettings } from './settings';

/**
 * Restores a backup, migrates it to this version's schema, erases again everyone who was erased since, and signs everyone
 * out, because the old sessions include those of stolen browsers and of people who left. Recovery codes go, because those
 * that were used since would work again.
 * Throws, and changes nothing, when the site is running or the backup is invalid or of a newer version.
 */
export async function restoreBackup(
  settings: OperationSettings,
  { file, identities = [], now }: { file: string; identities?: readonly string[]; now: number },
): Promise<RestoreReport> {
  const { databaseUrl, dataDir } = settings.storage;
  const register = settings.register();
  // One that cannot be read or understood is found out before anything is replaced.
  await listErasures(register);
  if (!existsSync(file)) throw new OperationError(`There is no file ${file}`);
  const work = join(dataDir, 'restore.partial');
  const finish = (restored: StorageSettings) => finishRestore(restored, register);
  try {
    const plain = await bringIn(file, { work, identities });
    const unknown = findUnknownMigration(
      await readCopy(settings, { file: plain, complaint: `${file} is not a good copy` }),
    );
    if (unknown !== null)
      throw new OperationError(
        `${file} comes from a newer version of the site, with the migration ${unknown}: install that version first.`,
      );
    if (databaseUrl) {
      const replaced = await restorePostgres(settings, { file: plain, work, now });
      return { replaced, ...(await finish(settings.storage)) };
    }
    const { replaced, finished } = await restoreEmbedded(plain, { dataDir, now, finish });
    return { replaced, ...finished };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The copy in plain text, in a folder that only its owner can read. */
async function bringIn(
  file: string,
  { work, identities }: { work: string; identities: readonly string[] },
): Promise<string> {
  // A restore that was killed may have left one.
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true, mode: 0o700 });
  const target = join(work, EMBEDDED_FILE);
  if (file.endsWith('.age')) await decryptFile(file, { target, identities });
  else copyFileSync(file, target);
  // A copy of a file has its rights, too.
  makePrivate(target);
  return target;
}

async function finishRestore(storage: StorageSettings, register: ErasureRegister): Promise<FinishedRestore> {
  await migrateStorage(storage);
  const db = connect(storage);
  try {
    const erased = await repeatErasures(register, db);
    await endAccess(db);
    const staff = await listStaff({ db });
    return { erased, staff: staff.map(({ email }) => email) };
  } finally {
    await db.destroy();
  }
}

/**
 * `replaced` is where the former database is kept; `erased` counts people who were erased again, or their accounts;
 * `staff` are the addresses that may work at the desk now.
 */
type RestoreReport = { replaced: string | null } & FinishedRestore;

type FinishedRestore = { erased: number; staff: string[] };

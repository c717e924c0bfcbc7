import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from './copy-names';
import {
  countOtherSessions,
  dumpPostgres,
  findDumpProblem,
  hasTables,
  loadDump,
  readDumpMigrations,
} from './postgres-tools';
import { refuseNewer } from './refuse-newer';
import { OperationError } from './settings';

/**
 * Replaces the database's tables by a dump's, in one transaction. What was there is dumped into the backup folder
 * first. Gives that file, or null when there was nothing. Throws, and changes nothing, when the copy is not good or too
 * new, or somebody is connected.
 */
export async function restorePostgres(request: RestoreRequest): Promise<string | null> {
  const { file, databaseUrl, backupDir, now } = request;
  if (!existsSync(file)) throw new OperationError(`There is no file ${file}`);
  const problem = await findDumpProblem(file);
  if (problem !== null) throw new OperationError(`${file} is not a good copy: ${problem}`);
  refuseNewer(file, await readDumpMigrations(file));
  const others = await countOtherSessions(databaseUrl);
  if (others > 0)
    throw new OperationError(
      `The site is running on this database (${others} connections): stop it first, and whatever else is connected.`,
    );
  mkdirSync(backupDir, { recursive: true, mode: 0o700 });
  const aside = join(backupDir, `replaced-${stampOf(now)}.dump`);
  const isReplacing = await hasTables(databaseUrl);
  if (isReplacing) await dumpPostgres(databaseUrl, aside);
  const script = join(backupDir, `restore-${stampOf(now)}.sql`);
  try {
    await loadDump(databaseUrl, { file, script });
  } finally {
    rmSync(script, { force: true });
  }
  return isReplacing ? aside : null;
}

type RestoreRequest = { file: string; databaseUrl: string; backupDir: string; now: number };

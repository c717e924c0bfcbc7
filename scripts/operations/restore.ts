import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseCopyName } from './copy-names';
import { readIdentities } from './encryption';
import { placeOf } from './place-of';
import { readArguments } from './read-arguments';
import { reportFailure } from './report-failure';
import { restoreBackup } from './restore-backup';
import { OperationError, readSettings, type OperationSettings } from './settings';

/** A path, or the bare name of a copy in the backup folder. */
async function restore(): Promise<void> {
  const settings = readSettings(process.env);
  const { values, positionals } = readArguments(USAGE, {
    options: { identity: { type: 'string' } },
    allowPositionals: true,
  });
  const [given] = positionals;
  if (given === undefined || positionals.length > 1)
    throw new OperationError(`Which backup? ${USAGE}. The backups are in ${settings.backupDir}`);
  const file = existsSync(given) ? given : join(settings.backupDir, given);
  requireOwnKind(file, settings);
  const identities = values.identity === undefined ? [] : readIdentities(values.identity);
  const report = await restoreBackup(settings, { file, identities, now: Date.now() });
  console.log(`Restored from ${file} into ${placeOf(settings.storage)}.`);
  if (report.replaced) console.log(`The previous database is kept: ${report.replaced}`);
  if (report.erased > 0) console.log(`Erased again, as promised: ${report.erased}`);
  console.log('Everyone is signed out.');
  console.log(
    'No recovery code of staff works any more. They make new ones at the desk, under "Second factor".',
  );
  console.log(`Can use the desk now, with the password from then: ${report.staff.join(', ') || 'no one'}`);
  console.log('Start the site again. Then compare the time since the backup with PayPal:');
  console.log(`npm run reconcile -- --since ${dayOf(file)}`);
}

/** The day of a backup by its name; for a file of another name, the file's own day. */
function dayOf(file: string): string {
  const madeAt = parseCopyName(basename(file)) ?? statSync(file).mtimeMs;
  return new Date(madeAt).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Settings that name the other kind of database are likelier than a damaged copy. */
function requireOwnKind(file: string, { storage }: OperationSettings): void {
  const isEmbedded = storage.databaseUrl === null;
  if (!file.includes(isEmbedded ? '.dump' : '.sqlite')) return;
  throw new OperationError(
    isEmbedded
      ? `${file} is a backup of PostgreSQL: set DATABASE_URL to the database to restore to.`
      : `${file} is a backup of the embedded file: it is restored into DATA_DIR, with DATABASE_URL empty.`,
  );
}

const USAGE =
  'npm run restore -- <file>, and --identity <key file> when it is encrypted (- reads the key from standard input)';

await reportFailure(restore);

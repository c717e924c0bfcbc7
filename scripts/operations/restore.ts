import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './read-arguments';
import { reportFailure } from './report-failure';
import { restoreBackup } from './restore-backup';
import { OperationError, readSettings } from './settings';

/** A path, or the bare name of a copy in the backup folder. */
async function restore(): Promise<void> {
  const settings = readSettings(process.env);
  const { positionals } = readArguments(USAGE, { allowPositionals: true });
  const [given] = positionals;
  if (given === undefined || positionals.length > 1)
    throw new OperationError(`Which copy? ${USAGE}. The copies are in ${settings.backupDir}`);
  const file = existsSync(given) ? given : join(settings.backupDir, given);
  const report = await restoreBackup(settings, { file, now: Date.now() });
  console.log(`Restored from ${file}.`);
  if (report.replaced) console.log(`The former database is kept: ${report.replaced}`);
  if (report.erased > 0) console.log(`Erased again, as promised: ${report.erased}`);
  console.log('Everybody is signed out.');
  console.log(
    `May work at the desk now, with the password of that time: ${report.staff.join(', ') || 'nobody'}`,
  );
  console.log('Start the site again.');
}

const USAGE = 'npm run restore -- <file>';

await reportFailure(restore);

import { retention } from '@/content/retention';
import { newKeyFile } from './encryption';
import { untilNextCopy } from './next-copy';
import { noteBackup } from './note-backup';
import { readArguments } from './read-arguments';
import { reportFailure } from './report-failure';
import { readSettings } from './settings';
import { takeBackup } from './take-backup';

async function backUp(): Promise<void> {
  const settings = readSettings(process.env);
  const now = Date.now();
  const report = await takeBackup(settings, { now, kept: retention.backups });
  const removed = report.removed.length === 0 ? '' : ` ${report.removed.length} older copies removed.`;
  const state = report.isEncrypted ? 'checked and encrypted' : 'checked, and not encrypted';
  console.log(`${report.file}: ${Math.ceil(report.bytes / 1024)} KB, ${state}.${removed}`);
  const problem = await noteBackup(settings, { ...report, at: now });
  if (problem !== null) console.error(`Could not record it for the desk: ${problem}`);
}

/** At once and then at each full hour. A failure is printed, and tried again within a minute. */
async function backUpHourly(): Promise<never> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  for (;;) {
    const wasGood = await reportFailure(backUp);
    await new Promise(resume => setTimeout(resume, untilNextCopy(wasGood, Date.now())));
  }
}

const USAGE = `npm run backup
npm run backup -- --hourly     goes on until it is stopped
npm run backup -- --new-key    prints a new pair of keys; run it where the private one is to stay`;

await reportFailure(async () => {
  const { values } = readArguments(USAGE, {
    options: { hourly: { type: 'boolean' }, 'new-key': { type: 'boolean' } },
  });
  if (values['new-key']) console.log(await newKeyFile());
  else await (values.hourly ? backUpHourly() : backUp());
});

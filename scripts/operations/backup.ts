import { retention } from '@/content/retention';
import { untilNextCopy } from './next-copy';
import { readArguments } from './read-arguments';
import { reportFailure } from './report-failure';
import { readSettings } from './settings';
import { takeBackup } from './take-backup';

async function backUp(): Promise<void> {
  const settings = readSettings(process.env);
  const report = await takeBackup(settings, { now: Date.now(), kept: retention.backups });
  const removed = report.removed.length === 0 ? '' : ` ${report.removed.length} older copies removed.`;
  console.log(`${report.file}: ${Math.ceil(report.bytes / 1024)} KB, read back and good.${removed}`);
}

/** At once and then at each full hour. A failure is written down, and tried again within a minute. */
async function backUpHourly(): Promise<never> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  for (;;) {
    const wasGood = await reportFailure(backUp);
    await new Promise(resume => setTimeout(resume, untilNextCopy(wasGood, Date.now())));
  }
}

const USAGE = 'npm run backup, or npm run backup -- --hourly, which goes on until it is stopped';

await reportFailure(async () => {
  const { values } = readArguments(USAGE, { options: { hourly: { type: 'boolean' } } });
  await (values.hourly ? backUpHourly() : backUp());
});

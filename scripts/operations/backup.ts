import { retention } from '@/content/retention';
import { reportFailure } from './report-failure';
import { readSettings } from './settings';
import { takeBackup } from './take-backup';

const HOUR_MS = 60 * 60_000;

async function backUp(): Promise<void> {
  const settings = readSettings(process.env);
  const report = await takeBackup(settings, { now: Date.now(), kept: retention.backups });
  const removed = report.removed.length === 0 ? '' : ` ${report.removed.length} older copies removed.`;
  console.log(`${report.file}: ${Math.ceil(report.bytes / 1024)} KB, read back and good.${removed}`);
}

/** At once and then at each full hour. A failure is written down, and the next hour tries again. */
async function backUpHourly(): Promise<never> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  for (;;) {
    await reportFailure(backUp);
    await new Promise(resume => setTimeout(resume, HOUR_MS - (Date.now() % HOUR_MS)));
  }
}

await (process.argv.includes('--hourly') ? backUpHourly() : reportFailure(backUp));

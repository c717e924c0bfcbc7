import { retention } from '@/content/retention';
import { untilNextCopy } from './next-copy';
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

await (process.argv.includes('--hourly') ? backUpHourly() : reportFailure(backUp));

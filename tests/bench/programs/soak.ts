import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isShort, median, printTable, shortly } from '../figures';
import { measureLoaded, ratesTimes } from '../mixed-load';

const SAMPLE_MS = isShort ? 1_000 : 10_000;
const WARM_UP_SECONDS = isShort ? 5 : 300;
const phases = [
  { name: 'warm-up', seconds: WARM_UP_SECONDS, rates: ratesTimes(0.5) },
  { name: 'soak', seconds: isShort ? 30 : 1_800, rates: ratesTimes(0.5) },
];

const env = {
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'watch-process.ts')}`,
  SAMPLE_MS: String(SAMPLE_MS),
};
await measureLoaded(phases, env, ({ dataDir }) => {
  const judged = readFileSync(join(dataDir, 'samples'), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Sample)
    .filter(({ seconds }) => seconds > WARM_UP_SECONDS);
  const ends = (read: (sample: Sample) => number) =>
    [judged[0], judged.at(-1)].map(sample => sample && Math.round(read(sample))).join(' → ');
  const delays = judged.map(({ delayMs }) => delayMs);
  console.log('');
  printTable(
    ['figure of the site’s process', 'seen'],
    [
      ['memory at the warm-up’s end and at the end, MB', ends(({ memoryMb }) => memoryMb)],
      ['growth of memory, MB a minute', shortly(slopeOf(judged) * 60)],
      ['open files then', ends(({ files }) => files)],
      ['delay of the event loop, p99 of the worst sample, ms', shortly(Math.max(...delays))],
      ['… of the middle sample', shortly(median(delays))],
    ],
  );
});

/** Least squares, MB a second: one odd sample at either end decides nothing. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (read: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + read(sample), 0) / samples.length;
  const [x, y] = [mean(({ seconds }) => seconds), mean(({ memoryMb }) => memoryMb)];
  const covariance = mean(({ seconds, memoryMb }) => (seconds - x) * (memoryMb - y));
  return covariance / mean(({ seconds }) => (seconds - x) ** 2);
}

type Sample = { seconds: number; memoryMb: number; files: number; delayMs: number };

/**
 * Promise U2 (docs/promises.md): half of the load for half an hour. Memory, open files and the delay of the event loop
 * of the site's process, after a warm-up. `npm run bench -- soak`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryMb, openFiles } from './bench-site';
import { isShort, printTable, shortly } from './figures';
import type { Phase } from './load-plan';
import { printLostLeads, printPhases, ratesTimes, sendPhases, startLoadedSite } from './mixed-load';

const HALF = ratesTimes(0.5);
const SAMPLE_MS = isShort ? 1_000 : 10_000;
const phases: readonly Phase[] = [
  { name: 'warm-up', seconds: isShort ? 5 : 300, rates: HALF },
  { name: 'soak', seconds: isShort ? 30 : 1_800, rates: HALF },
];

type Sample = { minutes: number; memory: number; files: number };

const watch = join(import.meta.dirname, 'loop-delay.ts');
const loaded = await startLoadedSite({ NODE_OPTIONS: `--import=${watch}`, LOOP_DELAY_MS: String(SAMPLE_MS) });
const samples: Sample[] = [];
const startedAt = performance.now();
const sampling = setInterval(() => {
  const minutes = (performance.now() - startedAt) / 60_000;
  samples.push({ minutes, memory: memoryMb(loaded.site.pid), files: openFiles(loaded.site.pid) });
}, SAMPLE_MS);
const reports = await sendPhases(loaded, phases);
clearInterval(sampling);

const warmUpMinutes = (phases[0]?.seconds ?? 0) / 60;
const judged = samples.filter(({ minutes }) => minutes > warmUpMinutes);
const delays = readDelays().slice(-judged.length);
printPhases(reports, phases);
console.log('');
printTable(
  ['figure of the site’s process', 'seen', 'asked'],
  [
    ['memory at the warm-up’s end and at the end, MB', endsOf(judged.map(({ memory }) => memory)), ''],
    ['growth of memory, MB a minute', slopeOf(judged).toFixed(2), 'below 1'],
    ['open files then', endsOf(judged.map(({ files }) => files)), 'flat'],
    ['delay of the event loop, p99 of the worst sample, ms', shortly(Math.max(...delays)), 'below 50'],
    ['… of the middle sample', shortly(delays.toSorted((a, b) => a - b)[delays.length >> 1] ?? 0), ''],
  ],
);
await printLostLeads(loaded, reports);
await loaded.end();

function endsOf(values: readonly number[]): string {
  return `${Math.round(values[0] ?? 0)} → ${Math.round(values.at(-1) ?? 0)}`;
}

/** Least squares: one odd sample at either end decides nothing. */
function slopeOf(points: readonly Sample[]): number {
  const x = mean(points.map(({ minutes }) => minutes));
  const y = mean(points.map(({ memory }) => memory));
  const covariance = points.reduce((sum, { minutes, memory }) => sum + (minutes - x) * (memory - y), 0);
  return covariance / points.reduce((sum, { minutes }) => sum + (minutes - x) ** 2, 0);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** What loop-delay.ts has written, a line for each sample. */
function readDelays(): number[] {
  return readFileSync(join(loaded.site.dataDir, 'loop-delay'), 'utf8').trim().split('\n').map(Number);
}

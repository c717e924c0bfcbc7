/**
 * From nothing to the first page: the server alone, and `npm start` on a built clone; and the memory it holds then
 * and after load. Part of `npm run bench`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/site-process';
import { memoryMb, startBenchSite, type BenchSite } from './bench-site';
import { isShort, median, printTable, shortly, measureMs } from './figures';
import { sendLoad } from './send-load';

const ROUNDS = isShort ? 1 : 5;
const SECONDS = isShort ? 1 : 10;
const POLL_MS = 10;
const root = join(import.meta.dirname, '..', '..');

const starts = { answering: [] as number[], wholly: [] as number[] };
const memory = { answering: [] as number[], loaded: [] as number[] };
for (let round = 0; round < ROUNDS; round += 1) await measureServer(round === ROUNDS - 1);
for (let round = 0; round < ROUNDS; round += 1) starts.wholly.push(await timeNpmStart());

console.log(`Medians of ${ROUNDS} starts, each on an empty data folder:\n`);
printTable(
  ['from the start of the process to', 'seconds', 'memory MB'],
  [
    ['the first 200 for the home page', seconds(starts.answering), megabytes(memory.answering)],
    [`after ${SECONDS} s each of pages, searches and leads as fast as they go`, '', megabytes(memory.loaded)],
    ['`npm start` on a built clone: the first 200', seconds(starts.wholly), ''],
  ],
);

async function measureServer(withLoad: boolean): Promise<void> {
  const startedAt = performance.now();
  const site = await startBenchSite();
  await waitUntil(async () => (await fetch(site.origin)).ok);
  starts.answering.push(performance.now() - startedAt);
  memory.answering.push(memoryMb(site.pid));
  if (withLoad) await load(site);
  await site.end();
}

async function load({ origin, pid }: BenchSite): Promise<void> {
  await sendLoad({ url: `${origin}/`, seconds: SECONDS });
  await sendLoad({ url: `${origin}/search?q=seo`, seconds: SECONDS });
  const post = 'form-name=newsletter-form&email=*@shop.test';
  await sendLoad({ url: `${origin}/`, seconds: SECONDS, post });
  memory.loaded.push(memoryMb(pid));
}

/** As a person starts it, simulators and all. It ends before the next begins. */
async function timeNpmStart(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-bench-start-'));
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATABASE_URL: '', DATA_DIR: dataDir },
    stdio: 'ignore',
    detached: true,
  });
  const ended = new Promise(done => child.once('exit', done));
  const took = await measureMs(() => waitUntil(async () => (await fetch(`http://127.0.0.1:${port}/`)).ok));
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  await ended;
  await waitUntil(() =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => false,
      () => true,
    ),
  );
  rmSync(dataDir, { recursive: true, force: true });
  return took;
}

async function waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue().catch(() => false))) await new Promise(resume => setTimeout(resume, POLL_MS));
}

function seconds(times: readonly number[]): string {
  return shortly(median(times) / 1_000);
}

function megabytes(values: readonly number[]): string {
  return shortly(median(values));
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/site-process';
import { launchBenchSite, memoryMb, NEWSLETTER, type BenchSite } from '../bench-site';
import { isShort, measureMs, median, printTable, shortly } from '../figures';
import { sendLoad } from '../send-load';

const ROUNDS = isShort ? 1 : 5;
const SECONDS = isShort ? 1 : 10;
const POLL_MS = 10;
const root = join(import.meta.dirname, '..', '..', '..');

const server = { ms: [] as number[], memory: [] as number[] };
const whole: number[] = [];
let loaded = 0;
for (let round = 1; round <= ROUNDS; round += 1) {
  const startedAt = performance.now();
  const site = await launchBenchSite();
  await untilAnswering(site.origin);
  server.ms.push(performance.now() - startedAt);
  server.memory.push(memoryMb(site.pid));
  if (round === ROUNDS) loaded = await memoryAfterLoad(site);
  await site.end();
}
for (let round = 0; round < ROUNDS; round += 1) whole.push(await timeNpmStart());

printTable(
  ['from the start of the process to', 'seconds', 'memory MB'],
  [
    ['the first 200 for the home page', shortly(median(server.ms) / 1_000), shortly(median(server.memory))],
    [`after ${SECONDS} s each of pages, searches and leads as fast as they go`, '', shortly(loaded)],
    ['`npm start` on a built clone: the first 200', shortly(median(whole) / 1_000), ''],
  ],
);

async function memoryAfterLoad({ origin, pid }: BenchSite): Promise<number> {
  await sendLoad({ url: `${origin}/`, seconds: SECONDS });
  await sendLoad({ url: `${origin}/search?q=seo`, seconds: SECONDS });
  await sendLoad({ url: `${origin}/`, seconds: SECONDS, post: NEWSLETTER });
  return memoryMb(pid);
}

/** As a person starts it, simulators and all. It ends before the next begins. */
async function timeNpmStart(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-bench-start-'));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATABASE_URL: '', DATA_DIR: dataDir };
  const child = spawn('npm', ['start'], { cwd: root, env, stdio: 'ignore', detached: true });
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const took = await measureMs(() => untilAnswering(origin));
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  await ended;
  while (await isAnswering(origin)) await pause();
  rmSync(dataDir, { recursive: true, force: true });
  return took;
}

async function untilAnswering(origin: string): Promise<void> {
  while (!(await isAnswering(origin))) await pause();
}

function isAnswering(origin: string): Promise<boolean> {
  return fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );
}

function pause(): Promise<void> {
  return new Promise(resume => setTimeout(resume, POLL_MS));
}

/**
 * Throughput of the two things the site does most, as ratios to a bare Node server that answers the same bytes.
 * Absolute figures belong to the machine and the moment; ratios of one run can be compared.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { buildIfChanged } from '../../scripts/setup/build.ts';
import { freePort, startSite } from '../support/site-process.ts';
import { startFramework, startNginx } from './file-servers.ts';

const root = join(import.meta.dirname, '..', '..');
const CONNECTIONS = 16;
const SECONDS = 8;

/** How many different visitors have posted so far. */
let sent = 0;

/** Every request is another visitor's: repeats would be recognised and not stored. */
const newLeads: autocannon.Request[] = [
  {
    setupRequest: request => ({
      ...request,
      body: `form-name=newsletter-form&email=visitor-${sent++}@shop.test`,
    }),
  },
];

const dataDir = mkdtempSync(join(tmpdir(), 'site-bench-'));
const port = await freePort();
if (!buildIfChanged(root, { ...process.env, SITE_URL: 'http://127.0.0.1:3210' }))
  throw new Error('The build failed');
const site = startSite({
  port,
  env: {
    DATA_DIR: dataDir,
    LEADS_PER_MINUTE: '10000000',
    LEADS_PER_HOUR: '10000000',
    MAIL_SIMULATOR_ORIGIN: 'http://127.0.0.1:9',
  },
});
await site.ready();

const rows = [await compareHome(), await compareLeads()];
console.log(
  `\n${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}\n`,
);
console.log(
  '| what | ours per second | p50 ms | p99 ms | plain Node per second | ratio |\n| --- | --- | --- | --- | --- | --- |',
);
for (const { name, ours, plain } of rows)
  console.log(
    `| ${name} | ${Math.round(ours.perSecond)} | ${ours.p50} | ${ours.p99} | ${Math.round(plain.perSecond)} | ${(ours.perSecond / plain.perSecond).toFixed(2)} |`,
  );
await printRivals();

await site.stop();
rmSync(dataDir, { recursive: true, force: true });
benchAlone('search-bench.ts', '--expose-gc');
benchAlone('desk-bench.ts');
benchAlone('outage-bench.ts');

type Measured = { perSecond: number; p50: number; p99: number };

async function compareHome() {
  const headers = { 'accept-encoding': 'gzip' };
  const page = await fetch(`${site.origin}/`, { headers });
  const answer = {
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from(await page.arrayBuffer()).toString('base64'),
  };
  return {
    name: 'static home page',
    ours: await measure({ url: `${site.origin}/`, headers }),
    plain: await measurePlain(answer, { headers }),
  };
}

/** The home page beside other ways to serve it: files compressed before, and the framework alone. */
async function printRivals(): Promise<void> {
  const headers = { 'accept-encoding': 'gzip' };
  const zipped = await readRaw(`${site.origin}/`);
  const ours = await measure({ url: `${site.origin}/`, headers });
  for (const [name, start] of [
    ['nginx with the same bytes', () => startNginx(zipped, dataDir)],
    ['`next start`', () => startFramework(root)],
  ] as const) {
    const rival = await start();
    if (!rival) continue;
    const { perSecond } = await measure({ url: `${rival.origin}/`, headers });
    rival.stop();
    console.log(
      `static home page: ours ${Math.round(ours.perSecond)}, ${name} ${Math.round(perSecond)} per second: ${(ours.perSecond / perSecond).toFixed(2)}`,
    );
  }
}

/** The bytes of an answer as they come over the wire. */
function readRaw(url: string): Promise<Buffer> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, answer => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => done(Buffer.concat(parts)));
    }).on('error', fail);
  });
}

async function compareLeads() {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  } as const;
  const answer = { status: 303, headers: { location: '/thanks/newsletter-form' }, body: '' };
  return {
    name: 'durable leads',
    ours: await measure({ url: `${site.origin}/`, ...request, requests: newLeads }),
    plain: await measurePlain(answer, { ...request, requests: newLeads }),
  };
}

/** In a process of its own, so that the memory and the modules it measures are its own. */
function benchAlone(file: string, ...options: string[]): void {
  const siteModules = join(root, 'scripts', 'operations', 'site-modules.mjs');
  const args = ['--import', siteModules, ...options, join(import.meta.dirname, file)];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${file} failed`);
}

async function measurePlain(answer: object, options: Partial<autocannon.Options>): Promise<Measured> {
  const plainPort = await freePort();
  const answerFile = join(dataDir, 'answer.json');
  writeFileSync(answerFile, JSON.stringify(answer));
  const env = { ...process.env, PORT: String(plainPort), ANSWER_FILE: answerFile };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'plain-server.ts')], {
    env,
    stdio: 'inherit',
  });
  const url = `http://127.0.0.1:${plainPort}/`;
  while (!(await fetch(url, { redirect: 'manual' }).catch(() => null)))
    await new Promise(resume => setTimeout(resume, 25));
  const measured = await measure({ url, ...options });
  child.kill();
  return measured;
}

async function measure(options: autocannon.Options): Promise<Measured> {
  await autocannon({ connections: CONNECTIONS, duration: 2, ...options });
  const result = await autocannon({ connections: CONNECTIONS, duration: SECONDS, ...options });
  if (result.errors > 0 || result['5xx'] > 0)
    throw new Error(`${result.errors} errors and ${result['5xx']} server errors`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

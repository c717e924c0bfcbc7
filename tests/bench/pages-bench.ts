/**
 * A static page beside other ways to send it: nginx with the same compressed bytes in files, a bare Node server with
 * them in memory, and the framework's own server. Then what is rendered for each request. Part of `npm run bench`.
 */
import { join } from 'node:path';
import { startBenchSite } from './bench-site';
import { isShort, median, printTable, shortly } from './figures';
import { readRaw, startFramework, startNginx, startPlainNode, type Rival } from './file-servers';
import { sendLoad, TOOL, type LoadFigures } from './send-load';

const ROUNDS = isShort ? 1 : 3;
const SECONDS = isShort ? 1 : 4;
/** What browsers send, and what clients without brotli do. */
const ACCEPTED = ['gzip, deflate, br', 'gzip'];
const RENDERED = ['/search?q=seo', '/search/results?q=seo', '/checkout'];

const site = await startBenchSite();
await site.ready();

console.log(
  `The home page, by ${TOOL}, 16 connections, medians of ${ROUNDS} rounds of ${SECONDS} s in turns:\n`,
);
const rows = [];
for (const accepted of ACCEPTED) rows.push(...(await compareHome(accepted)));
printTable(['who', 'encoding', 'KB', 'per second', 'p50 ms', 'p99 ms', 'ours in parts of it'], rows);
await measureRendered();
await site.end();

async function compareHome(accepted: string): Promise<(string | number)[][]> {
  const page = await readRaw(site.origin, accepted);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': page.encoding };
  const servers: [string, Rival | null][] = [
    ['ours', { origin: site.origin, stop: () => undefined }],
    ['nginx, files', await startNginx(page, site.dataDir)],
    ['bare Node, memory', await startPlainNode({ status: 200, headers, body: page.bytes }, site.dataDir)],
    ['`next start`', await startFramework(join(import.meta.dirname, '..', '..'), join(site.dataDir, 'next'))],
  ];
  const there = servers.flatMap(([name, rival]) =>
    rival ? [{ name, rival, runs: [] as LoadFigures[] }] : [],
  );
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { rival, runs } of there) {
      const headers = { 'accept-encoding': accepted };
      runs.push(await sendLoad({ url: `${rival.origin}/`, seconds: SECONDS, headers }));
    }
  const ownRate = median(there[0]?.runs.map(({ perSecond }) => perSecond) ?? []);
  const rows = [];
  for (const { name, rival, runs } of there) {
    const { bytes, encoding } = await readRaw(rival.origin, accepted);
    const perSecond = median(runs.map(run => run.perSecond));
    const waits = [median(runs.map(({ p50 }) => p50)), median(runs.map(({ p99 }) => p99))];
    const ratio = name === 'ours' ? '' : shortly(ownRate / perSecond);
    rows.push([
      name,
      encoding,
      (bytes.length / 1024).toFixed(1),
      shortly(perSecond),
      ...waits.map(shortly),
      ratio,
    ]);
    rival.stop();
  }
  return rows;
}

/** And what a visitor of a static page feels meanwhile. */
async function measureRendered(): Promise<void> {
  console.log('\nRendered for each request, and a static page asked for meanwhile over one connection:\n');
  const rows = [];
  for (const path of RENDERED) {
    const [{ perSecond, p50, p99 }, meanwhile] = await Promise.all([
      sendLoad({ url: site.origin + path, seconds: SECONDS }),
      sendLoad({ url: `${site.origin}/pricing`, seconds: SECONDS, connections: 1 }),
    ]);
    rows.push([path, ...[perSecond, p50, p99, meanwhile.p50, meanwhile.p99].map(shortly)]);
  }
  printTable(['page', 'per second', 'p50 ms', 'p99 ms', 'static p50 ms', 'static p99 ms'], rows);
}

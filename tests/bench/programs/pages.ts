import { join } from 'node:path';
import { startBenchSite } from '../bench-site';
import { isShort, median, printTable, shortly } from '../figures';
import { sendLoad, TOOL, type LoadFigures } from '../send-load';
import { sendRaw, startFramework, startNginx, startPlainNode, type RunningServer } from '../servers';

const ROUNDS = isShort ? 1 : 3;
const SECONDS = isShort ? 1 : 4;
/** What browsers send, and what clients without brotli do. */
const ACCEPTED = ['gzip, deflate, br', 'gzip'];
const RENDERED = ['/search?q=seo', '/search/results?q=seo', '/checkout'];

const site = await startBenchSite();
const rows = [];
for (const accepted of ACCEPTED) rows.push(...(await compareHome(accepted)));
console.log(`The home page, by ${TOOL}:\n`);
printTable(['who', 'encoding', 'KB', 'per second', 'p50 ms', 'p99 ms', 'ours in parts of it'], rows);

console.log('\nRendered for each request, and a static page asked for meanwhile over one connection:\n');
const rendered = [];
for (const path of RENDERED) {
  const [{ perSecond, p50, p99 }, meanwhile] = await Promise.all([
    sendLoad({ url: site.origin + path, seconds: SECONDS }),
    sendLoad({ url: `${site.origin}/pricing`, seconds: SECONDS, connections: 1 }),
  ]);
  rendered.push([path, ...[perSecond, p50, p99, meanwhile.p50, meanwhile.p99].map(shortly)]);
}
printTable(['page', 'per second', 'p50 ms', 'p99 ms', 'static p50 ms', 'static p99 ms'], rendered);
await site.end();

async function compareHome(accepted: string): Promise<(string | number)[][]> {
  const page = await sendRaw(site.origin, { 'accept-encoding': accepted });
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': page.encoding };
  const servers: [string, RunningServer | null][] = [
    ['ours', { origin: site.origin, stop: () => undefined }],
    ['nginx, files', await startNginx(page, site.dataDir)],
    ['bare Node, memory', await startPlainNode({ status: 200, headers, body: page.bytes })],
    ['`next start`', await startFramework(join(site.dataDir, 'next'))],
  ];
  const there = servers.flatMap(([name, server]) =>
    server ? [{ name, server, runs: [] as LoadFigures[] }] : [],
  );
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { server, runs } of there) {
      const headers = { 'accept-encoding': accepted };
      runs.push(await sendLoad({ url: `${server.origin}/`, seconds: SECONDS, headers }));
    }
  const ownRate = median(there[0]?.runs.map(({ perSecond }) => perSecond) ?? []);
  const rows = [];
  for (const { name, server, runs } of there) {
    const { bytes, encoding } = await sendRaw(server.origin, { 'accept-encoding': accepted });
    const figures = (['perSecond', 'p50', 'p99'] as const).map(figure =>
      median(runs.map(run => run[figure])),
    );
    const ratio = name === 'ours' ? '' : shortly(ownRate / (figures[0] ?? 0));
    rows.push([name, encoding, (bytes.length / 1024).toFixed(1), ...figures.map(shortly), ratio]);
    server.stop();
  }
  return rows;
}

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@/lib/site/routes';
import { OWN_SITES, startWebsites } from '../../../simulators/websites/start';
import { postPlainForm } from '../../support/post-form';
import { memoryMb, startBenchSite } from '../bench-site';
import { isShort, median, shortly } from '../figures';
import type { Phase } from '../load-sender';
import { printPhases, sendPhases } from '../mixed-load';

/** 2 MB of nested elements, at many addresses: of one address there is a report already the second time. */
const HOSTILE = join(OWN_SITES, 'deep', 'site.json');
const SITES = 500;
const AT_ONCE = 2;
const PAGES_A_SECOND = 100;
const SECONDS = isShort ? 3 : 20;
const POLL_MS = 50;
const MANY = '100000';

const folder = mkdtempSync(join(tmpdir(), 'site-checkup-'));
writeSites();
const websites = await startWebsites({ folders: [folder] });
const site = await startBenchSite({
  CHECKUP_NETWORK_ORIGIN: websites.origin,
  CHECKUPS_PER_HOUR: MANY,
  CHECKUPS_PER_SITE_PER_HOUR: MANY,
  // Each checkup is that of another visitor.
  TRUSTED_PROXY_HOPS: '1',
});
const alone = await askForPages('alone');
const memoryBefore = memoryMb(site.pid);
let memoryMost = memoryBefore;
const measured = { isOver: false };
let visitors = 0;
const seconds: number[] = [];
const checking = Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (!measured.isOver) seconds.push(await check());
  }),
);
const beside = await askForPages('beside two hostile checkups');
measured.isOver = true;
await checking;
printPhases([...alone, ...beside], [phase('alone'), phase('beside')]);
console.log(
  `\n${seconds.length} checkups: median ${shortly(median(seconds))} s, slowest ${shortly(Math.max(...seconds))} s; memory ${shortly(memoryBefore)} MB before, ${shortly(memoryMost)} MB at most`,
);
await site.end();
await websites.close();
rmSync(folder, { recursive: true });

function writeSites(): void {
  const { hosts, ...rest } = JSON.parse(readFileSync(HOSTILE, 'utf8')) as { hosts: Record<string, unknown> };
  const [page] = Object.values(hosts);
  const names = Array.from({ length: SITES }, (_, index) => nameOf(index + 1));
  mkdirSync(join(folder, 'deep'));
  writeFileSync(
    join(folder, 'deep', 'site.json'),
    JSON.stringify({ ...rest, hosts: Object.fromEntries(names.map(name => [name, page])) }),
  );
}

function nameOf(visitor: number): string {
  return `deep-${visitor}.test`;
}

/** By a process of its own: the simulated websites run in this one. */
function askForPages(name: string) {
  return sendPhases({ origin: site.origin, pagePaths: ['/pricing'], phases: [phase(name)] });
}

function phase(name: string): Phase {
  return { name, seconds: SECONDS, rates: { page: PAGES_A_SECOND, search: 0, lead: 0 } };
}

/** Seconds until its report is there. */
async function check(): Promise<number> {
  const begunAt = performance.now();
  visitors += 1;
  const host = nameOf(visitors);
  const headers = { 'x-forwarded-for': `10.0.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` };
  const fields = { 'form-name': 'checkup-form', website: host };
  const posted = await postPlainForm(site, fields, { headers });
  const token = new URL(posted.headers.get('location') ?? '', site.origin).searchParams.get('token');
  if (token === null) throw new Error(`No checkup of ${host}: ${posted.status}`);
  for (;;) {
    const answer = await fetch(site.origin + routes.checkupProgress(token));
    const { isWaiting } = (await answer.json()) as { isWaiting: boolean };
    memoryMost = Math.max(memoryMost, memoryMb(site.pid));
    if (!isWaiting) return (performance.now() - begunAt) / 1000;
    await new Promise(resume => setTimeout(resume, POLL_MS));
  }
}

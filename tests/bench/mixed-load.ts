import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { StorageSettings } from '@/lib/site/db/connect';
import { readSubmissionIds } from '../support/read-storage';
import { startMailProvider } from '../support/simulators';
import { listPages, startBenchSite, type BenchSite } from './bench-site';
import { printTable, shortly } from './figures';
import { KINDS, type Phase, type PhaseReport, type LoadPlan, type Rates } from './load-plan';

/** Promise U1 (docs/promises.md), a second: pages of 70 addresses, searches, leads. */
export const RATES: Rates = { page: 500, search: 50, lead: 50 };
const PAGES = 70;

export function ratesTimes(factor: number): Rates {
  return { page: RATES.page * factor, search: RATES.search * factor, lead: RATES.lead * factor };
}

export type LoadedSite = { site: BenchSite; pagePaths: string[]; end: () => Promise<void> };

/** The site with a mail service that answers, ready and with its pages' addresses known. */
export async function startLoadedSite(env: Record<string, string> = {}): Promise<LoadedSite> {
  const mail = await startMailProvider();
  const site = await startBenchSite({ MAIL_SIMULATOR_ORIGIN: mail.origin, ...env });
  await site.ready();
  const pagePaths = (await listPages(site.origin)).slice(0, PAGES);
  const end = async () => {
    await site.end();
    await mail.close();
  };
  return { site, pagePaths, end };
}

export function sendPhases(
  { site, pagePaths }: { site: { origin: string }; pagePaths: readonly string[] },
  phases: readonly Phase[],
  over?: AbortSignal,
): Promise<readonly PhaseReport[]> {
  const plan: LoadPlan = { origin: site.origin, pagePaths, phases };
  const file = join(import.meta.dirname, 'load-sender.ts');
  const siteModules = join(import.meta.dirname, '..', '..', 'ops', 'site-modules.mjs');
  const sender = spawn(process.execPath, ['--import', siteModules, file, JSON.stringify(plan)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  over?.addEventListener('abort', () => sender.kill('SIGTERM'));
  let output = '';
  sender.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return new Promise((done, fail) => {
    sender.once('close', code =>
      code === 0
        ? done(JSON.parse(output) as readonly PhaseReport[])
        : fail(new Error(`The sender ended with ${code}`)),
    );
  });
}

export function printPhases(reports: readonly PhaseReport[], phases: readonly Phase[]): void {
  const rows = reports.flatMap(({ name, kinds }, index) =>
    KINDS.map(kind => {
      const counts = kinds[kind];
      const { seconds = 1 } = phases[index] ?? {};
      const rate = counts.answered / seconds;
      const bad = [counts.refused, counts.serverErrors, counts.timeouts, counts.broken, counts.crowdedOut];
      return [
        name,
        kind,
        shortly(counts.due / seconds),
        shortly(rate),
        ...[counts.p50, counts.p99].map(shortly),
        ...bad,
      ];
    }),
  );
  const ends = ['4xx', '5xx', 'timeouts', 'broken', 'no connection'];
  printTable(['phase', 'kind', 'sent a second', 'answered a second', 'p50 ms', 'p99 ms', ...ends], rows);
  for (const { name, breaks } of reports)
    for (const { how, count, firstSecond, lastSecond } of breaks)
      console.log(`${name}: ${how}: ${count}, in seconds ${shortly(firstSecond)} to ${shortly(lastSecond)}`);
}

/** Of what was acknowledged, how much is stored. */
export async function printLostLeads({ site }: LoadedSite, reports: readonly PhaseReport[]): Promise<void> {
  const { thanked, lost } = await findLost({ databaseUrl: null, dataDir: site.dataDir }, reports);
  console.log(`\nLeads acknowledged: ${thanked}, of these lost: ${lost}`);
}

/** How many leads were thanked for, and how many of those are not stored. */
export async function findLost(
  storage: StorageSettings,
  reports: readonly PhaseReport[],
): Promise<{ thanked: number; lost: number }> {
  const stored = new Set(await readSubmissionIds(storage));
  const thanked = reports.flatMap(report => report.thanked);
  return { thanked: thanked.length, lost: thanked.filter(id => !stored.has(id)).length };
}

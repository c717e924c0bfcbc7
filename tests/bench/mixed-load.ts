import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { StorageSettings } from '@/lib/site/db/connect';
import { readSubmissionIds } from '../support/read-storage';
import { listPages, startBenchSite, startProviders, type BenchSite } from './bench-site';
import { printTable, shortly } from './figures';
import type { LoadPlan, Phase, PhaseReport, Rates } from './load-sender';

/** Promise U1 (docs/promises.md), a second: pages of 70 addresses, searches, leads. */
export const RATES: Rates = { page: 500, search: 50, lead: 50 };
const PAGES = 70;

export function ratesTimes(factor: number): Rates {
  return { page: RATES.page * factor, search: RATES.search * factor, lead: RATES.lead * factor };
}

/** Sends the phases to a site with a mail service, prints what came of them, then how much of what was acknowledged is lost. */
export async function measureLoaded(
  phases: readonly Phase[],
  env: Record<string, string>,
  print: (site: BenchSite, reports: readonly PhaseReport[]) => void,
): Promise<void> {
  const { mail, close } = await startProviders();
  const site = await startBenchSite({ MAIL_SIMULATOR_ORIGIN: mail.origin, ...env });
  const pagePaths = (await listPages(site.origin)).slice(0, PAGES);
  const reports = await sendPhases({ origin: site.origin, pagePaths, phases });
  printPhases(reports, phases);
  print(site, reports);
  const { thanked, lost } = await findLost({ databaseUrl: null, dataDir: site.dataDir }, reports);
  console.log(`\nLeads acknowledged: ${thanked}, of these lost: ${lost}`);
  await site.end();
  await close();
}

export async function sendPhases(plan: LoadPlan, over?: AbortSignal): Promise<readonly PhaseReport[]> {
  const sender = fork(join(import.meta.dirname, 'load-sender.ts'));
  over?.addEventListener('abort', () => sender.kill('SIGTERM'));
  sender.send(plan);
  const failed = once(sender, 'exit').then(([code]) => {
    throw new Error(`The sender ended with ${code}`);
  });
  const [reports] = (await Promise.race([once(sender, 'message'), failed])) as [readonly PhaseReport[]];
  return reports;
}

export function printPhases(reports: readonly PhaseReport[], phases: readonly Phase[]): void {
  const ends = ['4xx', '5xx', 'timeouts', 'broken', 'no connection'];
  printTable(
    ['phase', 'kind', 'sent a second', 'answered a second', 'p50 ms', 'p99 ms', ...ends],
    reports.flatMap(({ name, kinds }, index) =>
      Object.entries(kinds).map(([kind, counts]) => [
        name,
        kind,
        ...[counts.due, counts.answered].map(count => shortly(count / (phases[index]?.seconds ?? 1))),
        ...[counts.p50, counts.p99].map(shortly),
        counts.refused,
        counts.serverErrors,
        counts.timeouts,
        counts.broken,
        counts.crowdedOut,
      ]),
    ),
  );
  for (const { name, breaks } of reports)
    for (const [how, seconds] of Object.entries(breaks))
      console.log(`${name}: ${how}: ${seconds.length}, in seconds ${seconds[0]} to ${seconds.at(-1)}`);
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

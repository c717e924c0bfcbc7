/**
 * Several processes on one PostgreSQL behind one balancer, as deploy/compose.yaml starts them, without containers:
 * throughput with 1, 2 and 4; then a rolling restart, a process killed and PostgreSQL restarted in the middle of a mixed
 * load. Fails when anything acknowledged is lost, an email goes out twice or a page answers 5xx. Part of `npm run bench`.
 */
import { cpus } from 'node:os';
import { listPages } from './bench-site';
import { isShort, printTable, shortly } from './figures';
import type { PhaseReport } from './load-plan';
import { ratesTimes, sendPhases } from './mixed-load';
import { sendLoad, TOOL } from './send-load';
import { BALANCER } from './several/balancer';
import { buyUntil } from './several/buyers';
import { tallyResults } from './several/tally';
import { startProcessSet, type ProcessSet } from './several/process-set';

const SECONDS = isShort ? 1 : 5;
/** A part of the load of promise U1, beside everything else that runs on this machine. */
const RATES = ratesTimes(isShort ? 0.05 : 0.1);
const CALM_MS = isShort ? 1_000 : 4_000;
const BUYERS = 2;
const DRILL_PROCESSES = 2;
const LEAD = 'form-name=newsletter-form&email=*@shop.test';

const EVENTS: Readonly<Record<string, (set: ProcessSet) => Promise<unknown>>> = {
  'nothing happens': () => calm(),
  'rolling restart': async set => {
    for (let index = 0; index < set.count; index += 1) await set.restart(index);
  },
  'a process killed': set => set.killAndStart(0),
  'PostgreSQL restarted': async ({ postgres }) => {
    await postgres.crash();
    await calm();
    await postgres.start();
  },
};

await measureSets();
await withSet(DRILL_PROCESSES, drill);

async function measureSets(): Promise<void> {
  console.log(`${BALANCER}, PostgreSQL and ${TOOL} share the ${cpus().length} cores with the processes:\n`);
  const rows: (string | number)[][] = [];
  for (const count of isShort ? [1, 2] : [1, 2, 4]) {
    await withSet(count, async set => {
      for (const [what, load] of Object.entries(loadsOn(set.origin))) {
        const { perSecond, p50, p99 } = await sendLoad({ ...load, seconds: SECONDS });
        rows.push([count, what, ...[perSecond, p50, p99].map(shortly)]);
      }
    });
  }
  printTable(['processes', 'what', 'per second', 'p50 ms', 'p99 ms'], rows);
}

function loadsOn(origin: string) {
  return {
    'the home page': { url: `${origin}/`, headers: { 'accept-encoding': 'br' } },
    'search results': { url: `${origin}/search/results?q=seo` },
    leads: { url: `${origin}/`, post: LEAD },
  };
}

/** Whatever happens, nothing is left running. */
async function withSet(count: number, work: (set: ProcessSet) => Promise<void>): Promise<void> {
  const set = await startProcessSet(count);
  try {
    await work(set);
  } finally {
    await set.end();
  }
}

async function drill(set: ProcessSet): Promise<void> {
  const pagePaths = [...(await listPages(set.origin)).slice(0, 70), '/checkout', '/search?q=seo'];
  const over = new AbortController();
  const buying = buyUntil(set, { buyers: BUYERS, over: over.signal });
  const reports: PhaseReport[] = [];
  for (const [name, work] of Object.entries(EVENTS))
    reports.push(...(await underLoad({ name, set, pagePaths }, () => work(set))));
  over.abort();
  const bought = await buying;
  printReports(reports);
  const tally = await tallyResults(set, { reports, bought });
  console.log('');
  printTable(['orders, leads and emails', 'count'], Object.entries(tally));
  const refused = Array.from(bought.refused, ([status, count]) => `${count} × ${status}`);
  console.log(`\nOrders not taken, and said so: ${refused.join(', ') || 'none'}`);
  const { leadsLost, ordersLost, paymentsLost, receiptsMissing, mailsNotArrived, mailsTwice } = tally;
  const wrong = [leadsLost, ordersLost, paymentsLost, receiptsMissing, mailsNotArrived, mailsTwice];
  if ([...wrong, ...reports.map(badPages)].some(count => count > 0)) process.exitCode = 1;
}

/** The mixed load from some seconds before the work until some seconds after it. */
async function underLoad(
  { name, set, pagePaths }: { name: string; set: ProcessSet; pagePaths: readonly string[] },
  work: () => Promise<unknown>,
): Promise<readonly PhaseReport[]> {
  const over = new AbortController();
  const phase = { name, seconds: 600, rates: RATES };
  const sending = sendPhases({ site: set, pagePaths }, [phase], over.signal);
  await calm();
  await work();
  await calm();
  over.abort();
  return sending;
}

function calm(): Promise<void> {
  return new Promise(resume => setTimeout(resume, CALM_MS));
}

function printReports(reports: readonly PhaseReport[]): void {
  console.log(`\n${DRILL_PROCESSES} processes under a mixed load:\n`);
  const rows = reports.flatMap(({ name, kinds }) =>
    Object.entries(kinds).map(([kind, counts]) => [
      name,
      kind,
      counts.answered,
      ...[counts.p50, counts.p99].map(shortly),
      counts.refused,
      counts.serverErrors,
      counts.timeouts + counts.broken + counts.crowdedOut,
    ]),
  );
  printTable(['meanwhile', 'kind', 'answered', 'p50 ms', 'p99 ms', '4xx', '5xx', 'no answer'], rows);
  for (const { name, breaks } of reports)
    for (const { how, count } of breaks) console.log(`${name}: ${how}: ${count}`);
}

/** Pages and searches that were not answered as always. */
function badPages({ kinds }: PhaseReport): number {
  return [kinds.page, kinds.search]
    .flatMap(counts => [counts.refused, counts.serverErrors, counts.timeouts, counts.broken])
    .reduce((sum, count) => sum + count, 0);
}

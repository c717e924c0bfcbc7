/**
 * Sends a planned load at its times, whether or not the site keeps up, as visitors do who know nothing of each other.
 * A process of its own: the plan is its argument, the report its output.
 */
import { Agent, request } from 'node:http';
import { quantile } from './figures';
import {
  KINDS,
  type Break,
  type Kind,
  type KindReport,
  type Phase,
  type PhaseReport,
  type LoadPlan,
} from './load-plan';
import { QUERIES } from './queries';

const TICK_MS = 4;
const TIMEOUT_MS = 10_000;
/** Half of the connections that the site takes. */
const MOST_UNDER_WAY = 1_000;
const FORM_HEADERS = { 'content-type': 'application/x-www-form-urlencoded' };

type Ending = 'answered' | 'refused' | 'serverErrors' | 'timeouts' | 'broken';
type Tally = { counts: Record<Ending | 'due' | 'crowdedOut', number>; waits: number[] };
type Running = {
  tallies: Record<Kind, Tally>;
  thanked: string[];
  pageWaits: number[][];
  breaks: Map<string, Break>;
};

const plan = JSON.parse(process.argv[2] ?? '') as LoadPlan;
// Only with a time of its own does the agent mind how long the site says that it keeps a quiet connection: without one
// it would go on writing into connections that have just been closed, as no browser does.
const agent = new Agent({ keepAlive: true, timeout: 60_000 });
const run = crypto.randomUUID();
const underWay = new Set<Promise<void>>();
const over = new AbortController();
process.once('SIGTERM', () => over.abort());
let serial = 0;

const reports: (() => PhaseReport)[] = [];
for (const phase of plan.phases) reports.push(await sendPhase(phase));
await Promise.all(underWay);
console.log(JSON.stringify(reports.map(report => report())));
agent.destroy();

/** Sends the phase's requests. Its report is complete once all of them have ended. */
async function sendPhase({ name, seconds, rates }: Phase): Promise<() => PhaseReport> {
  const startedAt = performance.now();
  const running: Running = {
    tallies: { page: newTally(), search: newTally(), lead: newTally() },
    thanked: [],
    pageWaits: Array.from({ length: seconds }, () => []),
    breaks: new Map(),
  };
  for (
    let elapsed = 0;
    elapsed < seconds * 1_000 && !over.signal.aborted;
    elapsed = performance.now() - startedAt
  ) {
    for (const kind of KINDS) {
      const { counts } = running.tallies[kind];
      while ((counts.due / rates[kind]) * 1_000 <= elapsed) {
        const dueAt = (counts.due / rates[kind]) * 1_000;
        counts.due += 1;
        if (underWay.size >= MOST_UNDER_WAY) counts.crowdedOut += 1;
        else send(kind, { startedAt, dueAt, running });
      }
    }
    await new Promise(resume => setTimeout(resume, TICK_MS));
  }
  return () => reportOf(name, running);
}

function send(kind: Kind, due: Due): void {
  const sending = sendOne(kind, due).finally(() => underWay.delete(sending));
  underWay.add(sending);
}

async function sendOne(kind: Kind, { startedAt, dueAt, running }: Due): Promise<void> {
  const noteBreak = (how: string) => note(running.breaks, how, (performance.now() - startedAt) / 1_000);
  const sent = next(kind);
  const ending = await exchange(sent, noteBreak);
  const wait = performance.now() - startedAt - dueAt;
  running.tallies[kind].counts[ending] += 1;
  running.tallies[kind].waits.push(wait);
  if (ending === 'answered' && sent.lead !== undefined) running.thanked.push(sent.lead);
  if (kind === 'page') running.pageWaits[Math.floor(dueAt / 1_000)]?.push(wait);
}

type Due = { startedAt: number; dueAt: number; running: Running };

function exchange({ path, body }: LoadRequest, noteBreak: (how: string) => void): Promise<Ending> {
  const headers = {
    'accept-encoding': 'gzip, deflate, br',
    ...(body === undefined ? {} : { ...FORM_HEADERS, 'content-length': Buffer.byteLength(body) }),
  };
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise(done => {
    const onBreak = (error: NodeJS.ErrnoException) => {
      noteBreak(`${error.code ?? error.message}, ${sent.reusedSocket ? 'kept' : 'new'} connection`);
      done('broken');
    };
    const sent = request(plan.origin + path, { method, headers, agent, timeout: TIMEOUT_MS });
    sent.on('response', answer => {
      answer.resume();
      answer.on('end', () => done(endingOf(answer.statusCode ?? 0)));
      answer.on('error', onBreak);
    });
    sent.on('timeout', () => {
      done('timeouts');
      sent.destroy();
    });
    sent.on('error', onBreak);
    sent.end(body);
  });
}

type LoadRequest = { path: string; body?: string; lead?: string };

function next(kind: Kind): LoadRequest {
  serial += 1;
  if (kind === 'page') return { path: plan.pagePaths[serial % plan.pagePaths.length] ?? '/' };
  if (kind === 'search')
    return { path: `/search/results?q=${encodeURIComponent(QUERIES[serial % QUERIES.length] ?? '')}` };
  const id = `${run}-${serial}`;
  return {
    path: '/',
    lead: id,
    body: `form-name=contact-form&submission-id=${id}&name=Ana+Ruiz&email=${id}%40shop.test&inquiry=general&message=We+open+a+second+shop+in+May.`,
  };
}

function note(breaks: Map<string, Break>, how: string, second: number): void {
  const { count, firstSecond } = breaks.get(how) ?? { count: 0, firstSecond: second };
  breaks.set(how, { how, count: count + 1, firstSecond, lastSecond: second });
}

function endingOf(status: number): Ending {
  if (status >= 500) return 'serverErrors';
  return status >= 400 ? 'refused' : 'answered';
}

function reportOf(name: string, { tallies, thanked, pageWaits, breaks }: Running): PhaseReport {
  const { page, search, lead } = tallies;
  return {
    name,
    breaks: Array.from(breaks.values()),
    thanked,
    kinds: { page: toReport(page), search: toReport(search), lead: toReport(lead) },
    pageP99BySecond: pageWaits.map(waits => quantile(waits, 0.99)),
  };
}

function toReport({ counts, waits }: Tally): KindReport {
  return {
    ...counts,
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
    slowest: quantile(waits, 1),
  };
}

function newTally(): Tally {
  const counts = { due: 0, crowdedOut: 0, answered: 0, refused: 0, serverErrors: 0, timeouts: 0, broken: 0 };
  return { counts, waits: [] };
}

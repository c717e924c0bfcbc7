/**
 * Sends a planned load at its times, whether or not the site keeps up, as visitors do who know nothing of each other: no
 * load tool here does. A process of its own: the plan is the first message to it, the reports are its own.
 */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { quantile } from './figures';
import { QUERIES } from './queries';

const TICK_MS = 4;
const TIMEOUT_MS = 10_000;
/** Half of the connections that the site takes. */
const MOST_UNDER_WAY = 1_000;
const FORM_HEADERS = { 'content-type': 'application/x-www-form-urlencoded' };
const KINDS = ['page', 'search', 'lead'] as const;

type Kind = (typeof KINDS)[number];

/** How many of each kind are sent in a second. */
export type Rates = Readonly<Record<Kind, number>>;

/** `seconds`: at most; a signal to the sender ends the phase before that. */
export type Phase = { name: string; seconds: number; rates: Rates };

export type LoadPlan = { origin: string; pagePaths: readonly string[]; phases: readonly Phase[] };

/** `broken`: the connection ended without an answer. `crowdedOut`: too many were under way, so it was not sent. */
type Ending = 'answered' | 'refused' | 'serverErrors' | 'timeouts' | 'broken' | 'crowdedOut';

/** One kind in one phase. Waits count from the moment when the request was due. */
export type KindReport = Record<Ending | 'due' | 'p50' | 'p99', number>;

export type PhaseReport = {
  name: string;
  /** How connections ended without an answer: the error, on a new connection or a kept one, and in which seconds. */
  breaks: Record<string, number[]>;
  kinds: Record<Kind, KindReport>;
  /** The ids of the leads that were answered with a thank-you. */
  thanked: readonly string[];
  /** p99 of the pages that were due in each second of the phase. */
  pageP99BySecond: readonly number[];
};

type Sent = { kind: Kind; dueMs: number; waitMs: number; ending: Ending; lead: string | undefined };

const [plan] = (await once(process, 'message')) as [LoadPlan];
// Only with a time of its own does the agent mind how long the site says that it keeps a quiet connection: without one
// it would go on writing into connections that have just been closed, as no browser does.
const agent = new Agent({ keepAlive: true, timeout: 60_000 });
const run = crypto.randomUUID();
const underWay = new Set<Promise<unknown>>();
const over = new AbortController();
process.once('SIGTERM', () => over.abort());
let serial = 0;

const reports: (() => PhaseReport)[] = [];
for (const phase of plan.phases) reports.push(await sendPhase(phase));
await Promise.all(underWay);
process.send?.(reports.map(report => report()));
process.disconnect();
agent.destroy();

/** Sends the phase's requests. Its report is complete once all of them have ended. */
async function sendPhase({ name, seconds, rates }: Phase): Promise<() => PhaseReport> {
  const startedAt = performance.now();
  const elapsed = () => performance.now() - startedAt;
  const due = { page: 0, search: 0, lead: 0 };
  const all: Sent[] = [];
  const breaks: PhaseReport['breaks'] = {};
  const send = async (kind: Kind, dueMs: number) => {
    const { lead, ...asked } = next(kind);
    const crowdedOut = underWay.size >= MOST_UNDER_WAY;
    const ending = crowdedOut
      ? 'crowdedOut'
      : await exchange(asked, how => (breaks[how] ??= []).push(Math.floor(elapsed() / 1_000)));
    all.push({ kind, dueMs, waitMs: elapsed() - dueMs, ending, lead });
  };
  while (elapsed() < seconds * 1_000 && !over.signal.aborted) {
    for (const kind of KINDS)
      for (; (due[kind] / rates[kind]) * 1_000 <= elapsed(); due[kind] += 1) {
        const sending: Promise<void> = send(kind, (due[kind] / rates[kind]) * 1_000);
        underWay.add(sending);
        void sending.finally(() => underWay.delete(sending));
      }
    await new Promise(resume => setTimeout(resume, TICK_MS));
  }
  return () => {
    const ofKind = (kind: Kind) => all.filter(sent => sent.kind === kind);
    const pages = ofKind('page');
    const pagesOf = (second: number) => pages.filter(({ dueMs }) => Math.floor(dueMs / 1_000) === second);
    return {
      name,
      breaks,
      kinds: {
        page: toReport(pages),
        search: toReport(ofKind('search')),
        lead: toReport(ofKind('lead')),
      },
      thanked: all.flatMap(sent => (sent.ending === 'answered' && sent.lead ? [sent.lead] : [])),
      pageP99BySecond: Array.from({ length: seconds }, (_, second) => toReport(pagesOf(second)).p99),
    };
  };
}

function exchange({ path, body }: LoadRequest, noteBreak: (how: string) => void): Promise<Ending> {
  const headers = {
    'accept-encoding': 'gzip, deflate, br',
    ...(body === undefined ? {} : { ...FORM_HEADERS, 'content-length': Buffer.byteLength(body) }),
  };
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise(done => {
    const sent = request(plan.origin + path, { method, headers, agent, timeout: TIMEOUT_MS });
    const onBreak = (error: NodeJS.ErrnoException) => {
      noteBreak(`${error.code ?? error.message}, ${sent.reusedSocket ? 'kept' : 'new'} connection`);
      done('broken');
    };
    sent.on('response', answer => {
      answer.resume();
      answer.on('end', () => done(endingOf(answer.statusCode ?? 0)));
      answer.on('error', onBreak);
    });
    sent.on('timeout', () => {
      done('timeouts');
      sent.destroy();
    });
    sent.on('error', onBreak).end(body);
  });
}

type LoadRequest = { path: string; body?: string; lead?: string };

function next(kind: Kind): LoadRequest {
  serial += 1;
  if (kind === 'page') return { path: plan.pagePaths[serial % plan.pagePaths.length] ?? '/' };
  if (kind === 'search')
    return { path: `/search/results?q=${encodeURIComponent(QUERIES[serial % QUERIES.length] ?? '')}` };
  const lead = `${run}-${serial}`;
  const typed = 'name=Ana+Ruiz&inquiry=general&message=We+open+a+second+shop+in+May.';
  return {
    path: '/',
    lead,
    body: `form-name=contact-form&submission-id=${lead}&email=${lead}%40shop.test&${typed}`,
  };
}

function endingOf(status: number): Ending {
  if (status >= 500) return 'serverErrors';
  return status >= 400 ? 'refused' : 'answered';
}

function toReport(all: readonly Sent[]): KindReport {
  const count = (ending: Ending) => all.filter(sent => sent.ending === ending).length;
  const waits = all.filter(({ ending }) => ending !== 'crowdedOut').map(({ waitMs }) => waitMs);
  return {
    due: all.length,
    answered: count('answered'),
    refused: count('refused'),
    serverErrors: count('serverErrors'),
    timeouts: count('timeouts'),
    broken: count('broken'),
    crowdedOut: count('crowdedOut'),
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
  };
}

/**
 * `npm run bench`: every program but the soak. `npm run bench -- pages search`: those. `--short` after either: each in
 * seconds, to see that it runs. Figures of one run can be compared; absolute ones belong to the machine.
 */
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged } from '../../ops/build.ts';
import { runTold, showProgress } from '../../ops/progress.mjs';
import { lastRuns } from '../../ops/setup.mjs';

type Program = {
  /** What it starts besides the built site on an embedded file of its own. */
  starts?: string;
  load: string;
  figure: string;
  /** What is required, or what the figure is compared with. */
  limit: string;
  /** Where that is promised (docs/promises.md, docs/leads.md), or where the figure is told. */
  promised: string;
  /** Half an hour or so: only when it is named. */
  isOnRequest?: true;
};

/** Each is a file in `programs`, and runs in a process of its own, so the memory and the modules it measures are its own. */
const PROGRAMS: Readonly<Record<string, Program>> = {
  pages: {
    starts: 'nginx, a bare Node server and `next start` with the same page',
    load: '16 connections, one request after the other; three rounds of 4 s in turns',
    figure: 'pages a second, p50 and p99; of rendered pages too, with a static page asked for meanwhile',
    limit: '0.6 of nginx, 100 times `next start`; 300 searches, 400 checkouts; static meanwhile p99 50 ms',
    promised: 'W3',
  },
  leads: {
    starts: 'a bare database with the same tables, a bare Node server',
    load: 'one sender, then 16, for 8 s each',
    figure: 'leads a second, p50 and p99',
    limit: '50 a second; beside bare inserts of the same rows with `synchronous=FULL`',
    promised: 'performance.md',
  },
  orders: {
    starts: 'the simulated PayPal',
    load: '300 orders, one at a time, in turns with the same call made directly',
    figure: 'p50 and p99 of what the site adds',
    limit: 'the same call to the same simulator',
    promised: 'performance.md',
  },
  start: {
    starts: '`npm start` on the built clone',
    load: 'five starts on an empty folder, then pages, searches and leads for 10 s each',
    figure: 'seconds to the first 200, memory then and after the load',
    limit: '350 MB after the load',
    promised: 'performance.md',
  },
  search: {
    starts: 'no site: the index in this process',
    load: 'eight queries in turn, for 3 s, in 1, 10 and 100 times our documents',
    figure: 'queries a second, p50 and p99; milliseconds and memory of the index; size of the preview',
    limit: 'ten times fewer documents',
    promised: 'performance.md',
  },
  checkup: {
    starts: 'the simulated websites',
    load: 'two checkups of hostile pages of 2 MB at a time, one after the other for 20 s, and a static page over one connection',
    figure: 'p50 and p99 of the page alone and meanwhile; seconds of a checkup; memory',
    limit: 'p99 50 ms; 40 MB more',
    promised: 'performance.md',
  },
  'bad-posts': {
    load: 'a hundred connections that send bad posts to pages’ addresses for 20 s (too large, of a wrong type, malformed, from another site), and one visitor',
    figure: 'p50, p95 and p99 of a static page and of a search, alone and meanwhile; memory',
    limit: 'p95 1 s; 50 MB more',
    promised: 'performance.md',
  },
  desk: {
    load: '100,000 leads; each list thirty times',
    figure: 'median of each as a page; the export',
    limit: 'the first page without a filter',
    promised: 'performance.md',
  },
  'sign-in': {
    load: '200 pairs of refused sign-ins, both of a pair at once',
    figure: 'p25, p50 and p75 for a known and an unknown address',
    limit: 'medians within a tenth: the time must not tell whom we know',
    promised: 'B4',
  },
  outage: {
    starts: 'the simulated PayPal and Resend',
    load: '4 senders while Resend hangs, then while 100 orders hang at PayPal',
    figure: 'p50 and p99 of a lead and of the home page; the slowest order',
    limit: 'the same while both answer; an order is answered within 10 s',
    promised: 'O8, L4',
  },
  lighthouse: {
    starts: 'Lighthouse',
    load: 'one page of each kind as a phone on a slow line that is computed, five times',
    figure: 'medians of scores, paints, blocking time, shift and weight',
    limit: '100 in each category; LCP 1.35 s, 1.5 s where one acts; TBT 20 ms; CLS 0',
    promised: 'W2',
  },
  islands: {
    starts: 'Chromium at a quarter of the speed',
    load: 'each island’s journey three times, with nothing cached and with all of it',
    figure:
      'medians of the longest task, of the paint after the first touch, of the other islands’ longest task',
    limit: '200 ms to the next paint',
    promised: 'decision 13',
  },
  navigation: {
    starts: 'Chromium, and a line of 1.6 Mbit a second with 150 ms there and back',
    load: 'twenty pairs of pages, with the pointer on the link for 900 ms and without',
    figure: 'milliseconds from the click to the largest paint',
    limit: '100 ms with the pointer on the link',
    promised: 'performance.md',
  },
  words: {
    starts: 'no site: the built pages',
    load: 'all of them',
    figure: 'words and school grade of each kind of page, and its hardest page',
    limit: 'grade 8, and 10 for a policy',
    promised: 'style.md',
  },
  abuse: {
    starts: 'a site for each part, one of them under strace',
    load: 'kills under 8 senders; 100 posts with errors, 200 hostile bodies, 1,000 slow clients at once; a million addresses',
    figure: 'leads lost, the order of writing and answering, waits, memory, when the last is cut off',
    limit: 'none lost; answers in 1 s, 50 MB more; cut off within 30 s; 100 MB for the counters',
    promised: 'L1, L2, L11, L12, L13, M4',
  },
  load: {
    starts: 'the simulated Resend',
    load: '500 pages, 50 searches and 50 leads a second for five minutes; five times that for 30 s',
    figure: 'p50, p99 and failures of each; seconds until it is itself again; leads lost; memory',
    limit: 'pages p99 150 ms, leads p99 300 ms, no failure; itself again after 10 s; 350 MB',
    promised: 'U1',
  },
  several: {
    starts:
      '1, 2 and 4 processes on one PostgreSQL behind one balancer, as deploy/compose.yaml does; PayPal and Resend',
    load: '16 connections; then a tenth of that of `load`, and buyers, while a process or PostgreSQL ends',
    figure: 'requests a second; what was acknowledged and is lost, emails sent twice, pages that failed',
    limit: 'one process; 0 of each: else it fails',
    promised: 'staying-up.md',
  },
  soak: {
    starts: 'the simulated Resend',
    load: 'half of that of `load` for half an hour, after a warm-up',
    figure: 'growth of memory, open files, delay of the event loop',
    limit: 'below 1 MB a minute, flat, p99 below 50 ms',
    promised: 'U2',
    isOnRequest: true,
  },
};

const root = join(import.meta.dirname, '..', '..');
const options = process.argv.slice(2).filter(word => word.startsWith('--'));
const names = process.argv.slice(2).filter(word => !word.startsWith('--'));
const unknown = [...names.filter(name => !(name in PROGRAMS)), ...options.filter(word => word !== '--short')];
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}. There is: ${Object.keys(PROGRAMS).join(', ')}, and --short.`,
  );
  process.exit(1);
}

// The address that the browser tests build for: their build is used again.
const env = { ...process.env, SITE_URL: process.env['SITE_URL'] || 'http://127.0.0.1:3210' };
if (!(await buildIfChanged(root, env))) throw new Error('The build failed');

console.log(
  `\n${new Date().toISOString().slice(0, 16)}Z, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}, load before the start ${(loadavg()[0] ?? 0).toFixed(1)}`,
);
const chosen = Object.entries(PROGRAMS).filter(([name, { isOnRequest }]) =>
  names.length > 0 ? names.includes(name) : !isOnRequest,
);
const progress = showProgress({
  command: `npm run bench${options.length > 0 ? ' short' : ''}`,
  steps: chosen.map(([name], index) => ({ name, after: chosen.slice(0, index).map(([before]) => before) })),
  folder: lastRuns,
});
const failed: string[] = [];
for (const [name, program] of chosen) if (!(await runProgram(name, program))) failed.push(name);
progress.close();
if (failed.length > 0) {
  console.error(`\nNot measured: ${failed.join(', ')}`);
  process.exitCode = 1;
}

async function runProgram(
  name: string,
  { starts, load, figure, limit, promised }: Program,
): Promise<boolean> {
  const about = [...(starts ? [`starts: ${starts}`] : []), `load: ${load}`, `figure: ${figure}`];
  progress.print(`\n## ${name}\n\n- ${[...about, `limit: ${limit} (${promised})`].join('\n- ')}\n`);
  progress.begin(name);
  const siteModules = join(root, 'ops', 'site-modules.mjs');
  const file = join(import.meta.dirname, 'programs', `${name}.ts`);
  // With the collector at hand the size of a search index can be told from what its making left behind.
  const args = ['--expose-gc', '--import', siteModules, file, ...options];
  const { status } = await runTold(process.execPath, args, { cwd: root, env, onLine: progress.print });
  progress.end(name, { isOk: status === 0 });
  return status === 0;
}

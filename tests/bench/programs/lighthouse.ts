/** Lighthouse is fetched by npm when this runs, and kept in its cache: it brings 170 MB that nothing else here needs. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { routes } from '@/lib/site/routes';
import { findChromium } from '../../../ops/system-packages.mjs';
import { startBenchSite } from '../bench-site';
import { isShort, median, printTable } from '../figures';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUNDS = isShort ? 1 : 5;

const PAGES: Readonly<Record<string, string>> = {
  home: routes.home(),
  service: routes.service('local-seo-optimization'),
  article: routes.article('local-seo-short-list'),
  policy: routes.policy('privacy-policy'),
  comparison: routes.comparison('wix'),
  pricing: routes.pricing(),
  contact: routes.contact(),
  'get started': routes.getStarted(),
  'sign in': routes.signIn(),
  checkout: routes.checkout(),
  search: routes.search('seo'),
};

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

type Report = z.infer<typeof report>;

/** Categories in parts of 100, then audits: in which part of their unit, and with how many decimals. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = [
  ['first paint s', 'first-contentful-paint', 1_000, 2],
  ['LCP s', 'largest-contentful-paint', 1_000, 2],
  ['TBT ms', 'total-blocking-time', 1, 0],
  ['CLS', 'cumulative-layout-shift', 1, 3],
  ['KB', 'total-byte-weight', 1_024, 0],
] as const;

const site = await startBenchSite();
console.log(`${LIGHTHOUSE}, mobile, simulated throttling:\n`);
const rows = [];
for (const [name, path] of Object.entries(PAGES)) rows.push([name, ...measure(site.origin + path)]);
printTable(['page', ...CATEGORIES, ...AUDITS.map(([name]) => name)], rows);
await site.end();

function measure(url: string): string[] {
  const runs = Array.from({ length: ROUNDS }, () => runLighthouse(url));
  const middle = (read: (run: Report) => number | undefined) => median(runs.map(run => read(run) ?? NaN));
  return [
    ...CATEGORIES.map(name => (middle(run => run.categories[name]?.score) * 100).toFixed(0)),
    ...AUDITS.map(([, name, unit, decimals]) =>
      (middle(run => run.audits[name]?.numericValue) / unit).toFixed(decimals),
    ),
  ];
}

/** One run in a browser of its own, tried again twice: now and then a trace lacks its beginning. */
function runLighthouse(url: string): Report {
  const file = join(site.dataDir, 'lighthouse.json');
  const flags = ['--quiet', '--output=json', `--output-path=${file}`];
  const args = [url, ...flags, '--chrome-flags=--headless=new --no-sandbox'];
  const words = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', ...args];
  const env = { ...process.env, CHROME_PATH: findChromium() ?? '' };
  let failure = '';
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const { status, stderr } = spawnSync('npm', words, { encoding: 'utf8', env });
    if (status === 0) return report.parse(JSON.parse(readFileSync(file, 'utf8')));
    failure = stderr;
  }
  throw new Error(`${LIGHTHOUSE} could not run: ${failure.slice(-2_000)}`);
}

/**
 * Lighthouse on one page of each kind, as a phone on the slow line that it computes. Part of `npm run bench`. Lighthouse
 * is fetched by npm when this runs, and kept in npm's cache: it brings 170 MB that nothing else here needs.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { routes } from '@/lib/site/routes';
import { findChromium } from '../../ops/system-packages.mjs';
import { startBenchSite } from './bench-site';
import { isShort, median, printTable } from './figures';

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

const score = z.object({ score: z.number() });
const figure = z.object({ numericValue: z.number() });
const report = z.object({
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: z.object({
    'first-contentful-paint': figure,
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
    'cumulative-layout-shift': figure,
    'total-byte-weight': figure,
  }),
});

const site = await startBenchSite();
await site.ready();

console.log(`${LIGHTHOUSE}, mobile, simulated throttling, medians of ${ROUNDS}:\n`);
const rows = [];
for (const [name, path] of Object.entries(PAGES)) rows.push(measure(name, site.origin + path));
printTable(
  [
    'page',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'first paint s',
    'LCP s',
    'TBT ms',
    'CLS',
    'KB',
  ],
  rows,
);
await site.end();

function measure(name: string, url: string): (string | number)[] {
  const runs = Array.from({ length: ROUNDS }, () => runLighthouse(url));
  const middle = (read: (run: Report) => number) => median(runs.map(read));
  return [
    name,
    ...(['performance', 'accessibility', 'best-practices', 'seo'] as const).map(category =>
      Math.round(middle(({ categories }) => categories[category].score) * 100),
    ),
    (middle(({ audits }) => audits['first-contentful-paint'].numericValue) / 1_000).toFixed(2),
    (middle(({ audits }) => audits['largest-contentful-paint'].numericValue) / 1_000).toFixed(2),
    middle(({ audits }) => audits['total-blocking-time'].numericValue).toFixed(0),
    middle(({ audits }) => audits['cumulative-layout-shift'].numericValue).toFixed(3),
    (middle(({ audits }) => audits['total-byte-weight'].numericValue) / 1_024).toFixed(0),
  ];
}

/** One run in a browser of its own, tried again twice: now and then a trace lacks its beginning. */
function runLighthouse(url: string): Report {
  const file = join(site.dataDir, 'lighthouse.json');
  const args = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless=new --no-sandbox',
  ];
  const env = { ...process.env, CHROME_PATH: findChromium() ?? '' };
  let failure = '';
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const words = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', ...args];
    const { status, stderr } = spawnSync('npm', words, { encoding: 'utf8', env });
    if (status === 0) return report.parse(JSON.parse(readFileSync(file, 'utf8')));
    failure = stderr;
  }
  throw new Error(`${LIGHTHOUSE} could not run: ${failure.slice(-2_000)}`);
}

type Report = z.infer<typeof report>;

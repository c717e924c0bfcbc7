/**
 * `npm run bench`: every part but the soak. `npm run bench -- pages search`: those parts. `--short` after either: each
 * part in seconds, to see that it runs. Figures of one run can be compared; absolute ones belong to the machine.
 */
import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged } from '../../ops/build.ts';

const root = join(import.meta.dirname, '..', '..');

/** Each runs in a process of its own, so the memory and the modules it measures are its own. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  pages: ['pages-bench.ts'],
  leads: ['leads-bench.ts'],
  orders: ['orders-bench.ts'],
  start: ['start-bench.ts'],
  search: ['--expose-gc', 'search-bench.ts'],
  desk: ['desk-bench.ts'],
  'sign-in': ['sign-in-bench.ts'],
  outage: ['outage-bench.ts'],
  lighthouse: ['lighthouse-bench.ts'],
  islands: ['islands-bench.ts'],
  navigation: ['navigation-bench.ts'],
  words: ['words-bench.ts'],
  abuse: ['abuse-bench.ts'],
  load: ['load-bench.ts'],
  several: ['several-bench.ts'],
  soak: ['soak-bench.ts'],
};

/** Half an hour: only when it is asked for. */
const ON_REQUEST = 'soak';

const options = process.argv.slice(2).filter(word => word.startsWith('--'));
const names = process.argv.slice(2).filter(word => !word.startsWith('--'));
const unknown = [...names.filter(name => !(name in PARTS)), ...options.filter(word => word !== '--short')];
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}. There is: ${Object.keys(PARTS).join(', ')}, and --short.`,
  );
  process.exit(1);
}

// The address that the browser tests build for: their build is used again.
const env = { ...process.env, SITE_URL: process.env['SITE_URL'] || 'http://127.0.0.1:3210' };
if (!buildIfChanged(root, env)) throw new Error('The build failed');

console.log(
  `\n${new Date().toISOString().slice(0, 16)}Z, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}, load before the start ${(loadavg()[0] ?? 0).toFixed(1)}`,
);
const chosen = names.length > 0 ? names : Object.keys(PARTS).filter(name => name !== ON_REQUEST);
const failed = chosen.filter(name => !runPart(name));
if (failed.length > 0) {
  console.error(`\nNot measured: ${failed.join(', ')}`);
  process.exitCode = 1;
}

function runPart(name: string): boolean {
  console.log(`\n## ${name}\n`);
  const startedAt = performance.now();
  const words = PARTS[name] ?? [];
  const args = words.map(word => (word.startsWith('--') ? word : join(import.meta.dirname, word)));
  const siteModules = join(root, 'ops', 'site-modules.mjs');
  const { status } = spawnSync(process.execPath, ['--import', siteModules, ...args, ...options], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  console.log(`\n(${name}: ${((performance.now() - startedAt) / 1_000).toFixed(0)} s)`);
  return status === 0;
}

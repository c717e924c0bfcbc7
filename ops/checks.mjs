/** The gate: every check, beside others where they do not disturb each other, each counted, the sum printed last. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CANARIES } from './canaries.mjs';
import { root, step, toolEnv } from './setup.mjs';
import { findChromium, missingPrograms } from './system-packages.mjs';

const reports = join(root, '.cache', 'reports');

/**
 * Runs all checks, or with `isFast` those without a build or a database. Continues after a failure to show everything in
 * one run, and sets the exit code. What needs a program that is missing is skipped, except in CI, where that is a failure.
 */
export async function runChecks({ isFast = false } = {}) {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const running = new Map();
  for (const check of CHECKS.filter(({ name }) => !isFast || FAST.has(name))) {
    const earlier = Promise.all(check.after.map(name => running.get(name)));
    running.set(
      check.name,
      earlier.then(() => runCheck(check)),
    );
  }
  const results = await Promise.all(running.values());
  const missing = isFast ? [] : missingPrograms();
  const isIncomplete = missing.length > 0 && Boolean(process.env.CI);
  console.log('');
  for (const { name, seconds, passed, failed, skipped } of results) {
    const others = `${failed ? ` ${failed} failed` : ''}${skipped ? ` ${skipped} skipped` : ''}`;
    console.log(
      `${failed ? 'FAIL' : 'ok  '} ${name.padEnd(14)} ${String(passed).padStart(5)} passed${others} (${seconds} s)`,
    );
  }
  for (const { name, failures } of results)
    for (const failure of failures) console.log(`FAIL ${name}: ${failure}`);
  for (const { name, leavesOut, install } of missing)
    console.log(`${isIncomplete ? 'FAIL' : 'SKIP'} ${leavesOut}: ${name} is not installed. ${install}`);
  const total = key => results.reduce((sum, result) => sum + result[key], 0);
  const failed = total('failed') + (isIncomplete ? missing.length : 0);
  console.log(`\n${total('passed')} passed, ${failed} failed, ${total('skipped')} skipped`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Prints the check's output in one piece when it ends, because others run beside it. */
async function runCheck({ name, command, count, env = {} }) {
  console.log(`… ${name}`);
  const started = Date.now();
  const report = join(reports, `${name}.json`);
  const child = spawn('npm', ['run', '--silent', ...command(report)], {
    cwd: root,
    env: { ...toolEnv(), REPORT_FILE: report, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => output.push(chunk));
  const [status] = await once(child, 'close');
  const seconds = Math.round((Date.now() - started) / 1000);
  step(`${name}: ${status === 0 ? 'ok' : 'failed'} after ${seconds} s`);
  process.stdout.write(Buffer.concat(output));
  const counted = count ? readCount(report, count) : NO_TESTS;
  // A tool that fails without a failing test (a broken set-up) must not look green.
  const ownResult = count
    ? { passed: 0, failed: status !== 0 && counted.failed === 0 ? 1 : 0 }
    : { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  return {
    ...counted,
    name,
    seconds,
    passed: counted.passed + ownResult.passed,
    failed: counted.failed + ownResult.failed,
  };
}

function readCount(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { ...NO_TESTS, failed: 1 };
  }
}

const NO_TESTS = { passed: 0, failed: 0, skipped: 0, failures: [] };
const vitestCount = ({ numPassedTests, numFailedTests, numPendingTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  skipped: numPendingTests,
  failures: testResults
    .flatMap(file => file.assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName),
});
const playwrightCount = ({ stats, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected,
  skipped: stats.skipped,
  failures: suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title }) => `${file} ${title}`),
});
const specsOf = suite => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
const vitest = project => report => [
  project,
  '--',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

const FAST = new Set(['format', 'lint', 'types', 'unit', 'other agency']);

/**
 * Each begins when those of `after` have ended. Types and other agency write what the compiler and the build read. Crash
 * waits much of its time, so it runs beside the browser tests; integration and build keep both cores busy by themselves.
 */
const CHECKS = [
  { name: 'types', after: [], command: () => ['typecheck'] },
  { name: 'unit', after: [], command: vitest('unit'), count: vitestCount },
  { name: 'lint', after: ['types'], command: () => ['lint'] },
  { name: 'format', after: ['lint'], command: () => ['format:check'] },
  { name: 'other agency', after: ['types', 'unit'], command: () => ['other-agency', '--', '--fast'] },
  { name: 'integration', after: ['other agency'], command: vitest('integration'), count: vitestCount },
  {
    name: 'build',
    after: ['integration'],
    command: () => ['build'],
    // The address that the browser tests use, so they find this build up to date.
    env: { PORT: '3210', TYPES_CHECKED: '1', TWO_RENDERERS: '1', ...CANARIES },
  },
  { name: 'crash', after: ['build'], command: vitest('crash'), count: vitestCount },
  {
    name: 'browser',
    after: ['build'],
    // Without a browser the list alone, which counts its tests as skipped.
    command: () => ['e2e', ...(findChromium() ? [] : ['--', '--list'])],
    count: playwrightCount,
  },
];

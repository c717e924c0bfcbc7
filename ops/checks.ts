/**
 * The gate: every check, beside others where they do not disturb each other, each counted, the sum printed last.
 * `node ops/checks.ts` is `npm run check`; `--all` leaves nothing out; `--fast` leaves out what needs a build or a database.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CANARIES } from './canaries.mjs';
import { duration, runTold, showProgress, type Progress } from './progress.mjs';
import { readTold, type Report } from './report.ts';
import { lastRuns, root, toolEnv } from './setup.mjs';
import { findChromium, missingPrograms } from './system-packages.mjs';

type Check = {
  name: string;
  /** It begins when these have ended. */
  after: readonly string[];
  /** The npm script and its arguments. */
  command: readonly string[];
  /** Whether it writes a report of its tests. What does not counts as one check. */
  hasReport?: true;
  env?: Readonly<Record<string, string>>;
  /** On two idle cores, for the first run: later ones know better. `check` is left out where `npm test` alone runs it. */
  seconds: { check?: number; test: number };
};

type Result = Report & { name: string; seconds: number };

const reports = join(root, '.cache', 'reports');
const isFast = process.argv.includes('--fast');
const isAll = process.argv.includes('--all');
const command = isAll ? 'npm test' : isFast ? 'npm run check:fast' : 'npm run check';

/** Without a browser the list of tests alone, which counts them as skipped. */
const listed = findChromium() ? [] : ['--', '--list'];
const vitest = (project: string): readonly string[] => [project, '--', '--reporter=./ops/vitest-reporter.ts'];

/** The build of the browser tests, and the oracle's beside it: only content may differ. */
const BUILD_ENV = { PORT: '3210', TYPES_CHECKED: '1', TWO_RENDERERS: '1', ...CANARIES };

/**
 * Types and other agency write what the compiler and the build read. Crash waits much of its time, and so do integration
 * tests for their databases: each has something beside it that computes.
 */
const CHECKS: readonly Check[] = [
  { name: 'types', after: [], command: ['typecheck'], seconds: { check: 15, test: 15 } },
  { name: 'unit', after: [], command: vitest('unit'), hasReport: true, seconds: { check: 80, test: 80 } },
  { name: 'lint', after: ['types'], command: ['lint'], seconds: { check: 20, test: 20 } },
  { name: 'format', after: ['lint'], command: ['format:check'], seconds: { check: 3, test: 3 } },
  {
    name: 'other agency',
    after: ['types', 'unit'],
    command: ['other-agency', '--', '--fast'],
    seconds: { check: 17, test: 17 },
  },
  {
    name: 'build',
    after: ['other agency'],
    command: ['build'],
    // The address that the browser tests use, so they find this build up to date.
    env: BUILD_ENV,
    seconds: { check: 150, test: 150 },
  },
  {
    name: 'integration',
    after: ['other agency'],
    command: vitest('integration'),
    hasReport: true,
    seconds: { check: 200, test: 200 },
  },
  {
    name: 'crash',
    after: ['build'],
    command: vitest('crash'),
    hasReport: true,
    seconds: { check: 100, test: 304 },
  },
  {
    name: 'browser',
    after: ['build', 'integration'],
    command: ['e2e', ...listed],
    hasReport: true,
    seconds: { check: 190, test: 600 },
  },
  {
    name: 'oracle',
    // One more build wants both cores, and the tests of a browser as well.
    after: ['crash', 'browser'],
    command: ['oracle'],
    env: BUILD_ENV,
    seconds: { test: 240 },
  },
];

const FAST: ReadonlySet<string> = new Set(['format', 'lint', 'types', 'unit', 'other agency']);

/**
 * Continues after a failure to show everything in one run, and sets the exit code. What needs a program that is missing is
 * skipped, except in CI, where that is a failure.
 */
async function runChecks(): Promise<void> {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const checks = CHECKS.filter(
    ({ name, seconds }) => (isAll || seconds.check !== undefined) && (!isFast || FAST.has(name)),
  );
  const progress = showProgress({
    command,
    steps: checks.map(({ name, after, seconds }) => ({
      name,
      after,
      seconds: (isAll ? undefined : seconds.check) ?? seconds.test,
    })),
    folder: lastRuns,
  });
  const running = new Map<string, Promise<Result>>();
  for (const check of checks) {
    const earlier = Promise.all(check.after.flatMap(name => running.get(name) ?? []));
    running.set(
      check.name,
      earlier.then(() => runCheck(check, progress)),
    );
  }
  const results = await Promise.all(running.values());
  progress.close();
  printSum(results);
}

/** Shows each failing test when it fails; the rest of what a check prints only when it has failed. */
async function runCheck(
  { name, command: [script = '', ...args], hasReport, env }: Check,
  progress: Progress,
): Promise<Result> {
  progress.begin(name);
  const report = join(reports, `${name}.json`);
  const printed: string[] = [];
  const { status } = await runTold('npm', ['run', '--silent', script, ...args], {
    cwd: root,
    env: { ...toolEnv(), REPORT_FILE: report, ...(isAll ? {} : { BEFORE_MERGE: '1' }), ...env },
    onLine: line => {
      const told = readTold(line);
      if (told === null) printed.push(line);
      else if ('failure' in told) progress.print(`\nFAIL ${name}: ${told.failure}\n`);
      else progress.note(name, `${told.done} of ${told.total}`);
    },
  });
  writeFileSync(join(reports, `${name}.log`), printed.join('\n'));
  const counted = hasReport ? readReport(report) : { ...NO_TESTS, ...(status === 0 ? { passed: 1 } : {}) };
  // A tool that fails without a failing test (a broken set-up) must not look green.
  const isBroken = status !== 0 && counted.failed === 0;
  const result = {
    ...counted,
    failed: counted.failed + (isBroken ? 1 : 0),
    failures: isBroken ? [...counted.failures, `npm run ${script} failed`] : counted.failures,
  };
  if (status !== 0) progress.print(`\n${name} printed:\n${printed.join('\n')}\n`);
  const { passed, failed, skipped } = result;
  const others = `${failed ? `, ${failed} failed` : ''}${skipped.length ? `, ${skipped.length} skipped` : ''}`;
  const seconds = progress.end(name, { isOk: failed === 0, text: `${passed} passed${others}` });
  return { ...result, name, seconds };
}

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return { ...NO_TESTS, failed: 1, failures: ['It wrote no report'] };
  }
}

function printSum(results: readonly Result[]): void {
  const missing = isFast ? [] : missingPrograms();
  const isIncomplete = missing.length > 0 && Boolean(process.env['CI']);
  const slowest = results
    .flatMap(({ files }) => files)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 10);
  console.log('\nThe slowest files, by the seconds that they worked:');
  for (const { file, seconds } of slowest) console.log(`  ${seconds.toFixed(1).padStart(6)} ${file}`);
  console.log('');
  for (const { name, passed, failed, skipped, seconds } of results)
    console.log(
      `${failed ? 'FAIL' : 'ok  '} ${name.padEnd(14)} ${String(passed).padStart(5)} passed${failed ? ` ${failed} failed` : ''}${skipped.length ? ` ${skipped.length} skipped` : ''} (${duration(seconds)})`,
    );
  for (const { name, warnings } of results)
    for (const warning of warnings) console.log(`WARN ${name}: ${warning}`);
  for (const { name, failures } of results)
    for (const failure of failures) console.log(`FAIL ${name}: ${failure}`);
  for (const line of skippedLines(results)) console.log(line);
  for (const { name, leavesOut, install } of missing)
    console.log(`${isIncomplete ? 'FAIL' : 'SKIP'} ${leavesOut}: ${name} is not installed. ${install}`);
  const failed = results.reduce((sum, one) => sum + one.failed, 0) + (isIncomplete ? missing.length : 0);
  const passed = results.reduce((sum, one) => sum + one.passed, 0);
  const skipped = results.reduce((sum, one) => sum + one.skipped.length, 0);
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Each test by its name, unless a whole engine or browser is missing: that is one line. */
function skippedLines(results: readonly Result[]): string[] {
  const all = results.flatMap(({ name, skipped }) =>
    skipped.map(test => ({ ...test, group: `${name}, which need ${test.lacks}`, check: name })),
  );
  return [...new Set(all.map(({ group }) => group))].flatMap(group => {
    const tests = all.filter(test => test.group === group);
    if (tests.length > NAMED) return [`SKIP ${tests.length} tests of ${group}`];
    return tests.map(({ check, name, lacks }) => `SKIP ${check}: ${name}: it needs ${lacks}`);
  });
}

const NO_TESTS: Report = { passed: 0, failed: 0, skipped: [], failures: [], warnings: [], files: [] };
const NAMED = 20;

await runChecks();

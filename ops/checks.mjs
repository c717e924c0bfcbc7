/** The gate: every check in order, each counted, the sum printed last. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CANARIES } from './canaries.mjs';
import { root, step, toolEnv } from './setup.mjs';

const reports = join(root, '.cache', 'reports');

/**
 * Runs all checks, or with `isFast` those without a build or a database. Continues after a failure to show everything in
 * one run, and sets the exit code.
 */
export function runChecks({ isFast = false } = {}) {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const checks = isFast ? CHECKS.filter(({ name }) => FAST.has(name)) : CHECKS;
  const results = checks.map(check => runCheck(check));
  const passed = sum(results.map(result => result.passed));
  const failed = sum(results.map(result => result.failed));
  console.log('');
  for (const { name, seconds, passed: good, failed: bad } of results)
    console.log(
      `${bad === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(14)} ${String(good).padStart(5)} passed ${bad ? `${bad} failed ` : ''}(${seconds} s)`,
    );
  for (const { name, failures } of results)
    for (const failure of failures) console.log(`FAIL ${name}: ${failure}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function runCheck({ name, command, count, env = {} }) {
  step(name);
  const started = Date.now();
  const report = join(reports, `${name}.json`);
  const { status } = spawnSync('npm', ['run', '--silent', ...command(report)], {
    cwd: root,
    env: { ...toolEnv(), REPORT_FILE: report, ...env },
    stdio: 'inherit',
  });
  const counted = count ? readCount(report, count) : NO_TESTS;
  // A tool that fails without a failing test (a broken set-up) must not look green.
  const ownResult = count
    ? { passed: 0, failed: status !== 0 && counted.failed === 0 ? 1 : 0 }
    : { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  return {
    name,
    seconds: Math.round((Date.now() - started) / 1000),
    passed: counted.passed + ownResult.passed,
    failed: counted.failed + ownResult.failed,
    failures: counted.failures,
  };
}

function readCount(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { ...NO_TESTS, failed: 1 };
  }
}

const NO_TESTS = { passed: 0, failed: 0, failures: [] };
const vitestCount = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  failures: testResults
    .flatMap(file => file.assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName),
});
const playwrightCount = ({ stats, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected,
  failures: suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title }) => `${file} ${title}`),
});
const specsOf = suite => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
const sum = numbers => numbers.reduce((total, number) => total + number, 0);
const vitest = project => report => [
  project,
  '--',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

const FAST = new Set(['format', 'lint', 'types', 'unit', 'other agency']);

const CHECKS = [
  { name: 'format', command: () => ['format:check'] },
  { name: 'lint', command: () => ['lint'] },
  { name: 'types', command: () => ['typecheck'] },
  { name: 'unit', command: vitest('unit'), count: vitestCount },
  { name: 'other agency', command: () => ['other-agency', '--', '--fast'] },
  { name: 'integration', command: vitest('integration'), count: vitestCount },
  // The address that the browser tests use, so they find this build up to date.
  { name: 'build', command: () => ['build'], env: { PORT: '3210', ...CANARIES } },
  { name: 'crash', command: vitest('crash'), count: vitestCount },
  { name: 'browser', command: () => ['e2e'], count: playwrightCount },
];

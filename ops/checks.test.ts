import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const REPORT = { failed: 0, failures: [], warnings: [] };
const SKIPPED = { name: 'tests/crash/nginx-conf.test.ts a page', lacks: 'nginx' };
const OF_TESTS = {
  ...REPORT,
  passed: 2,
  skipped: [SKIPPED],
  files: [{ file: 'tests/crash/drain.test.ts', seconds: 71 }],
};
const OF_BROWSER = { ...REPORT, passed: 0, skipped: Array.from({ length: 7 }, () => SKIPPED), files: [] };
/** Each test run reports two tests that passed and one that was skipped; a list of browser tests has seven. */
const FAKE_NPM = `#!/bin/sh
case "$*" in
  *typecheck*) exit \${TYPES_STATUS:-0} ;;
  *--list*) echo '${JSON.stringify(OF_BROWSER)}' > "$REPORT_FILE" ;;
  *reporter*) printf '%s\\n' '@@gate {"failure":"a test > that fails\\nexpected 1"}'; echo '${JSON.stringify(OF_TESTS)}' > "$REPORT_FILE" ;;
esac`;

/** What the gate itself is made of. */
const NEEDED = [
  'cli.mjs',
  'setup.mjs',
  'progress.mjs',
  'checks.ts',
  'report.ts',
  'needs.ts',
  'system-packages.mjs',
  'canaries.mjs',
];

let project = '';
let bin = '';

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'site-checks-'));
  bin = join(project, 'bin');
  mkdirSync(bin);
  for (const name of NEEDED) cpSync(join(root, 'ops', name), join(project, 'ops', name));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module' }));
  return () => rmSync(project, { recursive: true });
});

test('without a browser its tests count as skipped, and the end says how to get one', () => {
  const { status, stdout } = runChecks({ CHROMIUM_PATH: '/nowhere' });
  expect(stdout).toMatch(
    /^SKIP the browser tests: Chromium is not installed\. On Debian: sudo apt-get install/m,
  );
  expect(stdout.trim().split('\n').at(-1)).toBe('11 passed, 0 failed, 10 skipped');
  expect(status).toBe(0);
});

test('in CI a missing browser is a failure', () => {
  const { status, stdout } = runChecks({ CHROMIUM_PATH: '/nowhere', CI: 'true' });
  expect(stdout).toMatch(/^FAIL the browser tests: Chromium is not installed/m);
  expect(stdout.trim().split('\n').at(-1)).toMatch(/^11 passed, [1-4] failed, 10 skipped$/);
  expect(status).toBe(1);
});

test('a test that fails is shown before the check ends, what is skipped has its name, and slow files come last', () => {
  const { stdout } = runChecks({ CHROMIUM_PATH: '/nowhere' });
  const shown = stdout.indexOf('FAIL unit: a test > that fails\nexpected 1');
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(stdout.indexOf('ok   unit: 2 passed, 1 skipped'));
  expect(stdout).toContain('SKIP crash: tests/crash/nginx-conf.test.ts a page: it needs nginx\n');
  expect(stdout).toContain('  71.0 tests/crash/drain.test.ts\n');
});

test('a check that fails without a failing test is a failure, and what it printed is shown', () => {
  const { stdout, status } = runChecks({ CHROMIUM_PATH: '/nowhere', TYPES_STATUS: '2' });
  expect(stdout).toContain('FAIL types: 0 passed, 1 failed');
  expect(stdout).toContain('FAIL types: npm run typecheck failed');
  expect(stdout.trim().split('\n').at(-1)).toBe('10 passed, 1 failed, 10 skipped');
  expect(status).toBe(1);
});

test('browser and PostgreSQL are found on the PATH', () => {
  for (const name of ['google-chrome', 'initdb']) writeFileSync(join(bin, name), '', { mode: 0o755 });
  const script =
    "import('./ops/system-packages.mjs').then(all => console.log(all.findHeadlessShell(), all.findPostgres()))";
  const env = { ...process.env, PATH: bin, CHROMIUM_PATH: '' };
  const output = execFileSync(process.execPath, ['-e', script], { cwd: project, env, encoding: 'utf8' });
  expect(output.trim()).toBe(`${join(bin, 'google-chrome')} ${bin}`);
});

function runChecks(settings: Record<string, string>) {
  writeFileSync(join(bin, 'npm'), FAKE_NPM, { mode: 0o755 });
  const env = { ...process.env, CI: '', PATH: bin, ...settings };
  return spawnSync(process.execPath, ['ops/cli.mjs', 'check'], { cwd: project, env, encoding: 'utf8' });
}

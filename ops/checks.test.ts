import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
/** Each test run reports two tests that passed and one that was skipped; a list of browser tests has seven. */
const FAKE_NPM = `#!/bin/sh
case "$*" in
  *--list*) echo '{"stats":{"expected":0,"unexpected":0,"skipped":7},"suites":[]}' ;;
  *) echo '{"numPassedTests":2,"numFailedTests":0,"numPendingTests":1,"testResults":[]}' ;;
esac > "$REPORT_FILE"`;

let project = '';
let bin = '';

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'site-checks-'));
  bin = join(project, 'bin');
  mkdirSync(bin);
  for (const name of ['cli', 'setup', 'checks', 'system-packages', 'canaries'])
    cpSync(join(root, `ops/${name}.mjs`), join(project, `ops/${name}.mjs`));
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
  expect(stdout.trim().split('\n').at(-1)).toMatch(/^11 passed, [12] failed, 10 skipped$/);
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

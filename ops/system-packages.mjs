/** The programs that the tests drive beside Node: Chromium and a PostgreSQL server. Installs them where it may. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { step, stop } from './setup.mjs';

/** Finds or installs them; ends the process with one sentence when it cannot. */
export function ensureSystemPackages() {
  const missing = [
    ...(findChromium() ? [] : ['chromium', 'chromium-headless-shell', 'fonts-liberation']),
    ...(hasPostgres() ? [] : ['postgresql']),
  ];
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0)
    stop(
      `The tests need ${missing.join(' and ')}: install with your system's package manager, then run npm test again.`,
    );
  step(`Installing ${missing.join(' and ')} for the tests`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  const install = spawnSync('apt-get', ['install', '-y', '-qq', ...missing], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  if (install.status !== 0) stop(`Installing ${missing.join(' and ')} failed; see apt-get’s message above.`);
}

/** The browser that the tests drive, or null. */
export function findChromium() {
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  return candidates.find(path => path && existsSync(path)) ?? null;
}

/** Chromium without its window's code, which draws pages 40% faster; Chromium itself where there is none. */
export function findHeadlessShell() {
  const shell = '/usr/bin/chromium-headless-shell';
  return process.env.CHROMIUM_PATH === undefined && existsSync(shell) ? shell : findChromium();
}

function hasPostgres() {
  const versions = '/usr/lib/postgresql';
  return (
    existsSync(versions) &&
    readdirSync(versions).some(version => existsSync(`${versions}/${version}/bin/initdb`))
  );
}

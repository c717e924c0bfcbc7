/** The programs that the tests drive beside Node: Chromium, a PostgreSQL server and nginx. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runTold, showProgress } from './progress.mjs';
import { lastRuns, step } from './setup.mjs';

/** Installs what is missing where apt-get is there and may do so. */
export async function installSystemPackages() {
  const missing = PROGRAMS.filter(({ find }) => find() === null);
  if (missing.length === 0 || process.getuid?.() !== 0 || inFolders(['apt-get']).length === 0) return;
  step(`Installing ${missing.map(({ name }) => name).join(' and ')} for the tests`);
  // Each alone: a system that lacks one of the packages may have the others.
  const steps = [
    { name: 'the list of packages', args: ['update'] },
    ...missing.map(({ name, packages }) => ({ name, args: ['install', '-y', ...packages] })),
  ];
  const progress = showProgress({ command: 'system packages', steps, folder: lastRuns });
  for (const { name, args } of steps) {
    progress.begin(name);
    const { status, output } = await runTold('apt-get', ['-qq', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) progress.print(output);
    progress.end(name, { isOk: status === 0 });
  }
  progress.close();
}

/** What the tests cannot run without and this machine does not have. */
export function missingPrograms() {
  return PROGRAMS.filter(({ leavesOut, find }) => leavesOut !== null && find() === null);
}

/** The browser that the tests drive, or null. */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : null;
  return inFolders(CHROMIUMS)[0] ?? MAC_CHROMIUMS.find(existsSync) ?? null;
}

/** Chromium without its window's code, which needs a third of the time for a page; Chromium itself where there is none. */
export function findHeadlessShell() {
  return findShell() ?? findChromium();
}

/** The server in front of several processes, or null. Debian keeps it where users do not look. */
export function findNginx() {
  return inFolders(['nginx'])[0] ?? ['/usr/sbin/nginx'].find(existsSync) ?? null;
}

/** Firefox, whose long-term version Debian has, or null. */
export function findFirefox() {
  return inFolders(['firefox-esr', 'firefox'])[0] ?? null;
}

/** WebKitGTK's driver, its browser, and a screen that no one sees; null where one is missing. Debian keeps the browser in a folder of its library. */
export function findWebKit() {
  const [driver] = inFolders(['WebKitWebDriver']);
  const [screen] = inFolders(['Xvfb']);
  const browser = ['x86_64', 'aarch64']
    .flatMap(machine => WEBKITS.map(name => `/usr/lib/${machine}-linux-gnu/${name}/MiniBrowser`))
    .find(existsSync);
  return driver && screen && browser ? { driver, screen, browser } : null;
}

/** The folder of PostgreSQL's server programs, the newest version's where there are several, or null. */
export function findPostgres() {
  const folders = [...programFolders(), ...POSTGRES_HOMES.flatMap(versionsIn)];
  return folders.find(folder => existsSync(join(folder, 'initdb'))) ?? null;
}

function findShell() {
  return process.env.CHROMIUM_PATH ? findChromium() : (inFolders(['chromium-headless-shell'])[0] ?? null);
}

function inFolders(names) {
  return names
    .flatMap(name => programFolders().map(folder => join(folder, name)))
    .filter(path => existsSync(path));
}

function programFolders() {
  return (process.env.PATH ?? '').split(delimiter).filter(folder => folder !== '');
}

/** The newest first: `15/bin`, `postgresql@16/bin`. */
function versionsIn(home) {
  if (!existsSync(home)) return [];
  const versions = readdirSync(home).filter(name => /^(?:\d+|postgresql.*)$/.test(name));
  return versions.sort((a, b) => versionIn(b) - versionIn(a)).map(name => join(home, name, 'bin'));
}

function versionIn(name) {
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}

const WEBKITS = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'];
const CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROMIUMS = ['Chromium', 'Google Chrome'].map(
  name => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** Debian's and Ubuntu's, Homebrew's on both kinds of Mac, and Postgres.app's. */
const POSTGRES_HOMES = [
  '/usr/lib/postgresql',
  '/opt/homebrew/opt',
  '/usr/local/opt',
  '/Applications/Postgres.app/Contents/Versions',
];

const PROGRAMS = [
  {
    name: 'Chromium',
    find: findChromium,
    packages: ['chromium', 'fonts-liberation'],
    leavesOut: 'the browser tests',
    install:
      'On Debian: sudo apt-get install chromium chromium-headless-shell fonts-liberation. On a Mac: brew install --cask chromium. Elsewhere CHROMIUM_PATH names it.',
  },
  {
    name: 'Chromium’s headless shell',
    find: findShell,
    packages: ['chromium-headless-shell'],
    leavesOut: null,
  },
  {
    name: 'Firefox',
    find: findFirefox,
    packages: ['firefox-esr'],
    leavesOut: 'the smoke test in Firefox',
    install: 'On Debian: sudo apt-get install firefox-esr.',
  },
  {
    name: 'WebKitGTK',
    find: findWebKit,
    packages: ['webkit2gtk-driver', 'xvfb'],
    leavesOut: 'the smoke test in WebKit',
    install: 'On Debian: sudo apt-get install webkit2gtk-driver xvfb.',
  },
  {
    name: 'PostgreSQL',
    find: findPostgres,
    packages: ['postgresql'],
    leavesOut: 'the tests with PostgreSQL',
    install: 'On Debian or Ubuntu: sudo apt-get install postgresql. On a Mac: brew install postgresql@17.',
  },
  {
    name: 'nginx',
    find: findNginx,
    packages: ['nginx'],
    leavesOut: 'the tests of deploy/nginx.conf',
    install: 'On Debian or Ubuntu: sudo apt-get install nginx. On a Mac: brew install nginx.',
  },
];

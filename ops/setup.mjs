/**
 * What commands need before they run: the packages of package-lock.json, the pinned Node among them, and the tools'
 * settings. Runs on the system's Node (20 or newer) before anything else is there, so: plain JavaScript, built-in
 * modules only.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runTold, showProgress } from './progress.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Where each command keeps how long its parts took. */
export const lastRuns = join(root, '.cache', 'last-run');

/** Makes node_modules match the lockfile; does nothing when it already does. Ends the process with one sentence on failure. */
export async function installDependencies() {
  requireNode(20, process.versions.node);
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const marker = join(root, 'node_modules', '.installed-lock');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  step('Installing dependencies (about a minute the first time)');
  const progress = showProgress({
    command: 'install',
    steps: [{ name: 'packages', seconds: 60 }],
    folder: lastRuns,
  });
  progress.begin('packages');
  const npm = await runTold('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    onLine: progress.print,
  });
  progress.end('packages', { isOk: npm.status === 0 });
  progress.close();
  if (npm.status !== 0)
    stop(
      'Installing the dependencies failed; see npm’s message above. (A user without a home folder needs npm_config_cache, set to a writable folder.)',
    );
  writeFileSync(marker, wanted);
}

/**
 * The path of the Node that everything else runs on. A live site prefers the system's: the pinned one is what a person
 * outside of the Node project packed again, and everything here reads the site's secrets.
 */
export function runtime() {
  if (isLive() && majorOf(process.versions.node) >= 24) return process.execPath;
  const pinned = join(root, 'node_modules', '.bin', 'node');
  const node = existsSync(pinned) ? pinned : process.execPath;
  requireNode(24, versionOf(node));
  return node;
}

function isLive() {
  const { APP_MODE, SITE_URL = '' } = process.env;
  return APP_MODE === 'production' || SITE_URL.startsWith('https:');
}

function versionOf(node) {
  if (realpathSync(node) === process.execPath) return process.versions.node;
  return spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout.trim();
}

/** The environment for child processes: the pinned Node and the installed tools come first. */
export function toolEnv() {
  const bin = join(root, 'node_modules', '.bin');
  return { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}`, NEXT_TELEMETRY_DISABLED: '1' };
}

/**
 * The compiler's settings for the content that `CONTENT_DIR` names, written where the build keeps what it makes; without it,
 * the project's own. Returns the path of the file.
 */
export async function ownTsconfig() {
  if (!process.env.CONTENT_DIR) return join(root, 'tsconfig.json');
  // Not above: Node 20 reads no TypeScript.
  const { ownModules } = await import('../lib/site/own-content.ts');
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  // Each by its whole name: of several places for one pattern, Playwright takes the last and the compiler the first.
  const own = ownModules(root).map(({ name, file }) => [name, [`../${file}`]]);
  const paths = { ...Object.fromEntries(own), '@/*': ['../*'] };
  const file = join(cache, 'tsconfig.json');
  writeFileSync(file, JSON.stringify({ extends: '../tsconfig.json', compilerOptions: { paths } }));
  return file;
}

/**
 * Ends this process when npm, which started it, is gone: killed hard, npm cannot say so. Anyone else who starts the
 * script may go away and leave it running.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  setInterval(() => {
    if (process.ppid !== STARTER) process.exit(1);
  }, LOOK_EACH_MS).unref();
}

export function step(text) {
  console.log(`\n> ${text}`);
}

function stop(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

function majorOf(version) {
  return Number(version.split('.')[0]);
}

function requireNode(major, version) {
  if (majorOf(version) >= major) return;
  stop(
    `Node ${major} or newer is required, and this is ${version || 'none'}. Install it from your system or nodejs.org and try again.`,
  );
}

const STARTER = process.ppid;
const LOOK_EACH_MS = 500;

/**
 * Installs what package-lock.json names, and finds the pinned Node that comes with it. Runs on the system's
 * Node (20 or newer) before anything else is there, so: plain JavaScript, built-in modules only.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Makes node_modules match the lockfile; does nothing when it already does. Ends the process with one sentence on failure. */
export function installDependencies() {
  requireNode(20, process.versions.node);
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const marker = join(root, 'node_modules', '.installed-lock');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  step('Installing dependencies (about a minute the first time)');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
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

/** Environment in which child processes find the pinned Node and the installed tools first. */
export function toolEnv() {
  const bin = join(root, 'node_modules', '.bin');
  return { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}`, NEXT_TELEMETRY_DISABLED: '1' };
}

/** Installs, then runs a script of this project on the pinned Node. Its exit code becomes this process's. */
export function runInstalled(script, ...args) {
  installDependencies();
  const { status } = spawnSync(runtime(), [join(root, script), ...args], {
    cwd: root,
    env: toolEnv(),
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

export function step(text) {
  console.log(`\n> ${text}`);
}

export function stop(sentence) {
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

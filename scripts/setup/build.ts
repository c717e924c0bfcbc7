import { spawnSync } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Builds the site when something that goes into the build has changed since the last one: sources, content,
 * configuration, lockfile, or a setting that pages carry. Gives false when the build failed.
 */
export function buildIfChanged(root: string, env: NodeJS.ProcessEnv): boolean {
  const marker = join(root, '.next', 'built-from');
  const wanted = fingerprint(root, BUILD_SETTINGS.map(name => `${name}=${env[name] ?? ''}`).join('\n'));
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return true;
  console.log('\n> Building the site (about half a minute)');
  const build = spawnSync(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  if (build.status === 0) writeFileSync(marker, wanted);
  return build.status === 0;
}

function fingerprint(root: string, settings: string): string {
  const hash = createHash('sha256').update(settings);
  for (const name of INPUTS) addPath(hash, join(root, name));
  return hash.digest('hex');
}

function addPath(hash: Hash, path: string): void {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    hash.update(path).update(readFileSync(path));
    return;
  }
  for (const name of readdirSync(path).sort()) addPath(hash, join(path, name));
}

// Settings that static pages carry.
const BUILD_SETTINGS = [
  'SITE_URL',
  'PROMOTION_START',
  'PROMOTION_END',
  'PROMOTION_PLACES_CLAIMED',
  'TAG_MANAGER_ID',
];

const INPUTS = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'instrumentation.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'proxy.ts',
  'tsconfig.json',
];

import { spawnSync } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { contentFolders } from '../lib/site/own-content.ts';

/**
 * Builds the site when something that goes into the build has changed since the last one: sources, content,
 * configuration, lockfile, or a setting that pages carry. Returns false when the build failed.
 */
export function buildIfChanged(root: string, env: NodeJS.ProcessEnv): boolean {
  const marker = join(root, BUILT_FROM);
  const wanted = fingerprintOf(root, env);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return true;
  if (!isWritable(root)) {
    console.error(
      `\nThe build in ${root} does not match these sources and settings, and this process cannot write there: run npm run build first, as its owner and with the site's settings.`,
    );
    return false;
  }
  console.log('\n> Building the site (about half a minute)');
  const isBuilt = STEPS.every(args => {
    const step = spawnSync(process.execPath, args, {
      cwd: root,
      env: { ...env, NODE_ENV: 'production' },
      stdio: 'inherit',
    });
    return step.status === 0;
  });
  if (isBuilt) writeFileSync(marker, wanted);
  return isBuilt;
}

/** A live site runs on a read-only tree. */
function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The photos, then the framework's build, which lets the engine make the rest (page-adapter.ts). */
const STEPS = [['ops/prepare-photos.ts'], ['node_modules/next/dist/bin/next', 'build']] as const;

/** Of all that goes into the build of the site in `root`. */
export function fingerprintOf(root: string, env: NodeJS.ProcessEnv): string {
  const settings = BUILD_SETTINGS.map(name => `${name}=${env[name] ?? ''}`).join('\n');
  const hash = createHash('sha256').update(settings);
  for (const name of INPUTS) addPath(hash, join(root, name));
  return hash.digest('hex');
}

function addPath(hash: Hash, path: string): void {
  // What the build itself has made of the content.
  if (!existsSync(path) || path.endsWith(PREPARED_PHOTOS)) return;
  if (!statSync(path).isDirectory()) {
    hash.update(path).update(readFileSync(path));
    return;
  }
  for (const name of readdirSync(path).sort()) addPath(hash, join(path, name));
}

/** What the build was made from. */
export const BUILT_FROM = join('.next', 'built-from');

const PREPARED_PHOTOS = join('public', 'photos');

// Settings that static pages carry.
const BUILD_SETTINGS = [
  'CONTENT_DIR',
  'SITE_URL',
  'PROMOTION_START',
  'PROMOTION_END',
  'TAG_MANAGER_ID',
  'TESTING_NOTICE',
];

/** Files and folders. */
export const INPUTS = [
  '.browserslistrc',
  'app',
  'components',
  ...contentFolders(),
  'engine',
  'lib',
  'public',
  'instrumentation.ts',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'ops/build-pages.ts',
  'ops/page-adapter.ts',
  'server',
  'tsconfig.json',
];

// Not for what imports it to build for itself.
if (process.argv[1] === import.meta.filename) {
  const root = join(import.meta.dirname, '..');
  const siteUrl = process.env['SITE_URL'] || `http://127.0.0.1:${process.env['PORT'] || '3000'}`;
  const env = { ...process.env, SITE_URL: siteUrl };
  if (!buildIfChanged(root, env)) process.exitCode = 1;
  else (await import('./releases.ts')).refreshRelease(root, env);
}

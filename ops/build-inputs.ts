/** What goes into the build of the site, and how a change of it is noticed. */
import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolders } from '../lib/site/own-content.ts';

/** Of all that goes into the build of the site in `root`. */
export function fingerprintOf(root: string, env: NodeJS.ProcessEnv): string {
  const settings = BUILD_SETTINGS.map(name => `${name}=${env[name] ?? ''}`).join('\n');
  const hash = createHash('sha256').update(settings);
  for (const name of INPUTS) addPath(hash, join(root, name));
  return hash.digest('hex');
}

function addPath(hash: Hash, path: string): void {
  if (!existsSync(path) || LEFT_OUT.test(path)) return;
  if (!statSync(path).isDirectory()) {
    hash.update(path).update(readFileSync(path));
    return;
  }
  for (const name of readdirSync(path).sort()) addPath(hash, join(path, name));
}

/** What the build was made from. */
export const BUILT_FROM = join('.next', 'built-from');

/** Tests, the engine's site for its own tests with what it builds, and what this build has made of the content. */
const LEFT_OUT = /\.test\.tsx?$|\/engine\/fixture$|\/public\/photos$/;

// Settings that static pages carry.
export const BUILD_SETTINGS = [
  'CONTENT_DIR',
  'SITE_URL',
  'PROMOTION_START',
  'PROMOTION_END',
  'TAG_MANAGER_ID',
  'TESTING_NOTICE',
  'ASSISTANT_MODEL_COMPANY',
];

/** Files and folders. */
const INPUTS = [
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
  'ops/every-value.ts',
  'ops/page-adapter.ts',
  'server',
  'tsconfig.json',
];

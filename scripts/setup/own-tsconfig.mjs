import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownModules } from '../../lib/site/env/own-content.ts';
import { root } from './dependencies.mjs';

/**
 * The compiler's settings for the content that `CONTENT_DIR` names, written where the build keeps what it makes; without it,
 * the project's own. Gives the path of the file.
 */
export function ownTsconfig() {
  if (!process.env.CONTENT_DIR) return join(root, 'tsconfig.json');
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  // Each by its whole name: of several places for one pattern, Playwright takes the last and the compiler the first.
  const own = ownModules(root).map(({ name, file }) => [name, [`../${file}`]]);
  const paths = { ...Object.fromEntries(own), '@/*': ['../*'] };
  const file = join(cache, 'tsconfig.json');
  writeFileSync(file, JSON.stringify({ extends: '../tsconfig.json', compilerOptions: { paths } }));
  return file;
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './dependencies.mjs';

/**
 * The compiler's settings for the content that `CONTENT_DIR` names, written where the build keeps what it makes; without it,
 * the project's own. Gives the path of the file.
 */
export function ownTsconfig() {
  const folder = process.env.CONTENT_DIR;
  if (!folder) return join(root, 'tsconfig.json');
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const paths = { '@/content/*': [`../${folder}/*`, '../content/*'], '@/*': ['../*'] };
  const file = join(cache, 'tsconfig.json');
  writeFileSync(file, JSON.stringify({ extends: '../tsconfig.json', compilerOptions: { paths } }));
  return file;
}

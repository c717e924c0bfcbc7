/**
 * Lets Node load the site's own modules unchanged: the `@/` alias, one's own content, no file endings, and `server-only`.
 * `PUBLISHED`, a folder that the launcher names, has what owners have published in the place of parts of the content.
 */
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { contentPath } from '../lib/site/own-content.ts';

const root = new URL('../', import.meta.url);
const ENDINGS = ['', '.ts', '/index.ts'];
const CONTENT = '@/content/';

if (process.env.PUBLISHED)
  globalThis.publishedContent = JSON.parse(readFileSync(join(process.env.PUBLISHED, 'values.json'), 'utf8'));

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'server-only') return { url: 'data:text/javascript,', shortCircuit: true };
    const file = findFile(specifier, context.parentURL);
    return next(file ? pathToFileURL(file).href : specifier, context);
  },
});

/** The file of one of our modules; undefined for everything else, such as a package or what the framework has built. */
function findFile(specifier, parentUrl) {
  if (specifier.startsWith(CONTENT))
    return ENDINGS.map(ending =>
      contentPath(fileURLToPath(root), specifier.slice(CONTENT.length) + ending),
    ).find(isModule);
  const isAliased = specifier.startsWith('@/');
  if (!isAliased && (!specifier.startsWith('.') || BUILT.test(parentUrl ?? ''))) return undefined;
  const path = fileURLToPath(isAliased ? new URL(specifier.slice(2), root) : new URL(specifier, parentUrl));
  return ENDINGS.map(ending => path + ending).find(isModule);
}

function isModule(path) {
  return /\.[a-z]+$/.test(path) && existsSync(path);
}

const BUILT = /\/(?:node_modules|\.next)\//;

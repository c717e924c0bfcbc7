/** Lets Node load the site's own modules unchanged: the `@/` alias, no file endings, and `server-only`. */
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const ENDINGS = ['.ts', '/index.ts'];

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'server-only') return { url: 'data:text/javascript,', shortCircuit: true };
    const isAliased = specifier.startsWith('@/');
    const isOurs = isAliased || (specifier.startsWith('.') && !context.parentURL.includes('/node_modules/'));
    if (!isOurs) return next(specifier, context);
    const url = isAliased ? new URL(specifier.slice(2), root) : new URL(specifier, context.parentURL);
    const ending = ENDINGS.find(one => existsSync(fileURLToPath(url) + one));
    return next(url.href + (ending ?? ''), context);
  },
});

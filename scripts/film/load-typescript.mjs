/** Lets Node import the site's own TypeScript as it stands: without file endings and with the `@/` alias. */
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    const isOurs = specifier.startsWith('@/') || specifier.startsWith('.');
    if (!isOurs) return next(specifier, context);
    const url = specifier.startsWith('@/')
      ? new URL(specifier.slice(2), root)
      : new URL(specifier, context.parentURL);
    const file = `${fileURLToPath(url)}.ts`;
    return existsSync(file) ? next(`${url.href}.ts`, context) : next(url.href, context);
  },
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { methodsAt } from './methods';

const APP = join(import.meta.dirname, '../app');
/** Where posts to pages arrive inside; from outside these are no addresses (door.ts). */
const INSIDE = new Set(['/forms', '/newsletter-actions/[action]']);

test.each(readRoutes().filter(({ address }) => !INSIDE.has(address)))(
  '$address takes what its route has a function for: $functions',
  ({ address, functions }) => {
    const taken = methodsAt(address).filter(method => method !== 'HEAD' && method !== 'OPTIONS');
    expect(taken).toEqual(functions);
  },
);

test('a page is read, the first one takes every form too, and the newsletter’s take their buttons', () => {
  expect(methodsAt('/about')).toEqual(['GET', 'HEAD', 'OPTIONS']);
  for (const posted of ['/', '/newsletter/confirm', '/newsletter/unsubscribe'])
    expect(methodsAt(posted)).toEqual(['GET', 'HEAD', 'POST', 'OPTIONS']);
  expect(methodsAt('/newsletter/confirmed')).toEqual(['GET', 'HEAD', 'OPTIONS']);
});

/** Every route handler: its address, as with any value in the place of a bracket, and the methods it exports. */
function readRoutes(): { address: string; functions: string[] }[] {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' });
  return files
    .filter(name => name.endsWith('/route.ts'))
    .map(name => ({
      address: `/${name.replace('/route.ts', '').replaceAll(/\([^)]*\)\//g, '')}`,
      functions: Array.from(
        readFileSync(join(APP, name), 'utf8').matchAll(/^export (?:async )?function ([A-Z]+)\(/gm),
        ([, method = '']) => method,
      ),
    }));
}

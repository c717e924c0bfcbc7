import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('docs/operations.md names every setting that the site reads', () => {
  const source = readFileSync(join(root, 'lib', 'site', 'env.ts'), 'utf8');
  const documented = readFileSync(join(root, 'docs', 'operations.md'), 'utf8');
  const settings = [...source.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
  expect(settings).toContain('DATABASE_URL');
  expect(settings.filter(name => !documented.includes(`\`${name}\``))).toEqual([]);
});

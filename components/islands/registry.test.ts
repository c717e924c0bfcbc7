import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { islands } from './registry';

/** Client components outside islands: what they do is done when the server draws them, or the framework's own screens. */
const DRAWN_BY_THE_SERVER = [
  'app/(site)/blog/error.tsx',
  'app/error.tsx',
  'app/global-error.tsx',
  'components/page-script/page-script-in-development.tsx',
  'components/promotion/outside-promotion-page.tsx',
  'components/shell/nav-link.tsx',
];

test('every client component that a page reaches stands in an island', () => {
  const outside = new Set<string>();
  const visited = new Set<string>();
  const visit = (file: string) => {
    if (visited.has(file)) return;
    visited.add(file);
    for (const imported of importsOf(file)) {
      if (!isClient(imported)) visit(imported);
      else if (file !== REGISTRY) outside.add(imported);
    }
  };
  const entries = globSync('app/**/{page,layout,not-found,global-not-found}.tsx');
  expect(entries.length).toBeGreaterThan(40);
  entries.forEach(visit);
  expect([...outside].filter(file => !DRAWN_BY_THE_SERVER.includes(file))).toEqual([]);
});

test('every registered component exists, is a client component, and is placed in a page', async () => {
  const placed = globSync('{app,components}/**/*.tsx').flatMap(file =>
    Array.from(readFileSync(file, 'utf8').matchAll(/<Island\s+name="([\w-]+)"/g), ([, name = '']) => name),
  );
  expect([...new Set(placed)].toSorted()).toEqual(Object.keys(islands).toSorted());
  expect(importsOf(REGISTRY).filter(file => !isClient(file))).toEqual([]);
  for (const { load } of Object.values(islands)) expect(await load()).toBeTypeOf('function');
});

/** The project's own files that `file` imports values from, at once or later. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^import type [\s\S]*?;$/gm, '');
  return Array.from(text.matchAll(/(?:from|import\()\s*'([@.][^']+)'/g), ([, path = '']) =>
    path.startsWith('@/') ? path.slice(2) : join(dirname(file), path),
  ).flatMap(path =>
    globSync(`${path.replace(/[[\]()]/g, '\\$&')}{.tsx,.ts,}`).filter(file => /\.tsx?$/.test(file)),
  );
}

function isClient(file: string): boolean {
  return readFileSync(file, 'utf8').startsWith("'use client'");
}

const REGISTRY = 'components/islands/registry.ts';

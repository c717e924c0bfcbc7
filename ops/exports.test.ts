import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

// What no other file imports is no export: a reader could not tell what belongs to a module's surface.
const root = join(import.meta.dirname, '..');
const FOLDERS = 'app components content lib ops server simulators tests'.split(' ');
const texts = new Map(
  globSync(`{{${FOLDERS.join(',')}}/**/,}*.{ts,tsx,mjs}`, { cwd: root }).map(path => [
    path,
    readFileSync(join(root, path), 'utf8'),
  ]),
);

const EXPORT = /^export (?:async )?(?:function\*?|const|let|type|class) (\w+)/gm;
const IMPORT =
  /^(?:import|export)\s(?:type )?(\{[^}]*\}|[^'"{;]*)\s*(?:from )?'([^']+)'|\bimport\(\s*'([^']+)'/gm;
/** What the framework, the engine or a test runner reads by its name. */
const READ_BY_NAME =
  /^(?:tests\/.*|instrumentation|.*\.slot|app\/(?:.*\/)?(?:page|layout|route|error|global-error|not-found|global-not-found))\.tsx?$/;

test('every export is imported by another file', () => {
  const imported = new Set([...texts].flatMap(([path, text]) => importsIn(path, text)));
  const unused = [...texts].flatMap(([path, text]) =>
    READ_BY_NAME.test(path) || imported.has(`${path} *`)
      ? []
      : Array.from(text.matchAll(EXPORT), ([, name]) => `${path} ${name}`).filter(one => !imported.has(one)),
  );
  expect(unused).toEqual([]);
});

/** As `file name`; `*` for a whole module. */
function importsIn(path: string, text: string): string[] {
  return Array.from(text.matchAll(IMPORT)).flatMap(([, names = '', from, lazily]) => {
    const file = resolve(path, from ?? lazily ?? '');
    if (file === null) return [];
    if (!names.startsWith('{')) return [`${file} *`];
    const words = names.replace(/[{}]|\btype /g, '').split(',');
    return words.map(word => `${file} ${word.trim().split(' ', 1)[0]}`);
  });
}

function resolve(path: string, name: string): string | null {
  if (!/^(?:@\/|\.)/.test(name)) return null;
  const base = name.startsWith('@/') ? name.slice(2) : join(dirname(path), name);
  return ['', '.ts', '.tsx', '/index.ts'].map(ending => base + ending).find(file => texts.has(file)) ?? null;
}

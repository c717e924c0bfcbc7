import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

// What no other file imports is no export: a reader could not tell what belongs to a module's surface.
const root = join(import.meta.dirname, '..');
const FOLDERS = 'app components content lib ops server simulators tests'.split(' ');
const texts = new Map(
  globSync([`{{${FOLDERS.join(',')}}/**/,}*.{ts,tsx,mjs}`, 'app/.well-known/**/*.ts'], { cwd: root }).map(
    path => [path, readFileSync(join(root, path), 'utf8')],
  ),
);

const EXPORT = /^export (?:async )?(?:function\*?|const|let|type|class) (\w+)/gm;
const IMPORT =
  /^(?:import|export)\s(?:type )?(\{[^}]*\}|[^'"{;]*)\s*(?:from )?'([^']+)'|\bimport\(\s*'([^']+)'/gm;
/** What the framework, the engine or a test runner reads by its name. */
const READ_BY_NAME =
  /^(?:tests\/.*|instrumentation|proxy|.*\.slot|app\/(?:.*\/)?(?:page|layout|route|error|global-error|not-found|global-not-found))\.tsx?$/;

test('every export is imported by another file', () => {
  const imported = new Set([...texts].flatMap(([path, text]) => importsIn(path, text)));
  expect(exportsWithout(imported).map(({ path, name }) => `${path} ${name}`)).toEqual([]);
});

/** What is there for tests, and why the site has no use for it. */
const FOR_TESTS: Readonly<Record<string, string>> = {
  'app/(desk)/desk/person/queries.ts PERSON_TABLES': 'compared with the holdings',
  'ops/promises.ts writtenTable': 'compared with the table that is written',
  'ops/waits-for-test.ts KINDS_IN_CHECK': 'read by the browser tests',
  'simulators/model.ts ModelSimulator': 'the type of a simulator in tests',
  'simulators/paypal/start.ts Controls': 'the type of a simulator in tests',
};

test('nothing of the site is used by tests alone, such as background work that no round does', () => {
  const ofTheSite = [...texts].filter(([path]) => !TEST.test(path));
  const imported = new Set(ofTheSite.flatMap(([path, text]) => importsIn(path, text, 'import')));
  // What a folder's index passes on is used where the index's own is.
  const passedOn = ofTheSite.flatMap(([path, text]) =>
    importsIn(path, text, 'export').map(one => ({
      one,
      as: `${path} ${one.split(' ')[1]}`,
      all: `${path} *`,
    })),
  );
  for (const { one, as, all } of passedOn) if (imported.has(as) || imported.has(all)) imported.add(one);
  const unused = exportsWithout(imported).filter(
    ({ path, name, text }) =>
      !TEST.test(path) && (text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0) === 1,
  );
  expect(unused.map(({ path, name }) => `${path} ${name}`).toSorted()).toEqual(
    Object.keys(FOR_TESTS).toSorted(),
  );
});

const TEST = /^tests\/|\.test\./;

/** Exports that are not in `imported`, with the text of their file. */
function exportsWithout(imported: ReadonlySet<string>) {
  return [...texts].flatMap(([path, text]) =>
    READ_BY_NAME.test(path) || imported.has(`${path} *`)
      ? []
      : Array.from(text.matchAll(EXPORT), ([, name = '']) => ({ path, name, text })).filter(
          one => !imported.has(`${path} ${one.name}`),
        ),
  );
}

/** As `file name`; `*` for a whole module. */
function importsIn(path: string, text: string, by?: 'import' | 'export'): string[] {
  return Array.from(text.matchAll(IMPORT)).flatMap(([all, names = '', from, lazily]) => {
    if (by !== undefined && all.startsWith('export') !== (by === 'export')) return [];
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

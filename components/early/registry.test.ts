import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every behaviour that the markup names is attached by exactly one file', () => {
  const attached = globSync('components/early/{always,chunks/*}.ts').flatMap(path => namesIn(path));
  const named = sources().flatMap(({ text }) => behavioursIn(text));
  expect(attached.toSorted()).toEqual([...new Set(named)].toSorted());
});

test('what must work at once is found in the file that is named for it', () => {
  const table = readFileSync('components/early/at-once.ts', 'utf8');
  const rows = Array.from(table.matchAll(/^ {2}'?([\w-]+)'?: '([\w-]+)'/gm), ([, name, chunk]) => ({
    name,
    chunk,
  }));
  expect(rows.length).toBeGreaterThan(0);
  for (const { name, chunk } of rows) expect(namesIn(`components/early/chunks/${chunk}.ts`)).toContain(name);
});

function sources(): { path: string; text: string }[] {
  return globSync(['app/**/*.tsx', 'components/**/*.tsx'])
    .filter(path => !path.endsWith('.test.tsx'))
    .map(path => ({ path, text: readFileSync(path, 'utf8') }));
}

function behavioursIn(text: string): string[] {
  const attributes = text.match(/data-behaviour(?:'?: |=)(?:"[^"]*"|'[^']*'|\{[^}]*\})/g) ?? [];
  return attributes.flatMap(attribute =>
    Array.from(attribute.matchAll(/["']([\w-]+)["']/g), ([, name = '']) => name).filter(
      name => name !== 'data-behaviour',
    ),
  );
}

/** The keys of the record of behaviours that a file holds. */
function namesIn(path: string): string[] {
  const record =
    /(?:= |attachAll\()\{\s([\s\S]*?)\}(?:\)| satisfies Behaviours)?;/.exec(
      readFileSync(path, 'utf8'),
    )?.[1] ?? '';
  return Array.from(record.matchAll(/(?:^ {2}|^)'?([\w-]+)'?: /gm), ([, name = '']) => name);
}

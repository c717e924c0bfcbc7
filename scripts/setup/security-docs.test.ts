import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const docs = ['docs/security.md', 'docs/security-asvs.md', 'docs/operations.md'];

test.each(docs)('%s cites only files that are here', path => {
  const text = readFileSync(join(root, path), 'utf8');
  const named = Array.from(text.matchAll(/`((?:\w[\w.-]*\/)+[\w.-]+\.(?:tsx?|mjs|md|mdx|json|yaml|conf))`/g));
  const linked = Array.from(text.matchAll(/\]\((?!https?:)([^)#]+)/g));
  const cited = [
    ...named.map(([, name = '']) => name),
    ...linked.map(([, target = '']) => join(dirname(path), target)),
  ];
  expect(cited.length).toBeGreaterThan(5);
  expect(cited.filter(file => !existsSync(join(root, file)))).toEqual([]);
});

test('every link to a heading of these documents leads to one', () => {
  const dead = docs.flatMap(path => {
    const text = readFileSync(join(root, path), 'utf8');
    return Array.from(text.matchAll(/\]\(([\w.-]*\.md)?#([\w-]+)\)/g))
      .filter(
        ([, file, heading = '']) => !headingsOf(file ? join(dirname(path), file) : path).includes(heading),
      )
      .map(([link]) => `${path}: ${link}`);
  });
  expect(dead).toEqual([]);
});

test('the table of ASVS has each requirement of levels 1 and 2 once, in a known state, and its count is right', () => {
  const text = readFileSync(join(root, 'docs', 'security-asvs.md'), 'utf8');
  const rows = Array.from(text.matchAll(/^\| ((?:\d+\.\d+\.\d+(?:, )?)+) +\|[^|]+\| ([\w/ ]+?) +\|/gm));
  const ids = rows.flatMap(([, list = '', state = '']) => list.split(', ').map(id => ({ id, state })));
  // OWASP ASVS 5.0.0 has 70 requirements of level 1 and 183 of level 2.
  expect(new Set(ids.map(({ id }) => id)).size).toBe(70 + 183);
  expect(ids).toHaveLength(70 + 183);
  const states = ['met', 'partly', 'in work', 'operator', 'n/a'];
  const counts = states.map(state => ids.filter(one => one.state === state).length);
  const summary = new RegExp(`^\\| +${counts.join(' \\| +')} \\|$`, 'm');
  expect(text).toMatch(summary);
  expect(counts.reduce((sum, count) => sum + count)).toBe(ids.length);
});

/** As GitHub makes them out of headings. */
function headingsOf(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  return Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

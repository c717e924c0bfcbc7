import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

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

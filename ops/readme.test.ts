import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

test('each figure of the README is among those that were measured', () => {
  const figures = /## In numbers([\s\S]*?)\n## /.exec(readme)?.[1]?.match(/\d[\d.,]*\d|\b\d\b/g) ?? [];
  expect(figures.length).toBeGreaterThan(5);
  const measured = readFileSync(join(root, 'docs/performance.md'), 'utf8');
  expect(figures.filter(figure => !measured.includes(figure))).toEqual([]);
});

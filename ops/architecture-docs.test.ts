import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('the page of the architecture names each room of lib, and no other', () => {
  const text = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8');
  const [, section = ''] = text.split('## The rooms of `lib`');
  const [table = ''] = section.split('\n## ');
  const named = Array.from(table.matchAll(/^\| `(\w+)` /gm), ([, room]) => room);
  const rooms = readdirSync(join(root, 'lib'), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== 'site')
    .map(({ name }) => name);
  expect(named).toEqual(rooms.toSorted());
});

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { retention } from '@/content/retention';
import { removeLeftovers } from './remove-leftovers';

const NOW = Date.parse('2026-11-21T12:00:00Z');

test('what was cut off goes after a day, what a restore replaced with the oldest copies; nothing else goes', () => {
  const dir = mkdtempSync(join(tmpdir(), 'site-leftovers-'));
  try {
    const old = ['20241121T120000Z', '20261101T120000Z'].flatMap(stamp => [
      `site-${stamp}.sqlite.partial`,
      `site-${stamp}.dump.partial`,
      `restore-${stamp}.sql`,
    ]);
    const kept = [
      ...replaced('20251201T120000Z'),
      'site-20261121T110000Z.dump.partial',
      'site-20241121T120000Z.sqlite',
      'erasures.txt',
      'site.sqlite',
      'site.sqlite-wal',
    ];
    for (const name of [...old, ...replaced('20241121T120000Z'), ...kept]) writeFileSync(join(dir, name), '');
    const removed = removeLeftovers(dir, NOW, retention.backups);
    expect(removed.toSorted()).toEqual([...old, ...replaced('20241121T120000Z')].toSorted());
    expect(readdirSync(dir).toSorted()).toEqual(kept.toSorted());
    expect(removeLeftovers(join(dir, 'not-there'), NOW, retention.backups)).toEqual([]);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});

function replaced(stamp: string): string[] {
  return [`replaced-${stamp}.dump`, `site.sqlite.replaced-${stamp}`, `site.sqlite.replaced-${stamp}-wal`];
}

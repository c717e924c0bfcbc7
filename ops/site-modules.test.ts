import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const HOOKS = join(root, 'ops', 'site-modules.mjs');
/** One module of its own, which reads the standard one. */
const OWN = 'tests/support/other-content';

const READ = `
const { reviewsPage } = await import('@/content/reviews-page');
const { site } = await import('@/content/site');
const { default: config } = await import('./next.config.ts');
console.log(JSON.stringify([reviewsPage.carousel.autoRotate, site.hours.opens, config.turbopack.resolveAlias]));
`;

test('a file in the own-content folder replaces ours, and files that it lacks are ours', () => {
  expect(read('')).toEqual([false, '09:00', {}]);
  expect(read(OWN)).toEqual([
    true,
    '09:00',
    expect.objectContaining({ '@/content/reviews-page': `./${OWN}/reviews-page.ts` }),
  ]);
});

test('what is published takes the place of its module and of what is computed from it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  try {
    const hours = { firstDay: 'Mon', lastDay: 'Fri', opens: 7, closes: 17, clock: 'EST', closedDays: [] };
    writeFileSync(join(folder, 'values.json'), JSON.stringify({ hours }));
    expect(read('', folder)).toEqual([false, '07:00', {}]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the framework finds our files in a folder with a space and an umlaut in its name', () => {
  const temporary = mkdtempSync(join(tmpdir(), 'site-'));
  const folder = join(temporary, 'Büro Straße');
  mkdirSync(folder);
  symlinkSync(join(root, 'lib'), join(folder, 'lib'));
  copyFileSync(join(root, 'next.config.ts'), join(folder, 'next.config.ts'));
  try {
    const { stdout } = spawnSync(
      process.execPath,
      [
        '--import',
        HOOKS,
        '--input-type=module',
        '--eval',
        "console.log((await import('./next.config.ts')).default.adapterPath)",
      ],
      { cwd: folder, env: { ...process.env, CONTENT_DIR: '' }, encoding: 'utf8' },
    );
    expect(stdout.trim()).toBe(join(folder, 'ops', 'page-adapter.ts'));
  } finally {
    rmSync(temporary, { recursive: true });
  }
});

function read(folder: string, published = ''): unknown {
  const args = ['--import', HOOKS, '--input-type=module', '--eval', READ];
  const env = { ...process.env, CONTENT_DIR: folder, PUBLISHED: published };
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' }));
}

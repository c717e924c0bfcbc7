import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const HOOKS = join(root, 'scripts', 'operations', 'site-modules.mjs');
/** One module of its own, which reads the standard one. */
const OWN = 'tests/support/other-content';

const READ = `
const { reviewsPage } = await import('@/content/reviews-page');
const { site } = await import('@/content/site');
const { default: config } = await import('./next.config.ts');
console.log(JSON.stringify([reviewsPage.carousel.autoRotate, site.hours.opens, config.turbopack.resolveAlias]));
`;

test('a file in the folder of one’s own takes the place of ours, and what the folder lacks is ours', () => {
  expect(read('')).toEqual([false, '09:00', {}]);
  expect(read(OWN)).toEqual([
    true,
    '09:00',
    expect.objectContaining({ '@/content/reviews-page': `./${OWN}/reviews-page.ts` }),
  ]);
});

function read(folder: string): unknown {
  const args = ['--import', HOOKS, '--input-type=module', '--eval', READ];
  const env = { ...process.env, CONTENT_DIR: folder };
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' }));
}

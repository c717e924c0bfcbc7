import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listBuilt } from '#engine/build';
import { findCanaries } from './find-canaries';
import { expect, test } from './test';

/** Settings that stay on the server, and the values that stand in for them where none are given. */
const SECRETS =
  /PAYPAL_CLIENT_SECRET|PAYPAL_WEBHOOK_ID|LIMITS_SECRET|LINKS_SECRET|ERASURE_SECRET|RESEND_API_KEY|RESEND_WEBHOOK_SECRET|STAFF_FACTOR_SECRET|INTEGRATIONS_SECRET|DATABASE_URL|simulator-secret|re_simulator/;

test('no file that browsers can fetch knows a secret setting, its stand-in, or the server’s environment', () => {
  const { pages, files: built } = listBuilt(join(import.meta.dirname, '../..'));
  const files = [...pages, ...built].map(({ file }) => file);
  files.push(...globSync('public/**/*.{js,json,txt,svg}'));
  expect(files.length).toBeGreaterThan(300);
  const guilty = files.filter(file => {
    const text = readFileSync(file, 'utf8');
    return SECRETS.test(text) || findCanaries(text).length > 0;
  });
  expect(guilty).toEqual([]);
});

test('none of them has a source map', async ({ request }) => {
  const { files } = listBuilt(join(import.meta.dirname, '../..'));
  const scripts = files.filter(({ address }) => address.endsWith('.js'));
  expect(scripts.filter(({ file }) => readFileSync(file, 'utf8').includes('sourceMappingURL'))).toEqual([]);
  expect((await request.get(`${scripts[0]?.address}.map`)).status()).toBe(404);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkout } from '@/content/checkout';
import { toDecimal } from '@/lib/site/money';
import { listPrice } from '@/tests/support/price-list';
import { freePort, startSite, type SiteProcess } from '../support/site-process';
import { PRO } from './paypal-steps';
import { expect, test } from './test';

let dir = '';
let site: SiteProcess;

test.beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-off-'));
  const env = {
    PAYMENTS: 'off',
    DATABASE_URL: '',
    DATA_DIR: dir,
    MAIL_SIMULATOR_ORIGIN: 'http://127.0.0.1:9',
  };
  site = startSite({ port: await freePort(), env });
  await site.ready();
});

test.afterAll(async () => {
  await site.kill();
  rmSync(dir, { recursive: true, force: true });
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('with payments switched off checkout says so, offers contact, and shows no button to pay', async ({
      page,
    }) => {
      await page.goto(site.origin + PRO);
      await expect(page.getByText(checkout.off.title)).toBeVisible();
      await expect(page.getByRole('button', { name: /Pay with PayPal|Proceed/ })).toHaveCount(0);
      await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
      await expect(page).toHaveURL(/\/contact/);
    });
  });

test('an order that is posted all the same is refused in words, and nothing is stored', async ({
  request,
}) => {
  const order = {
    plan: 'pro',
    amount: toDecimal(listPrice('pro').first),
    currency: 'USD',
    intent: 'CAPTURE',
  };
  const answer = await request.post(`${site.origin}/order`, { data: order });
  expect(answer.status()).toBe(503);
  expect(await answer.json()).toMatchObject({ error: { kind: 'payments_off' } });
});

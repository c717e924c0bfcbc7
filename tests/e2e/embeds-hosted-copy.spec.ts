import { routes } from '@/lib/site/routes';
import { renderConfigured, type RenderedPages } from '../support/configured-pages';
import { fakeThirdParties, CONFIGURED, openConfigured } from './embed-steps';
import { holdBack } from './open-page';
import { expect, test } from './test';

const TERMS = routes.policy('terms-of-service');

// One worker for all of them: the pages are rendered once.
test.describe.configure({ mode: 'default' });

let pages: RenderedPages;

test.beforeAll(async () => {
  pages = await renderConfigured(CONFIGURED);
});

test('the hosted copy of a policy is fetched when its fold is opened, and the policy itself stands under it', async ({
  page,
}) => {
  const requestedUrls = await fakeThirdParties(page);
  const policy = await openConfigured(page, { path: TERMS, pages });
  await page.waitForLoadState('networkidle');
  expect(requestedUrls).toEqual([]);
  expect(policy).toMatch(/frame-src 'self' https:\/\/policies\.test;/);
  await page.getByText('Show the hosted copy of this policy').click();
  await expect(page.frameLocator('iframe').getByText('Theirs')).toBeVisible();
  await expect(page.getByText('Please wait while the policy is loaded.')).toBeHidden();
  expect(requestedUrls).toEqual([CONFIGURED.hostedCopy]);
  await expect(page.getByRole('link', { name: 'click here to view the policy' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('a fold that is opened before its script has come is not forgotten, and keeps the copy when it is closed', async ({
  page,
}) => {
  await fakeThirdParties(page);
  const arrive = await holdBack(page, '**/_page/react-*.js');
  await openConfigured(page, { path: TERMS, pages });
  await page.getByText('Show the hosted copy of this policy').click();
  await expect(page.locator('iframe')).toHaveCount(0);
  arrive();
  await expect(page.frameLocator('iframe').getByText('Theirs')).toBeVisible();
  await page.getByText('Show the hosted copy of this policy').click();
  await expect(page.locator('iframe')).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('while the hosted copy does not come, the link to it stands', async ({ page }) => {
  await fakeThirdParties(page, () => undefined);
  await openConfigured(page, { path: TERMS, pages });
  await page.getByText('Show the hosted copy of this policy').click();
  await expect(page.getByText('Please wait while the policy is loaded.')).toBeVisible();
  const link = page.getByRole('link', { name: 'click here to view the policy' });
  await expect(link).toHaveAttribute('href', CONFIGURED.hostedCopy);
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-popups');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the fold opens on the link to the hosted copy', async ({ page }) => {
    const requestedUrls = await fakeThirdParties(page);
    await openConfigured(page, { path: TERMS, pages });
    await page.getByText('Show the hosted copy of this policy').click();
    await expect(page.getByRole('link', { name: 'click here to view the policy' })).toBeVisible();
    await expect(page.getByText('Please wait')).toBeHidden();
    await page.waitForLoadState('networkidle');
    expect(requestedUrls).toEqual([]);
  });
});

import { expect, test, type Page } from './test';
import { routes } from '@/lib/site/routes';
import { renderConfigured, type RenderedPages } from '../support/configured-pages';
import { fakeThirdParties, CONFIGURED, openConfigured } from './embed-steps';

const WIDGET_PATIENCE_MS = 4_000;

// One worker for all of them: the pages are rendered once.
test.describe.configure({ mode: 'default' });

let pages: RenderedPages;

test.beforeAll(async () => {
  pages = await renderConfigured(CONFIGURED);
});

test('the accessibility widget is fetched on the first click, and opens', async ({ page }) => {
  const requestedUrls = await fakeThirdParties(page);
  const policy = await openConfigured(page, { path: routes.getStarted(), pages });
  await page.waitForLoadState('networkidle');
  expect(requestedUrls).toEqual([]);
  expect(policy).toMatch(/script-src [^;]*https:\/\/widget\.test[ ;]/);
  await pressTools(page);
  await expect(page.locator('body')).toHaveAttribute('data-widget', 'open');
  expect(requestedUrls).toEqual([CONFIGURED.embeds.accessibilityWidget.script]);
});

test('a widget that is refused gives way to our own tools', async ({ page }) => {
  await fakeThirdParties(page, route => route.abort('connectionrefused'));
  await openConfigured(page, { path: routes.getStarted(), pages });
  await pressTools(page);
  await expect(page.getByRole('dialog', { name: 'Accessibility Tools' })).toBeVisible();
});

test('a widget that hangs gives way to our own tools', async ({ page }) => {
  const requestedUrls = await fakeThirdParties(page, () => undefined);
  await page.clock.install();
  await openConfigured(page, { path: routes.getStarted(), pages });
  await pressTools(page);
  await expect.poll(() => requestedUrls).toHaveLength(1);
  await page.clock.fastForward(WIDGET_PATIENCE_MS);
  await expect(page.getByRole('dialog', { name: 'Accessibility Tools' })).toBeVisible();
});

function pressTools(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Accessibility Tools' }).click();
}

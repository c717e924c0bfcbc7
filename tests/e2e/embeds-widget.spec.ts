import { routes } from '@/lib/site/routes';
import { renderConfigured, type RenderedPages } from '../support/configured-pages';
import { answerThirdParty, fakeThirdParties, CONFIGURED, openConfigured } from './embed-steps';
import { expect, test, type Locator, type Page } from './test';

const WIDGET_PATIENCE_MS = 4_000;

// One worker for all of them: the pages are rendered once.
test.describe.configure({ mode: 'default' });

let pages: RenderedPages;

test.beforeAll(async () => {
  pages = await renderConfigured(CONFIGURED);
});

test('the accessibility widget is fetched once, on the first click, opens half a second later, and at once from then on', async ({
  page,
}) => {
  const requestedUrls = await fakeThirdParties(page);
  await page.clock.install();
  const policy = await openConfigured(page, { path: routes.getStarted(), pages });
  await page.waitForLoadState('networkidle');
  expect(requestedUrls).toEqual([]);
  expect(policy).toMatch(/script-src [^;]*https:\/\/widget\.test[ ;]/);
  await page.clock.pauseAt(Date.now() + 60_000);
  await pressTools(page);
  await pressTools(page);
  await expect.poll(() => page.evaluate(() => 'Widget' in window)).toBe(true);
  await page.clock.runFor(499);
  await expect(widget(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(widget(page)).toHaveCount(1);
  await page.evaluate(() => delete document.body.dataset['widget']);
  await pressTools(page);
  await expect(widget(page)).toHaveCount(1);
  await expect(tools(page)).toBeHidden();
  expect(requestedUrls).toEqual([CONFIGURED.embeds.accessibilityWidget.script]);
});

test('a widget that is refused gives way to our own tools, and is tried again on the next click', async ({
  page,
}) => {
  const requestedUrls = await fakeThirdParties(page, route => route.abort('connectionrefused'));
  await openConfigured(page, { path: routes.getStarted(), pages });
  await pressTools(page);
  await expect(tools(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await pressTools(page);
  await expect(tools(page)).toBeVisible();
  expect(requestedUrls).toHaveLength(2);
});

test('a widget without its function gives way to our own tools', async ({ page }) => {
  await fakeThirdParties(page, route => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await openConfigured(page, { path: routes.getStarted(), pages });
  await pressTools(page);
  await expect(tools(page)).toBeVisible();
});

test('a widget that hangs gives way to our own tools, and opens on the next click when it comes after all', async ({
  page,
}) => {
  let come: (() => Promise<void>) | undefined;
  await fakeThirdParties(page, route => {
    come = () => answerThirdParty(route);
  });
  await page.clock.install();
  await openConfigured(page, { path: routes.getStarted(), pages });
  await pressTools(page);
  await expect.poll(() => come).toBeDefined();
  await page.clock.fastForward(WIDGET_PATIENCE_MS);
  await expect(tools(page)).toBeVisible();
  await come?.();
  await expect.poll(() => page.evaluate(() => 'Widget' in window)).toBe(true);
  await page.clock.fastForward(60_000);
  await expect(widget(page), 'not over what the visitor is using').toHaveCount(0);
  await page.keyboard.press('Escape');
  await pressTools(page);
  await expect(widget(page)).toHaveCount(1);
});

function pressTools(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Accessibility Tools' }).click();
}

function tools(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Accessibility Tools' });
}

/** The page while the widget is open. */
function widget(page: Page): Locator {
  return page.locator('body[data-widget="open"]');
}

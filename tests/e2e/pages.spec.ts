import { expect, test } from '@playwright/test';
import axe from 'axe-core';

/** One page of every kind. The whole-site crawl comes with the pages. */
const PAGES = [
  { path: '/', status: 200 },
  { path: '/services/local-seo-optimization', status: 200 },
  { path: '/blog', status: 200 },
  { path: '/terms-policies-and-notices', status: 200 },
  { path: '/terms-policies-and-notices/refund-policy', status: 200 },
  { path: '/christmas-in-july', status: 200 },
  { path: '/checkout', status: 200 },
  { path: '/success', status: 200 },
  { path: '/no-such-page', status: 404 },
  { path: '/services/no-such-service', status: 404 },
] as const;

for (const { path, status } of PAGES) {
  for (const theme of ['light', 'dark'] as const) {
    test(`${path} in the ${theme} theme: right status, no policy violation, no console error, no accessibility fault`, async ({
      page,
    }) => {
      const troubles: string[] = [];
      page.on('console', message => message.type() === 'error' && troubles.push(message.text()));
      page.on('pageerror', error => troubles.push(error.message));
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(status);
      expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
      await page.waitForLoadState('networkidle');
      // The browser reports a 404 document itself.
      expect(troubles.filter(text => !(status === 404 && text.includes('404')))).toEqual([]);
      await page.evaluate(axe.source);
      const result = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }));
      expect(
        result.violations.map(
          violation => `${violation.id}: ${violation.nodes.map(node => node.target.join(' ')).join(', ')}`,
        ),
      ).toEqual([]);
    });
  }

  test(`${path} has one h1 and does not scroll sideways on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await expect(page.locator('h1:visible')).toHaveCount(1);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('unknown ids answer with the document’s words', async ({ page }) => {
  await page.goto('/services/no-such-service');
  await expect(page.getByRole('heading', { name: 'Service Not Found' })).toBeVisible();
  await expect(page.getByText("Sorry, the service you're looking for doesn't exist.")).toBeVisible();
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

declare global {
  interface Window {
    axe: typeof axe;
  }
}

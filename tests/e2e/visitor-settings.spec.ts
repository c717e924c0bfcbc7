import { ACCESSIBILITY_KEY } from '@/components/accessibility/choices';
import { accessibilityTools } from '@/content/accessibility-tools';
import { routes } from '@/lib/site/routes';
import { openPage } from './open-page';
import { expect, test, type Page } from './test';

test.describe('the theme', () => {
  test('follows the system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openPage(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('is switched, remembered, and there before anything is painted', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await noteAtFirstElement(page, 'data-theme');
    await openPage(page);
    await page.getByRole('group', { name: 'Theme' }).getByText('Dark').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-noted', 'dark');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });
});

test.describe('the Accessibility Tools', () => {
  test('are remembered and there before anything is painted, until they are reset', async ({ page }) => {
    await noteAtFirstElement(page, 'data-a11y-text');
    await openPage(page);
    const panel = await openTools(page);
    await panel.getByRole('group', { name: 'Text size' }).getByText('125%').click();
    await panel.getByRole('group', { name: 'Motion' }).getByText('Off').click();
    await page.reload();
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-noted', '125');
    await expect(html).toHaveAttribute('data-a11y-motion', 'off');
    await expect(html).toHaveCSS('font-size', '20px');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await openTools(page);
    const choose = (group: string, option: string) =>
      panel.getByRole('group', { name: group }).getByText(option, { exact: true }).click();
    const stored = () => page.evaluate(key => localStorage.getItem(key), ACCESSIBILITY_KEY);
    await expect(panel.getByRole('radio', { name: '125%' })).toBeChecked();
    await choose('Links', 'Underlined');
    expect(await stored()).toBe('{"text":"125","motion":"off","links":"underlined"}');
    await choose('Text size', '100%');
    await expect(html).toHaveCSS('font-size', '16px');
    expect(await stored(), 'nothing of what the site comes with').toBe(
      '{"motion":"off","links":"underlined"}',
    );
    const atOnce = await panel.getByRole('radio', { name: '125%' }).evaluate((radio: HTMLInputElement) => {
      radio.click();
      return document.documentElement.dataset['a11yText'];
    });
    expect(atOnce, 'the choice is painted before the page changes').toBeUndefined();
    await expect(html).toHaveCSS('font-size', '20px');
    await panel.getByRole('button', { name: accessibilityTools.reset }).click();
    await expect(html).toHaveCSS('font-size', '16px');
    await expect(panel.getByRole('radio', { name: '100%' })).toBeChecked();
    expect(await stored()).toBeNull();
  });

  test('hold for the page where storage is switched off, close by Escape and give the focus back', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Storage is switched off', 'SecurityError');
      };
    });
    await openPage(page);
    const panel = await openTools(page);
    await panel.getByRole('group', { name: 'Motion' }).getByText('Off').click();
    await expect(page.locator('html')).toHaveAttribute('data-a11y-motion', 'off');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Accessibility Tools' })).toBeFocused();
  });

  for (const width of [390, 768, 1440]) {
    test(`at the largest text nothing scrolls sideways, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() =>
        localStorage.setItem('accessibility', '{"text":"150","spacing":"more"}'),
      );
      await page.goto('/blog');
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('are a link to the policy', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Accessibility Tools' }).click();
      await expect(page).toHaveURL('/terms-policies-and-notices/accessibility-policy');
    });
  });
});

test('in the narrowest window with letters twice as large, no word or mark is lost at the right', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of DENSE) {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect.soft(await lostAtTheRight(page), path).toEqual([]);
  }
});

/** Pages with every kind of row that sets words beside a mark, a price or a button. */
const DENSE = [
  routes.home(),
  routes.service('local-seo-optimization'),
  routes.pricing(),
  routes.comparison('wix'),
  routes.policies(),
  routes.capabilities(),
  routes.checkout(),
];

/** Words and pictures beyond the window's right edge, except in decorations and parts that scroll by themselves. */
function lostAtTheRight(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(
      document.querySelectorAll(
        'header :is(a, summary), main :is(p, span, a, b, h1, h2, h3, li, dt, dd, svg), footer a',
      ),
    )
      .filter(element => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        element => !element.closest('[aria-hidden="true"]:not(svg), .sr-only, dialog, [aria-label="Mobile"]'),
      )
      .filter(element => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .filter(element => {
        let part = element.parentElement;
        while (part && part !== document.body && getComputedStyle(part).overflowX === 'visible')
          part = part.parentElement;
        return part === document.body;
      })
      .map(element => element.outerHTML.slice(0, 80)),
  );
}

test('where the system chooses the colors, each choice shows which one is made', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page);
  const groundOf = (name: string) =>
    page
      .getByRole('radio', { name, exact: true })
      .evaluate(radio => radio.parentElement && getComputedStyle(radio.parentElement).backgroundColor);
  const chosen = await groundOf('Setup + Monthly');
  expect(await groundOf('Monthly Only')).not.toBe(chosen);
  expect(await groundOf('System')).toBe(chosen);
  expect(await groundOf('Dark')).not.toBe(chosen);
  await page.getByText('Monthly Only', { exact: true }).click();
  await expect.poll(() => groundOf('Monthly Only')).toBe(chosen);
});

for (const url of [
  '/terms-policies-and-notices/service-level-agreement-policy',
  '/terms-policies-and-notices/refund-policy',
  '/terms-policies-and-notices/customer-support-policy',
  '/terms-policies-and-notices/complaints-and-notices-policy',
  '/solutions/small-business',
])
  test(`on a phone every column of the tables of ${url} is in sight`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(url);
    const outOfSight = await page.locator('section:has(> table)').evaluateAll(scrollers =>
      scrollers.map(scroller => {
        const last = scroller.querySelector('thead th:last-child')?.getBoundingClientRect();
        return (last?.right ?? Infinity) - scroller.getBoundingClientRect().right;
      }),
    );
    expect(outOfSight.length).toBeGreaterThan(0);
    expect(Math.max(...outOfSight), 'px of the last column').toBeLessThan(32);
  });

async function openTools(page: Page) {
  await page.getByRole('button', { name: 'Accessibility Tools' }).click();
  const panel = page.getByRole('dialog', { name: 'Accessibility Tools' });
  await expect(panel).toBeVisible();
  return panel;
}

/** Writes down, on every page from now on, what an attribute of the root element is when the body begins. */
async function noteAtFirstElement(page: Page, attribute: string): Promise<void> {
  await page.addInitScript(name => {
    const observer = new MutationObserver(() => {
      if (!document.body) return;
      observer.disconnect();
      document.documentElement.setAttribute('data-noted', document.documentElement.getAttribute(name) ?? '');
    });
    observer.observe(document, { childList: true, subtree: true });
  }, attribute);
}

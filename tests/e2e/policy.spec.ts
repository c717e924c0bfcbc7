import { accessibilityTools } from '@/content/accessibility-tools';
import { home } from '@/content/home';
import { leadForms } from '@/content/lead-forms';
import { projectCategories } from '@/content/portfolio';
import { portfolio } from '@/content/portfolio-page';
import { routes } from '@/lib/site/routes';
import { sendDemoForm } from './demo-steps';
import { openPage, untilListening } from './open-page';
import { searchBox, searchButton } from './search-steps';
/** The content security policy while pages are used: it blocks nothing of ours, and reports what it blocks. */
import { expect, test as base } from './test';
import { toastOf } from './toast-of';

/** Each test ends with no violation on any page that it opened, frames included. */
const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ page }, use) => {
      const violations: string[] = [];
      await page.exposeFunction('noteViolation', (text: string) => void violations.push(text));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
          const note: unknown = Reflect.get(window, 'noteViolation');
          if (typeof note === 'function')
            note(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`);
        });
      });
      page.on('pageerror', ({ message }) => violations.push(message));
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

test('menus, the search and the Accessibility Tools', async ({ page }) => {
  await openPage(page, routes.home());
  await page.getByRole('navigation', { name: 'Main' }).locator('summary').first().click();
  await page.keyboard.press('Escape');
  await searchBox(page).fill('seo');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await searchBox(page).blur();
  await searchButton(page).click();
  await expect(searchBox(page, 'popup')).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Accessibility Tools' }).click();
  const panel = page.getByRole('dialog', { name: 'Accessibility Tools' });
  await panel.getByRole('group', { name: 'Text size' }).getByText('125%').click();
  await panel.getByRole('button', { name: accessibilityTools.reset }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('group', { name: 'Theme' }).getByText('Dark').click();
  await toastOf(page).getByRole('button', { name: 'Dismiss' }).click();
});

test('the home page’s board, carousel, films and forms', async ({ page }) => {
  await openPage(page, routes.home());
  const word = page.locator('[data-board-text]');
  const first = await word.innerText();
  await expect(word).not.toHaveText(first);
  expect(await word.evaluate(text => text.style.getPropertyValue('--fit')), 'set by a script').not.toBe('');
  await page.setViewportSize({ width: 767, height: 900 });
  await page.getByRole('button', { name: 'Next review' }).click();
  await page.getByRole('button', { name: home.founder.video.title }).click();
  const film = page.getByRole('dialog', { name: home.founder.video.title }).locator('video');
  await expect(film).toHaveCSS('background-image', /founder\.webp/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Book a Call' }).click();
  await page
    .getByRole('dialog', { name: 'Book a Call' })
    .getByRole('button', { name: leadForms['consultation-form'].submit.label })
    .click();
  await expect(page.locator('[data-error-summary]:visible')).toBeFocused();
});

test('the results, the nothing found, and back to results', async ({ page }) => {
  await openPage(page, routes.search('website'));
  await page.getByRole('button', { name: /^Products/ }).click();
  const box = searchBox(page, 'page');
  await box.fill('zzqqzz');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-island="search-results"] island-slot svg:visible')).toBeVisible();
  await box.fill('seo');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Found \d+ results for "seo"$/)).toBeVisible();
  await box.fill('zzqqzz');
  await page.keyboard.press('Enter');
  await expect(
    page.locator('[data-island="search-results"] island-slot svg:visible'),
    'drawn again',
  ).toBeVisible();
});

test('the portfolio’s filter and a package that is put together', async ({ page }) => {
  await openPage(page, routes.portfolio());
  const filter = page.getByRole('form', { name: portfolio.filter.legend });
  await filter.getByRole('button', { name: projectCategories[0].label }).click();
  await openPage(page, routes.products());
  const builder = page.getByRole('form', { name: 'Your package' });
  await builder.getByRole('listitem').getByRole('button', { name: 'Add to Package' }).first().click();
  await expect(builder.getByRole('button', { name: /^Remove/ }).first()).toBeVisible();
});

test('an order from the choice to the receipt', async ({ page }) => {
  await openPage(page, routes.checkout());
  await page.getByLabel('Package').selectOption('seo-optimization');
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await page.getByRole('button', { name: 'Back to Service Selection' }).click();
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await page.getByRole('button', { name: /Pay with PayPal/ }).click();
  await page.frameLocator('iframe').getByRole('button', { name: 'Approve and pay' }).click();
  await expect(page).toHaveURL(/\/success\?key=/);
  await untilListening(page);
});

test('the questions, the demo and the promotion’s popup', async ({ page }) => {
  await openPage(page, routes.getStarted());
  await page.getByRole('button', { name: 'Next' }).click();
  await openPage(page, routes.landing());
  await sendDemoForm(page);
  await expect(page.locator('main video')).toBeVisible();
  await page.clock.install({ time: new Date('2026-07-10T12:00:00-04:00') });
  await openPage(page, routes.home());
  await page.clock.runFor(8_500);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
});

base('style and HTML that someone brings into a page are stopped', async ({ page }) => {
  await openPage(page, routes.about());
  const color = await page.evaluate(() => {
    document.body.setAttribute('style', 'color: rgb(1, 2, 3)');
    return getComputedStyle(document.body).color;
  });
  expect(color).not.toBe('rgb(1, 2, 3)');
  const setHtml = page.evaluate(() => (document.body.innerHTML = '<b>x</b>'));
  await expect(setHtml).rejects.toThrow(/TrustedHTML/);
  const setScript = page.evaluate(() => (document.createElement('script').src = '/x.js'));
  await expect(setScript).rejects.toThrow(/TrustedScriptURL/);
  const makePolicy = page.evaluate(() => {
    const types = Object(Reflect.get(globalThis, 'trustedTypes'));
    Reflect.apply(Reflect.get(types, 'createPolicy'), types, ['mine', {}]);
  });
  await expect(makePolicy).rejects.toThrow(/Policy "mine" disallowed/);
});

import { consent } from '@/content/consent';
import { consentScript } from '@/lib/analytics/consent';
import { untilListening } from './open-page';
import { expect, test, type Page } from './test';

export const CONTAINER = 'GTM-TEST123';
export const TAG_MANAGER = 'https://www.googletagmanager.com/';

/** The first word to the data layer on every page: nothing is consented. */
export const DENIED = {
  0: 'consent',
  1: 'default',
  2: {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  },
};

export function bar(page: Page) {
  return page.locator('[data-consent-bar]');
}

/** Answers, or closes the bar, once the page listens. */
export async function press(page: Page, name: string): Promise<void> {
  await untilListening(page);
  await bar(page).getByRole('button', { name }).click();
}

/** Brings the question back, once the page listens. The click may wait until its island is awake. */
export async function openChoices(page: Page): Promise<void> {
  await untilListening(page);
  await page.getByRole('button', { name: consent.label }).click();
  await expect(bar(page)).toBeVisible();
}

/** Collects, from now on, the address of every request that leaves for another origin. */
export function foreignRequests(page: Page): string[] {
  const foreign: string[] = [];
  const { baseURL = '' } = test.info().project.use;
  page.on('request', request => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL).origin) foreign.push(request.url());
  });
  return foreign;
}

/** Returns whether the middle of a button on the screen belongs to the bar that lies over it. */
export function isButtonCovered(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('main .btn')).some(button => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return [top + 1, top + height / 2, top + height - 1].some(y =>
        document.elementFromPoint(left + width / 2, y)?.closest('[data-consent-bar]'),
      );
    }),
  );
}

/** Scrolls from the top to the end, a screen at a time, so whatever loads on sight does. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight;
    for (let top = 0; top <= document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(resolve => requestAnimationFrame(resolve));
    }
  });
}

/** The data layer as plain data; Consent Mode's commands become records of their arguments. */
export async function dataLayer(page: Page): Promise<unknown[]> {
  const json = await page.evaluate(() => JSON.stringify(window.dataLayer ?? []));
  const entries: unknown = JSON.parse(json);
  return Array.isArray(entries) ? entries : [];
}

/** Puts the stored local user there before the page starts. */
export async function storeUser(page: Page, user: { id?: string; email: string }): Promise<void> {
  await page.addInitScript(text => localStorage.setItem('user', text), JSON.stringify(user));
}

/**
 * Runs a configured site's head script right after the page's own, before anything else of the page, and stands in
 * for the tag manager.
 */
export async function configureTagManager(page: Page): Promise<void> {
  await page.route(`${TAG_MANAGER}**`, route => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.addInitScript(`
    new MutationObserver((_records, observer) => {
      observer.disconnect();
      ${consentScript(CONTAINER)}
    }).observe(document, { subtree: true, attributeFilter: ['data-consent'] });
  `);
}

import type { Page, Route } from '@playwright/test';
import { staticPagePolicy } from '@/server/static-page-policy';
import type { EmbedContent, RenderedPages } from '../support/configured-pages';
import { uncutSheets } from './lost-rules';
import { openPage } from './open-page';

/** Every embed of the site, each at a host of its own. */
export const CONFIGURED = {
  embeds: {
    supportVideo: 'https://video.test/support?autoplay=1',
    founderVideo: 'https://video.test/founder?autoplay=1',
    scheduler: 'https://calendar.test/consultation',
    demoVideo: 'https://demo.test/film',
    questionnaire: 'https://questions.test/q/1',
    pricingForm: 'https://prices.test/form',
    accessibilityWidget: { script: 'https://widget.test/open.js', openFunction: 'Widget.open' },
  },
  hostedCopy: 'https://policies.test/terms',
} satisfies EmbedContent;

/** Opens the page as it would have been built, with the policy that the server would send. Returns the policy. */
export async function openConfigured(
  page: Page,
  { path, pages }: { path: string; pages: RenderedPages },
): Promise<string> {
  const served = await page.request.get(path);
  const html = configure(await served.text(), { main: pages.mains[path] ?? '', footer: pages.footer });
  const policy = staticPagePolicy(html, path);
  const isPage = (url: URL) => url.pathname === path && !THIRD_PARTY.test(url.href);
  await page.route(isPage, route =>
    route.request().method() === 'GET'
      ? route.fulfill({
          contentType: 'text/html; charset=utf-8',
          headers: { 'content-security-policy': policy },
          body: html,
        })
      : route.continue(),
  );
  await openWhenPossible(page, path);
  return policy;
}

/** The framework's whole sheet stands beside the page's own, which is cut to what the page uses without embeds. */
function configure(html: string, { main, footer }: { main: string; footer: string }): string {
  return html
    .replace('</head>', () => `${wholeSheets().join('')}</head>`)
    .replace(/(<main\b[^>]*>)[^]*(<\/main>)/, (_all, open: string, close: string) => `${open}${main}${close}`)
    .replace(/<footer\b[^]*<\/footer>/, () => footer);
}

function wholeSheets(): string[] {
  return uncutSheets().map(({ address }) => `<link rel="stylesheet" href="${address}"/>`);
}

/** Without scripts nothing listens, and nothing is waited for. */
async function openWhenPossible(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (await page.evaluate(() => 'js' in document.documentElement.dataset)) await openPage(page, path);
}

/** Stands in for every third party. Returns the requested addresses, in their order. */
export async function fakeThirdParties(
  page: Page,
  answer: (route: Route) => unknown = answerThirdParty,
): Promise<string[]> {
  const requestedUrls: string[] = [];
  await page.route(THIRD_PARTY, async route => {
    requestedUrls.push(route.request().url());
    await answer(route);
  });
  return requestedUrls;
}

/** Answers as the third party would. */
export function answerThirdParty(route: Route): Promise<void> {
  return route.request().resourceType() === 'script'
    ? route.fulfill({ contentType: 'text/javascript', body: WIDGET })
    : route.fulfill({ contentType: 'text/html', body: '<p>Theirs</p>' });
}

const THIRD_PARTY = /^https:\/\/[a-z]+\.test\//;
const WIDGET = "window.Widget = { open: () => (document.body.dataset.widget = 'open') };";

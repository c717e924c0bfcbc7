import { EventEmitter, once } from 'node:events';
import { REPORTED_LOGIN_KEY } from '@/lib/analytics/track';
import { routes } from '@/lib/site/routes';
import { findChromium } from '@/ops/system-packages.mjs';
import { openWithoutDebugging } from '@/tests/support/plain-browser';
import { openPage } from './open-page';
import { missingPages } from './site/site-test';
import { TEMPLATES } from './site/templates';
import { chromium, expect, test } from './test';
import { startWatchingProxy, type ChangeResponse, type WatchingProxy } from './watching-proxy';

let proxy: WatchingProxy;

test.afterEach(() => proxy?.close());

test('a page is fetched while the pointer rests on a link to it, and comes from there at the click', async ({
  page,
}) => {
  proxy = await startWatchingProxy();
  await openPage(page, proxy.origin + routes.about());
  for (const path of [routes.signIn(), routes.search(), routes.checkout()])
    for (const link of await page.locator(`a[href="${path}"]:visible`).all()) await link.hover();
  await page.locator(`footer a[href="${routes.pricing()}"]`).first().hover();
  await expect.poll(() => asksFor(routes.pricing())).toEqual([expect.stringContaining('prefetch')]);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(proxy.origin + routes.pricing());
  expect(
    await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return entry instanceof PerformanceNavigationTiming && 'deliveryType' in entry
        ? entry.deliveryType
        : null;
    }),
  ).toBe('navigational-prefetch');
  expect(asksFor(routes.pricing())).toHaveLength(1);
  const speculative = proxy.requests.filter(({ purpose, path }) => purpose !== '' && !path.startsWith('/_'));
  expect(speculative.map(({ path }) => path)).toEqual([routes.pricing()]);
});

// Under a debugging port Chromium fetches ahead but renders nothing: here it runs without one, and the pages tell.
test('a page that is rendered ahead counts, asks and remembers nothing until it is shown', async () => {
  test.setTimeout(60_000);
  const signs = new EventEmitter();
  const report = once(signs, 'told');
  proxy = await startWatchingProxy(tellingPages(signs));
  const close = openWithoutDebugging(proxy.origin + FROM);
  try {
    const [{ activationStart, ahead, visible }] = (await report) as [PageReport];
    expect(activationStart).toBeGreaterThan(0);
    expect(asksFor(TO)).toEqual([expect.stringContaining('prerender')]);
    // Shown, it counts as a view.
    await expect.poll(() => headsOf(TO)).toBe(1);
    expect(ahead).toEqual({ events: [], stored: ['user'], session: [], awake: 0, shownAt: false });
    expect(visible.events).toEqual(expect.arrayContaining(['identify', 'view_item']));
    expect(visible.shownAt).toBe(true);
  } finally {
    await close();
  }
});

test('public pages come back as they were left', async () => {
  test.setTimeout(180_000);
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    chromiumSandbox: false,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: test.info().project.use.baseURL ?? '' });
  const loaded: string[] = [];
  for (const path of isWhole
    ? Object.values(TEMPLATES).filter(path => !missingPages().includes(path))
    : KEPT) {
    await openPage(page, path);
    await page.evaluate(() => Object.assign(window, { left: true }));
    await page.goto(path === routes.pricing() ? routes.about() : routes.pricing());
    await page.goBack({ waitUntil: 'commit' });
    if (!(await page.evaluate(() => 'left' in window))) loaded.push(path);
  }
  await browser.close();
  expect(loaded).toEqual([]);
});

/** Pages with scripts of their own, which could keep a browser from keeping them. It keeps none that answered 404. */
const KEPT = [
  routes.home(),
  routes.product('local-seo-website-chatbot'),
  routes.pricing(),
  routes.contact(),
  routes.getStarted(),
  routes.landing(),
  routes.promotion(),
  routes.article('local-seo-short-list'),
  routes.policy('refund-policy'),
  routes.search('website design'),
  routes.checkout(),
  routes.signIn(),
];
/** One page of each kind takes a minute. */
const isWhole = process.env['ALL_JOURNEYS'] !== undefined;

/** The purposes of the requests for a page. */
function asksFor(page: string): string[] {
  const reads = proxy.requests.filter(({ method, path }) => method === 'GET' && path === page);
  return reads.map(({ purpose }) => purpose);
}

function headsOf(page: string): number {
  return proxy.requests.filter(({ method, path }) => method === 'HEAD' && path === page).length;
}

const FROM = routes.products();
const TO = routes.product('local-seo-website-chatbot');

/** What the page held while it was rendered ahead, and once its first events were there. */
type PageReport = { activationStart: number; ahead: PageState; visible: PageState };
type PageState = { events: string[]; stored: string[]; session: string[]; awake: number; shownAt: boolean };

/** Makes the pages click and tell by themselves, and lets only the link of the test be rendered ahead, at once. */
function tellingPages(signs: EventEmitter): ChangeResponse {
  const ready = once(signs, 'ready');
  return async ({ request, type, body, requestBody }) => {
    const path = request.url ?? '';
    if (path === '/told') signs.emit('told', JSON.parse(requestBody));
    if (path === '/ready') signs.emit('ready');
    if (path === '/when-ready') await ready;
    if (type === 'application/speculationrules+json') return onlyTo(body);
    return type.startsWith('text/html') ? body.replace('<head>', `<head><script>${DRIVER}</script>`) : null;
  };
}

function onlyTo(rules: string): string {
  const { prerender } = JSON.parse(rules) as { prerender: { where: { and: unknown[] } }[] };
  return JSON.stringify({
    prerender: prerender.map(({ where }) => ({
      where: { and: [...where.and, { href_matches: TO }] },
      eagerness: 'immediate',
    })),
  });
}

const DRIVER = `
if (location.pathname === '${FROM}') {
  localStorage.setItem('user', '{"id":"a1"}');
  addEventListener('load', async () => {
    await fetch('/when-ready');
    document.querySelector('main a[href="${TO}"]').click();
  });
} else {
  const pageState = () => ({
    events: (window.dataLayer || []).flatMap(entry => entry.event || []),
    stored: Object.keys(localStorage).sort(),
    // The page before may have told of the sign-in by now.
    session: Object.keys(sessionStorage).filter(key => key !== '${REPORTED_LOGIN_KEY}'),
    awake: document.querySelectorAll('[data-awake]').length,
    shownAt: document.documentElement.dataset.shownAt !== undefined,
  });
  if (document.prerendering) addEventListener('load', () => fetch('/ready'));
  let ahead;
  document.addEventListener('prerenderingchange', () => {
    ahead = pageState();
    const timer = setInterval(() => {
      const visible = pageState();
      if (!visible.events.includes('view_item')) return;
      clearInterval(timer);
      const [{ activationStart }] = performance.getEntriesByType('navigation');
      fetch('/told', { method: 'POST', body: JSON.stringify({ activationStart, ahead, visible }) });
    }, 20);
  });
}`;

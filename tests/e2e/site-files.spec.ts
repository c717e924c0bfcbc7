/** The files that machines look for beside the pages. */
import { expect } from '@playwright/test';
import { FEEDS, SECURITY_TEXT } from '@/lib/seo/addresses';
import { routes } from '@/lib/site/routes';
import { isListed, pagesOf, visit } from './site/crawl';
import { test } from './site/site-test';

test('robots.txt is one rule that closes nothing, and names the sitemap', async ({ request, site }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const lines = (await answer.text()).split('\n').filter(Boolean);
  expect(lines).toEqual(['User-Agent: *', 'Allow: /', `Sitemap: ${site.origin}/sitemap.xml`]);
});

test('the sitemap is XML with real dates, none later than today', async ({ request, site }) => {
  expect((await request.get('/sitemap.xml')).headers()['content-type']).toContain('xml');
  const tomorrow = Date.now() + 24 * 3_600_000;
  expect(site.sitemap.filter(({ changed }) => !(Date.parse(changed) < tomorrow))).toEqual([]);
  expect(site.sitemap.length).toBeGreaterThan(80);
});

test('each share image is a PNG of 1200 x 630 under 100 KB, and says so', async ({ site, request }) => {
  const pages = pagesOf(site).map(({ page }) => page.metas);
  for (const address of new Set(pages.map(metas => metas['og:image'] ?? ''))) {
    const answer = await request.get(address);
    const png = await answer.body();
    expect([answer.status(), answer.headers()['content-type']], address).toEqual([200, 'image/png']);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], address).toEqual([1200, 630]);
    expect(png.length, address).toBeLessThan(100_000);
  }
  expect(
    pages.filter(metas => metas['og:image:width'] !== '1200' || metas['og:image:height'] !== '630'),
  ).toEqual([]);
});

test('no two listed pages show the same share image, but for the policies', ({ site }) => {
  const listed = pagesOf(site).filter(
    ({ path, page }) => isListed(page) && !path.startsWith(`${routes.policies()}/`),
  );
  const images = listed.map(({ page }) => page.metas['og:image'] ?? '');
  expect(images.filter((image, index) => images.indexOf(image) < index)).toEqual([]);
});

test('every page links to the manifest, and its icons load', async ({ request, site }) => {
  const addresses = new Set(pagesOf(site).map(({ page }) => hrefOf(page.headLinks, 'manifest')));
  expect([...addresses]).toEqual(['/manifest.webmanifest']);
  const manifest: unknown = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({
    start_url: '/',
    icons: [{ sizes: '192x192' }, {}, { purpose: 'maskable' }],
  });
  const icons = Array.from(JSON.stringify(manifest).matchAll(/"src":"([^"]+)"/g), match => match[1] ?? '');
  for (const icon of icons) expect((await request.get(icon)).status(), icon).toBe(200);
});

test('every page names its icons and the feeds, which load', async ({ request, site }) => {
  const links = pagesOf(site).map(({ page }) =>
    JSON.stringify(page.headLinks.filter(({ rel }) => /icon|alternate/.test(rel))),
  );
  expect(new Set(links).size).toBe(1);
  const hrefs = Array.from((links[0] ?? '').matchAll(/"href":"([^"]+)"/g), match => match[1] ?? '');
  expect(hrefs).toEqual(expect.arrayContaining([site.origin + FEEDS.rss, site.origin + FEEDS.json]));
  for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200);
});

test('both feeds list exactly the articles of the blog', async ({ request, site }) => {
  const listed = site.sitemap.filter(({ path }) => path.startsWith(`${routes.blog()}/`));
  const articles = new Set(listed.map(({ url }) => url));
  const rss = await (await request.get(FEEDS.rss)).text();
  const items = Array.from(rss.matchAll(/<item>.*?<link>(.*?)<\/link>/gs), match => match[1]);
  expect(new Set(items)).toEqual(articles);
  const json: { items: { url: string }[] } = await (await request.get(FEEDS.json)).json();
  expect(new Set(json.items.map(item => item.url))).toEqual(articles);
});

test('llms.txt links to every page of the sitemap', async ({ request, site }) => {
  const text = await (await request.get('/llms.txt')).text();
  expect(text).toMatch(/^# \S/);
  const missing = site.sitemap.filter(({ url }) => !text.includes(`(${url})`));
  expect(missing).toEqual([]);
});

test('security.txt names a policy that exists, and the policy names it', async ({ request, site }) => {
  const text = await (await request.get(SECURITY_TEXT)).text();
  const policy = /^Policy: (.*)$/m.exec(text)?.[1] ?? '';
  const { status, page } = await visit(request, { url: policy });
  expect(status).toBe(200);
  expect(page?.links.map(({ href }) => href)).toContain(SECURITY_TEXT);
  expect(text).toContain(`Canonical: ${site.origin}${SECURITY_TEXT}`);
});

function hrefOf(links: readonly { rel: string; href: string }[], rel: string): string {
  return links.find(link => link.rel === rel)?.href ?? '';
}

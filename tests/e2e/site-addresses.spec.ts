/** Each page has one address: every other spelling leads there in one hop, and what does not exist says so. */
import { expect, type APIRequestContext } from '@playwright/test';
import { redirects, routes } from '@/lib/site/routes';
import { isListed, visit } from './site/crawl';
import { missingPages, test } from './site/site-test';
import { NOT_FOUND_WORDS, SPECIFIED_ROUTES } from './site/specified-routes';

for (const path of missingPages())
  test(`${path} answers 404, is not for search results, and leads on`, async ({ request }) => {
    const { status, page } = await visit(request, { url: path });
    expect(status).toBe(404);
    expect(page && isListed(page)).toBe(false);
    expect(page?.metas['description']).toBeTruthy();
    expect(page?.partIds.filter(id => !page.ids.includes(id))).toEqual([]);
    expect(page?.links.filter(({ href, place }) => place === 'main' && href.startsWith('/'))).not.toEqual([]);
  });

for (const path of ['/team/', '//team', '/team//', '/index.html', '/team/index.html', '/services/unknown'])
  test(`${path} is no second address of a page: one permanent hop to it, or nothing`, async ({ request }) => {
    const { status, location } = await visit(request, { url: `${originOf(test.info())}${path}` });
    expect([308, 404]).toContain(status);
    if (status === 308) expect((await visit(request, { url: location ?? '' })).status).toBe(200);
  });

for (const [path, page] of [
  ['/Pricing', routes.pricing()],
  ['/TEAM/?Ref=A', `${routes.team()}?Ref=A`],
  ['/Privacy', routes.policy('privacy-policy')],
] as const)
  test(`${path}, with capital letters, leads to its page in one hop`, async ({ request, site }) => {
    const { status, location } = await visit(request, { url: `${site.origin}${path}` });
    expect([status, location]).toEqual([308, page]);
  });

test('a page that was reached through an advertisement names its clean address', async ({
  request,
  site,
}) => {
  const { page } = await visit(request, { url: `${routes.pricing()}?utm_source=test&utm_medium=mail` });
  expect(page?.canonicals).toEqual([site.origin + routes.pricing()]);
});

for (const { source, destination, permanent } of redirects)
  test(`${source} leads to ${destination} in one hop`, async ({ request, site }) => {
    const { status, location } = await visit(request, { url: source });
    expect([status, new URL(location ?? '', site.origin).pathname]).toEqual([
      permanent ? 308 : 307,
      destination,
    ]);
    // The account's page sends on those who are not signed in.
    expect((await visit(request, { url: destination })).status).toBe(permanent ? 200 : 307);
  });

for (const path of SPECIFIED_ROUTES)
  test(`${path}, a specified route, answers, at once or after one hop`, async ({ request }) => {
    const { status, location } = await visit(request, { url: path });
    expect([200, 308]).toContain(status);
    if (status === 308) expect((await visit(request, { url: location ?? '' })).status).toBe(200);
  });

for (const [path, ...words] of NOT_FOUND_WORDS)
  test(`${path} says so in the specified words`, async ({ request }) => {
    const { status, page } = await visit(request, { url: path });
    expect(status).toBe(404);
    expect(page?.headings.filter(({ level }) => level === 1).map(({ text }) => text)).toEqual([words[0]]);
    for (const text of words) expect(page?.text).toContain(text);
  });

test('no address redirects in a circle or too often', async ({ request, site }) => {
  const groups = [
    ...site.sitemap.map(({ path }) => [path, `${path}/`, `/${path}`, `${path}//?utm_source=x`]),
    redirects.map(({ source }) => `${source}/`),
  ];
  const faults: string[] = [];
  for (const group of groups) {
    const walks = await Promise.all(group.map(path => follow(request, `${site.origin}${path}`)));
    const astray = walks.filter(hops => hops.length > MOST_HOPS || new Set(hops).size < hops.length);
    faults.push(...astray.map(hops => hops.join(' → ')));
  }
  expect(faults).toEqual([]);
});

/** The redirects after an address, up to a limit. */
async function follow(request: APIRequestContext, start: string): Promise<string[]> {
  const hops: string[] = [];
  for (let url = start; hops.length <= MOST_HOPS;) {
    const answer = await request.head(url, { maxRedirects: 0 });
    const location = answer.headers()['location'];
    if (answer.status() !== 308 || location === undefined) return hops;
    url = new URL(location, url).href;
    hops.push(url);
  }
  return hops;
}

function originOf({ project }: ReturnType<typeof test.info>): string {
  return project.use.baseURL ?? '';
}

/** A short name with a slash at its end: without the slash, and then by its name. */
const MOST_HOPS = 2;

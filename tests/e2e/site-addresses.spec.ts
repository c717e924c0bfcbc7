/** Each page has one address: every other spelling leads there in one hop, and what does not exist says so. */
import { expect } from '@playwright/test';
import { redirects } from '@/lib/redirects';
import { routes } from '@/lib/routes';
import { isListed, visit } from './site/crawl';
import { missingPages, test } from './site/site-test';

for (const path of missingPages())
  test(`${path} answers 404, is not for search results, and leads on`, async ({ request }) => {
    const { status, page } = await visit(request, { url: path });
    expect(status).toBe(404);
    expect(page && isListed(page)).toBe(false);
    expect(page?.links.filter(({ href, place }) => place === 'main' && href.startsWith('/'))).not.toEqual([]);
  });

for (const path of [
  '/team/',
  '/Team',
  '//team',
  '/team//',
  '/index.html',
  '/team/index.html',
  '/services/unknown',
])
  test(`${path} is no second address of a page: one permanent hop to it, or nothing`, async ({ request }) => {
    const { status, location } = await visit(request, { url: `${originOf(test.info())}${path}` });
    expect([308, 404]).toContain(status);
    if (status === 308) expect((await visit(request, { url: location ?? '' })).status).toBe(200);
  });

test('a page that was reached through an advertisement names its clean address', async ({
  request,
  site,
}) => {
  const { page } = await visit(request, { url: `${routes.pricing()}?utm_source=test&utm_medium=mail` });
  expect(page?.canonicals).toEqual([site.origin + routes.pricing()]);
});

for (const { source, destination } of redirects)
  test(`${source} leads to ${destination} in one permanent hop`, async ({ request, site }) => {
    const { status, location } = await visit(request, { url: source });
    expect([status, new URL(location ?? '', site.origin).pathname]).toEqual([308, destination]);
    expect((await visit(request, { url: destination })).status).toBe(200);
  });

function originOf({ project }: ReturnType<typeof test.info>): string {
  return project.use.baseURL ?? '';
}

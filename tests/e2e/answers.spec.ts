/** Every kind of answer carries every header of quality.md §1.4, and exactly one policy. */
import { expect, test, type APIResponse } from '@playwright/test';
import { redirects } from '@/lib/redirects';
import { routes } from '@/lib/routes';
import { ANSWER_POLICY, BASE_HEADERS } from '@/lib/security/headers';
import { FEEDS, SECURITY_TEXT } from '@/lib/seo/addresses';

const PAGES = [
  routes.home(),
  routes.policy('refund-policy'),
  routes.checkout(),
  routes.search('seo'),
  routes.success(),
  routes.signIn(),
  routes.thanks('contact-form'),
  '/nothing-here',
  routes.service('nothing-here'),
];

const OTHERS = [
  FEEDS.rss,
  FEEDS.json,
  SECURITY_TEXT,
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/manifest.webmanifest',
  '/search-index.json',
  '/search/results?q=seo',
  '/healthz',
  '/support//',
  routes.checkoutReturn('none'),
  ...redirects.map(({ source }) => source),
];

for (const path of PAGES)
  test(`the page ${path} has its own policy and every header`, async ({ request }) => {
    const answer = await request.get(path);
    expectBaseHeaders(answer);
    const policies = policiesOf(answer);
    expect(policies).toHaveLength(1);
    expect(policies[0]).toMatch(/^default-src 'none'; script-src 'self'/);
    expect(policies[0]).toContain("frame-ancestors 'none'");
    expect(policies[0]).not.toMatch(/script-src[^;]*unsafe/);
  });

for (const path of OTHERS)
  test(`${path}, which is no page, may load and send nothing, and has every header`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expectBaseHeaders(answer);
    expect(policiesOf(answer)).toEqual([ANSWER_POLICY]);
  });

test('posts, refusals, scripts, style sheets and pictures have every header too', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = ['src="(/_early/[^"]+)"', 'rel="stylesheet" href="([^"]+)"', 'rel="icon" href="([^"]+)"'];
  const addresses = files.map(pattern => new RegExp(pattern).exec(html)?.[1] ?? 'missing');
  const answers = [
    ...(await Promise.all(addresses.map(address => request.get(address)))),
    await request.post('/', { form: { 'form-name': 'no-such-form' } }),
    await request.post('/order', { data: {} }),
    await request.fetch('/', { method: 'DELETE' }),
    await request.post('/forms', { form: { 'form-name': 'no-such-form' } }),
  ];
  expect(answers.map(answer => answer.status())).toEqual([200, 200, 200, 400, 422, 405, 404]);
  for (const answer of answers) {
    expectBaseHeaders(answer);
    expect(policiesOf(answer), answer.url()).toHaveLength(1);
  }
});

function expectBaseHeaders(answer: APIResponse): void {
  const headers = answer.headers();
  const missing = BASE_HEADERS.filter(({ key, value }) => headers[key.toLowerCase()] !== value);
  expect(missing, answer.url()).toEqual([]);
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['x-middleware-rewrite']).toBeUndefined();
}

function policiesOf(answer: APIResponse): string[] {
  return answer
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'content-security-policy')
    .map(({ value }) => value);
}

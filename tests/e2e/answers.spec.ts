import { FEEDS, SECURITY_TEXT } from '@/lib/seo/addresses';
import { redirects, routes, serverRoutes } from '@/lib/site/routes';
import { RESPONSE_POLICY, BASE_HEADERS } from '@/lib/site/security/content-security-policy';
/** Every kind of answer carries every security header (docs/promises.md, B1), and exactly one policy. */
import { expect, test, type APIResponse } from './test';

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

const FILES = [
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

const CACHED = [FEEDS.rss, FEEDS.json, '/sitemap.xml', '/robots.txt', '/llms.txt', '/search-index.json'];

const READ = 'GET, HEAD, OPTIONS';
const SENT = 'POST, OPTIONS';

/** What is at an address of each kind, and what it takes; null where there is nothing. */
const TAKEN = [
  [routes.home(), 'GET, HEAD, POST, OPTIONS'],
  [routes.about(), READ],
  [routes.service('ai-chatbot-integration'), READ],
  [routes.checkout(), READ],
  [routes.account(), READ],
  [routes.search(), READ],
  [routes.checkoutReturn('none'), READ],
  ['/services/chatbot', READ],
  ['/sitemap.xml', READ],
  ['/robots.txt', READ],
  ['/icon.svg', READ],
  ['/icon-192.png', READ],
  [routes.order(), SENT],
  ['/webhooks/paypal', SENT],
  [routes.accountAction('sign-out'), SENT],
  ['/nothing-here', null],
  [routes.service('nothing-here'), null],
  [serverRoutes.desk(), READ],
  [serverRoutes.deskAction('lead-note'), SENT],
] as const;

/** Of every method that is sent anywhere; what changes something is not done here. */
const METHODS = ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'];

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

for (const path of FILES)
  test(`${path}, which is no page, may load and send nothing, and has every header`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expectBaseHeaders(answer);
    expect(policiesOf(answer)).toEqual([RESPONSE_POLICY]);
  });

test('every address tells what it takes, takes it, and refuses the rest with the same list', async ({
  request,
}) => {
  for (const [path, methods] of TAKEN) {
    const preflight = await request.fetch(path, { method: 'OPTIONS' });
    expectBaseHeaders(preflight);
    expect([path, preflight.status(), preflight.headers()['allow'] ?? null]).toEqual([
      path,
      methods === null ? 404 : 204,
      methods,
    ]);
    for (const method of METHODS) {
      const answer = await request.fetch(path, { method, maxRedirects: 0 });
      const isTaken = methods?.includes(method) || (methods === null && /GET|HEAD/.test(method));
      const refusal = methods === null ? 404 : 405;
      if (!isTaken) expect([path, method, answer.status()]).toEqual([path, method, refusal]);
      expect([path, method, answer.headers()['allow'] ?? null]).toEqual([
        path,
        method,
        isTaken ? null : methods,
      ]);
      expectBaseHeaders(answer);
      expect(policiesOf(answer), `${method} ${path}`).toHaveLength(1);
    }
  }
});

test('files that crawlers ask for again and again are tagged, and come again only when they have changed', async ({
  request,
}) => {
  for (const path of CACHED) {
    const first = await request.get(path);
    const headers = { 'if-none-match': first.headers()['etag'] ?? '' };
    const again = await request.get(path, { headers });
    expect([path, again.status(), (await again.body()).length]).toEqual([path, 304, 0]);
    expect(again.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
    expectBaseHeaders(again);
    const { etag } = (await request.head(path)).headers();
    expect([path, etag]).toEqual([path, first.headers()['etag']]);
  }
});

test('who is refused at the door gets a page, and a script gets JSON', async ({ request }) => {
  const form = { 'form-name': 'contact-form', message: 'x'.repeat(70_000) };
  const page = await request.post('/', { form, headers: { accept: 'text/html' } });
  expect([page.status(), page.headers()['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
  const json = await request.post('/', { form, headers: { accept: 'application/json' } });
  expect(json.status()).toBe(413);
  expect(await json.json()).toMatchObject({
    ok: false,
    errors: [],
    message: expect.stringContaining('64 KB'),
  });
  const order = await request.post('/order', { data: { name: 'x'.repeat(70_000) } });
  expect(await order.json()).toMatchObject({ error: { kind: 'too_large' } });
});

test('posts, refusals, scripts, style sheets and pictures have every header too', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = ['src="(/_page/[^"]+)"', 'rel="stylesheet" href="([^"]+)"', 'rel="icon" href="([^"]+)"'];
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

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageManifest } from '../build/page-manifest';
import { listen } from '../fixture/listen';
import type { Site } from '../site';
import type { Drawers } from '../slots/draw-slots';
import { shared } from '../slots/shared';
import { chooseEncoding, openStaticSite, type StaticSite } from './static-site';

const PAGE = '<html><head><script>theme()</script></head><body><p>Hello</p></body></html>';
/** A mark as `marked` draws it. */
const mark = (kind: string, name: string, value: unknown, built: string) =>
  `<template data-mark="${kind}" data-name="${name}" data-value="${JSON.stringify(value).replaceAll('"', '&quot;')}"></template>${built}<template data-mark-end="${kind}"></template>`;
const OFFER =
  '<html><head><title>Half off</title></head><body>' +
  mark(
    'choice',
    'places',
    { version: 'open', isFirst: true },
    `<p>${mark('text', 'left', null, '100')} left</p>`,
  ) +
  mark('choice', 'places', { version: 'full', isFirst: false }, '<p>All taken</p>') +
  '</body></html>';
const HELLO = `<html><head></head><body>${mark('slot', 'greeting', { to: 'all' }, 'Hello, all')}</body></html>`;
const SEARCH_PAGE = `<html><head><title>Found</title></head><body>${mark('slot', 'found', {}, '')}</body></html>`;
const NO_SERVICE = PAGE.replace('Hello', 'No such service');
const DRAWERS: Drawers = new Map([
  [
    'found',
    {
      file: 'found.slot.tsx',
      names: ['found', 'found-form'],
      perRequest: true,
      load: ({ params }) =>
        Promise.resolve(params.has('out') ? { redirect: '/sign-in' } : { visit: params.get('q') ?? '' }),
      titleMark: visit => Promise.resolve(visit === '' ? 'Nothing: ' : ''),
      askAgainAfter: visit => Promise.resolve(visit === 'soon' ? 2 : undefined),
      draw: (_props, visit) =>
        Promise.resolve(
          `<p>Found “${String(visit)}”</p>${visit === 'form' ? mark('slot', 'found-form', {}, '<form></form>') : ''}`,
        ),
    },
  ],
  [
    'found-form',
    {
      file: 'found.slot.tsx',
      names: ['found-form'],
      perRequest: false,
      load: () => Promise.resolve({}),
      titleMark: () => Promise.resolve(''),
      askAgainAfter: () => Promise.resolve(undefined),
      draw: (_props, visit) => Promise.resolve(`<form>${String(visit)}</form>`),
    },
  ],
  [
    'greeting',
    {
      file: 'greeting.slot.tsx',
      names: ['greeting'],
      perRequest: false,
      load: ({ params }) => Promise.resolve({ visit: params.get('name') ?? undefined }),
      titleMark: () => Promise.resolve(''),
      askAgainAfter: () => Promise.resolve(undefined),
      draw: async (props, visit) => {
        const now = mark('text', 'left', null, '100');
        return Promise.resolve(`Hello, ${String(visit)}, ${JSON.stringify(props)}, ${now} left`);
      },
    },
  ],
]);

const NOT_KEPT = 'private, no-cache, no-store, max-age=0, must-revalidate';

const SITE: Site = {
  headers: { 'x-content-type-options': 'nosniff' },
  filePolicy: "default-src 'none'",
  pagePolicy: (_html, path) => `script-src 'self'; report-uri ${path}`,
  requestIdHeader: 'x-request-id',
  notFoundId: 'unknown',
  isRenderedAhead: path => path !== '/sign-in',
  hasLinksAhead: path => path !== '/sign-in',
  failurePage: () => () => ({ html: 'Failed', policy: "default-src 'none'" }),
  report: error => {
    throw error;
  },
};

let folder = '';
let server: Server | undefined;
let origin = '';
let pages: StaticSite | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-site-'));
  mkdirSync(join(folder, 'page-files'));
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, 'page-files', name), text);
    return name;
  };
  const manifest: PageManifest = {
    script: '/_page/page-1.js',
    rules: '/_page/rules-1.rules',
    pages: [
      { path: '/about', file: write('about.html', PAGE) },
      { path: '/sign-in', file: write('sign-in.html', PAGE) },
      { path: '/offer', file: write('offer.html', OFFER) },
      { path: '/hello', file: write('hello.html', HELLO) },
      { path: '/search', file: write('search.html', SEARCH_PAGE) },
    ],
    notFound: [
      { path: '/services/unknown', pattern: '^/services/[^/]+$', file: write('no-service.html', NO_SERVICE) },
      { path: '/404', pattern: '', file: write('nothing.html', PAGE) },
    ],
    files: [{ address: '/_page/page-1.js', file: write('page-1.js', 'start()') }],
    builtFiles: [{ address: '/_page/rules-1.rules', file: join('page-files', write('rules-1.rules', '{}')) }],
    addresses: [],
    patterns: [],
  };
  write('manifest.json', JSON.stringify(manifest));
  const earlier = join(folder, 'earlier');
  mkdirSync(earlier);
  writeFileSync(join(earlier, 'page-0.js'), 'startOld()');
  const files = [{ address: '/_page/page-0.js', file: 'page-0.js' }];
  writeFileSync(join(earlier, 'manifest.json'), JSON.stringify({ ...manifest, files }));
  pages = await openStaticSite(folder, {
    folder: join(folder, 'page-files'),
    earlier,
    site: SITE,
    drawers: DRAWERS,
  });
  const { respond, respondNotFound } = pages;
  const started = createServer((request, response) => {
    if (request.url?.startsWith('/services/nothing')) respondNotFound(request, response);
    else if (!respond(request, response)) response.writeHead(501).end();
  });
  server = started;
  origin = await listen(started);
});

test('a script that only a page of the version before names is still there', async () => {
  const answer = await fetch(`${origin}/_page/page-0.js`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('startOld()');
});

afterAll(() => {
  shared.state = { parts: {}, heads: {} };
  server?.close();
  rmSync(folder, { recursive: true });
});

test('a page that its slot wants asked for again says when, by a header', async () => {
  expect((await pages?.fill('/search', slotRequest('q=soon')))?.headers['refresh']).toBe('2');
  expect((await pages?.fill('/search', slotRequest('q=done')))?.headers).not.toHaveProperty('refresh');
});

test('a page is sent in the encoding that the client takes, with its own policy', async () => {
  const plain = await sendRequest();
  expect(plain.headers).toMatchObject({
    'content-length': String(plain.body.length),
    vary: 'Accept-Encoding',
  });
  expect(plain.headers['content-security-policy']).toBe("script-src 'self'; report-uri /about");
  const br = await sendRequest({ headers: { 'accept-encoding': 'gzip, br' } });
  const gzip = await sendRequest({ headers: { 'accept-encoding': 'gzip, br;q=0' } });
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
});

test('HEAD is answered like GET, without the body', async () => {
  const { date: _, ...got } = (await sendRequest()).headers;
  const head = await sendRequest({ method: 'HEAD' });
  expect(head.headers).toMatchObject(got);
  expect(head.body).toHaveLength(0);
});

test.each([
  ['its tag', (etag: string) => etag, 304],
  ['a list with its tag', (etag: string) => `"other", ${etag}`, 304],
  ['any tag', () => '*', 304],
  ['another tag', () => 'W/"other"', 200],
])('a client that has %s gets a page only when it is another one', async (_what, known, status) => {
  const { headers } = await sendRequest();
  const again = await sendRequest({ headers: { 'if-none-match': known(headers.etag ?? '') } });
  expect([again.status, again.headers.etag]).toEqual([status, headers.etag]);
  expect(again.body.length > 0).toBe(status === 200);
});

test('a file of the build is cached for good', async () => {
  const { headers, body } = await sendRequest({ path: '/_page/page-1.js' });
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(body.toString()).toBe('start()');
});

test('a public page leads to the speculation rules, in the type that browsers ask for; the sign-in does not', async () => {
  expect((await sendRequest()).headers['speculation-rules']).toBe('"/_page/rules-1.rules"');
  expect((await sendRequest({ path: '/sign-in' })).headers['speculation-rules']).toBeUndefined();
  const { headers } = await sendRequest({ path: '/_page/rules-1.rules' });
  expect(headers['content-type']).toBe('application/speculationrules+json');
});

test('a page says the id of the request that it answers, also when it is unchanged', async () => {
  const headers = { 'x-request-id': 'r1' };
  expect((await sendRequest({ headers })).headers['x-request-id']).toBe('r1');
  const unchanged = await sendRequest({ headers: { ...headers, 'if-none-match': '*' } });
  expect([unchanged.status, unchanged.headers['x-request-id']]).toEqual([304, 'r1']);
});

test.each([
  ['an unknown address', { path: '/nothing' }],
  ['a not-found page', { path: '/services/unknown' }],
  ['a path out of the folder', { path: '/_page/../page-files/manifest.json' }],
  ['a post', { method: 'POST' }],
  ['a read with a body', { headers: { 'content-length': '0' } }],
])('%s is left to the framework', async (_what, options) => {
  expect((await sendRequest(options)).status).toBe(501);
});

test('an unknown address gets the not-found page of its folder, with status 404, which no one may keep', async () => {
  const { status, headers, body } = await sendRequest({
    path: '/services/nothing?x=1',
    headers: { 'if-none-match': '*' },
  });
  expect([status, headers['cache-control'], headers.etag]).toEqual([404, NOT_KEPT, undefined]);
  expect(headers['content-security-policy']).toBe("script-src 'self'; report-uri /services/nothing");
  expect(body.toString()).toContain('No such service');
  const other = await sendRequest({ path: '/services/nothing/more', method: 'HEAD' });
  expect([other.status, other.body.length]).toEqual([404, 0]);
  expect((await sendRequest({ path: '/services/nothing/more' })).body.toString()).toContain('Hello');
});

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', 'identity'],
])('a client that accepts %s gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test('a page that the state changes is sent so, without another build and without its marks', async () => {
  const { headers, body } = await sendRequest({ path: '/offer' });
  expect(body.toString()).toContain('<body><p>100 left</p></body>');
  shared.state = { parts: { left: '1' }, heads: {} };
  await pages?.refresh();
  expect((await sendRequest({ path: '/offer' })).body.toString()).toContain('<body><p>1 left</p></body>');
  shared.state = { parts: { places: 'full' }, heads: { '/offer': [['Half off', 'Too late']] } };
  await pages?.refresh();
  const again = await sendRequest({
    path: '/offer',
    headers: { 'if-none-match': headers.etag ?? '', 'accept-encoding': 'br' },
  });
  expect(again.status, 'a page kept from before is not taken for this one').toBe(200);
  expect(brotliDecompressSync(again.body).toString()).toMatch(
    /<title>Too late<\/title>.*<body><p>All taken<\/p><\/body>/,
  );
});

test('a slot is drawn again for an address that changes it, and sent as built for every other', async () => {
  expect((await sendRequest({ path: '/hello?x=1' })).body.toString()).toContain('<body>Hello, all</body>');
  expect(['/hello', '/hello?x=1', '/about?name=Ana'].map(url => pages?.mayFill(url))).toEqual([
    false,
    true,
    false,
  ]);
  expect(await pages?.fill('/hello', slotRequest('x=1'))).toBeNull();
  shared.state = { parts: { left: '7' }, heads: {} };
  const filled = await pages?.fill('/hello', slotRequest('name=Ana'));
  expect(filled?.html).toContain('<body>Hello, Ana, {"to":"all"}, 7 left</body>');
  const greeted = await pages?.fill('/hello', slotRequest('', { greeting: 'Eve' }));
  expect(greeted?.html).toContain('<body>Hello, Eve, ');
  expect(await pages?.fill('/hello', slotRequest('', { other: 'Eve' }))).toBeNull();
  expect(filled?.headers).toMatchObject({
    'content-security-policy': "script-src 'self'; report-uri /hello",
  });
});

test('a page with a slot for each request is always drawn, and no one may keep it', async () => {
  expect(pages?.mayFill('/search')).toBe(true);
  const filled = await pages?.fill('/search', slotRequest('q=seo'));
  expect(filled?.html).toContain('<body><p>Found “seo”</p></body>');
  expect(filled?.headers['cache-control']).toBe(NOT_KEPT);
  expect(
    await pages?.fill('/search', slotRequest('', { greeting: 'Ana' })),
    'it has no such slot',
  ).toBeNull();
  expect((await pages?.fill('/hello', slotRequest('name=Ana')))?.headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
  });
});

test('a slot may send the visitor to another address, and mark the title of its page', async () => {
  expect(await pages?.fill('/search', slotRequest('out='))).toEqual({
    status: 307,
    html: '',
    headers: {
      location: '/sign-in',
      'cache-control': NOT_KEPT,
    },
  });
  expect((await pages?.fill('/search', slotRequest('')))?.html).toContain('<title>Nothing: Found</title>');
  expect((await pages?.fill('/search', slotRequest('q=seo')))?.html).toContain('<title>Found</title>');
});

test('a slot inside one that is drawn for each request is filled where that one shows it', async () => {
  const filled = await pages?.fill('/search', slotRequest('q=form', { 'found-form': 'typed' }));
  expect(filled?.html).toContain('<body><p>Found “form”</p><form>typed</form></body>');
  expect(
    await pages?.fill('/search', slotRequest('q=seo', { 'found-form': 'typed' })),
    'no such form',
  ).toBeNull();
});

function slotRequest(query: string, visits?: Record<string, unknown>) {
  return { params: new URLSearchParams(query), headers: new Headers(), ...(visits && { visits }) };
}

type TestRequest = { path?: string; method?: string; headers?: Record<string, string> };
type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

function sendRequest({ path = '/about', ...options }: TestRequest = {}): Promise<Answer> {
  return new Promise((done, fail) => {
    const clientRequest = request(origin, { path, agent: false, ...options }, answer => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    clientRequest.on('error', fail).end();
  });
}

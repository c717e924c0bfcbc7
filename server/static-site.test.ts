import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PromotionNow } from '@/lib/promotion/promotion-now';
import { chooseEncoding, openStaticSite, type StaticSite } from './static-site';
import { listen } from '@/tests/support/listen';

const PAGE = '<html><head><script>theme()</script></head><body><p>Hello</p></body></html>';
const OFFER =
  '<html><head><title>Half off</title><meta content="For the next 100"/></head><body><script type="application/ld+json">{"a":1}</script>' +
  '<p><places-open>From $99, <places-left>100</places-left> left</places-open><places-full>All taken</places-full></p>' +
  '<p>In <span data-promo-year="0">2026</span>, and in <span data-promo-year="1">2027</span></p></body></html>';

let folder = '';
let server: Server | undefined;
let port = 0;
let site: StaticSite | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-site-'));
  for (const name of ['page-files', 'static', 'server/app'])
    mkdirSync(join(folder, name), { recursive: true });
  const page = { routeType: 'page', srcRoute: null };
  const routes = { '/about': page, '/sign-in': page, '/offer': page, '/home': page };
  writeFileSync(join(folder, 'prerender-manifest.json'), JSON.stringify({ routes }));
  const manifest = { script: '/_page/page-1.js', rules: '/_page/rules-1.rules', styles: {} };
  writeFileSync(join(folder, 'page-files/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'page-files/page-1.js'), 'start()');
  writeFileSync(join(folder, 'page-files/rules-1.rules'), '{}');
  for (const name of ['about', 'sign-in']) writeFileSync(join(folder, `server/app/${name}.html`), PAGE);
  for (const name of ['offer', 'home']) writeFileSync(join(folder, `server/app/${name}.html`), OFFER);
  site = await openStaticSite(folder);
  const { respond } = site;
  const started = createServer((asked, response) => {
    if (!respond(asked, response)) response.writeHead(501).end();
  });
  server = started;
  port = await listen(started);
});

afterAll(() => {
  server?.close();
  rmSync(folder, { recursive: true });
});

test('a page is sent in the encoding that the client takes, with a policy for its inline scripts', async () => {
  const plain = await ask();
  expect(plain.headers).toMatchObject({
    'content-length': String(plain.body.length),
    vary: 'Accept-Encoding',
  });
  expect(plain.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
  const br = await ask({ headers: { 'accept-encoding': 'gzip, br' } });
  const gzip = await ask({ headers: { 'accept-encoding': 'gzip, br;q=0' } });
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
});

test('HEAD is answered like GET, without the body', async () => {
  const { date: _, ...got } = (await ask()).headers;
  const head = await ask({ method: 'HEAD' });
  expect(head.headers).toMatchObject(got);
  expect(head.body).toHaveLength(0);
});

test.each([
  ['its tag', (etag: string) => etag, 304],
  ['a list with its tag', (etag: string) => `"other", ${etag}`, 304],
  ['any tag', () => '*', 304],
  ['another tag', () => 'W/"other"', 200],
])('a client that has %s gets a page only when it is another one', async (_what, known, status) => {
  const { headers } = await ask();
  const again = await ask({ headers: { 'if-none-match': known(headers.etag ?? '') } });
  expect([again.status, again.headers.etag]).toEqual([status, headers.etag]);
  expect(again.body.length > 0).toBe(status === 200);
});

test('a file of the build is cached for good', async () => {
  const { headers, body } = await ask({ path: '/_page/page-1.js' });
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(body.toString()).toBe('start()');
});

test('a public page leads to the speculation rules, in the type that browsers ask for; the sign-in does not', async () => {
  expect((await ask()).headers['speculation-rules']).toBe('"/_page/rules-1.rules"');
  expect((await ask({ path: '/sign-in' })).headers['speculation-rules']).toBeUndefined();
  const { headers } = await ask({ path: '/_page/rules-1.rules' });
  expect(headers['content-type']).toBe('application/speculationrules+json');
});

test.each([
  ['an unknown address', { path: '/nothing' }],
  ['a path out of the folder', { path: '/_page/../prerender-manifest.json' }],
  ['a post', { method: 'POST' }],
  ['a read with a body', { headers: { 'content-length': '0' } }],
])('%s is left to the framework', async (_what, asked) => {
  expect((await ask(asked)).status).toBe(501);
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

test('a page says how many places are left, and what is true once they are gone, without another build', async () => {
  const read = async (path: string) => (await ask({ path })).body.toString();
  expect(await read('/offer')).toContain('<p>From $99, 100 left</p>');
  await site?.show(at(1));
  const { headers } = await ask({ path: '/offer' });
  const one = await read('/offer');
  expect(one).toContain('<title>Half off</title>');
  expect(one).toContain('<script type="application/ld+json">{"left":1}</script>');
  expect(one).toContain('<p>From $99, 1 left</p>');
  expect(one).toContain(
    '<span data-promo-year="0">2027</span>, and in <span data-promo-year="1">2028</span>',
  );
  expect(await read('/home'), 'only one page says how many').toContain('100 left');
  await site?.show(at(0));
  for (const path of ['/offer', '/home']) expect(await read(path)).toContain('<p>All taken</p>');
  expect(await read('/offer')).toContain('<title>All taken</title>');
  const again = await ask({ path: '/offer', headers: { 'if-none-match': headers.etag ?? '' } });
  expect(again.status, 'a page kept from before is not taken for this one').toBe(200);
  expect(
    brotliDecompressSync(
      (await ask({ path: '/offer', headers: { 'accept-encoding': 'br' } })).body,
    ).toString(),
  ).toContain('All taken');
  await site?.show(at(1));
  expect([await read('/offer'), await read('/home')].filter(html => html.includes('All taken'))).toEqual([]);
});

/** The state of the promotion with so many places. */
function at(left: number, isFull = left === 0): PromotionNow {
  const head = [['Half off', isFull ? 'All taken' : 'Half off']] as const;
  return { left, isFull, year: 2027, page: { path: '/offer', head, graph: `{"left":${left}}` } };
}

type Asked = { path?: string; method?: string; headers?: Record<string, string> };
type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

function ask({ path = '/about', ...options }: Asked = {}): Promise<Answer> {
  return new Promise((done, fail) => {
    const sent = request({ port, host: '127.0.0.1', path, agent: false, ...options }, answer => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', fail).end();
  });
}

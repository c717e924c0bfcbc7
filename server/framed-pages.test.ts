import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { prepareFramedPages, type DrawScreen } from './framed-pages';
import { listen } from '@/tests/support/listen';

const POLICY = "script-src 'self' 'nonce-1b-2c' 'sha256-x'; style-src 'self'";
const made = (screen: string) =>
  `<head><link nonce="1b-2c" href="/a.css"/></head><header></header><main id="main">${screen}</main><footer></footer>`;

let close = () => {};

afterEach(() => close());

test('once the framework has made the page, only its screen is drawn, and no nonce is sent twice', async () => {
  const ask = await serve(params => Promise.resolve(`drawn ${JSON.stringify(params)}`));
  expect(await (await ask('/search?q=first')).text()).toBe(made('by the framework'));
  const answer = await ask('/search?q=a%20b&type=page&type=faq');
  expect(await answer.text()).toBe(
    made('drawn {"q":"a b","type":["page","faq"]}')
      .replace(' nonce="1b-2c"', '')
      .replace('<footer>', '<footer>now'),
  );
  expect(answer.headers.get('content-security-policy')).toBe(
    "script-src 'self' 'sha256-x'; style-src 'self'",
  );
  expect(answer.headers.get('link')).toBe('</a.css>; rel=preload; as="style"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('the framework makes the other pages, each one that failed, and what cannot be drawn', async () => {
  const ask = await serve(() => Promise.reject(new Error('no')));
  for (const path of ['/search?q=1', '/search?q=2', '/about', '/about'])
    expect(await (await ask(path)).text()).toBe(made('by the framework'));
  expect((await ask('/search?fail')).status).toBe(500);
});

test('a parameter that has the name of something inherited is one value like any other', async () => {
  const ask = await serve(params => Promise.resolve(`drawn ${JSON.stringify(params)}`));
  await ask('/search');
  expect(await (await ask('/search?toString=a')).text()).toContain('drawn {"toString":"a"}');
});

test('a failure of the framework is no frame', async () => {
  const ask = await serve(() => Promise.resolve('drawn'));
  expect((await ask('/search?fail')).status).toBe(500);
  expect(await (await ask('/search')).text()).toBe(made('by the framework'));
  expect(await (await ask('/search')).text()).toContain('drawn');
});

/** The framework's part is a page that says so. */
async function serve(draw: DrawScreen): Promise<(path: string) => Promise<Response>> {
  const pages = prepareFramedPages({ '/search': draw }, html => html.replace('<footer>', '<footer>now'));
  const server = createServer(async (request, response) => {
    if (await pages.respond(request, response)) return;
    const { url = '/' } = request;
    response.statusCode = url.endsWith('fail') ? 500 : 200;
    response.setHeader('content-security-policy', POLICY);
    response.setHeader('link', '</a.css>; rel=preload; nonce="1b-2c"; as="style"');
    response.setHeader('cache-control', 'no-store');
    pages.keep(made('by the framework'), { url, response });
    response.end(made('by the framework'));
  });
  close = () => server.close();
  const port = await listen(server);
  return path => fetch(`http://127.0.0.1:${port}${path}`);
}

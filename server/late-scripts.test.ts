import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { delayScripts, withLateScripts } from './late-scripts';

const PAGE =
  '<html><head><link rel="preload" as="script" fetchPriority="low" nonce="n-1" href="/_next/a.js"/>' +
  '<script src="/_next/a.js" async="" nonce="n-1"></script><script nonce="n-1">theme()</script></head>' +
  '<body><p>Hello</p><script src="/_next/old.js" noModule="" nonce="n-1"></script>' +
  '<script src="/_next/b.js" nonce="n-1" async=""></script><script nonce="n-1">data()</script></body></html>';

/** With signs that mean something in a replacement. */
const LATE = 'fetch$&(LATE_SOURCES)';

let close = () => {};

afterEach(() => close());

test('the framework’s scripts are named to one that fetches them after the paint; all else stays', () => {
  const late = withLateScripts(PAGE, LATE);
  expect(late).toBe(
    '<html><head><script nonce="n-1">theme()</script></head>' +
      '<body><p>Hello</p><script nonce="n-1">data()</script>' +
      '<script nonce="n-1">(LATE_SOURCES=>{fetch$&(LATE_SOURCES)})(["/_next/a.js","/_next/b.js"])</script></body></html>',
  );
});

test.each([
  ['no script of the framework', '<body><p>Hello</p></body>'],
  ['no body', PAGE.split('<body>')[0] ?? ''],
  ['nothing in it before the scripts', PAGE.replace('<html', '<html id="__next_error__"')],
])('a page with %s is left as it is', (_what, page) => {
  expect(withLateScripts(page, LATE)).toBe(page);
});

test('a page that is written in pieces, through the middle of a letter, arrives whole', async () => {
  const bytes = Buffer.from(PAGE.replace('Hello', 'Café'));
  const middle = bytes.indexOf('é') + 1;
  const answer = await ask((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(bytes.subarray(0, middle));
    response.end(bytes.subarray(middle));
  });
  expect(await answer.text()).toBe(withLateScripts(PAGE.replace('Hello', 'Café'), LATE));
});

test('what is no page is sent as it comes', async () => {
  const answer = await ask((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 11 });
    response.end('{"ok": true}'.replace(' ', ''));
  });
  expect(await answer.json()).toEqual({ ok: true });
});

async function ask(listener: RequestListener): Promise<Response> {
  const server = createServer((request, response) => {
    delayScripts(response, LATE);
    listener(request, response);
  });
  close = () => server.close();
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return fetch(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`);
}

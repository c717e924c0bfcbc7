import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { changePage, renderedPage } from './rendered-page';

const PAGE =
  '<html><head><link rel="preload" as="script" fetchPriority="low" nonce="n-1" href="/_next/a.js"/>' +
  '<script src="/_next/a.js" async="" nonce="n-1"></script><script nonce="n-1">theme()</script></head>' +
  '<body><p>Hello</p><script src="/_next/old.js" noModule="" nonce="n-1"></script>' +
  '<script nonce="n-1" id="_R_">(globalThis["TURBOPACK"] || []).push({})</script>' +
  '<script nonce="n-1">(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script nonce="n-1">self.__next_f.push([1,"x)\\u003c/script>"])</script></body></html>';

const SCRIPTS = { early: '/_early/early-1.js', later: {} };

let close = () => {};

afterEach(() => close());

test('the early script takes the place of the framework’s scripts and data; all else stays', () => {
  expect(renderedPage(PAGE, SCRIPTS)).toBe(
    '<html><head><script nonce="n-1">theme()</script><script type="module" src="/_early/early-1.js"></script></head>' +
      '<body><p>Hello</p></body></html>',
  );
});

test.each([
  ['no script of the framework', '<head></head><body><p>Hello</p></body>'],
  ['the early script already', renderedPage(PAGE, SCRIPTS)],
])('a page with %s is left as it is', (_what, page) => {
  expect(renderedPage(page, SCRIPTS)).toBe(page);
});

test('a page that is written in pieces, through the middle of a letter, arrives whole', async () => {
  const bytes = Buffer.from(PAGE.replace('Hello', 'Café'));
  const middle = bytes.indexOf('é') + 1;
  const answer = await ask((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(bytes.subarray(0, middle));
    response.end(bytes.subarray(middle));
  });
  expect(await answer.text()).toBe(renderedPage(PAGE.replace('Hello', 'Café'), SCRIPTS));
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
    changePage(response, html => renderedPage(html, SCRIPTS));
    listener(request, response);
  });
  close = () => server.close();
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return fetch(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`);
}

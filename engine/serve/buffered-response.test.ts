import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { listen } from '../fixture/listen';
import { changePage } from './buffered-response';

const PAGE = '<html><head></head><body><p>Hello</p></body></html>';
const change = (html: string) => html.replace('</head>', '<title>Café</title></head>');

let close = () => {};

afterEach(() => close());

test('a page that is written in pieces, through the middle of a letter, arrives whole', async () => {
  const bytes = Buffer.from(PAGE.replace('Hello', 'Café'));
  const middle = bytes.indexOf('é') + 1;
  const answer = await sendRequest((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(bytes.subarray(0, middle));
    response.end(bytes.subarray(middle));
  });
  expect(await answer.text()).toBe(change(PAGE.replace('Hello', 'Café')));
});

test('what is no page is sent as it comes', async () => {
  const answer = await sendRequest((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 11 });
    response.end('{"ok": true}'.replace(' ', ''));
  });
  expect(await answer.json()).toEqual({ ok: true });
});

async function sendRequest(listener: RequestListener): Promise<Response> {
  const server = createServer((request, response) => {
    changePage(response, change);
    listener(request, response);
  });
  close = () => server.close();
  return fetch(await listen(server));
}

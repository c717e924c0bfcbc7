import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { listen } from '../fixture/listen';
import { addEtag } from './etag';

const CACHEABLE = 'public, max-age=0, must-revalidate';

let close = () => {};

afterEach(() => close());

test.each([CACHEABLE, 's-maxage=31536000'])(
  'a cacheable answer (%s) has a tag, and is sent again only when it has changed',
  async cacheControl => {
    let body = 'User-Agent: *';
    const ask = await serve(response => {
      response.setHeader('cache-control', cacheControl);
      response.flushHeaders();
      response.write(body.slice(0, 5));
      response.end(body.slice(5));
    });
    const first = await ask();
    const etag = first.headers.get('etag') ?? '';
    expect(await first.text()).toBe(body);
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    const again = await ask({ 'if-none-match': etag });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    expect(again.headers.get('cache-control')).toBe(CACHEABLE);
    body = 'User-Agent: crawler';
    const changed = await ask({ 'if-none-match': etag });
    expect([changed.status, await changed.text()]).toEqual([200, body]);
  },
);

test('HEAD is answered like GET, without the body', async () => {
  // As the framework does it: no body is written for HEAD.
  const ask = await serve((response, request) => {
    response.setHeader('cache-control', CACHEABLE);
    response.end(request.method === 'HEAD' ? undefined : 'User-Agent: *');
  });
  const [got, head] = [await ask(), await ask({}, 'HEAD')];
  const etag = got.headers.get('etag') ?? '';
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  const again = await ask({ 'if-none-match': etag }, 'HEAD');
  expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
});

test.each([
  ['somebody’s own', { 'cache-control': 'private, no-store' }, 200],
  ['kept for good', { 'cache-control': 'public, max-age=31536000, immutable' }, 200],
  ['no success', { 'cache-control': CACHEABLE }, 404],
  ['tagged already', { 'cache-control': CACHEABLE, etag: '"theirs"' }, 200],
])('an answer that is %s is sent as it comes', async (_what, headers, status) => {
  const ask = await serve(response => {
    response.statusCode = status;
    response.setHeaders(new Headers(headers));
    response.end('text');
  });
  const answer = await ask();
  expect(Object.fromEntries(answer.headers)).toMatchObject(headers);
  expect(answer.headers.get('etag')).toBe('etag' in headers ? headers.etag : null);
  expect(await answer.text()).toBe('text');
});

async function serve(respond: (response: ServerResponse, request: IncomingMessage) => void) {
  const server = createServer((request, response) => {
    addEtag(request, response);
    respond(response, request);
  });
  close = () => server.close();
  const origin = await listen(server);
  return (headers: Record<string, string> = {}, method = 'GET') => fetch(origin, { headers, method });
}

/** What only a socket can send. Each kind of answer and its headers: server/http-server.test.ts. */
import { connect } from 'node:net';
import { BASE_HEADERS } from '@/lib/site/security/content-security-policy';
import { PORTS } from './ports';
import { expect, test } from './test';

const NAME = `127.0.0.1:${PORTS.site}`;
const HOST = `host: ${NAME}\r\n`;
const OFFER =
  'connection: upgrade, http2-settings, close\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAoAAA\r\n';

test('who offers another protocol gets the page, and has a post taken', async ({ request }) => {
  // The framework begins to listen for upgrades with the first answer of its own.
  await request.get('/search?q=seo');
  const page = await send(`GET /pricing HTTP/1.1\r\n${HOST}${OFFER}\r\n`);
  expect(page).toMatch(/^HTTP\/1\.1 200 [^]*<\/html>/);
  const body = 'form-name=no-such-form';
  const type = 'content-type: application/x-www-form-urlencoded\r\n';
  const post = `POST / HTTP/1.1\r\n${HOST}${OFFER}${type}content-length: ${body.length}\r\n\r\n${body}`;
  expect(await send(post)).toMatch(/^HTTP\/1\.1 400 [^]*<\/html>/);
});

test('a request in proxy form gets the page at its path, and no redirect names the host', async () => {
  const close = 'connection: close\r\n\r\n';
  const page = await send(`GET http://${NAME}/pricing HTTP/1.1\r\n${HOST}${close}`);
  expect(page).toMatch(/^HTTP\/1\.1 200 [^]*<\/html>/);
  const named = 'stranger.example';
  const moved = await send(`GET http://${named}/support// HTTP/1.1\r\nhost: ${named}\r\n${close}`);
  expect(moved).toMatch(/^HTTP\/1\.1 308 [^]*\r\nlocation: \/support\r\n/i);
});

test('two hosts, or one that is not the one asked for, are refused', async () => {
  const close = 'connection: close\r\n\r\n';
  for (const request of [
    `GET / HTTP/1.1\r\n${HOST}host: stranger.example\r\n${close}`,
    `GET http://stranger.example/ HTTP/1.1\r\n${HOST}${close}`,
  ])
    expect(await send(request)).toMatch(/^HTTP\/1\.1 400 /);
});

test('with the headers that only the framework understands, a page is the page all the same', async ({
  request,
}) => {
  for (const path of ['/pricing', '/checkout', '/search?q=seo', '/nothing-here']) {
    const plain = await request.get(path);
    const marked = await request.get(`${path}${path.includes('?') ? '&' : '?'}_rsc=1a2b3`, {
      headers: {
        rsc: '1',
        'next-router-state-tree': '%5B%22%22%5D',
        'next-url': '/',
        'next-action': 'a'.repeat(40),
      },
    });
    expect([path, marked.status(), marked.headers()['content-type']]).toEqual([
      path,
      plain.status(),
      plain.headers()['content-type'],
    ]);
    expect(withoutNonces(await marked.text())).toBe(withoutNonces(await plain.text()));
  }
});

test('no one has pictures scaled here', async ({ request }) => {
  for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'])
    for (const path of ['/_next/image', '/_next/image?url=%2Ficon-192.png&w=64&q=75', '/_next//image/'])
      expect((await request.fetch(path, { method, maxRedirects: 0 })).status()).toBe(404);
});

test('a range or condition that a file does not meet is answered as such, and one that no one can read is ignored', async ({
  request,
}) => {
  const { 'content-length': size } = (await request.get('/icon-192.png')).headers();
  const answer = async (name: string, value: string) => {
    const response = await request.get('/icon-192.png', { headers: { [name]: value } });
    return [response.status(), response.headers()['content-range']];
  };
  expect(await answer('range', 'bytes=999999999-')).toEqual([416, `bytes */${size}`]);
  expect(await answer('range', 'bytes=0-1')).toEqual([206, `bytes 0-1/${size}`]);
  for (const unreadable of ['bytes=abc', 'bytes=9-1', 'bytes=', 'lines=0-1'])
    expect(await answer('range', unreadable), unreadable).toEqual([200, undefined]);
  expect(await answer('if-match', '"another"')).toEqual([412, undefined]);
  expect(await answer('if-unmodified-since', 'Mon, 01 Jan 2001 00:00:00 GMT')).toEqual([412, undefined]);
});

test('a request that cannot be read is refused with every header', async () => {
  const answer = await send('GET / HTTP/1.1\r\nconnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  const head = answer.toLowerCase();
  expect(
    BASE_HEADERS.filter(({ key, value }) => !head.includes(`${key}: ${value}\r\n`.toLowerCase())),
  ).toEqual([]);
});

/** Nonces, and the id of the order that a checkout may place, are new each time. */
function withoutNonces(html: string): string {
  return html.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-hjkmnp-tv-z]{26}/g, '');
}

/** Returns all that comes back until the site hangs up. */
function send(text: string): Promise<string> {
  const socket = connect({ port: PORTS.site, host: '127.0.0.1' }, () => socket.write(text));
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  return new Promise((done, fail) => {
    socket.once('error', fail);
    socket.once('close', () => done(received));
  });
}

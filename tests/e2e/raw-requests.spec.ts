/** What only a socket can send. Each kind of answer and its headers: server/open-server.test.ts. */
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { BASE_HEADERS } from '@/lib/security/headers';
import { PORTS } from './ports';

const HOST = `host: 127.0.0.1:${PORTS.site}\r\n`;
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

test('who takes the site for a proxy gets the page at the path, and no redirect names the host', async () => {
  const close = 'connection: close\r\n\r\n';
  const page = await send(`GET http://stranger.example/pricing HTTP/1.1\r\n${HOST}${close}`);
  expect(page).toMatch(/^HTTP\/1\.1 200 [^]*<\/html>/);
  const moved = await send(`GET http://stranger.example/support// HTTP/1.1\r\n${HOST}${close}`);
  expect(moved).toMatch(/^HTTP\/1\.1 308 [^]*\r\nlocation: \/support\r\n/i);
});

test('a request that cannot be read is refused with every header', async () => {
  const answer = await send('GET / HTTP/1.1\r\nconnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  const head = answer.toLowerCase();
  expect(
    BASE_HEADERS.filter(({ key, value }) => !head.includes(`${key}: ${value}\r\n`.toLowerCase())),
  ).toEqual([]);
});

/** Gives all that comes back until the site hangs up. */
function send(text: string): Promise<string> {
  const socket = connect({ port: PORTS.site, host: '127.0.0.1' }, () => socket.write(text));
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  return new Promise((done, fail) => {
    socket.once('error', fail);
    socket.once('close', () => done(received));
  });
}

import type { Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { listenOnFreePort } from '@/tests/support/listen';
import { RESPONSE_POLICY, BASE_HEADER_RECORD } from '../lib/site/security/content-security-policy';
import { createHttpServer, TIME_LIMITS } from './http-server';

const HOST = 'host: a\r\n';
const HEADERS = { ...BASE_HEADER_RECORD, 'content-security-policy': RESPONSE_POLICY, connection: 'close' };
const LAST = `connection: close\r\n`;
const BODY = 'content-length: 3\r\n\r\na=1';

let server: Server | undefined;
let port = 0;

afterEach(async () => {
  const running = server;
  running?.closeAllConnections();
  if (running) await new Promise(done => running.close(done));
  server = undefined;
});

const OFFERS = ['h2c', 'websocket'].map(protocol => `connection: upgrade\r\nupgrade: ${protocol}\r\n`);

test.each(OFFERS)(
  'a page request that offers the upgrade %j gets the page, and the connection ends',
  async offer => {
    await serve();
    expect(await send(`GET /pricing HTTP/1.1\r\n${HOST}${offer}\r\n`)).toMatch(
      /^HTTP\/1\.1 200 [^]*GET \/pricing /,
    );
  },
);

test.each(OFFERS)('a form post that offers the upgrade %j is read and answered', async offer => {
  await serve();
  expect(await send(`POST / HTTP/1.1\r\n${HOST}${offer}${BODY}`)).toMatch(/^HTTP\/1\.1 200 [^]*POST \/ a=1$/);
});

test('a development server may take up the offer: its tools need it', async () => {
  await serve({ isDev: true });
  server?.removeAllListeners('upgrade').on('upgrade', (_request, socket) => socket.end('taken up'));
  expect(await send(`GET / HTTP/1.1\r\n${HOST}${OFFERS[1]}\r\n`)).toBe('taken up');
});

test.each([
  ['http://a', 'a'],
  ['HTTP://A:80', 'a'],
  ['https://shop.example:443', 'shop.example'],
  ['http://[::1]:3000', '[::1]:3000'],
])('a request for the proxy address %s with the host %s is answered by its path', async (origin, host) => {
  await serve();
  const request = `GET ${origin}/pricing?plan=pro HTTP/1.1\r\nhost: ${host}\r\n${LAST}\r\n`;
  expect(await send(request)).toMatch(/GET \/pricing\?plan=pro $/);
});

test('of the requests that a connection sends at once, one is worked on at a time', async () => {
  const working: ServerResponse[] = [];
  await serve({ respond: response => void working.push(response) });
  const received = untilReceived(300);
  const socket = connect({ port, host: '127.0.0.1' }, () =>
    socket.write(`GET / HTTP/1.1\r\n${HOST}\r\n`.repeat(300)),
  );
  await received;
  expect(working).toHaveLength(1);
  const [first] = working;
  await new Promise(done => first?.once('close', done).end('done'));
  expect(working).toHaveLength(2);
  socket.destroy();
});

test('requests that come together are answered in their order, a thousand on one connection', async () => {
  await serve();
  const requests = Array.from({ length: 1_001 }, (_, index) => `GET /${index} HTTP/1.1\r\n${HOST}\r\n`);
  const answers = [...(await send(requests.join(''))).matchAll(/GET \/(\d+)/g)].map(([, index]) =>
    Number(index),
  );
  expect(answers).toEqual(Array.from({ length: 1_000 }, (_, index) => index));
});

test('a head without a host is refused, but for the version that knows none', async () => {
  await serve();
  expect(readRefusal(await send(`GET / HTTP/1.1\r\n${LAST}\r\n`))).toEqual(expectedRefusal(400));
  expect(await send('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

test.each([
  ['two hosts', 'GET / HTTP/1.1\r\nhost: a\r\nHost: b\r\n'],
  ['one host twice', 'GET / HTTP/1.1\r\nhost: a\r\nhost: a\r\n'],
  ['two hosts in the version that needs none', 'GET / HTTP/1.0\r\nhost: a\r\nhost: b\r\n'],
  ['no name', 'GET / HTTP/1.1\r\nhost:\r\n'],
  ['a list', 'GET / HTTP/1.1\r\nhost: a, b\r\n'],
  ['an address with a path', 'GET / HTTP/1.1\r\nhost: a/b\r\n'],
  ['a user', 'GET / HTTP/1.1\r\nhost: user@a\r\n'],
  ['a port that is none', 'GET / HTTP/1.1\r\nhost: a:http\r\n'],
  ['markup', 'GET / HTTP/1.1\r\nhost: "><script>\r\n'],
  ['another one than the target names', 'GET http://b/ HTTP/1.1\r\nhost: a\r\n'],
  ['another port than the target names', 'GET http://a:81/ HTTP/1.1\r\nhost: a\r\n'],
])('a host that is %s is refused with every header', async (_what, head) => {
  await serve();
  expect(readRefusal(await send(`${head}\r\n`))).toEqual(expectedRefusal(400));
});

test.each([
  ['two ways to say the length', `POST / HTTP/1.1\r\n${HOST}transfer-encoding: chunked\r\n${BODY}`, 400],
  ['two lengths', `POST / HTTP/1.1\r\n${HOST}content-length: 4\r\n${BODY}`, 400],
  ['a method that nobody knows', `BREW / HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a way through to somebody else', `CONNECT other.example:443 HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['a head that is too long', `GET / HTTP/1.1\r\n${HOST}x: ${'a'.repeat(64 * 1024)}\r\n\r\n`, 431],
  ['an expectation that nobody knows', `GET / HTTP/1.1\r\n${HOST}expect: tea\r\n\r\n`, 417],
])('%s: refused with every header', async (_what, request, status) => {
  await serve();
  expect(readRefusal(await send(request))).toEqual(expectedRefusal(status));
});

test('a client that is too slow gets an answer with every header', async () => {
  await serve({ headersTimeout: 100 });
  expect(readRefusal(await send(`GET / HTTP/1.1\r\n${HOST}x-one: 1\r\n`))).toEqual(expectedRefusal(408));
});

test('nothing is written into the middle of an answer', async () => {
  await serve({ isUnfinished: true });
  const received = await send(`POST / HTTP/1.1\r\n${HOST}transfer-encoding: chunked\r\n\r\n`, 'no chunk\r\n');
  expect(received).toMatch(/^HTTP\/1\.1 200 [^]*begun/);
  expect(received).not.toContain('400');
});

/** The status, the base headers with their values, and whether the text is one whole sentence. */
function readRefusal(received: string) {
  const [head = '', body = ''] = received.split('\r\n\r\n');
  const [line = '', ...rows] = head.split('\r\n');
  const headers = new Headers(
    rows.map((row): [string, string] => [row.split(': ')[0] ?? '', row.split(': ')[1] ?? '']),
  );
  return {
    status: Number(line.split(' ')[1]),
    headers: Object.fromEntries(Object.keys(HEADERS).map(name => [name, headers.get(name)])),
    isWhole: /^[A-Z].*\.\n$/.test(body) && headers.get('content-length') === String(body.length),
  };
}

function expectedRefusal(status: number): ReturnType<typeof readRefusal> {
  return { status, headers: HEADERS, isWhole: true };
}

/** A server that says what it was asked, and that someone else listens to as the framework does. */
async function serve({
  isDev = false,
  isUnfinished = false,
  headersTimeout = 10_000,
  respond,
}: ServeSettings = {}): Promise<void> {
  const limits = {
    ...TIME_LIMITS,
    server: { ...TIME_LIMITS.server, headersTimeout, connectionsCheckingInterval: 10 },
  };
  const started = createHttpServer({ isDev, isBehindProxy: false, limits }, (request, response) => {
    if (respond) return respond(response);
    if (isUnfinished) response.write('begun');
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => response.end(`${request.method} ${request.url} ${body}`));
  });
  started.on('upgrade', (_request, socket) => socket.destroy());
  server = started;
  port = await listenOnFreePort(started);
}

/** Resolves once Node has read that many requests, whatever became of them. */
function untilReceived(count: number): Promise<void> {
  let left = count;
  return new Promise(done => {
    server?.on('request', () => {
      left -= 1;
      if (left === 0) done();
    });
  });
}

/** Returns all that comes back until the server hangs up; `later` is sent once something has. */
function send(text: string, later?: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(text));
  let received = '';
  socket.once('data', () => later !== undefined && socket.write(later));
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  // A client that is cut off while sending gets an error.
  socket.on('error', () => undefined);
  return new Promise(done => {
    socket.once('close', () => done(received));
  });
}

type ServeSettings = {
  isDev?: boolean;
  isUnfinished?: boolean;
  headersTimeout?: number;
  respond?: (response: ServerResponse) => void;
};

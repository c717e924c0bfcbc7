import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { listenOnFreePort } from '@/tests/support/listen';
import { limitReadingTime, TIME_LIMITS } from './http-server';

// The site's limits, a hundred times shorter.
const LIMITS = {
  server: { headersTimeout: 100, requestTimeout: 250, keepAliveTimeout: 50, connectionsCheckingInterval: 10 },
  responseMs: 250,
};
/** More than the machine keeps for a reader who does not read. */
const BIG = Buffer.alloc(24 * 1024 * 1024);

let server: Server | undefined;
let port = 0;
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  const running = server;
  running?.closeAllConnections();
  if (running) await new Promise(done => running.close(done));
  server = undefined;
});

test('no one holds a connection longer than half a minute', () => {
  const { server, responseMs } = TIME_LIMITS;
  const longest = Math.max(server.headersTimeout, server.requestTimeout, server.keepAliveTimeout, responseMs);
  expect(longest + server.connectionsCheckingInterval).toBeLessThan(30_000);
});

test.each([
  ['a head that never ends', 'GET / HTTP/1.1\r\nhost: a\r\nx-one: 1\r\n'],
  ['a body that never ends', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1000\r\n\r\na=1'],
  ['nothing after an answer', 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'],
])('%s is cut off', async (_which, bytes) => {
  await serve((request, response) => {
    request.on('end', () => response.end('done')).resume();
  });
  const socket = await open();
  const answer = untilClosed(socket);
  socket.write(bytes);
  await answer;
  expect(socket.destroyed).toBe(true);
});

test('a reader who takes nothing of a long answer is cut off', async () => {
  const started = await serve((_request, response) => void response.end(BIG));
  const slow = await open();
  const cutOff = untilDropped(started);
  slow.pause();
  slow.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await cutOff;
  expect(slow.bytesRead).toBeLessThan(BIG.length);
});

test('a reader who reads gets all of a long answer', async () => {
  // The site's own limits: a busy machine may take longer than the short ones.
  await serve((_request, response) => void response.end(BIG), TIME_LIMITS);
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect((await answer.arrayBuffer()).byteLength).toBe(BIG.length);
});

async function serve(handle: RequestListener, limits = LIMITS): Promise<Server> {
  const started = createServer(limits.server, handle);
  server = started;
  limitReadingTime(started, limits);
  port = await listenOnFreePort(started);
  return started;
}

function open(): Promise<Socket> {
  return new Promise(done => {
    const socket = connect({ port, host: '127.0.0.1' }, () => done(socket));
    socket.on('error', () => undefined);
    sockets.push(socket);
  });
}

function untilClosed(socket: Socket): Promise<void> {
  socket.resume();
  return new Promise(done => socket.once('close', () => done()));
}

/** Resolves when the next connection's end at the server is gone. */
function untilDropped(started: Server): Promise<void> {
  return new Promise(done => {
    started.once('request', ({ socket }) => socket.once('close', () => done()));
  });
}

import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { listenOnFreePort } from '@/tests/support/listen';
import { prepareShutdown } from './graceful-shutdown';

const LONG = { idleMs: 60_000, responsesMs: 60_000 };
const GET = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

let server: Server | undefined;
let port = 0;
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.closeAllConnections();
  server?.close();
});

test('a post on an idle connection after the signal is answered, with a note that it was the last', async () => {
  const stop = await serve((_request, response) => void response.end('done'));
  const connection = await open();
  await connection.ask();
  const stopped = stop(LONG);
  expect(await connection.ask()).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*Connection: close\r\n[\s\S]*done$/);
  await stopped;
  await untilRefusing();
});

test('while an idle connection is waited for, others are taken as ever', async () => {
  const stop = await serve((_request, response) => void response.end('done'));
  const connection = await open();
  await connection.ask();
  const stopped = stop(LONG);
  const late = await open();
  expect(await late.ask()).toContain('Connection: close');
  connection.socket.destroy();
  await stopped;
});

test('a server that takes no more connections answers those that it has once more, and then ends', async () => {
  const { stopAccepting, shutDown } = await serveUntilTold((_request, response) => void response.end('done'));
  const connection = await open();
  await connection.ask();
  stopAccepting();
  await expect(open()).rejects.toThrow('ECONNREFUSED');
  const stopped = shutDown(LONG);
  expect(await connection.ask()).toMatch(/Connection: close\r\n[\s\S]*done$/);
  await stopped;
});

test('a connection that stays idle is given up after a while', async () => {
  const stop = await serve((_request, response) => void response.end('done'));
  const connection = await open();
  await connection.ask();
  await stop({ ...LONG, idleMs: 20 });
  await expect(open()).rejects.toThrow('ECONNREFUSED');
});

test('an answer under way is finished, though no one new is taken', async () => {
  const { waiting, listener } = hold();
  const stop = await serve(listener);
  const connection = await open();
  const answer = connection.ask();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  const stopped = stop(LONG);
  await untilRefusing();
  waiting[0]?.end('done');
  expect(await answer).toMatch(/done$/);
  await stopped;
});

test('a client that connected in the last moment and has not sent anything yet is still answered', async () => {
  const stop = await serve((_request, response) => void response.end('done'));
  const connection = await open();
  await connection.ask();
  const stopped = stop(LONG);
  const silent = await open();
  await connection.ask();
  await untilRefusing();
  expect(await silent.ask()).toMatch(/done$/);
  await stopped;
});

test('a connection that arrived while the process was busy is accepted and answered', async () => {
  const stop = await serve((_request, response) => void response.end('done'));
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const client = new Worker(CLIENT, { eval: true, workerData: { port, connected, request: GET } });
  const answer = once(client, 'message');
  // Until the other thread has connected nothing else runs in this one.
  const stopped = stop({ idleMs: 0, responsesMs: 60_000 });
  expect(Atomics.wait(connected, 0, 0, 10_000)).not.toBe('timed-out');
  expect(String(await answer)).toMatch(/done$/);
  await stopped;
});

test('an answer that takes too long is given up', async () => {
  const { waiting, listener } = hold();
  const stop = await serve(listener);
  const connection = await open();
  const answer = connection.ask();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  await stop({ ...LONG, responsesMs: 20 });
  expect(await answer).toBe('');
});

/** Connects, then asks, and posts all that it gets. */
const CLIENT = `
  const { parentPort, workerData } = require('node:worker_threads');
  const socket = require('node:net').connect(workerData.port, '127.0.0.1', () => {
    Atomics.store(workerData.connected, 0, 1);
    Atomics.notify(workerData.connected, 0);
    socket.write(workerData.request);
  });
  let text = '';
  socket.on('data', part => (text += part));
  socket.on('error', () => undefined);
  socket.on('close', () => parentPort.postMessage(text));
`;

/** Serves on a free port. Returns the function that stops it. */
async function serve(listener: RequestListener): Promise<Shutdown['shutDown']> {
  return (await serveUntilTold(listener)).shutDown;
}

async function serveUntilTold(listener: RequestListener): Promise<Shutdown> {
  const started = createServer(listener);
  server = started;
  const shutdown = prepareShutdown(started);
  port = await listenOnFreePort(started);
  return shutdown;
}

type Shutdown = ReturnType<typeof prepareShutdown>;

async function untilRefusing(): Promise<void> {
  await vi.waitFor(async () => {
    const outcome = await open().then(
      ({ socket }) => socket.destroy() && 'taken',
      () => 'refused',
    );
    expect(outcome).toBe('refused');
  });
}

/** Answers nothing until it is told to. */
function hold(): { waiting: ServerResponse[]; listener: RequestListener } {
  const waiting: ServerResponse[] = [];
  return { waiting, listener: (_request, response) => void waiting.push(response) };
}

/** A connection that is kept open. `ask` returns the next answer: whole, or what had come when it was closed. */
async function open(): Promise<{ socket: Socket; ask: () => Promise<string> }> {
  const socket = connect({ port, host: '127.0.0.1' });
  sockets.push(socket);
  await new Promise<void>((done, fail) => socket.once('connect', () => done()).once('error', fail));
  const ask = () =>
    new Promise<string>(done => {
      let text = '';
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.endsWith('done') || text.endsWith('0\r\n\r\n')) done(text);
      });
      socket.once('close', () => done(text));
      socket.write(GET);
    });
  return { socket, ask };
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { listenOnFreePort } from '@/tests/support/listen';
import { relay } from './hand-over';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

test('the other server gets the request as it came, and its answer arrives whole', async () => {
  const other = await serve(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method, url, headers } = request;
    response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'], 'x-asked': `${method} ${url} ${headers.host}` });
    response.end(Buffer.concat(parts));
  });
  const former = await serve((request, response) => relay(other, request, response));
  const body = 'x'.repeat(200_000);
  const answer = await fetch(`${former}/order?one=%20`, { method: 'POST', body });
  expect(answer.status).toBe(201);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(answer.headers.get('x-asked')).toBe(`POST /order?one=%20 ${new URL(former).host}`);
  expect(await answer.text()).toBe(body);
});

test('an answer that the other server breaks off is broken off', async () => {
  const other = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '10' });
    response.write('half');
    setImmediate(() => response.destroy());
  });
  const former = await serve((request, response) => relay(other, request, response));
  await expect(fetch(former).then(answer => answer.text())).rejects.toThrow('terminated');
});

async function serve(listener: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const server = createServer((request, response) => void listener(request, response));
  servers.push(server);
  return `http://127.0.0.1:${await listenOnFreePort(server)}`;
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BALANCER, startBalancer, type RunningServer } from '../bench/servers';
import { listenOnFreePort } from '../support/listen';

// deploy/nginx.conf in a real nginx before two servers that stand for processes of the site.
const isThere = BALANCER.startsWith('nginx');

let dir = '';
let nginx: RunningServer | undefined;
let processes: Awaited<ReturnType<typeof startProcess>>[] = [];

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  processes = await Promise.all([startProcess('former'), startProcess('new')]);
  nginx = await startBalancer(
    processes.map(({ port }) => port),
    dir,
  );
});

afterEach(() => {
  nginx?.stop();
  for (const { server } of processes) server.close().closeAllConnections();
  rmSync(dir, { recursive: true, force: true });
});

test.skipIf(!isThere)(
  'a file that one process lacks comes from the other, and a page that both lack is 404',
  async () => {
    for (const name of ['former', 'new', 'former', 'new'])
      for (const folder of ['_page', '_next/static'])
        expect(await statusOf(`/${folder}/${name}.css`)).toBe(200);
    expect(await statusOf('/_page/nobody.css')).toBe(404);
    expect(await statusOf('/nobody')).toBe(404);
  },
);

test.skipIf(!isThere)(
  'a request gets nginx’s own id and address, whatever the visitor claims, and the log has the id',
  async () => {
    const claims = { 'x-request-id': 'claimed-by-visitor', 'x-forwarded-for': '192.0.2.1' };
    await (await fetch(`${nginx?.origin}/claimed?secret=1`, { headers: claims })).text();
    const [request] = processes.flatMap(({ requests }) =>
      requests.filter(({ url }) => url?.startsWith('/claimed')),
    );
    expect(request?.headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
    expect(request?.headers['x-forwarded-for']).toBe('127.0.0.1');
    // It writes the line once the answer is sent.
    const log = await vi.waitUntil(
      () => readFileSync(join(dir, 'access.log'), 'utf8').match(/.*claimed.*/)?.[0],
      { timeout: 30_000, interval: 20 },
    );
    expect(log).toContain(String(request?.headers['x-request-id']));
    expect(log).not.toContain('secret');
  },
);

test.skipIf(!isThere)(
  'behind a CDN the visitor is the last address that it added to the header, and not what the visitor claims',
  async () => {
    nginx?.stop();
    const ports = processes.map(({ port }) => port);
    nginx = await startBalancer(ports, dir, true);
    const headers = { 'x-forwarded-for': '192.0.2.1, 198.51.100.9' };
    await (await fetch(`${nginx.origin}/visited`, { headers })).text();
    const [request] = processes.flatMap(({ requests }) => requests.filter(({ url }) => url === '/visited'));
    expect(request?.headers['x-forwarded-for']).toBe('198.51.100.9');
  },
);

test.skipIf(!isThere)('a post that one process does not take goes to the other', async () => {
  processes[0]?.server.close().closeAllConnections();
  for (let times = 0; times < 4; times += 1) {
    const answer = await fetch(`${nginx?.origin}/`, { method: 'POST', body: 'lead' });
    expect(answer.status).toBe(200);
  }
});

async function statusOf(path: string): Promise<number> {
  const answer = await fetch(`${nginx?.origin}${path}`);
  await answer.text();
  return answer.status;
}

/** Has the files of its own release, and answers every other address but `/no one`. */
async function startProcess(name: string) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    request.resume();
    const { url = '' } = request;
    const isMissing = url.endsWith('.css') ? !url.includes(`/${name}.`) : url === '/nobody';
    response.writeHead(isMissing ? 404 : 200).end();
  });
  return { name, server, requests, port: await listenOnFreePort(server) };
}

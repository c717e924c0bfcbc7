import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ownPageLoader } from '@/lib/leads/adapters/load-own-page';
import { listen } from '../support/listen';

const SIGNAL = AbortSignal.timeout(5_000);

let server: Server;
let settings = { HOST: '', PORT: 0 };

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url?.startsWith('/contact')) {
      const keeping = request.url === '/contact' ? 'public, max-age=0, must-revalidate' : 'private, no-store';
      response.setHeader('cache-control', keeping);
      return response.end(`<p>${request.headers.cookie ?? 'no cookie'}</p>`);
    }
    if (request.url === '/moved') return response.writeHead(308, { location: '/contact' }).end();
    return response.writeHead(404).end('<p>404</p>');
  });
  settings = { HOST: '127.0.0.1', PORT: await listen(server) };
});

afterAll(() => new Promise(resolve => server.close(resolve)));

test('our own page is fetched as a visitor without cookies sees it', async () => {
  const load = ownPageLoader(settings);
  expect(await load('/contact?inquiry=consultation', SIGNAL)).toEqual({
    html: '<p>no cookie</p>',
    isOfBuild: false,
  });
  expect(await load('/contact', SIGNAL)).toMatchObject({ isOfBuild: true });
});

test.each(['/nowhere', '/moved'])('%s is no page to fill', async path => {
  await expect(ownPageLoader(settings)(path, SIGNAL)).rejects.toThrow(/404|fetch failed/);
});

test('a site that listens on one address of its network only is asked there', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<p>here</p>'));
  const load = ownPageLoader({ HOST: '10.0.0.5', PORT: 3000 });
  expect(await load('/contact', SIGNAL)).toMatchObject({ html: '<p>here</p>' });
  expect(fetch.mock.calls[0]?.[0]).toEqual(new URL('http://10.0.0.5:3000/contact'));
  fetch.mockRestore();
});

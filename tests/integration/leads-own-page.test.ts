import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownPageLoader } from '@/lib/leads/adapters/load-own-page';

let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/contact?inquiry=consultation')
      return response.end(`<p>${request.headers.cookie ?? 'no cookie'}</p>`);
    if (request.url === '/moved') return response.writeHead(308, { location: '/contact' }).end();
    return response.writeHead(404).end('<p>404</p>');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterAll(() => new Promise(resolve => server.close(resolve)));

test('our own page is fetched as a visitor without cookies sees it', async () => {
  expect(await ownPageLoader({ origin })('/contact?inquiry=consultation')).toBe('<p>no cookie</p>');
});

test.each(['/nowhere', '/moved'])('%s is no page to fill', async path => {
  await expect(ownPageLoader({ origin })(path)).rejects.toThrow(/404|fetch failed/);
});

import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { startFetching, type Fetching } from '@/lib/checkup/fetch';
import type { CheckupNetwork } from '@/lib/checkup/network';
import { NameError } from '@/lib/checkup/network';
import { listenOnFreePort } from '../../support/listen';
import { measureWebsite, networkOf, withWebsites } from '../../support/websites';

const websites = withWebsites();
const servers: Server[] = [];
const fetchings: Fetching[] = [];

afterEach(() => {
  for (const fetching of fetchings.splice(0)) fetching.close();
  for (const server of servers.splice(0)) server.closeAllConnections();
});

const PUBLIC = '11.0.0.1';

/** A website that answers everything with `headers`, under every name; `asked` has the names that DNS was asked for. */
async function aWebsite(
  answer: { status?: number; headers?: Record<string, string>; body?: string },
  addresses: (host: string, asking: number) => readonly string[] = () => [PUBLIC],
) {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(`${request.headers.host}${request.url}`);
    response.writeHead(answer.status ?? 200, { 'content-type': 'text/html', ...answer.headers });
    response.end(answer.body ?? '<!doctype html><title>A page</title><h1>Hello</h1>');
  });
  servers.push(server);
  const port = await listenOnFreePort(server);
  const asked: string[] = [];
  const network: CheckupNetwork = {
    resolve: host => {
      asked.push(host);
      const found = addresses(host, asked.filter(name => name === host).length);
      return found.length === 0 ? Promise.reject(new NameError('not-found')) : Promise.resolve([...found]);
    },
    // Nothing answers https.
    endpointOf: (_address, scheme) => ({ address: '127.0.0.1', port: scheme === 'http' ? port : 1 }),
  };
  return { network, asked, paths };
}

async function outcomeOf(website: string, network: CheckupNetwork): Promise<string> {
  const measured = await measureWebsite(website, network);
  return measured.kind === 'trouble' ? measured.trouble.outcome : 'report';
}

test.each([
  ['a private address', ['10.0.0.5']],
  ['this machine', ['127.0.0.1']],
  ['the address of a cloud’s own data', ['169.254.169.254']],
  ['a private IPv6 address', ['fd00::1']],
  ['an IPv4 address in an IPv6 one', ['::ffff:10.0.0.5']],
  ['a public address and a private one', [PUBLIC, '192.168.0.1']],
  ['what is no address', ['example.com']],
])('a name that leads to %s is connected to by no one', async (_what, addresses) => {
  const { network, paths } = await aWebsite({}, () => addresses);
  expect(await outcomeOf('inside.test', network)).toBe('private');
  expect(paths).toEqual([]);
});

test('a name that leads elsewhere at the second asking is asked for once', async () => {
  const { network, asked, paths } = await aWebsite({}, (_host, asking) =>
    asking === 1 ? [PUBLIC] : ['127.0.0.1'],
  );
  expect(await outcomeOf('rebind.test', network)).toBe('report');
  expect(asked.filter(host => host === 'rebind.test')).toHaveLength(1);
  expect(paths.length).toBeGreaterThan(3);
});

test.each([
  ['http://169.254.169.254/latest/meta-data/', 'private'],
  ['http://[::1]/', 'private'],
  ['http://2130706433/', 'private'],
  ['http://0x7f.1/', 'private'],
  ['https://hop.test:22/', 'elsewhere'],
  ['https://hop.test:8443/admin', 'elsewhere'],
  ['file:///etc/passwd', 'elsewhere'],
  ['gopher://hop.test/', 'elsewhere'],
  ['http://user:password@hop.test/', 'elsewhere'],
  ['//other.test/', 'elsewhere'],
  ['https://other.test/hop.test', 'elsewhere'],
])('a redirect to %s ends the checkup', async (location, outcome) => {
  const { network, asked, paths } = await aWebsite({ status: 302, headers: { location } });
  expect(await outcomeOf('hop.test', network)).toBe(outcome);
  expect(paths).toEqual(['hop.test/']);
  expect(new Set(asked)).toEqual(new Set(['hop.test']));
});

test('a redirect to a name of the same website that leads inside ends the checkup', async () => {
  const { network, paths } = await aWebsite(
    { status: 302, headers: { location: 'http://inner.hop.test/' } },
    host => (host === 'inner.hop.test' ? ['10.0.0.5'] : [PUBLIC]),
  );
  expect(await outcomeOf('hop.test', network)).toBe('private');
  expect(paths).toEqual(['hop.test/']);
});

test('links, files and robots.txt that lead inside are not followed', async () => {
  const { network, paths, asked } = await aWebsite({
    body: '<!doctype html><title>Shop</title><h1>Hi</h1><a href="http://127.0.0.1/contact">Contact</a><a href="http://hop.test:6379/hours">Hours</a><img src="http://169.254.169.254/a.png"><script src="http://localhost/a.js"></script><link rel=stylesheet href="http://10.0.0.5/a.css">',
  });
  expect(await outcomeOf('hop.test', network)).toBe('report');
  expect(paths.every(path => /^(?:www\.)?hop\.test\//.test(path))).toBe(true);
  expect(asked.every(host => /^(?:www\.)?hop\.test$/.test(host))).toBe(true);
});

test('a checkup keeps its manners: what it calls itself, how often it asks, and how much at once', async () => {
  const running = websites.get();
  running.requests.length = 0;
  await measureWebsite('joes-plumbing.test', networkOf(running));
  expect(running.requests.length).toBeLessThanOrEqual(20);
  expect(running.mostAtOnce()).toBeLessThanOrEqual(3);
  for (const { headers } of running.requests) {
    expect(headers['user-agent']).toMatch(/^WebsiteCheckup\/1/);
    expect(headers['cookie'] ?? headers['referer']).toBeUndefined();
  }
});

test('robots.txt that keeps us out is all that is read besides the page and its http and www addresses', async () => {
  const running = websites.get();
  running.requests.length = 0;
  await measureWebsite('stayout.test', networkOf(running));
  expect(new Set(running.requests.map(({ path }) => path))).toEqual(new Set(['/', '/robots.txt']));
});

test('a checkup that the process ends asks for nothing more', async () => {
  const stopping = new AbortController();
  const { network, paths } = await aWebsite({});
  const fetching = startFetching({ network, userAgent: 'WebsiteCheckup/1', stopping: stopping.signal });
  fetchings.push(fetching);
  stopping.abort();
  expect(await fetching.get(new URL('http://hop.test/'), { limitMs: 1_000, keep: 100 })).toEqual({
    kind: 'over-budget',
  });
  expect(paths).toEqual([]);
});

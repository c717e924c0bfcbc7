import { createServer, type Server } from 'node:http';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from './fixture/listen';
import { fillPage } from './index';
import { openDelivery } from './server';
import type { Site } from './site';
import { defineSlot, Redirect, visitNow } from './slots/slot';

const Greeting = defineSlot<string>({
  name: 'greeting',
  Part: ({ visit }) => <p>Hello, {visit ?? 'all'}</p>,
  load: ({ params, headers }) =>
    headers.get('cookie') === 'away' ? new Redirect('/elsewhere') : (params.get('name') ?? undefined),
});
const SITE: Site = {
  headers: {},
  filePolicy: "default-src 'none'",
  pagePolicy: () => "default-src 'none'",
  requestIdHeader: 'x-request-id',
  notFoundId: 'unknown',
  isRenderedAhead: () => true,
  hasLinksAhead: () => true,
  failurePage: () => () => ({ html: 'Failed', policy: '' }),
  report: error => {
    throw error;
  },
};

let server: Server | undefined;
let origin = '';

/** In development the framework renders every page. This one takes a moment for it, as that does. */
beforeAll(async () => {
  server = createServer((request, response) => delivery.render(request, response));
  origin = await listen(server);
  const delivery = await openDelivery({
    root: '',
    origin,
    isDev: true,
    site: SITE,
    handle: async (request, response) => {
      await new Promise(setImmediate);
      if (request.url?.startsWith('/own')) {
        response.end(
          `${request.headers.cookie ?? 'no one'} ${(visitNow('errors') as string | undefined) ?? 'all right'}`,
        );
        return;
      }
      const isThere = request.url?.startsWith('/hello') ?? false;
      response.end(isThere ? renderToString(<Greeting />).replaceAll('<!-- -->', '') : 'Other');
    },
  });
});

afterAll(() => server?.close());

const read = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(origin + path, { headers })).text();

test('a page that the framework renders has its slots drawn for the address', async () => {
  expect(await read('/hello?name=Ana')).toContain('<p>Hello, Ana</p>');
  expect(await read('/hello')).toContain('<p>Hello, all</p>');
});

test('a slot of a page that the framework renders may send the visitor to another address', async () => {
  const redirect = await fetch(`${origin}/hello`, { headers: { cookie: 'away' }, redirect: 'manual' });
  expect([redirect.status, redirect.headers.get('location')]).toEqual([307, '/elsewhere']);
});

test('a page that the framework renders comes back filled for one visitor, and for no other', async () => {
  const [ana, eve, all] = await Promise.all([
    fillPage('/hello', { greeting: 'Ana' }),
    fillPage('/hello?name=Bob', { greeting: 'Eve' }),
    read('/hello', { 'x-engine-ticket': 'a guess' }),
  ]);
  expect([ana, eve]).toEqual([
    expect.stringContaining('<p>Hello, Ana</p>'),
    expect.stringContaining('<p>Hello, Eve</p>'),
  ]);
  expect(all).toContain('<p>Hello, all</p>');
});

test('a page without the slot cannot be filled', async () => {
  expect(await fillPage('/other', { greeting: 'Ana' })).toBeNull();
});

test('a page of one visitor is rendered with their headers, and reads what it was filled with', async () => {
  expect(await fillPage('/own', { errors: 'a mistake' }, { cookie: 'ana' })).toBe('ana a mistake');
  expect(await read('/own', { cookie: 'ana' }), 'in a request of its own').toBe('ana all right');
  expect(await fillPage('/own', { others: 'a mistake' }), 'it does not read that').toBeNull();
});

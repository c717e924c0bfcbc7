import { expect, test } from 'vitest';
import { stripNextHeaders, stripNextVary } from './next-headers';

test('the headers that only the framework understands are taken out, and no others', () => {
  const kept = { host: 'a', cookie: 'session=1', accept: 'text/html', 'x-forwarded-for': '198.51.100.7' };
  const marks = {
    rsc: '1',
    'next-router-state-tree': '%5B%5D',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
    'next-url': '/desk',
    'next-action': 'a'.repeat(40),
    'x-nextjs-data': '1',
    'x-middleware-subrequest': 'proxy:proxy:proxy',
  };
  const request = { headers: { ...kept, ...marks }, url: '/desk' };
  stripNextHeaders(request);
  expect(request.headers).toEqual(kept);
});

test.each([
  ['/desk?_rsc=abc12', '/desk'],
  ['/desk?_rsc', '/desk'],
  ['/search?q=a&_rsc=1&type=b', '/search?q=a&type=b'],
  ['/search?q=a?b&_rsc=1', '/search?q=a?b'],
  ['/search?q=_rsc', '/search?q=_rsc'],
  ['/search?a_rsc=1', '/search?a_rsc=1'],
  ['/_rsc=1', '/_rsc=1'],
  ['/pricing', '/pricing'],
])('%s is read as %s', (url, meant) => {
  const request = { headers: {}, url };
  stripNextHeaders(request);
  expect(request.url).toBe(meant);
});

test('a response does not vary by what is never read', () => {
  const headers = new Map([
    ['vary', 'rsc, next-router-state-tree, next-router-segment-prefetch, Accept-Encoding'],
  ]);
  stripNextVary({
    getHeader: name => headers.get(name),
    setHeader(name, value) {
      headers.set(name, String(value));
      return this as never;
    },
  });
  expect(headers.get('vary')).toBe('Accept-Encoding');
});

import { expect, test } from 'vitest';
import { stripNextHeaders, stripNextVary } from './next-headers';

test('the headers that only the framework understands are taken out, and no others', () => {
  const plain = { host: 'a', cookie: 'session=1', accept: 'text/html', 'x-forwarded-for': '198.51.100.7' };
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
  const request = { headers: { ...plain, ...marks } };
  stripNextHeaders(request);
  expect(request.headers).toEqual(plain);
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

import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { stripNextHeaders, stripNextResponse } from './next-headers';

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

test('a response says nothing of the framework’s parts, and does not vary by what is never read', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.setHeader('vary', 'rsc, next-router-state-tree, next-router-segment-prefetch, Accept-Encoding');
  response.setHeader('x-middleware-rewrite', '/forms');
  response.setHeader('cache-control', 'no-store');
  stripNextResponse(response);
  expect({ ...response.getHeaders() }).toEqual({ vary: 'Accept-Encoding', 'cache-control': 'no-store' });
});

import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import type { HttpRequest } from './request.ts';
import { escapeHtml, json, text, type HttpReply } from './response.ts';
import { createRouter, type Handler } from './router.ts';
import { startServer, type RunningServer } from './server.ts';

let running: RunningServer | undefined;
afterEach(() => running?.close());

async function serve(handler: Handler, bodyLimitBytes = 1000): Promise<string> {
  running = await startServer({ port: 0, handler, bodyLimitBytes });
  return running.origin;
}

function echo({ params, body }: HttpRequest): HttpReply {
  return json(200, { params, body: body.toString('utf8') });
}

test('a route is found by method and pattern, its parameters decoded', async () => {
  const origin = await serve(
    createRouter([{ method: 'POST', pattern: '/orders/:id/capture', handle: echo }]),
  );
  const answer = await fetch(`${origin}/orders/a%2F..%2Fb/capture?x=1`, { method: 'POST', body: 'hello' });
  expect(await answer.json()).toEqual({ params: { id: 'a/../b' }, body: 'hello' });
});

test('an unknown path is 404, a known path with another method 405 with the methods it takes', async () => {
  const origin = await serve(createRouter([{ method: 'POST', pattern: '/orders', handle: echo }]));
  expect((await fetch(`${origin}/other`)).status).toBe(404);
  const answer = await fetch(`${origin}/orders`);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});

test('a body past the limit is 413', async () => {
  const origin = await serve(echo, 10);
  expect((await fetch(origin, { method: 'POST', body: 'x'.repeat(11) })).status).toBe(413);
});

test('a handler that throws is a 500 with the reason', async () => {
  const origin = await serve(() => {
    throw new Error('a fault of ours');
  });
  const answer = await fetch(origin);
  expect([answer.status, await answer.text()]).toEqual([500, 'The simulator failed: a fault of ours']);
});

test('a cut answer ends the connection without a byte', async () => {
  const origin = await serve(() => ({ kind: 'cut' }));
  await expect(fetch(origin)).rejects.toThrow('fetch failed');
});

test('the server closes during a hanging call, and the call learns that its caller has gone', async () => {
  const gone = await new Promise<AbortSignal>(resolve => {
    const handler: Handler = request => {
      resolve(request.gone);
      return { kind: 'hang' };
    };
    void serve(handler).then(origin => fetch(origin).catch(() => undefined));
  });
  await Promise.all([once(gone, 'abort'), running?.close()]);
  expect(gone.aborted).toBe(true);
});

test('a name that only points here is refused', async () => {
  const { hostname, port } = new URL(await serve(() => text(200, 'hello')));
  const status = await new Promise(resolve => {
    httpRequest({ hostname, port, headers: { host: 'rebound.example' } }, answer =>
      resolve(answer.resume().statusCode),
    ).end();
  });
  expect(status).toBe(421);
});

test('text is made safe for HTML', () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe('&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;&#38;');
});

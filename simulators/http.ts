import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * What answers a request. `Response.error()` cuts the connection without a byte, and a handler that waits for the
 * request's `signal` lets the caller hang: clients must survive both.
 */
type Handler = (request: Request) => Response | Promise<Response>;

export type RunningServer = { origin: string; close: () => Promise<void> };

/** Serves `handler` to this machine alone. `port` 0 takes a free one. */
export async function serve(handler: Handler, port = 0): Promise<RunningServer> {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing, handler).catch((error: unknown) =>
      outgoing.writeHead(500).end(`The simulator failed: ${String(error)}`),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no TCP address');
  return {
    origin: `http://${LOOPBACK}:${address.port}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, handler: Handler): Promise<void> {
  const { method = 'GET', url = '/', headers } = incoming;
  // A page elsewhere that points its own name at this machine (DNS rebinding) is known by its Host header.
  if (!LOOPBACK_HOST.test(headers.host ?? '')) return void outgoing.writeHead(421).end();
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  const body = await buffer(incoming);
  const response = await handler(
    new Request(`http://${headers.host}${url}`, {
      method,
      headers: Object.entries(incoming.headersDistinct).map(([name, values = []]) => [
        name,
        values.join(', '),
      ]),
      ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
      signal: gone.signal,
    }),
  );
  if (response.type === 'error') return void incoming.socket.destroy();
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/** Resolves once the signal is aborted: the caller has gone, or what waited may go on. */
export async function untilAborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

type RouteHandler = (
  request: Request,
  params: Readonly<Record<string, string>>,
) => Response | Promise<Response>;

export type Routes = Readonly<Record<string, RouteHandler>>;

/** The first of `routes` that fits answers. Their names are "POST /v2/orders/:id", the path as `URLPattern` reads it. */
export function createRouter(routes: Routes): Handler {
  const compiled = Object.entries(routes).map(([name, handle]) => {
    const [method, pathname = ''] = name.split(' ');
    return { method, pattern: new URLPattern({ pathname }), handle };
  });
  return request => {
    for (const { method, pattern, handle } of compiled) {
      const match = method === request.method ? pattern.exec(request.url) : null;
      if (!match) continue;
      const params = Object.entries(match.pathname.groups);
      return handle(
        request,
        Object.fromEntries(params.map(([name, value = '']) => [name, decodeURIComponent(value)])),
      );
    }
    return new Response('Not found', { status: 404 });
  };
}

/**
 * `POST /__control {"call": "approveOrder", "args": ["ID"]}`: for tests and people outside of the process, what a test
 * inside of it calls. The answer is the result as JSON; 204 is none, and 404 means that there was nothing to do that to.
 * The buttons of the simulator's pages post the same as a form, and come back to their page. Other sites' are refused.
 */
export function controlRoutes(controls: object): Routes {
  return {
    'POST /__control': async request => {
      const { origin } = new URL(request.url);
      if ((request.headers.get('origin') ?? origin) !== origin || isCrossSite(request))
        return new Response('The control address is not for other sites', { status: 403 });
      const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
      const { call, args } = isForm ? readForm(await request.formData()) : await request.json();
      const control: unknown = Object.hasOwn(controls, call) ? Reflect.get(controls, call) : undefined;
      if (typeof control !== 'function') return new Response('There is no such call', { status: 400 });
      const result: unknown = await control(...(args ?? []));
      if (result === null || result === false)
        return new Response('There is nothing to do that to', { status: 404 });
      if (isForm) return Response.redirect(request.headers.get('referer') ?? origin, 303);
      return result === undefined ? new Response(null, { status: 204 }) : Response.json(result);
    },
  };
}

/** "call" names the call, "0" its first argument, "1.value" a field of its second. Empty fields count as absent. */
function readForm(form: FormData): { call: string; args: unknown[] } {
  const args: unknown[] = [];
  const call = form.get('call');
  for (const [name, value] of form) {
    const [index = '', field] = name.split('.');
    if (index === 'call' || value === '') continue;
    args[Number(index)] = field ? { ...Object(args[Number(index)]), [field]: value } : value;
  }
  return { call: typeof call === 'string' ? call : '', args };
}

function isCrossSite(request: Request): boolean {
  return request.headers.get('sec-fetch-site') === 'cross-site';
}

const LOOPBACK = '127.0.0.1';
const LOOPBACK_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

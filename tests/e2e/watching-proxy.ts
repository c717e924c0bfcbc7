import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { PORTS } from './ports';

/** Stands between a browser and the site, and notes each request with its method and purpose. */
export type WatchingProxy = {
  origin: string;
  requests: { method: string; path: string; purpose: string }[];
  close: () => void;
};

/** `requestBody` is the request's, `body` the response's. Returns another body, or null for the same. */
export type ChangeResponse = (exchange: Exchange) => string | null | Promise<string | null>;

type Exchange = { request: IncomingMessage; requestBody: string; type: string; body: string };

/**
 * Passes requests on to the site at `port` as reads. `change` sees each response; a page that it changes comes without its
 * policy.
 */
export async function startWatchingProxy(
  change: ChangeResponse = () => null,
  port = PORTS.site,
): Promise<WatchingProxy> {
  const requests: WatchingProxy['requests'] = [];
  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request;
    requests.push({ method, path, purpose: String(headers['sec-purpose'] ?? '') });
    passOn(request, { response, change, port }).catch(() => response.destroy());
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    requests,
    close,
  };
}

async function passOn(incoming: IncomingMessage, { response, change, port }: Passing): Promise<void> {
  const requestBody = await text(incoming);
  const { 'content-length': _sentLength, ...asking } = incoming.headers;
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    const headers = { ...asking, 'accept-encoding': 'identity' };
    request({ host: '127.0.0.1', port, path: incoming.url, headers }, done).on('error', fail).end();
  });
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  const { 'content-length': _length, 'transfer-encoding': _coding, ...headers } = answer.headers;
  const type = headers['content-type'] ?? '';
  const changed = await change({ request: incoming, requestBody, type, body: bytes.toString() });
  if (changed !== null) delete headers['content-security-policy'];
  response.writeHead(answer.statusCode ?? 502, headers).end(changed ?? bytes);
}

type Passing = { response: ServerResponse; change: ChangeResponse; port: number };

import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { RESPONSE_POLICY, BASE_HEADER_RECORD } from '../lib/site/security/content-security-policy.ts';

/**
 * Responds to what never becomes a request of the site (broken heads, two lengths, heads that are too long or too slow,
 * unknown expectations, no host) with the headers that every response has. Node's own responses have none.
 */
export function rejectBadRequests(server: Server, respond: Respond): void {
  const inProgress = new WeakMap<Socket, Set<ServerResponse>>();
  server.on('request', (request, response: ServerResponse) => {
    if (!hasOneHost(request)) return reject(response, 400);
    const responses = inProgress.get(request.socket) ?? new Set();
    inProgress.set(request.socket, responses.add(response));
    response.once('close', () => responses.delete(response));
    respond(request, response);
  });
  server.on('checkExpectation', (_request, response) => reject(response, 417));
  const close = (socket: Socket, status: Status) => {
    // After the beginning of a response it would be read as a part of that.
    const isResponding = [...(inProgress.get(socket) ?? [])].some(({ headersSent }) => headersSent);
    if (socket.writable && !isResponding) socket.write(rawResponse(status));
    // At once, as Node does: a slow client would be slow to close, too.
    socket.destroy();
  };
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) =>
    close(socket, STATUSES[code] ?? 400),
  );
  // Meant for a proxy. Without a listener Node closes the connection without a response.
  server.on('connect', ({ socket }: IncomingMessage) => close(socket, 400));
}

/**
 * Whether a request names one host, and the same one in an absolute target (RFC 9112, 3.2). Of several, Node uses the
 * first and another server may use the last. Node's own check would respond without our headers.
 */
function hasOneHost({ rawHeaders, httpVersion, url = '' }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter(
    (_, index) => rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2 === 1,
  );
  const [host] = hosts;
  if (host === undefined) return httpVersion === '1.0';
  const { scheme, authority } = ABSOLUTE_FORM.exec(url)?.groups ?? {};
  if (hosts.length > 1 || !HOST.test(host)) return false;
  return authority === undefined || hostIn(scheme, authority) === hostIn(scheme, host);
}

/** In one spelling, without the scheme's default port. Null for what is not a host. */
function hostIn(scheme: string | undefined, authority: string): string | null {
  return URL.parse(`${scheme}://${authority}`)?.host ?? null;
}

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const ABSOLUTE_FORM = /^(?<scheme>[a-z][a-z\d+.-]*):\/\/(?<authority>[^/?#]*)/i;

function reject(response: ServerResponse, status: Status): void {
  response.writeHead(status, headersFor(status));
  response.end(TEXTS[status]);
}

function rawResponse(status: Status): string {
  const headers = Object.entries({ date: new Date().toUTCString(), ...headersFor(status) });
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${TEXTS[status]}`;
}

function headersFor(status: Status): Record<string, string | number> {
  return {
    ...BASE_HEADER_RECORD,
    'content-security-policy': RESPONSE_POLICY,
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(TEXTS[status]),
    connection: 'close',
  };
}

/** For people who write clients: no browser sends such requests. */
const TEXTS = {
  400: 'This request cannot be read.\n',
  408: 'This request took too long.\n',
  413: 'That is too large.\n',
  417: 'What this request expects cannot be done.\n',
  431: 'The head of this request is too long.\n',
} as const;

/** Errors with a status of their own; every other is a bad request. */
const STATUSES: Readonly<Record<string, Status>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

type Status = keyof typeof TEXTS;
type Respond = (request: IncomingMessage, response: ServerResponse) => void;

import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Server } from 'node:net';
import { extname, join } from 'node:path';
import { createSecureContext, type SecureContext } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { startAuthority, type CertificateKind } from './certificates.ts';

/** A made-up website, as its `site.json` says it (README.md). */
export type SimulatedSite = {
  /** What someone types into the form. */
  typed: { website: string; business?: string; town?: string; phone?: string };
  /** When it is checked; the rules read the year from it. */
  now: string;
  /** The state that the checkup ends with, and for a report what it finds. */
  expected: {
    outcome: string;
    fix?: { now?: readonly string[]; soon?: readonly string[]; later?: readonly string[] };
    unknown?: readonly string[];
  };
  hosts: Readonly<Record<string, SimulatedHost>>;
};

type SimulatedHost = {
  /** Where DNS leads; by default a public address. An empty list is a name that leads nowhere. */
  addresses?: readonly string[];
  /** By path; `*` is any other. Without one, the port refuses. */
  http?: Readonly<Record<string, SimulatedAnswer>>;
  https?: Readonly<Record<string, SimulatedAnswer>>;
  certificate?: { kind?: CertificateKind; days?: number };
};

type SimulatedAnswer = {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** What it sends: a file of the folder, a text, a number of bytes, or a text many times. */
  file?: string;
  text?: string;
  bytes?: number;
  repeat?: { before?: string; text: string; times: number; after?: string };
  /** Fills a page up to this many bytes with a comment. */
  padTo?: number;
  type?: string;
  /** `no`: sent unpacked. `bomb`: two gigabytes of blanks in two megabytes. */
  gzip?: 'no' | 'bomb';
  /** For the first byte. */
  delayMs?: number;
  /** Sends half of it and closes, or a byte a second. */
  ends?: 'cut' | 'drip';
  /** To another address; `{path}` is the path that was asked for. */
  redirect?: string;
};

export type RunningWebsites = {
  /** Where another process asks for the ports and the names. */
  origin: string;
  httpPort: number;
  httpsPort: number;
  /** PEM of the authority that signed the certificates. */
  ca: string;
  /** The addresses of a name; none for one that no site has. */
  resolve: (host: string) => readonly string[];
  sites: ReadonlyMap<string, SimulatedSite>;
  /** Each request that came, oldest first. */
  requests: { host: string; scheme: 'http' | 'https'; path: string; headers: IncomingMessage['headers'] }[];
  /** The most that were answered at one moment. */
  mostAtOnce: () => number;
  close: () => Promise<void>;
};

/** Serves the sites of these folders to this machine alone, each under its own name, on one port for each scheme. */
export async function startWebsites({
  folders = [OWN_SITES],
  port = 0,
}: { folders?: readonly string[]; port?: number } = {}): Promise<RunningWebsites> {
  const sites = new Map<string, SimulatedSite>();
  const hosts = new Map<string, { host: SimulatedHost; folder: string }>();
  for (const folder of folders)
    for (const name of readdirSync(folder, { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(entry => entry.name)) {
      const site: SimulatedSite = JSON.parse(readFileSync(join(folder, name, 'site.json'), 'utf8'));
      sites.set(name, site);
      for (const [host, settings] of Object.entries(site.hosts))
        hosts.set(host, { host: settings, folder: join(folder, name) });
    }
  const resolve = (host: string) => {
    const known = hosts.get(host);
    return known ? (known.host.addresses ?? PUBLIC) : [];
  };
  const authority = startAuthority();
  const contexts = new Map<string, SecureContext>();
  const contextOf = (name: string): SecureContext | null => {
    const host = hosts.get(name)?.host;
    if (!host?.https) return null;
    const { kind = 'good', days = 60 } = host.certificate ?? {};
    const context = contexts.get(name) ?? createSecureContext(authority.issue(name, { kind, days }));
    contexts.set(name, context);
    return context;
  };
  const requests: RunningWebsites['requests'] = [];
  const running = { now: 0, most: 0 };
  const answer = (scheme: 'http' | 'https') => (request: IncomingMessage, response: ServerResponse) => {
    const name = (request.headers.host ?? '').replace(/:\d+$/, '');
    const { pathname, searchParams } = new URL(request.url ?? '/', `http://${name || 'none'}`);
    if (name === LOOPBACK && pathname === '/network') {
      sendJson(response, { httpPort: portOf(plain), httpsPort: portOf(secure), ca: authority.ca });
      return;
    }
    if (name === LOOPBACK && pathname === '/resolve') {
      sendJson(response, { addresses: resolve(searchParams.get('host') ?? '') });
      return;
    }
    const known = hosts.get(name);
    const routes = known?.host[scheme];
    if (!known || !routes) {
      request.socket.destroy();
      return;
    }
    requests.push({ host: name, scheme, path: pathname, headers: request.headers });
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    response.once('close', () => {
      running.now -= 1;
    });
    send(routes[pathname] ?? routes['*'] ?? NOT_FOUND, { folder: known.folder, pathname, request, response });
  };
  const plain = createServer(answer('http'));
  const secure = createTlsServer(
    {
      SNICallback: (name, done) => {
        const context = contextOf(name);
        if (context) done(null, context);
        else done(new Error('There is no such website'));
      },
    },
    answer('https'),
  );
  // A name without TLS ends the handshake, as a closed port would.
  secure.on('tlsClientError', (_error, socket) => socket.destroy());
  await Promise.all([listen(plain, port), listen(secure, 0)]);
  return {
    origin: `http://${LOOPBACK}:${portOf(plain)}`,
    httpPort: portOf(plain),
    httpsPort: portOf(secure),
    ca: authority.ca,
    resolve,
    sites,
    requests,
    mostAtOnce: () => running.most,
    close: async () => {
      plain.closeAllConnections();
      secure.closeAllConnections();
      await Promise.all([plain, secure].map(server => new Promise(done => server.close(done))));
    },
  };
}

type Sending = { folder: string; pathname: string; request: IncomingMessage; response: ServerResponse };

function send(answer: SimulatedAnswer, { folder, pathname, request, response }: Sending): void {
  if (answer.redirect !== undefined) {
    response.writeHead(answer.status ?? 301, {
      location: answer.redirect.replace('{path}', pathname),
      ...answer.headers,
    });
    response.end();
    return;
  }
  const type = answer.type ?? TYPES.get(extname(answer.file ?? pathname)) ?? 'text/html';
  const isText = /text|javascript|json|xml/.test(type);
  const whole = bodyOf(answer, folder);
  const isPacked =
    isText &&
    answer.gzip !== 'no' &&
    whole.length > 500 &&
    /gzip/.test(String(request.headers['accept-encoding']));
  const body = answer.gzip === 'bomb' ? bomb() : isPacked ? gzipSync(whole) : whole;
  const headers = {
    'content-type': type,
    ...(type === 'text/html' ? {} : { 'cache-control': 'public, max-age=2592000' }),
    ...(isPacked || answer.gzip === 'bomb' ? { 'content-encoding': 'gzip' } : {}),
    ...answer.headers,
  };
  const kept = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
  const begin = () => {
    response.writeHead(answer.status ?? 200, { ...kept, 'content-length': body.length });
    if (answer.ends === 'cut')
      response.write(body.subarray(0, body.length / 2), () => request.socket.destroy());
    else if (answer.ends === 'drip') drip(response, body);
    else response.end(body);
  };
  if (answer.delayMs === undefined) return begin();
  const delay = setTimeout(begin, answer.delayMs);
  response.once('close', () => clearTimeout(delay));
}

function bodyOf({ file, text, bytes, repeat, padTo = 0 }: SimulatedAnswer, folder: string): Buffer {
  if (bytes !== undefined) return Buffer.alloc(bytes, 'x');
  const body =
    file === undefined ? (repeat ? repeated(repeat) : (text ?? '')) : readFileSync(join(folder, file));
  const buffer = Buffer.from(body);
  const room = padTo - buffer.length - 8;
  return room > 0 ? Buffer.concat([buffer, Buffer.from(`<!--${'x'.repeat(room)}-->`)]) : buffer;
}

function repeated({ before = '', text, times, after = '' }: NonNullable<SimulatedAnswer['repeat']>): string {
  return before + text.repeat(times) + after;
}

function drip(response: ServerResponse, body: Buffer): void {
  let at = 0;
  const timer = setInterval(() => response.write(body.subarray(at, (at += 1))), 1_000);
  response.once('close', () => clearInterval(timer));
}

/** Members of a gzip file follow one another: 128 of 16 MB each. */
function bomb(): Buffer {
  const member = gzipSync(Buffer.alloc(16_000_000, ' '));
  return Buffer.concat(Array.from({ length: 128 }, () => member));
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, resolve);
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no TCP address');
  return address.port;
}

export const OWN_SITES = join(import.meta.dirname, 'sites');
const LOOPBACK = '127.0.0.1';
/** Never connected to: the network of a simulated checkup leads it to this machine. */
const PUBLIC = ['11.0.0.1'];
const NOT_FOUND: SimulatedAnswer = { status: 404, text: '<!doctype html><title>Not here</title>' };
const TYPES = new Map([
  ['.html', 'text/html'],
  ['.css', 'text/css'],
  ['.js', 'text/javascript'],
  ['.json', 'application/json'],
  ['.xml', 'application/xml'],
  ['.txt', 'text/plain'],
  ['.pdf', 'application/pdf'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
]);

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { originForm } from '#engine/server';
import { rejectBadRequests } from './bad-requests.ts';

/** How long a client may take for each part of a request and its response. */
type TimeLimits = {
  server: {
    headersTimeout: number;
    requestTimeout: number;
    keepAliveTimeout: number;
    connectionsCheckingInterval: number;
  };
  /** From when a response is written until the client has received all of it. */
  responseMs: number;
};

/**
 * The site's limits (docs/leads.md, L12): a client that sends its head or body byte by byte is cut off after seconds.
 * By default Node looks for such connections only every half minute, which would double that.
 */
export const TIME_LIMITS: TimeLimits = {
  server: {
    headersTimeout: 10_000,
    requestTimeout: 25_000,
    keepAliveTimeout: 5_000,
    connectionsCheckingInterval: 1_000,
  },
  responseMs: 25_000,
};

/**
 * The HTTP server with its limits, and with a response of ours to whatever it receives. Every request that reaches
 * `respond` has a host and a path as its target.
 */
export function createHttpServer(
  { isDev, isBehindProxy, limits = TIME_LIMITS }: ServerSettings,
  respond: Respond,
): Server {
  const server = createServer({
    ...limits.server,
    ...(isBehindProxy && { keepAliveTimeout: PROXY_KEEP_ALIVE_MS }),
    maxHeaderSize: 16_384,
    // Checked in bad-requests.ts.
    requireHostHeader: false,
    // Only the framework's development tools use upgrades.
    shouldUpgradeCallback: () => isDev,
  });
  const respondInOrder = inOrder(respond);
  rejectBadRequests(server, (request, response) => {
    // In development the framework and we add more than ten listeners; Node would warn of a leak.
    response.setMaxListeners(MAX_LISTENERS);
    request.url = originForm(request.url ?? '/');
    // After an upgrade that is not accepted Node reads nothing more from the connection.
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
    respondInOrder(request, response);
  });
  limitReadingTime(server, limits);
  server.maxConnections = MAX_CONNECTIONS;
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_CONNECTION;
  return server;
}

/**
 * Starts a connection's responses one after the other. A client may send its requests at once and read nothing, and
 * every page that is rendered for it would wait in memory.
 */
function inOrder(respond: Respond): Respond {
  const latest = new WeakMap<Socket, ServerResponse>();
  return (request, response) => {
    const { socket } = request;
    const former = latest.get(socket);
    latest.set(socket, response);
    if (!former || former.closed) return respond(request, response);
    former.once('close', () => {
      if (!socket.destroyed) respond(request, response);
    });
  };
}

/** Cuts off a client that reads a response too slowly: Node's own limits end with the request. */
export function limitReadingTime(server: Server, { responseMs }: TimeLimits): void {
  // First of all: a static page is sent before any later listener sees the request.
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.once('prefinish', () => {
      const timer = setTimeout(() => response.destroy(), responseMs);
      response.once('close', () => clearTimeout(timer));
    });
  });
}

/** Load balancers keep an idle connection for a minute, and must be the ones to close it. */
const PROXY_KEEP_ALIVE_MS = 75_000;
const MAX_LISTENERS = 20;
const MAX_CONNECTIONS = 2_000;
const MAX_REQUESTS_PER_CONNECTION = 1_000;

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

type ServerSettings = { isDev: boolean; isBehindProxy: boolean; limits?: TimeLimits };

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerBrokenRequests } from './broken-requests.ts';
import { originForm } from './origin-form.ts';
import { cutOffSlowClients, SLOW_CLIENT_LIMITS } from './slow-clients.ts';

/**
 * The HTTP server as the line is concerned: its limits, and an answer of ours to whatever comes over it. What reaches
 * `answer` has a host and a target that is a path.
 */
export function openServer(
  { isDev, isBehindProxy, limits = SLOW_CLIENT_LIMITS }: ServerSettings,
  answer: Answer,
): Server {
  const server = createServer({
    ...limits.server,
    ...(isBehindProxy && { keepAliveTimeout: PROXY_KEEP_ALIVE_MS }),
    maxHeaderSize: 16_384,
    // Checked together with whatever else is broken.
    requireHostHeader: false,
    // An offer that we need not take up. The framework listens for it to serve its development tools, and drops others.
    shouldUpgradeCallback: () => isDev,
  });
  answerBrokenRequests(server, (request, response) => {
    request.url = originForm(request.url ?? '/');
    // Behind an offer that is not taken up Node reads nothing more: what follows needs another connection.
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
    answer(request, response);
  });
  cutOffSlowClients(server, limits);
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}

/** Longer than the minute that balancers keep a quiet connection: who hangs up first must not be the one who answers. */
const PROXY_KEEP_ALIVE_MS = 75_000;
const MAX_CONNECTIONS = 2_000;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

type ServerSettings = { isDev: boolean; isBehindProxy: boolean; limits?: typeof SLOW_CLIENT_LIMITS };

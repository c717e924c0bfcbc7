/**
 * The site's HTTP server: Next behind a thin door of our own. The door does what a framework cannot be asked to:
 * it writes down who is really calling, refuses bodies that are too large before anything reads them, cuts off
 * slow senders, sends the prerendered pages as they were compressed once, and lets requests under way finish when
 * the process is told to stop.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import next from 'next';
import onHeaders from 'on-headers';
import { ANSWER_POLICY, BASE_HEADER_RECORD } from '../lib/security/headers.ts';
import { cleanAddress, drain, refusal } from './door.ts';
import { openStaticSite } from './static-site.ts';
import { oneInEachTurn } from './turns.ts';
import { appendClientAddress } from './client-address.ts';
import { compressAnswers } from './compress-answers.ts';
import { cutOffSlowClients, SLOW_CLIENT_LIMITS } from './slow-clients.ts';

const isDev = process.env['NODE_ENV'] === 'development';
const port = Number(process.env['PORT'] || '3000');
const hostname = process.env['HOST'] || '127.0.0.1';

const POLICY = 'content-security-policy';
const FAREWELL_MS = 500;
const DRAIN_MS = 10_000;
const DRAIN_BODY_MS = 800;
const MAX_CONNECTIONS = 2_000;

const root = join(import.meta.dirname, '..');
// The framework takes its rewrites to `localhost` for its own only under that name; any other is fetched over HTTP.
const app = next({ dev: isDev, dir: root, hostname: 'localhost', port });
const handle = app.getRequestHandler();
const server = createServer(
  { ...SLOW_CLIENT_LIMITS.server, maxHeaderSize: 16_384 },
  (request, response) => void answer(request, response),
);
cutOffSlowClients(server, SLOW_CLIENT_LIMITS);
server.maxConnections = MAX_CONNECTIONS;
const startInTurn = oneInEachTurn();

// A log that nobody reads any more (a dead collector) must neither end the process nor keep it busy with the failure.
for (const log of [process.stdout, process.stderr]) log.on('error', () => undefined);

await app.prepare();
const pages = isDev ? null : openStaticSite(join(root, '.next'));
server.listen(port, hostname);
// A second signal (Ctrl-C reaches us and our parent) must not cut the first one's work short.
let stopping: Promise<void> | undefined;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void (stopping ??= stop()));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (stopping) response.shouldKeepAlive = false;
  const refused = refusal(request);
  if (refused) {
    const told = Buffer.from(`${refused.message}\n`);
    response.writeHead(refused.status, {
      ...BASE_HEADER_RECORD,
      [POLICY]: ANSWER_POLICY,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': told.length,
      connection: 'close',
      ...refused.headers,
    });
    // Said at once and whole; the connection stays a moment, because who is cut off while sending never reads it.
    response.write(told);
    await drain(request, DRAIN_BODY_MS);
    response.end();
    return;
  }
  const clean = cleanAddress(request.url ?? '/');
  if (clean) {
    response.writeHead(308, {
      ...BASE_HEADER_RECORD,
      [POLICY]: ANSWER_POLICY,
      location: clean,
    });
    response.end();
    return;
  }
  if (pages?.answer(request, response)) return;
  onHeaders(response, () => {
    if (!response.hasHeader(POLICY)) response.setHeader(POLICY, ANSWER_POLICY);
  });
  appendClientAddress(request);
  startInTurn(() => compressAnswers(request, response, () => void handle(request, response)));
}

/**
 * Answers a moment longer, each for the last time on its connection: a post that is on its way on one that is kept open
 * would be lost if that were closed now. Then takes no more connections, gives answers under way ten seconds, and lets
 * the background work put down what it holds.
 */
async function stop(): Promise<void> {
  await wait(FAREWELL_MS);
  server.keepAliveTimeout = 1;
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await new Promise<void>(done => {
    server.close(() => done());
    server.closeIdleConnections();
  });
  clearTimeout(deadline);
  await globalThis.stopBackgroundWork?.();
  process.exit(0);
}

declare global {
  /** Set by lib/background-work.ts, which lives inside the framework's bundle. */
  var stopBackgroundWork: (() => Promise<void>) | undefined;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { addressOf, builtFolder, openDelivery } from '#engine/server';
import { PREVIEW_COOKIE } from '../lib/publishing/place.ts';
import { BUILD, launchSettings, serverSettings } from '../lib/site/env.ts';
import { ownAddress } from '../lib/site/http/own-address.mjs';
import { newRequestId, readRequestId, REQUEST_ID_HEADER, withRequestId } from '../lib/site/log.ts';
/**
 * The site's HTTP server, with Next behind it. It does what the framework cannot do: it records the real client address,
 * refuses bodies that are too large before anything reads them, disconnects slow senders, sends prerendered pages as the
 * build compressed them, and lets requests finish on shutdown.
 */
import { siteProcess } from '../lib/site/process.ts';
import { BASE_HEADER_RECORD, RESPONSE_POLICY } from '../lib/site/security/content-security-policy.ts';
import { appendClientAddress } from './client-address.ts';
import { deliveredSite } from './delivered-site.ts';
import { exitWithParent } from './exit-with-parent.ts';
import { prepareShutdown } from './graceful-shutdown.ts';
import { prepareHandOver, relay } from './hand-over.ts';
import { createHttpServer } from './http-server.ts';
import { serveMetrics } from './metrics-server.ts';
import { otherSpelling } from './other-spelling.ts';
import { sendPreview } from './preview.ts';
import { refusalResponse } from './refusal-response.ts';
import { allowedMethods, drain, refusal, statusWithoutVisit, type Refusal } from './request-checks.ts';
import { createViewCounter } from './views.ts';

exitWithParent(() => process.kill(process.pid, 'SIGINT'));
// Whatever this process writes is about people, or for itself alone.
process.umask(0o077);

const isDev = process.env['NODE_ENV'] === 'development';
const { port, hostname, isBehindProxy, metricsAt } = serverSettings();
const { published, earlier, listenAt, isSuccessor } = launchSettings();

const RESPONSES_MS = 10_000;
/** How long a shutdown waits for idle connections. After Ctrl-C there is no proxy to wait for. */
const IDLE_MS = { SIGTERM: 6_500, SIGINT: 0 };
const DRAIN_BODY_MS = 800;
/** Where this machine's clock is wrong. */
const AGREED_MAX_MS = 10_000;

// Next alone would be half the site: lib/background-work.ts asks.
siteProcess.hasServer = true;
const root = join(import.meta.dirname, '..');
const app = next({ dev: isDev, dir: root, port });
const handle = app.getRequestHandler();
const server = createHttpServer(
  { isDev, isBehindProxy },
  (request, response) => void respond(request, response),
);
const { stopAccepting, shutDown } = prepareShutdown(server);
const handOver = prepareHandOver({ isSuccessor, stopAccepting });

// When the log's reader is dead, the failure must neither end the process nor keep it busy.
for (const log of [process.stdout, process.stderr]) log.on('error', () => undefined);

// The framework keeps a process alive after uncaught errors; one that cannot listen is of no use.
const giveUp = ({ message }: Error) => {
  process.stderr.write(`The site cannot be reached here: ${message}\n`);
  process.exit(1);
};
if (metricsAt) await serveMetrics(server, { ...metricsAt, giveUp });
const [delivery] = await Promise.all([openPages(), app.prepare()]);
const views = createViewCounter(delivery.isPage);
// In development every path of a page's shape counts as one.
if (!isDev) siteProcess.isPage = delivery.isPage;
siteProcess.views = views;
server.once('error', giveUp);
await untilAgreed(listenAt);
server.listen(port, hostname, () => server.off('error', giveUp));
// A second signal (Ctrl-C reaches this process and its parent) must not cut the first one's work short.
let stopping: Promise<void> | undefined;
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => void (stopping ??= stop(IDLE_MS[signal])));

/** Several processes change to what is published at one moment (ms since 1970; lib/publishing/follow.ts). */
function untilAgreed(at: number): Promise<void> {
  const waitMs = Math.min(at - Date.now(), AGREED_MAX_MS);
  return new Promise(resume => (waitMs > 0 ? void setTimeout(resume, waitMs) : resume()));
}

function openPages() {
  return openDelivery({
    root,
    origin: ownAddress(hostname, port),
    isDev,
    folder: published ?? undefined,
    earlier: earlier === BUILD ? builtFolder(join(root, '.next')) : (earlier ?? undefined),
    site: deliveredSite,
    handle: (...exchange) => void handle(...exchange),
  });
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (handOver.isWaiting()) await handOver.begun;
  if (handOver.isDone()) return relay(ownAddress(hostname, port), request, response);
  delivery.clean(request);
  const id = (isBehindProxy && readRequestId(request.headers[REQUEST_ID_HEADER])) || newRequestId();
  // From here on it is the id of the response too.
  request.headers[REQUEST_ID_HEADER] = id;
  const url = request.url ?? '/';
  // In development the framework's own tools have addresses of their own.
  const refused = isDev && url.startsWith('/__nextjs') ? null : refusal(request, delivery.isKnown);
  if (refused) return refuse(refused, request, response);
  const withoutVisit = statusWithoutVisit(request, addressOf(url));
  if (withoutVisit !== null) return sendHead(response, withoutVisit);
  if (request.method === 'OPTIONS')
    return sendHead(response, 204, { allow: allowedMethods(addressOf(url)).join(', ') });
  const other = otherSpelling(url, delivery.isKnown);
  if (other !== null) return sendHead(response, 308, { location: other });
  if (request.headers.cookie?.includes(`${PREVIEW_COOKIE}=`) && (await sendPreview(request, response)))
    return;
  views.count(request);
  if (delivery.sendBuilt(request, response)) return;
  appendClientAddress(request);
  withRequestId(id, () => delivery.render(request, response));
}

/** A response of a head alone, which no one may keep. */
function sendHead(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response
    .writeHead(status, {
      ...BASE_HEADER_RECORD,
      'content-security-policy': RESPONSE_POLICY,
      'cache-control': 'no-store',
      [REQUEST_ID_HEADER]: response.req.headers[REQUEST_ID_HEADER],
      ...headers,
    })
    .end();
}

/** Responds at once; the connection stays a moment, because a client that is cut off while it sends never reads it. */
async function refuse(refused: Refusal, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { body, type, policy } = refusalResponse(refused, request);
  response.writeHead(refused.status, {
    ...BASE_HEADER_RECORD,
    'content-security-policy': policy,
    [REQUEST_ID_HEADER]: request.headers[REQUEST_ID_HEADER],
    'cache-control': 'no-store',
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
    ...refused.headers,
  });
  response.write(body);
  await drain(request, DRAIN_BODY_MS);
  response.end();
}

/** Lets requests and background work finish. */
async function stop(idleMs: number): Promise<void> {
  await shutDown({ idleMs, responsesMs: RESPONSES_MS });
  await siteProcess.stopBackgroundWork?.();
  process.exit(0);
}

declare global {
  interface SiteProcess {
    /** The server in front of Next runs in this process. */
    hasServer?: true;
    /** Set by lib/background-work.ts, which lives inside the framework's bundle. */
    stopBackgroundWork?: (() => Promise<void>) | undefined;
  }
}

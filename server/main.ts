/**
 * The site's HTTP server, with Next behind it. It does what the framework cannot do: it records the real client address,
 * refuses bodies that are too large before anything reads them, disconnects slow senders, sends prerendered pages as the
 * build compressed them, and lets requests finish on shutdown.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { serverSettings } from '../lib/env/unbundled-settings.ts';
import { newRequestId, readRequestId, REQUEST_ID_HEADER, withRequestId } from '../lib/kernel/request-id.ts';
import { BASE_HEADER_RECORD } from '../lib/security/headers.ts';
import { routes } from '../lib/routes.ts';
import { staticPagePolicy } from '../lib/security/static-page-policy.ts';
import { changePage } from './buffered-response.ts';
import { appendClientAddress } from './client-address.ts';
import { compressResponses } from './compress-responses.ts';
import { readPageManifest } from './page-manifest.ts';
import { replaceErrors } from './error-page.ts';
import { addEtag } from './etag.ts';
import { exitWithParent } from './exit-with-parent.ts';
import { loadScreens, prepareFramedPages } from './framed-pages.ts';
import { prepareShutdown } from './graceful-shutdown.ts';
import { createHttpServer } from './http-server.ts';
import { readKnownAddresses } from './known-addresses.ts';
import { serveMetrics } from './metrics-server.ts';
import { stripNextHeaders } from './next-headers.ts';
import { renderedPage } from './page-html.ts';
import { variantKey, withVariant } from './query-variants.ts';
import { refusalResponse } from './refusal-response.ts';
import { addressOf, cleanAddress } from './request-address.ts';
import { allowedMethods, drain, refusal, statusWithoutVisit, type Refusal } from './request-checks.ts';
import { createQueue } from './request-queue.ts';
import { addBaseHeaders, POLICY, sendHead } from './response-headers.ts';
import { withPromotion } from './promotion-html.ts';
import { rulesHeader } from './speculation-rules.ts';
import { openStaticSite } from './static-site.ts';

exitWithParent(() => process.kill(process.pid, 'SIGINT'));
// Whatever this process writes is about people, or for itself alone.
process.umask(0o077);

const isDev = process.env['NODE_ENV'] === 'development';
const { port, hostname, isBehindProxy, metricsAt } = serverSettings();

const RESPONSES_MS = 10_000;
/** How long a shutdown waits for idle connections. After Ctrl-C there is no proxy to wait for. */
const IDLE_MS = { SIGTERM: 6_500, SIGINT: 0 };
const DRAIN_BODY_MS = 800;
/** A page of the desk that is not there says so: a page has no other way to set its status and be drawn. */
const NOT_FOUND = ' data-status="404"';

const root = join(import.meta.dirname, '..');
// The framework handles its rewrites to `localhost` itself only under that name; any other is fetched over HTTP.
const app = next({ dev: isDev, dir: root, hostname: 'localhost', port });
const handle = app.getRequestHandler();
const server = createHttpServer(
  { isDev, isBehindProxy },
  (request, response) => void respond(request, response),
);
const enqueue = createQueue();
const shutDown = prepareShutdown(server);

// When the log's reader is dead, the failure must neither end the process nor keep it busy.
for (const log of [process.stdout, process.stderr]) log.on('error', () => undefined);

// The framework keeps a process alive after uncaught errors; one that cannot listen is of no use.
const giveUp = ({ message }: Error) => {
  process.stderr.write(`The site cannot be reached here: ${message}\n`);
  process.exit(1);
};
if (metricsAt) await serveMetrics(server, { ...metricsAt, giveUp });
const [build] = await Promise.all([isDev ? null : readBuild(join(root, '.next')), app.prepare()]);
if (build && globalThis.promotionNow) await build.pages.show(globalThis.promotionNow);
globalThis.showPromotion = build?.pages.show;
server.once('error', giveUp);
server.listen(port, hostname, () => server.off('error', giveUp));
// A second signal (Ctrl-C reaches this process and its parent) must not cut the first one's work short.
let stopping: Promise<void> | undefined;
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => void (stopping ??= stop(IDLE_MS[signal])));

async function readBuild(buildDir: string) {
  const manifest = readPageManifest(buildDir);
  return {
    pages: await openStaticSite(buildDir),
    isKnown: readKnownAddresses(root, buildDir),
    framedPages: prepareFramedPages(await loadScreens(buildDir), (html, path) =>
      withPromotion(html, path, globalThis.promotionNow ?? null),
    ),
    script: manifest.script,
    rules: manifest.rules,
  };
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // In development the framework's own tools use what only it understands, at addresses of their own.
  if (build) stripNextHeaders(request);
  const id = (isBehindProxy && readRequestId(request.headers[REQUEST_ID_HEADER])) || newRequestId();
  // From here on it is the id of the response too.
  request.headers[REQUEST_ID_HEADER] = id;
  const url = request.url ?? '/';
  const refused =
    isDev && url.startsWith('/__nextjs') ? null : refusal(request, build?.isKnown ?? (() => true));
  if (refused) return refuse(refused, request, response);
  const withoutVisit = statusWithoutVisit(request, addressOf(url));
  if (withoutVisit !== null) return sendHead(response, withoutVisit);
  if (request.method === 'OPTIONS')
    return sendHead(response, 204, { allow: allowedMethods(addressOf(url)).join(', ') });
  const clean = cleanAddress(url);
  if (clean) return sendHead(response, 308, { location: clean });
  if (build?.pages.respond(request, response)) return;
  // proxy.ts runs only for posts that announce a body.
  if (request.method === 'POST') request.headers['content-length'] ??= '0';
  appendClientAddress(request);
  addBaseHeaders(response, isDev);
  const render = () => compressResponses(request, response, () => void renderPage(request, response));
  enqueue(() => withRequestId(id, render));
}

/** Renders the page into its frame, or lets the framework respond. */
async function renderPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '/';
  // In development the framework's own page shows where it broke.
  if (build) replaceErrors(request, response);
  addEtag(request, response);
  if (await build?.framedPages.respond(request, response)) return;
  // In development pages come in parts, and only those that must be changed are buffered.
  if (request.method === 'GET' && (build || variantKey(url) !== null))
    changePage(response, html => finishPage(withVariant(html, url), { url, response }));
  void handle(request, response);
}

/** Responds at once; the connection stays a moment, because a client that is cut off while it sends never reads it. */
async function refuse(refused: Refusal, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { body, type, policy } = refusalResponse(refused, request);
  response.writeHead(refused.status, {
    ...BASE_HEADER_RECORD,
    [POLICY]: policy,
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

/** What the build does to a static page, for one that the framework responds with. */
function finishPage(html: string, { url, response }: { url: string; response: ServerResponse }): string {
  if (!build) return html;
  const built = renderedPage(html, build.script);
  if (built.includes(NOT_FOUND)) response.statusCode = 404;
  if (addressOf(url) === routes.search()) response.setHeaders(new Headers(rulesHeader(build.rules)));
  build.framedPages.keep(built, { url, response });
  const page = withPromotion(built, addressOf(url), globalThis.promotionNow ?? null);
  // A prerendered one, such as a not-found page: proxy.ts gives the others a policy with a nonce.
  if (!response.hasHeader(POLICY)) response.setHeader(POLICY, staticPagePolicy(page, addressOf(url)));
  return page;
}

/** Lets requests and background work finish. */
async function stop(idleMs: number): Promise<void> {
  await shutDown({ idleMs, responsesMs: RESPONSES_MS });
  await globalThis.stopBackgroundWork?.();
  process.exit(0);
}

declare global {
  /** Set by lib/background-work.ts, which lives inside the framework's bundle. */
  var stopBackgroundWork: (() => Promise<void>) | undefined;
}

/**
 * The site's HTTP server: Next behind a thin door of our own. The door does what a framework cannot be asked to:
 * it writes down who is really calling, refuses bodies that are too large before anything reads them, cuts off
 * slow senders, sends the prerendered pages as they were compressed once, and lets requests under way finish when
 * the process is told to stop.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import onHeaders from 'on-headers';
import { ANSWER_POLICY, BASE_HEADER_RECORD, BASE_HEADERS } from '../lib/security/headers.ts';
import { cleanAddress, drain, refusal, type Refusal } from './door.ts';
import { addressOf } from './address-of.ts';
import { openStaticSite } from './static-site.ts';
import { askedKey, withAsked } from './asked-pages.ts';
import { oneInEachTurn } from './turns.ts';
import { appendClientAddress } from './client-address.ts';
import { compressAnswers } from './compress-answers.ts';
import { readEarlyManifest } from './early-manifest.ts';
import { stripFrameworkMarks } from './framework-marks.ts';
import { endWithLauncher } from './end-with-launcher.ts';
import { explainFailures } from './explain-failures.ts';
import { readKnownAddresses } from './known-addresses.ts';
import { prepareHiddenDesk } from './hidden-desk.ts';
import { methodsAt } from './methods.ts';
import { statusWithoutVisit } from './no-visit.ts';
import { openServer } from './open-server.ts';
import { refusalAnswer } from './refusal-answer.ts';
import { changePage, renderedPage } from './rendered-page.ts';
import { prepareFarewell } from './farewell.ts';
import { validateAnswer } from './validated-answer.ts';

endWithLauncher(() => process.kill(process.pid, 'SIGINT'));
// Whatever this process writes is about people, or for itself alone.
process.umask(0o077);

const isDev = process.env['NODE_ENV'] === 'development';
const port = Number(process.env['PORT'] || '3000');
const hostname = process.env['HOST'] || '127.0.0.1';

const POLICY = 'content-security-policy';
/** In which the framework tells everybody where it took a request. */
const INNER_ADDRESS = 'x-middleware-rewrite';
const ANSWERS_MS = 10_000;
/** How long quiet connections are waited for. Who presses Ctrl-C has nobody in front, and sits there waiting. */
const QUIET_MS = { SIGTERM: 6_500, SIGINT: 0 };
const DRAIN_BODY_MS = 800;

const root = join(import.meta.dirname, '..');
// The framework takes its rewrites to `localhost` for its own only under that name; any other is fetched over HTTP.
const app = next({ dev: isDev, dir: root, hostname: 'localhost', port });
const handle = app.getRequestHandler();
const isBehindProxy = Number(process.env['TRUSTED_PROXY_HOPS'] || '0') > 0;
const server = openServer({ isDev, isBehindProxy }, (request, response) => void answer(request, response));
const sayFarewell = prepareFarewell(server);
const startInTurn = oneInEachTurn();

// A log that nobody reads any more (a dead collector) must neither end the process nor keep it busy with the failure.
for (const log of [process.stdout, process.stderr]) log.on('error', () => undefined);

await app.prepare();
const buildDir = join(root, '.next');
const pages = isDev ? null : openStaticSite(buildDir);
const isKnown = isDev ? () => true : readKnownAddresses(root, buildDir);
const manifest = isDev ? null : readEarlyManifest(buildDir);
const hideDesk = manifest && prepareHiddenDesk(buildDir, manifest);
// The framework keeps a process alive through whatever nobody catches; one that cannot listen is of no use.
const giveUp = ({ message }: Error) => {
  process.stderr.write(`The site cannot be reached here: ${message}\n`);
  process.exit(1);
};
server.once('error', giveUp);
server.listen(port, hostname, () => server.off('error', giveUp));
// A second signal (Ctrl-C reaches us and our parent) must not cut the first one's work short.
let stopping: Promise<void> | undefined;
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => void (stopping ??= stop(QUIET_MS[signal])));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // In development the framework's own tools use what only it understands, under addresses of theirs too.
  if (!isDev) stripFrameworkMarks(request);
  const refused = isDev && request.url?.startsWith('/__nextjs') ? null : refusal(request, isKnown);
  if (refused) return turnAway(refused, request, response);
  const withoutVisit = statusWithoutVisit(request, addressOf(request.url ?? '/'));
  if (withoutVisit !== null) {
    response.writeHead(withoutVisit, {
      ...BASE_HEADER_RECORD,
      [POLICY]: ANSWER_POLICY,
      'cache-control': 'no-store',
    });
    return void response.end();
  }
  if (request.method === 'OPTIONS') {
    response.writeHead(204, {
      ...BASE_HEADER_RECORD,
      [POLICY]: ANSWER_POLICY,
      allow: methodsAt(addressOf(request.url ?? '/')).join(', '),
    });
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
  // proxy.ts is asked only about posts that announce a body.
  if (request.method === 'POST') request.headers['content-length'] ??= '0';
  onHeaders(response, () => {
    response.removeHeader(INNER_ADDRESS);
    for (const { key, value } of BASE_HEADERS) if (!response.hasHeader(key)) response.setHeader(key, value);
    // In development the framework answers for static pages too, and gives them no policy of their own.
    if (!isDev && !response.hasHeader(POLICY)) response.setHeader(POLICY, ANSWER_POLICY);
  });
  appendClientAddress(request);
  startInTurn(() =>
    compressAnswers(request, response, () => {
      // In development the framework's own page shows where it broke, and its scripts come as they are.
      if (!isDev) explainFailures(request, response);
      validateAnswer(request, response);
      const url = request.url ?? '/';
      // In development pages come in parts, and only those that must be changed are held back. What answers a post is
      // whole already.
      const isPage = request.method === 'GET' && (manifest !== null || askedKey(url) !== null);
      if (isPage) changePage(response, html => finishPage(html, { url, response }));
      void handle(request, response);
    }),
  );
}

/** Says at once and whole why; the connection stays a moment, because who is cut off while sending never reads it. */
async function turnAway(refused: Refusal, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { body, type, policy } = refusalAnswer(refused, request);
  const told = Buffer.from(body);
  response.writeHead(refused.status, {
    ...BASE_HEADER_RECORD,
    [POLICY]: policy,
    'cache-control': 'no-store',
    'content-type': `${type}; charset=utf-8`,
    'content-length': told.length,
    connection: 'close',
    ...refused.headers,
  });
  response.write(told);
  await drain(request, DRAIN_BODY_MS);
  response.end();
}

function finishPage(html: string, answered: { url: string; response: ServerResponse }): string {
  const page = withAsked(html, answered.url);
  if (!manifest || !hideDesk) return page;
  return renderedPage(hideDesk(page, answered), manifest.scripts);
}

/** Says farewell to whoever is connected, and lets the background work put down what it holds. */
async function stop(quietMs: number): Promise<void> {
  await sayFarewell({ quietMs, answersMs: ANSWERS_MS });
  await globalThis.stopBackgroundWork?.();
  process.exit(0);
}

declare global {
  /** Set by lib/background-work.ts, which lives inside the framework's bundle. */
  var stopBackgroundWork: (() => Promise<void>) | undefined;
}

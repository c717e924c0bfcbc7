/** For the site's HTTP server. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import onHeaders from 'on-headers';
import { refreshOf, renderedPage } from './build/page-html.ts';
import { builtFolder, readPageManifest } from './build/page-manifest.ts';
import { rulesHeader } from './build/speculation-rules.ts';
import { bufferResponse, changePage } from './serve/buffered-response.ts';
import { compressResponses } from './serve/compress-responses.ts';
import { addEtag } from './serve/etag.ts';
import { loadSlots } from './serve/load-slots.ts';
import { stripNextHeaders } from './serve/next-headers.ts';
import { addressOf, pathOf } from './serve/request-address.ts';
import { createQueue } from './serve/request-queue.ts';
import { addBaseHeaders, POLICY } from './serve/response-headers.ts';
import { openStaticSite, type StaticSite } from './serve/static-site.ts';
import type { Site } from './site.ts';
import { applyState } from './slots/apply-state.ts';
import { cutAtMarks } from './slots/marks.ts';
import { shared, type RenderedRequest, type SlotRequest } from './slots/shared.ts';

export { CONTENT_TYPES } from './build/build-output.ts';
export { builtFolder, readPageManifest } from './build/page-manifest.ts';
export { addressOf, cleanAddress, originForm } from './serve/request-address.ts';
export type { Site } from './site.ts';

export type Delivery = {
  /** Removes from a request what would show the framework's insides. To be called first. */
  clean: (request: IncomingMessage) => void;
  /** Whether an address exists, without a request to it. */
  isKnown: (url: string) => boolean;
  /** Whether a path, as it was sent, is one of the build's pages. */
  isPage: (path: string) => boolean;
  /** Sends a page or file of the build, or the page for an unknown address. False when the request is for the framework. */
  sendBuilt: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Lets the framework respond, and finishes what it sends. One request after the other begins. */
  render: (request: IncomingMessage, response: ServerResponse) => void;
};

/** A page that is not there says so: one that the framework renders has no other way to set its status and be drawn. */
const NOT_FOUND = ' data-status="404"';
/** The header of a request that this process sends itself to have the framework render a page for one visitor. */
const TICKET = 'x-engine-ticket';
const RENDER_MS = 5_000;
/** In development the framework compiles a page first. */
const COMPILE_MS = 60_000;

/** Reads the build of the site in `root`; in development there is none. `handle` is the framework's request handler. */
export async function openDelivery({
  root,
  origin,
  isDev,
  handle,
  site,
  folder,
  earlier,
}: Settings): Promise<Delivery> {
  const build = isDev ? null : await readBuild(root, { site, folder, earlier });
  const enqueue = createQueue();

  if (build) shared.refresh = build.pages.refresh;
  // What has changed since it was prepared.
  await build?.pages.refresh();
  const rendering = new AsyncLocalStorage<RenderedRequest>();
  shared.requestNow = () => rendering.getStore();
  /** Requests that this process sends itself, by a number that no one else knows. */
  const ownRequests = new Map<string, RenderedRequest>();
  shared.fillPage = async (address, visits, visitorHeaders) => {
    const request: RenderedRequest = {
      params: paramsOf(address),
      headers: new Headers(visitorHeaders),
      visits,
    };
    if (build?.pages.isPage(pathOf(address))) return fillBuilt(build.pages, address, request);
    const ticket = randomUUID();
    ownRequests.set(ticket, request);
    try {
      const headers = { ...visitorHeaders, accept: 'text/html', [TICKET]: ticket };
      const signal = AbortSignal.timeout(build ? RENDER_MS : COMPILE_MS);
      const response = await fetch(new URL(address, origin), { headers, redirect: 'manual', signal });
      const html = await response.text();
      return response.ok && request.isFilled ? html : null;
    } finally {
      ownRequests.delete(ticket);
    }
  };

  /** Outside of the request that it is for: its slots are those of another page. */
  const fillBuilt = (pages: StaticSite, address: string, request: SlotRequest) =>
    rendering.exit(async () => {
      const filled = await pages.fill(pathOf(address), request);
      return filled?.status === 200 ? filled.html : null;
    });

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? '/';
    const own = ownRequests.get(String(request.headers[TICKET]));
    delete request.headers[TICKET];
    const rendered = own ?? { params: paramsOf(url), headers: headersOf(request) };
    const letFrameworkRespond = () => rendering.run(rendered, () => handle(request, response));
    // In development the framework's own page shows where it broke.
    if (!build) {
      onHeaders(response, () => {
        if (rendered.redirect === undefined) return;
        response.statusCode = 307;
        response.setHeader('location', rendered.redirect);
      });
      letFrameworkRespond();
      return;
    }
    ignoreMalformedRange(request);
    replaceErrors(response, site.failurePage(request));
    addEtag(request, response);
    if (request.method === 'GET' && build.pages.mayFill(url)) {
      const filled = await build.pages.fill(addressOf(url), rendered);
      if (filled) {
        response.statusCode = filled.status;
        response.setHeaders(new Headers(filled.headers));
        response.end(filled.html);
        return;
      }
      if (build.pages.respond(request, response)) return;
    }
    if (request.method === 'GET') changePage(response, html => finishPage(html, { url, response }));
    letFrameworkRespond();
  };

  const finishPage = (html: string, { url, response }: { url: string; response: ServerResponse }): string => {
    if (!build) return html;
    const path = addressOf(url);
    const built = renderedPage(html, build.script);
    if (built.includes(NOT_FOUND)) response.statusCode = 404;
    const seconds = refreshOf(built);
    if (seconds !== null) response.setHeader('refresh', seconds);
    if (site.hasLinksAhead(path) && response.statusCode === 200)
      response.setHeaders(new Headers(rulesHeader(build.rules)));
    const page = pageNow(built, path);
    // A prerendered one, such as a not-found page: the others have a policy with a nonce.
    if (!response.hasHeader(POLICY)) response.setHeader(POLICY, site.pagePolicy(page, path));
    return page;
  };

  return {
    clean: request => (build ? stripNextHeaders(request) : undefined),
    isKnown: build?.isKnown ?? (() => true),
    isPage: path => build?.pages.isPage(path) ?? false,
    sendBuilt: (request, response) => {
      const url = request.url ?? '/';
      if (!build || build.pages.mayFill(url)) return false;
      if (build.isKnown(url)) return build.pages.respond(request, response);
      build.pages.respondNotFound(request, response);
      return true;
    },
    render: (request, response) => {
      addBaseHeaders(response, { site, isDev });
      enqueue(() =>
        compressResponses(request, response, () => {
          respond(request, response).catch((error: unknown) => {
            site.report(error, request);
            response.statusCode = 500;
            response.end();
          });
        }),
      );
    },
  };
}

/** The HTML of the page at `path` as it is sent now: without marks, in the state that all visitors see. */
export function pageNow(html: string, path: string): string {
  return applyState(cutAtMarks(html), { path, state: shared.state });
}

function headersOf({ headers }: IncomingMessage): Headers {
  return new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]));
}

function paramsOf(url: string): URLSearchParams {
  return new URLSearchParams(url.split('?').slice(1).join('?'));
}

async function readBuild(
  root: string,
  { site, folder: other, earlier }: Pick<Settings, 'site' | 'folder' | 'earlier'>,
) {
  const buildDir = join(root, '.next');
  const folder = other ?? builtFolder(buildDir);
  const { script, rules, files, builtFiles, addresses, patterns } = readPageManifest(folder);
  const earlierFiles = earlier === undefined ? [] : readPageManifest(earlier).files;
  const sent = [...files, ...builtFiles, ...earlierFiles];
  const known = new Set([...addresses, ...sent.map(({ address }) => address)]);
  const open = patterns.map(pattern => new RegExp(pattern));
  return {
    pages: await openStaticSite(buildDir, { folder, earlier, site, drawers: await loadSlots(buildDir) }),
    isKnown: (url: string) => {
      const address = addressOf(url);
      return known.has(address) || open.some(pattern => pattern.test(address));
    },
    script,
    rules,
  };
}

/** A range that no one can read is none (RFC 9110, 14.2); the framework would refuse it. */
function ignoreMalformedRange({ headers }: IncomingMessage): void {
  const spec = /^bytes=(.+)$/.exec(headers.range ?? '')?.[1] ?? '';
  if (!spec.split(',').every(isRange)) delete headers.range;
}

function isRange(part: string): boolean {
  const [, first = '', last = ''] = /^\s*(\d*)-(\d*)\s*$/.exec(part) ?? [];
  return first + last !== '' && (first === '' || last === '' || Number(first) <= Number(last));
}

/**
 * Replaces a failed response of the framework: its own page is empty without scripts, and a failed route's has no text.
 * A client's range or condition that a file does not meet is the client's: the framework finds no page for that status,
 * and fails (RFC 9110, 13 and 14).
 */
function replaceErrors(response: ServerResponse, drawFailure: ReturnType<Site['failurePage']>): void {
  bufferResponse(response, {
    isBuffered: () => response.statusCode === 500 && !response.headersSent,
    finish: () => {
      // Only a file that was found has told when it changed.
      if (response.hasHeader('last-modified')) {
        response.statusCode = String(response.getHeader('content-range')).startsWith('bytes */') ? 416 : 412;
        for (const name of ['content-type', 'content-length', POLICY]) response.removeHeader(name);
        return null;
      }
      const { html, policy } = drawFailure();
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      response.setHeader(POLICY, policy);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('cache-control', 'no-store');
      return html;
    },
  });
}

type Settings = {
  root: string;
  /** Of pages that were made again with other values (`renderPages`), in the place of the build's. */
  folder?: string | undefined;
  /** Of the pages that were sent before these. */
  earlier?: string | undefined;
  /** Where this process reaches itself. */
  origin: string;
  isDev: boolean;
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  site: Site;
};

import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { UNKNOWN_ID } from '../lib/unknown-id.ts';
import { preparePage, type StaticPage } from './static-page.ts';

export type StaticSite = {
  /** Answers the request from the prerendered pages. False when it is not for one of them, or not ready yet. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Resolves when every page is ready. */
  ready: Promise<void>;
};

/**
 * The prerendered pages of a build, compressed once in the background and sent as they are: no framework, no
 * compression per request (the framework compresses every answer anew, which costs nearly all of its throughput).
 * Until a page is ready the framework answers for it.
 */
export async function openStaticSite(buildDir: string): Promise<StaticSite> {
  const paths = await staticPaths(buildDir);
  const pages = new Map<string, StaticPage>();
  const ready = prepareAll(paths, buildDir, pages);
  return {
    answer: (request, response) => {
      const page = isPlainRead(request) ? pages.get(pathOf(request.url ?? '/')) : undefined;
      if (!page) return false;
      send(page, request, response);
      return true;
    },
    ready,
  };
}

/** Home first, so that the page that most visitors open is ready first. */
async function staticPaths(buildDir: string): Promise<string[]> {
  const manifest: unknown = JSON.parse(await readFile(join(buildDir, 'prerender-manifest.json'), 'utf8'));
  const { routes } = manifest as { routes: Record<string, { routeType?: string; initialStatus?: number }> };
  return Object.entries(routes)
    .filter(
      ([path, route]) =>
        route.routeType === 'page' && (route.initialStatus ?? 200) === 200 && !isNotFoundPage(path),
    )
    .map(([path]) => path)
    .sort((a, b) => a.length - b.length);
}

/** The not-found screens of folders are answered by the page cache, with status 404. */
function isNotFoundPage(path: string): boolean {
  return path.startsWith('/_') || path.endsWith(`/${UNKNOWN_ID}`);
}

async function prepareAll(paths: string[], buildDir: string, pages: Map<string, StaticPage>): Promise<void> {
  for (const path of paths) {
    const html = await readFile(
      join(buildDir, 'server', 'app', `${path === '/' ? 'index' : path}.html`),
      'utf8',
    );
    const { page, flight } = await preparePage(html);
    // The file first: a page must not name what cannot be had yet.
    if (flight) pages.set(flight.path, flight.file);
    pages.set(path, page);
  }
}

/** Reads without the framework's own request headers (it asks for data instead of a page with them). */
function isPlainRead({ method, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers.rsc === undefined &&
    headers['content-length'] === undefined
  );
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

function send(page: StaticPage, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['if-none-match']?.includes(page.headers['etag'] ?? '"')) {
    response.writeHead(304, page.headers);
    response.end();
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = page.bodies[encoding];
  response.writeHead(200, {
    ...page.headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The smallest encoding that the client takes; `;q=0` refuses one. */
export function chooseEncoding(accepted: string | string[] | undefined): keyof StaticPage['bodies'] {
  const offers = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map(offer => offer.trim());
  const takes = (name: string) =>
    offers.some(offer => offer.startsWith(name) && !/;\s*q=0(?:\.0*)?$/.test(offer));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

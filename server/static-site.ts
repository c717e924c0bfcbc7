import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { askedKey, askedPages } from './asked-pages.ts';
import { EARLY_PREFIX, readEarlyManifest } from './early-manifest.ts';
import { bodiesFolder, readKeptBodies, type KeptBodies } from './kept-bodies.ts';
import { listBuiltFiles, prepareBuiltFile } from './static-files.ts';
import { preparePage, type StaticPage } from './static-page.ts';
import { listStaticPages, pageFile } from './static-pages.ts';
import { isUnchanged } from './validators.ts';

export type StaticSite = {
  /** Answers the request from the prerendered pages. False when it is not for one of them, or not ready yet. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Resolves when every page is ready. */
  ready: Promise<void>;
};

/**
 * The prerendered pages of a build, their scripts and styles, compressed once with the build and sent as they are: no
 * framework, no compression per request (which would cost nearly all of the throughput). They are read in the
 * background; until one is ready the framework answers for it.
 */
export function openStaticSite(buildDir: string, kept = readKeptBodies(bodiesFolder(buildDir))): StaticSite {
  const pages = new Map<string, StaticPage>();
  const ready = prepareAll(buildDir, { pages, kept });
  return {
    answer: (request, response) => {
      const page = isPlainRead(request) ? findPage(pages, request.url ?? '/') : undefined;
      if (!page) return false;
      send(page, request, response);
      return true;
    },
    ready,
  };
}

/** A page must not name what cannot be had yet: its files come first. */
async function prepareAll(buildDir: string, { pages, kept }: SiteToPrepare): Promise<void> {
  const manifest = readEarlyManifest(buildDir);
  const files = listBuiltFiles(buildDir);
  const prepareFiles = async (isWanted: (address: string) => boolean) => {
    for (const { address, file } of files)
      if (isWanted(address) && !pages.has(address)) pages.set(address, await prepareBuiltFile(file, kept));
  };
  await prepareFiles(address => address.startsWith(EARLY_PREFIX) && address.endsWith('.js'));
  for (const { path } of listStaticPages(buildDir)) {
    const sheet = manifest.styles[path];
    await prepareFiles(address => address === sheet);
    const html = await readFile(pageFile(buildDir, path), 'utf8');
    const prepare = (text: string) => preparePage(text, { path, scripts: manifest.scripts, sheet, kept });
    for (const [key, text] of askedPages(path, html)) pages.set(key, await prepare(text));
    pages.set(path, await prepare(html));
  }
  await prepareFiles(() => true);
}

type SiteToPrepare = { pages: Map<string, StaticPage>; kept: KeptBodies };

/** Reads without a body. */
function isPlainRead({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && headers['content-length'] === undefined;
}

/** Being asked for what it does not know is no reason to answer anything but the page. */
function findPage(pages: Map<string, StaticPage>, url: string): StaticPage | undefined {
  const key = askedKey(url);
  return (key === null ? undefined : pages.get(key)) ?? pages.get(pathOf(url));
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

function send(page: StaticPage, request: IncomingMessage, response: ServerResponse): void {
  if (isUnchanged(request, page.headers['etag'] ?? '"')) {
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

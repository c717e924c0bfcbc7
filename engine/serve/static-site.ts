import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { CONTENT_TYPES } from '../build/build-output.ts';
import { compressedFolder, readCompressed, type Bodies, type Compress } from '../build/compressed-cache.ts';
import { builtFolder, readPageManifest } from '../build/page-manifest.ts';
import { rulesHeader } from '../build/speculation-rules.ts';
import type { Site } from '../site.ts';
import { applyState, stateFor } from '../slots/apply-state.ts';
import type { Drawers } from '../slots/draw-slots.ts';
import { cutAtMarks, marksIn, type Mark, type PagePart } from '../slots/marks.ts';
import { shared, type SlotRequest } from '../slots/shared.ts';
import { etagOf, isUnchanged, REVALIDATED } from './etag.ts';
import { addressOf, pathOf } from './request-address.ts';

export type StaticSite = {
  /** Responds to the request when it is for a prerendered page or a file of the build. False when it is for neither. */
  respond: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Says that there is nothing at the address of the request. */
  respondNotFound: (request: IncomingMessage, response: ServerResponse) => void;
  /** Prepares again what the state has changed (`showState`). */
  refresh: () => Promise<void>;
  /** Whether a request for this address may mean something for a slot of the page. */
  mayFill: (url: string) => boolean;
  /** The page at `path` with its slots drawn for the request; null when that means nothing for any of them. */
  fill: (path: string, request: SlotRequest) => Promise<FilledPage | null>;
  isPage: (path: string) => boolean;
};

/** With another status than 200 a slot sends the visitor to another address. */
type FilledPage = { status: 200 | 307; html: string; headers: Readonly<Record<string, string>> };

/**
 * Reads the prerendered pages of a build, their scripts and styles, which the build has compressed, to send them as they
 * are: no framework, and no compression per request, which would cost nearly all of the throughput.
 */
export async function openStaticSite(
  buildDir: string,
  { folder, earlier, site, drawers, compress = readCompressed(compressedIn(buildDir, folder)) }: SiteSettings,
): Promise<StaticSite> {
  const responses = new Map<string, StaticResponse>();
  const { pages, notFound, files, builtFiles, rules } = readPageManifest(folder);
  for (const { address, file } of files)
    responses.set(address, await prepareFile(join(folder, file), { site, compress }));
  for (const { address, file } of builtFiles)
    responses.set(address, await prepareFile(join(buildDir, file), { site, compress }));
  if (earlier !== undefined) {
    const own = { site, compress: readCompressed(compressedIn(buildDir, earlier)) };
    for (const { address, file } of readPageManifest(earlier).files)
      if (!responses.has(address)) responses.set(address, await prepareFile(join(earlier, file), own));
  }
  /** By their own paths, which are no addresses. */
  const notFoundPages = new Map<string, StaticResponse>();
  const pageFiles = new Map([...pages, ...notFound].map(({ path, file }) => [path, join(folder, file)]));
  const folders = notFound.map(({ path, pattern }) => ({ path, pattern: new RegExp(pattern) }));
  const isNotFound = (path: string) => folders.some(folder => folder.path === path);
  const shownPages = new Map<string, ShownPage>();
  const cache = new Map<string, readonly PagePart[]>();

  const readPage = async (path: string): Promise<readonly PagePart[]> =>
    cutAtMarks(await readFile(pageFiles.get(path) ?? '', 'utf8'));
  /** The pages that were filled last stay in memory. */
  const keepPage = async (path: string): Promise<readonly PagePart[]> => {
    const parts = cache.get(path) ?? (await readPage(path));
    cache.delete(path);
    cache.set(path, parts);
    const [oldest = path] = cache.keys();
    if (cache.size > KEPT_PAGES) cache.delete(oldest);
    return parts;
  };
  const slotsIn = (path: string) => shownPages.get(path)?.slots ?? [];
  const isPerRequest = (path: string) => shownPages.get(path)?.isPerRequest ?? false;

  const prepareAgain = async () => {
    const { state } = shared;
    for (const path of pageFiles.keys()) {
      const known = shownPages.get(path);
      if (known && known.state === stateFor(path, known.marks, state)) continue;
      const parts = await readPage(path);
      const marks = marksIn(parts);
      const html = applyState(parts, { path, state });
      const headers = isNotFound(path) ? { ...HTML, ...NOT_KEPT } : pageHeaders(html, { path, rules, site });
      const response = await prepare(html, { headers, site, compress });
      (isNotFound(path) ? notFoundPages : responses).set(path, response);
      const slots = marks.filter(({ kind }) => kind === 'slot').map(({ name }) => name);
      const isPerRequest = slots.some(name => drawers.get(name)?.perRequest);
      shownPages.set(path, { marks, slots, isPerRequest, state: stateFor(path, marks, state), headers });
    }
  };
  // One after the other: an earlier state must not come last.
  let preparing = prepareAgain();
  await preparing;
  return {
    respond: (request, response) => {
      const stored = isPlainRead(request) ? responses.get(pathOf(request.url ?? '/')) : undefined;
      if (stored) send(stored, { request, response, site });
      return stored !== undefined;
    },
    respondNotFound: (request, response) => {
      const address = addressOf(request.url ?? '/');
      const { path } = folders.find(({ pattern }) => pattern.test(address)) ?? { path: '' };
      const page = notFoundPages.get(path);
      if (!page) throw new Error('The build has no page for unknown addresses');
      const policy = site.pagePolicy(plainBody(page).toString(), address);
      const { etag: _, ...otherHeaders } = page.headers;
      const headers = { ...otherHeaders, 'content-security-policy': policy };
      send({ ...page, headers, status: 404 }, { request, response, site });
    },
    refresh: () => (preparing = preparing.then(prepareAgain, prepareAgain)),
    mayFill: url => {
      const path = addressOf(url);
      return url.includes('?') ? slotsIn(path).length > 0 : isPerRequest(path);
    },
    fill: async (path, request) => {
      const names = slotsIn(path);
      const wanted = Object.keys(request.visits ?? {});
      const isWanted = (name: string) => wanted.includes(name);
      if (request.visits && !names.some(name => drawers.get(name)?.names.some(isWanted))) return null;
      const visits = new Map<string, unknown>(Object.entries(request.visits ?? {}));
      for (const name of names.filter(name => !visits.has(name))) {
        const { visit, redirect } = (await drawers.get(name)?.load(request)) ?? {};
        if (redirect !== undefined)
          return { status: 307, html: '', headers: { ...NOT_KEPT, location: redirect } };
        if (visit !== undefined) visits.set(name, visit);
      }
      if (visits.size === 0) return null;
      const drawnSlots = new Set<string>();
      const parts = await fillSlots(await keepPage(path), { visits, drawers, drawnSlots });
      if (request.visits && !wanted.some(name => drawnSlots.has(name))) return null;
      const marks = await Promise.all(
        Array.from(drawnSlots, async name => (await drawers.get(name)?.titleMark(visits.get(name))) ?? ''),
      );
      const html = applyState(parts, { path, state: shared.state }).replace(
        '<title>',
        () => `<title>${marks.join('')}`,
      );
      const isKept = request.visits === undefined && !isPerRequest(path);
      const waits = await Promise.all(
        Array.from(drawnSlots, async name => drawers.get(name)?.askAgainAfter(visits.get(name))),
      );
      const [refresh] = waits.filter(seconds => seconds !== undefined);
      return {
        status: 200,
        html,
        headers: {
          ...shownPages.get(path)?.headers,
          ...(isKept ? {} : NOT_KEPT),
          ...(refresh === undefined ? {} : { refresh: String(refresh) }),
        },
      };
    },
    isPage: path => responses.has(path) && shownPages.has(path),
  };
}

function compressedIn(buildDir: string, folder: string): string[] {
  return [folder, builtFolder(buildDir)].map(compressedFolder);
}

/** The parts with the slots drawn again that have a visit, inside of others too. */
async function fillSlots(parts: readonly PagePart[], filling: Filling): Promise<readonly PagePart[]> {
  const { visits, drawers, drawnSlots } = filling;
  const fill = async (part: PagePart): Promise<PagePart> => {
    if (typeof part === 'string') return part;
    const { mark, built } = part;
    const visit = mark.kind === 'slot' ? visits.get(mark.name) : undefined;
    const html = visit === undefined ? undefined : await drawers.get(mark.name)?.draw(mark.value, visit);
    if (html !== undefined) drawnSlots.add(mark.name);
    return { mark, built: await fillSlots(html === undefined ? built : cutAtMarks(html), filling) };
  };
  return Promise.all(parts.map(fill));
}

type ShownPage = {
  marks: readonly Mark[];
  /** The names of its slots. */
  slots: readonly string[];
  isPerRequest: boolean;
  /** What of the state it was prepared with. */
  state: string;
  headers: Readonly<Record<string, string>>;
};

/** Of 150 KB each. */
const KEPT_PAGES = 16;
/** As the framework says it of pages that it renders per request. */
const NOT_KEPT = { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' };
const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** `drawnSlots`: their names, collected. */
type Filling = { visits: ReadonlyMap<string, unknown>; drawers: Drawers; drawnSlots: Set<string> };

/** `folder`: of its pages, those that the build has made or others. */
type SiteSettings = {
  folder: string;
  /** Of the pages that were sent before: a visitor who has one open may still ask for its scripts. */
  earlier?: string | undefined;
  site: Site;
  drawers: Drawers;
  compress?: Compress;
};

/** One response, prepared once: its bytes in each encoding and the headers that go with them. */
type StaticResponse = {
  status: 200 | 404;
  etag: string;
  headers: Record<string, string>;
  /** Few clients ask for plain bytes, and those of all pages are 21 MB: a page's are unpacked for the first that does. */
  bodies: Bodies & { identity?: Buffer };
};

async function prepareFile(file: string, { site, compress }: Preparation): Promise<StaticResponse> {
  const headers = {
    'content-security-policy': site.filePolicy,
    'content-type': CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
  };
  return prepare(await readFile(file, 'utf8'), { headers, site, compress });
}

/** With the policy for exactly its inline scripts: a slot has none. */
function pageHeaders(html: string, { path, rules, site }: PageSettings): Record<string, string> {
  return {
    ...HTML,
    'cache-control': REVALIDATED,
    'content-security-policy': site.pagePolicy(html, path),
    ...(site.hasLinksAhead(path) ? rulesHeader(rules) : {}),
  };
}

type PageSettings = { path: string; rules: string; site: Site };

async function prepare(
  text: string,
  { headers, site, compress }: Preparation & { headers: Record<string, string> },
): Promise<StaticResponse> {
  const etag = etagOf(text);
  return {
    status: 200,
    etag,
    headers: { ...site.headers, ...headers, etag, vary: 'Accept-Encoding' },
    bodies: await compress(text),
  };
}

type Preparation = { site: Site; compress: Compress };

/** Without a body. */
function isPlainRead({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && headers['content-length'] === undefined;
}

function send(
  stored: StaticResponse,
  { request, response, site }: { request: IncomingMessage; response: ServerResponse; site: Site },
): void {
  const id = request.headers[site.requestIdHeader];
  // In the same object as the others: headers that are set one by one make static pages slower.
  const headers = id === undefined ? stored.headers : { ...stored.headers, [site.requestIdHeader]: id };
  if (stored.status === 200 && isUnchanged(request, stored.etag)) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = encoding === 'identity' ? plainBody(stored) : stored.bodies[encoding];
  response.writeHead(stored.status, {
    ...headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function plainBody({ bodies }: StaticResponse): Buffer {
  bodies.identity ??= gunzipSync(bodies.gzip);
  return bodies.identity;
}

/** The smallest encoding that the client takes; `;q=0` refuses one. */
export function chooseEncoding(accepted: string | string[] | undefined): keyof StaticResponse['bodies'] {
  const offers = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map(offer => offer.trim());
  const takes = (name: string) =>
    offers.some(offer => offer.startsWith(name) && !/;\s*q=0(?:\.0*)?$/.test(offer));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

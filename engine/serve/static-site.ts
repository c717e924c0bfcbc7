import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { CONTENT_TYPES, listBuiltFiles, pageFile, readPrerendered } from '../build/build-output.ts';
import { compressedFolder, readCompressed, type Bodies, type Compress } from '../build/compressed-cache.ts';
import { withOwnFiles } from '../build/page-html.ts';
import { readPageManifest } from '../build/page-manifest.ts';
import { rulesHeader } from '../build/speculation-rules.ts';
import type { Site } from '../site.ts';
import { etagOf, isUnchanged, REVALIDATED } from './etag.ts';

export type StaticSite = {
  /** Responds to the request when it is for a prerendered page or a file of the build. False when it is for neither. */
  respond: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Prepares the pages at these paths again, which `site.finish` now changes in another way; by default all pages. */
  refresh: (isChanged?: (path: string) => boolean) => Promise<void>;
};

/**
 * Reads the prerendered pages of a build, their scripts and styles, which the build has compressed, to send them as they
 * are: no framework, and no compression per request, which would cost nearly all of the throughput.
 */
export async function openStaticSite(
  buildDir: string,
  site: Site,
  compress = readCompressed(compressedFolder(buildDir)),
): Promise<StaticSite> {
  const responses = new Map<string, StaticResponse>();
  for (const { address, file } of listBuiltFiles(buildDir))
    responses.set(address, await prepareFile(file, { site, compress }));
  const manifest = readPageManifest(buildDir);
  const refresh = async (isChanged = (_path: string) => true) => {
    for (const { path } of readPrerendered(buildDir, site.notFoundId).pages) {
      if (!isChanged(path)) continue;
      const html = await readFile(pageFile(buildDir, path), 'utf8');
      for (const [key, text] of [[path, html], ...site.variants(path, html)] as const) {
        const files = { script: manifest.script, sheet: manifest.styles[path] };
        const page = site.finish(withOwnFiles(text, files), path);
        if (responses.get(key)?.etag !== etagOf(page))
          responses.set(key, await preparePage(page, { path, rules: manifest.rules, site, compress }));
      }
    }
  };
  await refresh();
  return {
    respond: (request, response) => {
      const found = isPlainRead(request) ? findResponse(responses, request.url ?? '/', site) : undefined;
      if (found) send(found, { request, response, site });
      return found !== undefined;
    },
    refresh,
  };
}

/** One response, prepared once: its bytes in each encoding and the headers that go with them. */
type StaticResponse = {
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

/** A page, with the policy for exactly its inline scripts. */
function preparePage(
  html: string,
  { path, rules, site, compress }: Preparation & { path: string; rules: string },
): Promise<StaticResponse> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': REVALIDATED,
    'content-security-policy': site.pagePolicy(html, path),
    ...(site.hasLinksAhead(path) ? rulesHeader(rules) : {}),
  };
  return prepare(html, { headers, site, compress });
}

async function prepare(
  text: string,
  { headers, site, compress }: Preparation & { headers: Record<string, string> },
): Promise<StaticResponse> {
  const etag = etagOf(text);
  return {
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

/** A variant that the page does not know gets the page itself. */
function findResponse(
  responses: ReadonlyMap<string, StaticResponse>,
  url: string,
  { variantKey }: Site,
): StaticResponse | undefined {
  const key = variantKey(url);
  return (key === null ? undefined : responses.get(key)) ?? responses.get(pathOf(url));
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

function send(
  found: StaticResponse,
  { request, response, site }: { request: IncomingMessage; response: ServerResponse; site: Site },
): void {
  const id = request.headers[site.requestIdHeader];
  // In the same object as the others: headers that are set one by one make static pages slower.
  const headers = id === undefined ? found.headers : { ...found.headers, [site.requestIdHeader]: id };
  if (isUnchanged(request, found.etag)) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = encoding === 'identity' ? plainBody(found) : found.bodies[encoding];
  response.writeHead(200, {
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

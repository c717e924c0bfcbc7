import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PromotionNow } from '../lib/promotion/promotion-now.ts';
import { REQUEST_ID_HEADER } from '../lib/kernel/request-id.ts';
import { RESPONSE_POLICY, BASE_HEADER_RECORD } from '../lib/security/headers.ts';
import { staticPagePolicy } from '../lib/security/static-page-policy.ts';
import { CONTENT_TYPES, listBuiltFiles, listStaticPages, pageFile } from './build-output.ts';
import { compressedFolder, readCompressed, type Bodies, type Compress } from './compressed-cache.ts';
import { readPageManifest } from './page-manifest.ts';
import { etagOf, isUnchanged, REVALIDATED } from './etag.ts';
import { withOwnFiles } from './page-html.ts';
import { isRenderedAhead, rulesHeader } from './speculation-rules.ts';
import { withPromotion } from './promotion-html.ts';
import { queryVariants, variantKey } from './query-variants.ts';

export type StaticSite = {
  /** Responds to the request when it is for a prerendered page or a file of the build. False when it is for neither. */
  respond: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Prepares the pages that the promotion changes. Until that is done they are sent as they were. */
  show: (promotion: PromotionNow) => Promise<void>;
};

/**
 * Reads the prerendered pages of a build, their scripts and styles, which the build has compressed, to send them as they
 * are: no framework, and no compression per request, which would cost nearly all of the throughput.
 */
export async function openStaticSite(
  buildDir: string,
  compress = readCompressed(compressedFolder(buildDir)),
): Promise<StaticSite> {
  const responses = new Map<string, StaticResponse>();
  for (const { address, file } of listBuiltFiles(buildDir))
    responses.set(address, await prepareFile(file, compress));
  const manifest = readPageManifest(buildDir);
  let shown: PromotionNow | null = null;
  const show = async (promotion: PromotionNow | null) => {
    // All pages say whether it is full; how many places are left only its own says.
    const isOwnPageOnly = promotion !== null && promotion.isFull === (shown?.isFull ?? false);
    for (const { path } of listStaticPages(buildDir)) {
      if (isOwnPageOnly && path !== promotion.page.path) continue;
      const html = await readFile(pageFile(buildDir, path), 'utf8');
      for (const [key, text] of [[path, html], ...queryVariants(path, html)] as const) {
        const files = { script: manifest.script, sheet: manifest.styles[path] };
        const page = withPromotion(withOwnFiles(text, files), path, promotion);
        if (responses.get(key)?.etag !== etagOf(page))
          responses.set(key, await preparePage(page, { path, rules: manifest.rules, compress }));
      }
    }
    shown = promotion;
  };
  await show(null);
  return {
    respond: (request, response) => {
      const found = isPlainRead(request) ? findResponse(responses, request.url ?? '/') : undefined;
      if (found) send(found, request, response);
      return found !== undefined;
    },
    show,
  };
}

/** One response, prepared once: its bytes in each encoding and the headers that go with them. */
type StaticResponse = {
  etag: string;
  headers: Record<string, string>;
  /** Few clients ask for plain bytes, and those of all pages are 21 MB: a page's are unpacked for the first that does. */
  bodies: Bodies & { identity?: Buffer };
};

async function prepareFile(file: string, compress: Compress): Promise<StaticResponse> {
  const headers = {
    'content-security-policy': RESPONSE_POLICY,
    'content-type': CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
  };
  return prepare(await readFile(file, 'utf8'), { headers, compress });
}

/** A page, with the policy for exactly its inline scripts. */
function preparePage(html: string, { path, rules, compress }: PageToPrepare): Promise<StaticResponse> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': REVALIDATED,
    'content-security-policy': staticPagePolicy(html, path),
    ...(isRenderedAhead(path) ? rulesHeader(rules) : {}),
  };
  return prepare(html, { headers, compress });
}

async function prepare(text: string, { headers, compress }: Preparation): Promise<StaticResponse> {
  const etag = etagOf(text);
  return {
    etag,
    headers: { ...BASE_HEADER_RECORD, ...headers, etag, vary: 'Accept-Encoding' },
    bodies: await compress(text),
  };
}

type PageToPrepare = { path: string; rules: string; compress: Compress };
type Preparation = { headers: Record<string, string>; compress: Compress };

/** Without a body. */
function isPlainRead({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && headers['content-length'] === undefined;
}

/** A variant that the page does not know gets the page itself. */
function findResponse(responses: Map<string, StaticResponse>, url: string): StaticResponse | undefined {
  const key = variantKey(url);
  return (key === null ? undefined : responses.get(key)) ?? responses.get(pathOf(url));
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

function send(found: StaticResponse, request: IncomingMessage, response: ServerResponse): void {
  const id = request.headers[REQUEST_ID_HEADER];
  // In the same object as the others: headers that are set one by one make static pages slower.
  const headers = id === undefined ? found.headers : { ...found.headers, [REQUEST_ID_HEADER]: id };
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

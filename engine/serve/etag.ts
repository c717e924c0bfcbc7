import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { bufferResponse } from './buffered-response.ts';

/** Anyone may cache the response, and revalidates it each time. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** A name for these bytes. */
export function digest(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
}

/** Weak, because the same bytes go out in several encodings. */
export function etagOf(bytes: string | Buffer): string {
  return `W/"${digest(bytes)}"`;
}

/** Whether the client has the response of this tag already: its tag is in the list, or it takes any (`*`). */
export function isUnchanged(request: IncomingMessage, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known !== undefined && (known.trim() === '*' || known.includes(etag));
}

/**
 * Adds to the framework's public responses (the sitemap, robots.txt, the feeds) what static pages have: an ETag of their
 * bytes, and 304 for a client that has these already. For HEAD the framework omits the body, so it is given GET; Node
 * knows the real method and sends no body.
 */
export function addEtag(request: IncomingMessage, response: ServerResponse): void {
  // What the framework lets proxies cache for a year they would keep beyond the next release.
  onHeaders(response, () => {
    if (cacheControlOf(response).startsWith(FOR_PROXIES)) response.setHeader('cache-control', REVALIDATED);
  });
  if (request.method === 'HEAD') request.method = 'GET';
  if (request.method !== 'GET') return;
  bufferResponse(response, {
    isBuffered: () => !response.headersSent && response.statusCode === 200 && lacksTag(response),
    finish: body => {
      if (body.length === 0) return null;
      const etag = etagOf(body);
      response.setHeader('etag', etag);
      if (!isUnchanged(request, etag)) return body;
      response.statusCode = 304;
      return null;
    },
  });
}

function lacksTag(response: ServerResponse): boolean {
  const cacheControl = cacheControlOf(response);
  const isPublic = cacheControl === REVALIDATED || cacheControl.startsWith(FOR_PROXIES);
  return isPublic && !response.hasHeader('etag');
}

function cacheControlOf(response: ServerResponse): string {
  return String(response.getHeader('cache-control'));
}

const FOR_PROXIES = 's-maxage=';

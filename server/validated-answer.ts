import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { entityTag, isUnchanged, REVALIDATED } from './validators.ts';
import { holdWhole } from './whole-answer.ts';

/**
 * Gives the framework's answers that anybody may keep (the sitemap, robots.txt, the feeds) what static pages have: a tag
 * of their bytes, and 304 for who has these already. Without one they would come whole each time. For HEAD the framework
 * makes the same answer and keeps its body back, so it is told GET: Node knows what was asked, and sends no body.
 */
export function validateAnswer(request: IncomingMessage, response: ServerResponse): void {
  // What the framework lets proxies keep for a year, they would keep beyond the next release.
  onHeaders(response, () => {
    if (keepingOf(response).startsWith(FOR_PROXIES)) response.setHeader('cache-control', REVALIDATED);
  });
  if (request.method === 'HEAD') request.method = 'GET';
  if (request.method !== 'GET') return;
  holdWhole(response, {
    isHeld: () => !response.headersSent && response.statusCode === 200 && lacksTag(response),
    finish: body => {
      const etag = entityTag(body);
      response.setHeader('etag', etag);
      if (!isUnchanged(request, etag)) return body;
      response.statusCode = 304;
      return null;
    },
  });
}

function lacksTag(response: ServerResponse): boolean {
  const keeping = keepingOf(response);
  return (keeping === REVALIDATED || keeping.startsWith(FOR_PROXIES)) && !response.hasHeader('etag');
}

function keepingOf(response: ServerResponse): string {
  return String(response.getHeader('cache-control'));
}

const FOR_PROXIES = 's-maxage=';

import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Removes from a request what only the framework's own scripts and parts send, which this site does not use: it turns a
 * page into data with another status, or names an address inside.
 */
export function stripNextHeaders({ headers }: Pick<IncomingMessage, 'headers'>): void {
  for (const name of Object.keys(headers)) if (NEXT_HEADERS.test(name)) delete headers[name];
}

/** Headers of the framework's client, of its server actions, and between its own parts. */
const NEXT_HEADERS =
  /^(?:rsc$|next-|x-nextjs-|x-middleware-|x-invoke-|x-next-|x-matched-path$|x-now-route-matches$)/;

/**
 * Removes the same headers from a response, such as the address inside that a proxy chose, and from its `Vary`: no
 * response depends on them, and a cache in front would keep the same page several times.
 */
export function stripNextResponse(response: ResponseHeaders): void {
  for (const name of response.getHeaderNames()) if (NEXT_HEADERS.test(name)) response.removeHeader(name);
  const vary = String(response.getHeader('vary') ?? '');
  if (!vary.includes('next-')) return;
  const names = vary.split(/,\s*/).filter(name => !NEXT_HEADERS.test(name.toLowerCase()));
  response.setHeader('vary', names.join(', '));
}

type ResponseHeaders = Pick<ServerResponse, 'getHeader' | 'getHeaderNames' | 'removeHeader' | 'setHeader'>;

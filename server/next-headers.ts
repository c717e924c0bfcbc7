import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Removes from a request what only the framework's own scripts send, which this site does not use. It turns a page into
 * data, and that data would tell a stranger which pages the desk has.
 */
export function stripNextHeaders(request: Pick<IncomingMessage, 'headers' | 'url'>): void {
  for (const name of Object.keys(request.headers)) if (NEXT_HEADERS.test(name)) delete request.headers[name];
  const { url = '' } = request;
  const start = url.indexOf('?');
  if (start === -1 || !url.includes('_rsc', start)) return;
  const query = url.slice(start + 1).split('&');
  const kept = query.filter(pair => !/^_rsc(?:=|$)/.test(pair));
  request.url = kept.length === 0 ? url.slice(0, start) : `${url.slice(0, start)}?${kept.join('&')}`;
}

/** Headers of the framework's client, of its server actions, and between its own parts. */
const NEXT_HEADERS =
  /^(?:rsc$|next-|x-nextjs-|x-middleware-|x-invoke-|x-next-|x-matched-path$|x-now-route-matches$)/;

/**
 * Removes from `Vary` the same headers: no response depends on them, and a cache in front would keep the same page
 * several times.
 */
export function stripNextVary(response: Pick<ServerResponse, 'getHeader' | 'setHeader'>): void {
  const vary = String(response.getHeader('vary') ?? '');
  if (!vary.includes('next-')) return;
  const kept = vary.split(/,\s*/).filter(name => !NEXT_HEADERS.test(name.toLowerCase()));
  response.setHeader('vary', kept.join(', '));
}

import type { IncomingMessage } from 'node:http';

/**
 * Takes out of a request what only the framework's own scripts send, which this site does not use. With them a page is
 * answered as data, and that data tells a stranger which pages of the desk there are.
 */
export function stripFrameworkMarks(request: Pick<IncomingMessage, 'headers' | 'url'>): void {
  for (const name of Object.keys(request.headers)) if (MARKS.test(name)) delete request.headers[name];
  const { url = '' } = request;
  const start = url.indexOf('?');
  if (start === -1 || !url.includes('_rsc', start)) return;
  const query = url.slice(start + 1).split('&');
  const kept = query.filter(pair => !/^_rsc(?:=|$)/.test(pair));
  request.url = kept.length === 0 ? url.slice(0, start) : `${url.slice(0, start)}?${kept.join('&')}`;
}

/** Of the framework's client, of its server actions, and of what its parts tell one another within a process. */
const MARKS =
  /^(?:rsc$|next-|x-nextjs-|x-middleware-|x-invoke-|x-next-|x-matched-path$|x-now-route-matches$)/;

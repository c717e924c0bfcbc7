import type { ServerResponse } from 'node:http';
import type { EarlyScripts } from './early-manifest.ts';
import { withEarlyScript } from './static-page.ts';

/**
 * Changes a page that the framework answers before it is sent. The answer is held back until it is whole, which costs
 * nothing: a page that is rendered here never comes in parts.
 */
export function changePage(response: ServerResponse, change: (html: string) => string): void {
  const parts: Buffer[] = [];
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const isPage = () => String(response.getHeader('content-type')).startsWith('text/html');
  const keep = (part: unknown) => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part as string));
    return true;
  };
  response.write = (...given: unknown[]) =>
    isPage() ? keep(given[0]) : Reflect.apply(write, response, given);
  response.end = (...given: unknown[]) => {
    if (!isPage()) return Reflect.apply(end, response, given);
    keep(given[0]);
    if (parts.length === 0) return end();
    if (!response.headersSent) response.removeHeader('content-length');
    return end(change(Buffer.concat(parts).toString()));
  };
}

/**
 * Gives a page that is rendered per request what the build gives a static page: the early script in the place of the
 * framework's scripts and data (docs/decisions/0013). One that has the early script already, or nothing
 * to show without the framework, stays.
 */
export function renderedPage(html: string, scripts: EarlyScripts): string {
  return html.includes(FRAMEWORK_SCRIPT) && !html.includes(EMPTY_PAGE)
    ? withEarlyScript(html, scripts)
    : html;
}

/** The framework's mark on a page that its scripts must draw first (a refused desk). */
const EMPTY_PAGE = ' id="__next_error__"';

const FRAMEWORK_SCRIPT = '<script src="/_next/';

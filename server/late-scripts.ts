import type { ServerResponse } from 'node:http';

/**
 * Lets the framework's scripts of a page that is rendered per request wait until the page has been painted: their 130 KB
 * would share a slow line with its styles and fonts (docs/decisions/0013). `late` is the small script that fetches them.
 * The answer is held back until it is whole, which costs nothing: a page that is rendered here never comes in parts.
 */
export function delayScripts(response: ServerResponse, late: string): void {
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
    return end(withLateScripts(Buffer.concat(parts).toString(), late));
  };
}

/** The page with `late` in the place of the framework's scripts, whose addresses that finds in `LATE_SOURCES`. */
export function withLateScripts(html: string, late: string): string {
  const sources = Array.from(html.matchAll(SCRIPT), ([, source]) => source);
  const nonce = NONCE.exec(html)?.[1];
  const end = html.lastIndexOf('</body>');
  if (sources.length === 0 || nonce === undefined || end === -1 || html.includes(EMPTY_PAGE)) return html;
  const script = `<script nonce="${nonce}">(LATE_SOURCES=>{${late}})(${JSON.stringify(sources)})</script>`;
  return (html.slice(0, end) + script + html.slice(end)).replace(FRAMEWORK, () => '');
}

/** The framework's mark on a page that its scripts must draw first (a refused desk): there is no paint to wait for. */
const EMPTY_PAGE = ' id="__next_error__"';

const SCRIPT = /<script src="(\/_next\/[^"]+)"(?=[^>]* async="")[^>]*><\/script>/g;
const NONCE = /<script src="\/_next\/[^>]* nonce="([\w-]+)"/;
/** Those scripts, the hints for them, and the one for browsers that know no modules, which get none of this. */
const FRAMEWORK = /<script src="\/_next\/[^>]*><\/script>|<link rel="preload" as="script"[^>]*>/g;

import type { ServerResponse } from 'node:http';

/**
 * Lets the framework's scripts of a page that is rendered per request wait until the page has been painted: their 130 KB
 * would share a slow line with its styles and fonts. Nothing is lost before they come: what is pressed is answered by
 * the page itself, or kept for them (docs/decisions/0013). The answer is held back until it is whole, which costs
 * nothing, because a page that is rendered here never arrives in parts.
 */
export function delayScripts(response: ServerResponse): void {
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
    return end(withLateScripts(Buffer.concat(parts).toString()));
  };
}

/** The page with one small script in the place of the framework's, which fetches them after the first paint. */
export function withLateScripts(html: string): string {
  const sources = Array.from(html.matchAll(SCRIPT), ([, source]) => source);
  const nonce = NONCE.exec(html)?.[1];
  const end = html.lastIndexOf('</body>');
  if (sources.length === 0 || nonce === undefined || end === -1) return html;
  const late = `<script nonce="${nonce}">(${fetchAfterPaint})(${JSON.stringify(sources)})</script>`;
  return (html.slice(0, end) + late + html.slice(end)).replace(FRAMEWORK, '');
}

// The framework looks for its scripts by their address and `async`, so as not to add one twice. What is put into a form
// meanwhile is noted for it (components/checkout/use-earlier-input.ts).
const fetchAfterPaint = `function(sources){
document.addEventListener('input',function(event){var field=event.target;
if(field.form&&'notesInput' in field.form.dataset)field.dataset.noted=field.value},true);
new PerformanceObserver(function(list,observer){observer.disconnect();sources.forEach(function(source){
var script=document.createElement('script');script.src=source;script.async=true;document.head.append(script)})}).observe({type:'paint',buffered:true})}`;

const SCRIPT = /<script src="(\/_next\/[^"]+)"(?=[^>]* async="")[^>]*><\/script>/g;
const NONCE = /<script src="\/_next\/[^>]* nonce="([\w-]+)"/;
/** Those scripts, the hints for them, and the one for browsers that know no modules, which get none of this. */
const FRAMEWORK = /<script src="\/_next\/[^>]*><\/script>|<link rel="preload" as="script"[^>]*>/g;

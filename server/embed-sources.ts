/**
 * What a page's policy must allow for the third parties in its own HTML: frames (of `Embed`, and plain ones) and the
 * script of the accessibility widget. A page without third parties allows none, so configuring one opens no other page.
 */
export function embedSources(html: string): EmbedSources {
  return { frames: originsIn(html, FRAME), scripts: originsIn(html, SCRIPT) };
}

/** The one https origin of an address, as a policy's list: nothing for our own defaults, which are empty. */
export function sourceOf(address: string): string[] {
  const url = URL.parse(address);
  return url && ORIGIN.test(url.origin) ? [url.origin] : [];
}

function originsIn(html: string, attribute: RegExp): string[] {
  const addresses = Array.from(html.matchAll(attribute), ([, address = '']) => address);
  return [...new Set(addresses.flatMap(address => sourceOf(address.replaceAll('&amp;', '&'))))];
}

// Hosts may hold signs that would end a policy's entry.
const ORIGIN = /^https:\/\/[a-z0-9.-]+(?::\d+)?$/;
// `data-src`: components/embeds/embed.tsx; `data-script`: components/accessibility/widget-button.tsx.
const FRAME = /<(?:[a-z]+ (?:[^>]* )?data-src|iframe (?:[^>]* )?src)="([^"]*)"/g;
const SCRIPT = /<[a-z]+ (?:[^>]* )?data-script="([^"]*)"/g;

type EmbedSources = { frames: string[]; scripts: string[] };

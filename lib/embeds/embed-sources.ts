/**
 * What a page's policy must allow for the third parties that this very page can show, as its HTML names them: the
 * frames (of `Embed`, and those that stand in the page) and the script of the accessibility widget. A page that shows
 * nobody allows nobody, so configuring one on one page opens no other.
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

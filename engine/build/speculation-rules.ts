/**
 * Which pages a browser may render ahead, when a visitor hovers over a link to them or touches it. `routes` are those of
 * the prerendered pages, as the framework names them. A page that is not in the rules is fetched at the click.
 */
export function speculationRules(
  routes: readonly string[],
  isRenderedAhead: (route: string) => boolean,
): string {
  const patterns = [...new Set(routes)]
    .filter(isRenderedAhead)
    .map(route => route.replaceAll(/\[(\w+)\]/g, ':$1'))
    .sort();
  const where = { and: [{ href_matches: patterns }, { not: { selector_matches: NOT_FOLLOWED } }] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}

/**
 * The header that leads to the rules, and the one that says which parameters change nothing of a page. Without the latter
 * Chromium also takes a page that it has rendered ahead for another one when the followed link has a fragment.
 */
export function rulesHeader(address: string): Record<string, string> {
  return {
    'speculation-rules': `"${address}"`,
    'no-vary-search': 'params=("utm_source" "utm_medium" "utm_campaign" "utm_term" "utm_content")',
  };
}

/** Links within the page or to itself, files, other windows. */
const NOT_FOLLOWED = '[href^="#"],[aria-current="page"],[download],[target],[rel~="nofollow"]';

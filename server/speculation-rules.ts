import { isTagFree } from '../lib/analytics/tag-free-pages.ts';

/**
 * Which pages a browser may render ahead, when a visitor hovers over a link to them or touches it: public ones that are
 * the same for everyone. `routes` are those of the prerendered pages, as the framework names them. A page that is not
 * in the rules is fetched at the click, as before.
 */
export function speculationRules(routes: readonly string[]): string {
  const patterns = [...new Set(routes)]
    .filter(isRenderedAhead)
    .map(route => route.replaceAll(/\[(\w+)\]/g, ':$1'))
    .sort();
  const where = { and: [{ href_matches: patterns }, { not: { selector_matches: NOT_FOLLOWED } }] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}

/** Whether the page at this path or route may be rendered ahead: not where people sign in, pay or read what is theirs, nor a thank-you page. */
export function isRenderedAhead(path: string): boolean {
  return !isTagFree(path) && !/^\/(?:_|search$|thanks(?:\/|$))/.test(path);
}

/** The header that leads to the rules. */
export function rulesHeader(address: string): Record<string, string> {
  return { 'speculation-rules': `"${address}"` };
}

/** Links within the page or to itself, files, other windows. */
const NOT_FOLLOWED = '[href^="#"],[aria-current="page"],[download],[target],[rel~="nofollow"]';

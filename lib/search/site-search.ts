import 'server-only';
import { createSearch, type Search } from './create-search';
import { readSearchDocuments } from './read-search-documents';

/**
 * The search over this site's documents. They change only with a new build, so they are indexed once, on first use:
 * on the global object, because the process has this module in several bundles.
 */
export function getSiteSearch(): Search {
  globalThis.siteSearch ??= createSearch(readSearchDocuments());
  return globalThis.siteSearch;
}

declare global {
  var siteSearch: Search | undefined;
}

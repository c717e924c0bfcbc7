import 'server-only';
import { createSearch, type Search } from './create-search';
import { readSearchDocuments } from './read-search-documents';

/** The search over this site's documents. They change only with a new build, so they are indexed once, on first use. */
export function getSiteSearch(): Search {
  siteSearch ??= createSearch(readSearchDocuments());
  return siteSearch;
}

let siteSearch: Search | undefined;

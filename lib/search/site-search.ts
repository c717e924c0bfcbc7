import 'server-only';
import { createSearch, type Search } from './create-search';
import { readSearchDocuments } from './read-search-documents';

/** The search over the whole site. The index is built on the first query of a process and kept. */
export function getSiteSearch(): Search {
  siteSearch ??= createSearch(readSearchDocuments());
  return siteSearch;
}

let siteSearch: Search | undefined;

import 'server-only';
import { allPages } from '@/app/(site)/pages';
import { site } from '@/content/site';
import { systemClock } from '@/lib/site/clock';
import { logError } from '@/lib/site/log';
import { sqlSearchMissStore } from '@/lib/search/adapters/sql-search-miss-store';
import type { SearchDeps } from '@/lib/search/ports';
import { getSite } from '@/lib/site/site';
import { createSearch, type Search } from '@/lib/search/create-search';
import { readSearchDocuments } from '@/lib/search/read-search-documents';

/** The search of this process. */
export function getSearchDeps(): SearchDeps {
  return {
    search: getSiteSearch(),
    misses: sqlSearchMissStore(getSite().db),
    today: () => agencyDay.format(systemClock.now()),
    report: logError,
  };
}

// The Swedish way of writing a date is the one that sorts.
const agencyDay = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone });

/**
 * The search over this site's documents. They change only with a new build, so they are indexed once, on first use:
 * on the global object, because the process has this module in several bundles.
 */
function getSiteSearch(): Search {
  globalThis.siteSearch ??= createSearch(readSearchDocuments(allPages()));
  return globalThis.siteSearch;
}

declare global {
  var siteSearch: Search | undefined;
}

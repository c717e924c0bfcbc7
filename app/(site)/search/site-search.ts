import { listPageRecords } from '@/app/(site)/pages';
import 'server-only';
import { readSearchDocuments } from '@/lib/search/documents';
import { createSearch, type Search } from '@/lib/search/search';
import { siteProcess } from '@/lib/site/process';

/**
 * The search over this site's documents. They change only with a new build, so they are indexed once, on first use:
 * on the global object, because the process has this module in several bundles.
 */
export function getSiteSearch(): Search {
  siteProcess.search ??= createSearch(readSearchDocuments(listPageRecords()));
  return siteProcess.search;
}

declare global {
  interface SiteProcess {
    search?: Search | undefined;
  }
}

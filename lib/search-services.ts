import 'server-only';
import { site } from '@/content/site';
import { systemClock } from '@/lib/kernel/clock';
import { describeError, log } from '@/lib/log/log';
import { sqlSearchMissStore } from '@/lib/search/adapters/sql-search-miss-store';
import type { SearchDeps } from '@/lib/search/ports';
import { getSiteSearch } from '@/lib/search/site-search';
import { getSiteProcess } from '@/lib/site-process';

/** The search of this process. */
export function getSearchDeps(): SearchDeps {
  return {
    search: getSiteSearch(),
    misses: sqlSearchMissStore(getSiteProcess().db),
    today: () => agencyDay.format(systemClock.now()),
    report: (event, error) => log('error', event, describeError(error)),
  };
}

// The Swedish way of writing a date is the one that sorts.
const agencyDay = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone });

import { isServedByHttps } from '../env/unbundled-settings.ts';

/** Where browsers send what a page's policy has stopped: app/csp-reports/route.ts. */
const REPORT_PATH = '/csp-reports';

/**
 * The directives that ask browsers for reports. `report-to` works with https alone, and a browser that knows it
 * ignores `report-uri`, so over http only `report-uri` is sent.
 */
export function reportDirectives(): Record<string, string[]> {
  return { 'report-uri': [REPORT_PATH], ...(isServedByHttps() ? { 'report-to': [REPORT_GROUP] } : {}) };
}

/** The header that says what `report-to` means: none over http. */
export function reportingHeaders(): { key: string; value: string }[] {
  if (!isServedByHttps()) return [];
  return [{ key: 'Reporting-Endpoints', value: `${REPORT_GROUP}="${REPORT_PATH}"` }];
}

const REPORT_GROUP = 'csp';

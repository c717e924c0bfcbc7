/**
 * Whether a post was caused by another site: the browser's own `Sec-Fetch-Site` and `Origin` say so.
 * A client that sends neither is not a browser with a visitor's session, and passes. A browser without referrers sends
 * `Origin: null` from our own pages too: only `Sec-Fetch-Site` distinguishes them from a sandboxed frame.
 */
export function isCrossSite(request: Request, siteOrigin: string): boolean {
  const fetchSite = request.headers.get('sec-fetch-site');
  if (fetchSite !== null && !OWN_FETCH_SITES.has(fetchSite)) return true;
  const origin = request.headers.get('origin');
  if (origin === null || origin === siteOrigin) return false;
  if (origin === 'null') return fetchSite !== 'same-origin';
  return !isSameHost(origin, request.headers.get('host'));
}

/** The same server under another of its names (`localhost` and `127.0.0.1`): a browser cannot forge `Host`. */
function isSameHost(origin: string, host: string | null): boolean {
  return host !== null && URL.canParse(origin) && new URL(origin).host === host;
}

const OWN_FETCH_SITES: ReadonlySet<string> = new Set(['same-origin', 'none']);

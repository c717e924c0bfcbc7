import 'server-only';
import { requestPage } from '@/content/requests';
import { site } from '@/content/site';
import { takeRequest } from '@/lib/accounts';
import type { Env } from '@/lib/site/env/parse-env';
import { logError } from '@/lib/site/log';
import { sqlRequestStore } from '@/lib/requests/adapters/sql-request-store';
import type { RequestServices } from '@/lib/requests/handle-request';
import { getSite } from '@/lib/site/site';
import { sitePromise } from '@/lib/leads';

/** The part of the composition root by which people follow their requests. */
export function bindRequestServices(env: Env): RequestServices {
  const { failed, limited, back, contact } = requestPage;
  return {
    site: getSite(),
    store: sqlRequestStore(getSite().db),
    promise: sitePromise,
    takeRequest: address => takeRequest(address, getSite()),
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    brand: site.name,
    texts: { failed, limited, back, contact },
    report: logError,
  };
}

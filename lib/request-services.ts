import 'server-only';
import { requestFigures, requestPage } from '@/content/requests';
import { site } from '@/content/site';
import type { AccountServices } from '@/lib/accounts/services-type';
import type { Env } from '@/lib/site/env/parse-env';
import { getSecret } from '@/lib/site/env/server';
import { systemClock } from '@/lib/site/clock';
import { logError } from '@/lib/site/log';
import type { LeadMailSettings } from '@/lib/mail/render-lead-mails';
import { sqlRequestStore } from '@/lib/requests/adapters/sql-request-store';
import type { RequestServices } from '@/lib/requests/handle-request';
import { followToken } from '@/lib/requests/request';
import { routes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';
import { sitePromise } from '@/lib/leads';

/** The part of the composition root by which people follow their requests. */
export function bindRequestServices({ env, accounts }: RequestParts): RequestServices {
  const { failed, limited, back, contact } = requestPage;
  return {
    store: sqlRequestStore(getSite().db),
    clock: systemClock,
    promise: sitePromise,
    secret: getSecret('LINKS_SECRET'),
    previousSecrets: env.LINKS_SECRET_PREVIOUS ?? [],
    linkDays: requestFigures.followLinkDays,
    takeRequest: (address, now) => accounts.attempts.takeRequest(address, now),
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    brand: site.name,
    texts: { failed, limited, back, contact },
    report: logError,
  };
}

/** The links in emails about a request. */
export function followUrls(siteUrl: string): LeadMailSettings['followUrl'] {
  const deps = { secret: getSecret('LINKS_SECRET'), linkDays: requestFigures.followLinkDays };
  return link => siteUrl + routes.request(followToken(link, deps));
}

type RequestParts = { env: Env; accounts: AccountServices };

import 'server-only';
import { getEnv, getSecret } from '@/lib/site/env/server';
import { systemClock } from '@/lib/site/clock';
import { logError } from '@/lib/site/log';
import { getSite } from '@/lib/site/site';
import { violationLimit } from '@/lib/violations/adapters/violation-limit';
import type { ViolationDeps } from '@/lib/violations/note-violations';

/** The part of the composition root that keeps reports about the pages' policies. */
export function getViolationServices(): ViolationDeps & { trustedProxyHops: number } {
  const env = getEnv();
  return {
    clock: systemClock,
    siteOrigin: env.SITE_URL,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    unlessLimited: violationLimit(getSite().db, getSecret('LIMITS_SECRET')),
    report: logError,
  };
}

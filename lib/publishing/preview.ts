import { findVisitor, isFullySignedIn } from '@/lib/accounts';
import { readCookie } from '@/lib/site/http/request';
import { openSealedId, sealId } from '@/lib/site/security/seal';
import type { Site } from '@/lib/site/site';
import { HOUR_MS } from '@/lib/site/time';
import { PREVIEW_COOKIE } from './place';
import { findRelease, type ReleaseRow } from './releases';

/** What the cookie of a preview holds: it opens for an hour, in the session that asked for it alone. */
export function sealPreview(
  { id, sessionId }: { id: string; sessionId: string },
  { now, secret }: Pick<Site, 'now' | 'secret'>,
): string {
  const until = now() + PREVIEW_HOURS * HOUR_MS;
  return sealId({ id, purpose: purposeOf(sessionId), until, secret: secret('LINKS_SECRET') });
}

/**
 * The release that a browser previews, by its cookies; null for everyone else, and once its session has ended or the release
 * was dropped or has failed. Its pages may still be made.
 */
export async function readPreview(
  cookies: string | undefined,
  site: Pick<Site, 'db' | 'env' | 'now' | 'secret'>,
): Promise<string | null> {
  if (!cookies?.includes(`${PREVIEW_COOKIE}=`)) return null;
  const visitor = await findVisitor(cookies, site);
  if (!visitor?.account.isOwner || !isFullySignedIn(visitor)) return null;
  const id = openSealedId(readCookie(cookies, PREVIEW_COOKIE) ?? '', {
    purpose: purposeOf(visitor.session.id),
    now: site.now(),
    secret: site.secret('LINKS_SECRET'),
  });
  const release = id === null ? null : await findRelease(site.db, id);
  return release !== null && SHOWN.has(release.state) ? release.id : null;
}

function purposeOf(sessionId: string): string {
  return `preview:${sessionId}`;
}

const PREVIEW_HOURS = 1;
const SHOWN: ReadonlySet<ReleaseRow['state']> = new Set(['preparing', 'ready', 'published']);

import { readCookie } from '@/lib/site/http/request';
import { openSealedId } from '@/lib/site/security/seal';
import type { Site } from '@/lib/site/site';

/** Shows the browser a release before it is published (server/preview.ts). Empty: no more. */
export function previewCookie(sealed: string, siteUrl: string): string {
  const age = sealed === '' ? '; Max-Age=0' : '';
  return `${COOKIE}=${sealed}; Path=/; HttpOnly; SameSite=Lax${age}${siteUrl.startsWith('https:') ? '; Secure' : ''}`;
}

/** The release that a browser previews, by its cookies; null for everyone else. */
export function readPreview(cookies: string | undefined, site: Pick<Site, 'now' | 'secret'>): string | null {
  if (!cookies?.includes(`${COOKIE}=`)) return null;
  const sealed = readCookie(cookies, COOKIE) ?? '';
  return openSealedId(sealed, { purpose: 'preview', now: site.now(), secret: site.secret('LINKS_SECRET') });
}

const COOKIE = 'release-preview';

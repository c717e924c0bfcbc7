import { readCookie } from '@/lib/site/http/request';
import { openSealedId } from '@/lib/site/security/seal';
import type { Site } from '@/lib/site/site';
import { PREVIEW_COOKIE } from './place';

/** Shows the browser a release before it is published (server/preview.ts). Empty: no more. */
export function previewCookie(sealed: string, siteUrl: string): string {
  const age = sealed === '' ? '; Max-Age=0' : '';
  return `${PREVIEW_COOKIE}=${sealed}; Path=/; HttpOnly; SameSite=Lax${age}${siteUrl.startsWith('https:') ? '; Secure' : ''}`;
}

/** The release that a browser previews, by its cookies; null for everyone else. */
export function readPreview(cookies: string | undefined, site: Pick<Site, 'now' | 'secret'>): string | null {
  if (!cookies?.includes(`${PREVIEW_COOKIE}=`)) return null;
  const sealed = readCookie(cookies, PREVIEW_COOKIE) ?? '';
  return openSealedId(sealed, { purpose: 'preview', now: site.now(), secret: site.secret('LINKS_SECRET') });
}

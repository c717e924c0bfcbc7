import type { MetadataRoute } from 'next';
import { siteSections } from '@/app/(site)/pages';
import { promotionListing } from '@/lib/promotion/state';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { getEnv } from '@/lib/site/site';

/** Asked for rarely, and right at once when the promotion begins or ends: its page has changed then. */
export const dynamic = 'force-dynamic';

export default function sitemap(): MetadataRoute.Sitemap {
  const pages = siteSections().flatMap(section => section.pages);
  return [...pages, ...promotionListing(getEnv(), Date.now())].map(page => ({
    url: absoluteUrl(page.path),
    lastModified: page.changed,
  }));
}

import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/seo/absolute-url';

/** Nothing is closed: a page that should not be listed says `noindex` itself, which a crawler must be able to read. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}

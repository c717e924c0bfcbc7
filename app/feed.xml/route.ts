import { page as blog } from '@/app/(site)/blog/record';
import { toRss } from '@/lib/documents/feeds';
import { readArticles } from '@/lib/documents/read-documents';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { FEEDS } from '@/lib/seo/addresses';
import { routes } from '@/lib/site/routes';

export const dynamic = 'force-static';

export function GET(): Response {
  const links = {
    home: absoluteUrl(blog.path),
    self: absoluteUrl(FEEDS.rss),
    article: (slug: string) => absoluteUrl(routes.article(slug)),
  };
  const feed = toRss(readArticles(), { title: blog.title, description: blog.description, links });
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}

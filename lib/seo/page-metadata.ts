import type { Metadata } from 'next';
import { site } from '@/content/site';
import { routes } from '@/lib/site/routes';
import { noonOf } from '@/lib/site/time';
import { absoluteUrl } from './absolute-url';
import { FEEDS, socialImage } from './addresses';

/**
 * The one builder of a page's head: title, description, self canonical, Open Graph and Twitter card.
 * `path` is the page's own path without a query, from `routes`.
 */
export function pageMetadata(page: PageHead): Metadata {
  const url = absoluteUrl(page.path);
  const title = fullTitle(page.title);
  const image = {
    // A page for one visitor (an account, a search, a thank-you page) has no picture of its own.
    url: absoluteUrl(socialImage(page.noindex ? routes.home() : page.path)),
    ...SOCIAL_IMAGE_SIZE,
    alt: `${page.title}: ${site.name}`,
  };
  return {
    title: { absolute: title },
    description: page.description,
    alternates: { canonical: url, types: feedTypes() },
    openGraph: {
      title,
      description: page.description,
      url,
      siteName: site.name,
      locale: 'en_US',
      images: [image],
      ...articleGraph(page),
    },
    twitter: { card: 'summary_large_image', title, description: page.description, images: [image] },
    ...(page.noindex ? { robots: { index: false, follow: true } } : {}),
    ...(page.hasSecretAddress ? { referrer: 'strict-origin' } : {}),
  };
}

/** The head of a screen that says that nothing is here: no canonical, not for search results. */
export function notFoundMetadata({ title, description }: { title: string; description: string }): Metadata {
  return { title: { absolute: fullTitle(title) }, description, robots: { index: false, follow: true } };
}

/** The title with the site's name after it, or alone where both together would be cut in a list of results. */
export function fullTitle(title: string): string {
  const withName = `${title} | ${site.name}`;
  return withName.length <= MAX_TITLE_LENGTH ? withName : title;
}

function articleGraph({ article }: PageHead) {
  if (!article) return { type: 'website' as const };
  return {
    type: 'article' as const,
    publishedTime: noonOf(article.date, site.timeZone),
    modifiedTime: noonOf(article.updated, site.timeZone),
    authors: [article.author],
    tags: [...article.tags],
    section: article.category,
  };
}

function feedTypes(): Record<string, string> {
  return { 'application/rss+xml': absoluteUrl(FEEDS.rss), 'application/feed+json': absoluteUrl(FEEDS.json) };
}

const MAX_TITLE_LENGTH = 65;
const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 };

type PageHead = {
  title: string;
  description: string;
  path: string;
  /** Kept out of search results; its links are still followed. */
  noindex?: boolean;
  /** Its address may hold a key or a token: the pages that follow, and their statistics, are not told of it. */
  hasSecretAddress?: boolean;
  article?: { date: string; updated: string; author: string; category: string; tags: readonly string[] };
};

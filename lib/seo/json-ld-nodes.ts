import { site } from '@/content/site';
import { routes } from '@/lib/routes';
import { socialImage } from './addresses';
import { absoluteUrl } from './absolute-url';
import { organizationId, type JsonLdNode } from './json-ld';

/** A service that the agency provides. */
export function serviceNode({
  path,
  name,
  description,
}: {
  path: string;
  name: string;
  description: string;
}): JsonLdNode {
  return {
    '@type': 'Service',
    '@id': `${absoluteUrl(path)}#service`,
    name,
    description,
    serviceType: name,
    url: absoluteUrl(path),
    provider: { '@id': organizationId() },
    areaServed: { '@type': 'Country', name: 'United States' },
  };
}

/** A list of pages in the order in which the page shows them. */
export function itemListNode(path: string, items: readonly { name: string; path: string }[]): JsonLdNode {
  return {
    '@type': 'ItemList',
    '@id': `${absoluteUrl(path)}#list`,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: absoluteUrl(item.path),
    })),
  };
}

/** One article. Byline and date are those that the page shows. */
export function articleNode(article: ArticleFacts): JsonLdNode {
  const url = absoluteUrl(routes.article(article.slug));
  const published = `${article.date}T00:00:00Z`;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: article.title,
    description: article.excerpt,
    url,
    image: [absoluteUrl(socialImage(routes.article(article.slug)))],
    datePublished: published,
    dateModified: published,
    author: { '@type': 'Person', name: article.author, url: absoluteUrl(routes.team()) },
    publisher: { '@id': organizationId() },
    mainEntityOfPage: { '@id': `${url}#webpage` },
    articleSection: article.category,
    keywords: article.tags.join(', '),
    inLanguage: 'en-US',
  };
}

/** The blog, with the headlines of its articles. */
export function blogNode(articles: readonly ArticleFacts[]): JsonLdNode {
  return {
    '@type': 'Blog',
    '@id': `${absoluteUrl(routes.blog())}#blog`,
    name: `The ${site.name} blog`,
    url: absoluteUrl(routes.blog()),
    publisher: { '@id': organizationId() },
    blogPost: articles.map(article => ({
      '@type': 'BlogPosting',
      '@id': `${absoluteUrl(routes.article(article.slug))}#article`,
      headline: article.title,
      url: absoluteUrl(routes.article(article.slug)),
      datePublished: `${article.date}T00:00:00Z`,
    })),
  };
}

type ArticleFacts = {
  slug: string;
  title: string;
  excerpt: string;
  date: string;
  author: string;
  category: string;
  tags: readonly string[];
};

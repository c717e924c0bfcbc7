import { plans } from '@/content/plans';
import { site } from '@/content/site';
import { routes } from '@/lib/site/routes';
import { noonOf } from '@/lib/site/time';
import { absoluteUrl } from './absolute-url';
import { socialImage } from './addresses';
import { organizationId, personNode, type JsonLdNode } from './json-ld';

/** A service that the agency provides, with what it is sold as: `parts`, or else the website plans. */
export function serviceNode({ path, name, description, parts }: ServiceFacts): JsonLdNode {
  return {
    '@type': 'Service',
    '@id': `${absoluteUrl(path)}#service`,
    name,
    description,
    serviceType: name,
    url: absoluteUrl(path),
    provider: { '@id': organizationId() },
    areaServed: { '@type': 'Country', name: 'United States' },
    hasOfferCatalog: parts ? servicesCatalog(path, name, parts) : plansCatalog(),
  };
}

/** The plans by name: their prices stand on the pricing page alone, and so do they in its markup. */
function plansCatalog(): JsonLdNode {
  const url = absoluteUrl(routes.pricing());
  return {
    '@type': 'OfferCatalog',
    '@id': `${url}#plans`,
    name: 'Website plans',
    url,
    itemListElement: plans.map(plan => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: `${plan.name} website plan`, url },
    })),
  };
}

function servicesCatalog(path: string, name: string, parts: readonly ListedPage[]): JsonLdNode {
  return {
    '@type': 'OfferCatalog',
    '@id': `${absoluteUrl(path)}#catalog`,
    name,
    itemListElement: parts.map(part => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: part.name, url: absoluteUrl(part.path) },
    })),
  };
}

/** A list of pages in the order that the page shows. */
export function itemListNode(path: string, items: readonly ListedPage[]): JsonLdNode {
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
  return { ...postNode(article), mainEntityOfPage: { '@id': `${url}#webpage` } };
}

function postNode(article: ArticleFacts): JsonLdNode {
  const url = absoluteUrl(routes.article(article.slug));
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: article.title,
    description: article.excerpt,
    url,
    image: [absoluteUrl(socialImage(routes.article(article.slug)))],
    datePublished: noonOf(article.date, site.timeZone),
    dateModified: noonOf(article.updated, site.timeZone),
    author: authorNode(article.author),
    publisher: { '@id': organizationId() },
    articleSection: article.category,
    keywords: article.tags.join(', '),
    inLanguage: 'en-US',
  };
}

/** The byline's person, or the agency while that person is invented. */
function authorNode(name: string): object {
  const person = personNode(name);
  return person ? { ...person, url: absoluteUrl(routes.team()) } : { '@id': organizationId() };
}

/** The blog, with the headlines of its articles. */
export function blogNode(articles: readonly ArticleFacts[]): JsonLdNode {
  return {
    '@type': 'Blog',
    '@id': `${absoluteUrl(routes.blog())}#blog`,
    name: `The ${site.name} blog`,
    url: absoluteUrl(routes.blog()),
    publisher: { '@id': organizationId() },
    blogPost: articles.map(postNode),
  };
}

type ServiceFacts = ListedPage & { description: string; parts?: readonly ListedPage[] };

type ListedPage = { name: string; path: string };

type ArticleFacts = {
  slug: string;
  title: string;
  excerpt: string;
  date: string;
  updated: string;
  author: string;
  category: string;
  tags: readonly string[];
};

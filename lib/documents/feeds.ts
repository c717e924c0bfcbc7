import { site } from '@/content/site';
import { escapeHtml } from '@/lib/site/text';
import { noonOf } from '@/lib/site/time';
import { toPlainText } from './document-files';
import type { Article } from './read-documents';

/** The blog as RSS 2.0. */
export function toRss(articles: readonly Article[], { title, description, links }: FeedFacts): string {
  const items = articles.map(article => {
    const url = escapeHtml(links.article(article.slug));
    return [
      '<item>',
      `<title>${escapeHtml(article.title)}</title>`,
      `<link>${url}</link>`,
      `<guid isPermaLink="true">${url}</guid>`,
      `<pubDate>${new Date(noonOf(article.date, site.timeZone)).toUTCString()}</pubDate>`,
      `<atom:updated>${noonOf(article.updated, site.timeZone)}</atom:updated>`,
      `<dc:creator>${escapeHtml(article.author)}</dc:creator>`,
      ...[...new Set([article.category, ...article.tags])].map(
        tag => `<category>${escapeHtml(tag)}</category>`,
      ),
      `<description>${escapeHtml(article.excerpt)}</description>`,
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    `<title>${escapeHtml(title)}</title>`,
    `<link>${escapeHtml(links.home)}</link>`,
    `<atom:link href="${escapeHtml(links.self)}" rel="self" type="application/rss+xml"/>`,
    `<description>${escapeHtml(description)}</description>`,
    '<language>en-us</language>',
    ...items,
    '</channel></rss>',
  ].join('\n');
}

/** The blog as JSON Feed 1.1. */
export function toJsonFeed(articles: readonly Article[], { title, description, links }: FeedFacts): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: links.home,
    feed_url: links.self,
    language: 'en-US',
    authors: [{ name: site.name }],
    items: articles.map(article => ({
      id: links.article(article.slug),
      url: links.article(article.slug),
      title: article.title,
      summary: article.excerpt,
      content_text: toParagraphs(article.body),
      date_published: noonOf(article.date, site.timeZone),
      date_modified: noonOf(article.updated, site.timeZone),
      authors: [{ name: article.author }],
      tags: article.tags,
    })),
  };
}

/** Markdown as plain text with a blank line between headings, paragraphs and the points of a list. */
function toParagraphs(body: string): string {
  const blocks = body.replace(/```[\s\S]*?```/g, '').split(/\n\s*\n|\n(?=[ \t]*(?:[-*+]|\d+\.)[ \t])/);
  return blocks
    .map(toPlainText)
    .filter(text => text !== '')
    .join('\n\n');
}

/** What a feed says about itself, with public addresses. */
type FeedFacts = {
  title: string;
  description: string;
  links: { home: string; self: string; article: (slug: string) => string };
};

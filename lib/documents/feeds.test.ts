import { expect, test } from 'vitest';
import { toJsonFeed, toRss } from './feeds';
import type { Article } from './read-documents';

test('the RSS feed names each article once, with markup in titles as text', () => {
  const rss = toRss([ARTICLE], FACTS);
  expect(rss.match(/<item>/g)).toHaveLength(1);
  expect(rss).toContain('<title>Fish &amp; &lt;chips&gt;</title>');
  expect(rss).toContain('<guid isPermaLink="true">https://shop.example/blog/fish</guid>');
  expect(rss).toContain('<pubDate>Sat, 10 May 2025 16:00:00 GMT</pubDate>');
  expect(rss).toContain('<atom:updated>2026-11-23T12:00:00-05:00</atom:updated>');
});

test('the JSON feed holds the same article with its paragraphs, on the day that the page says', () => {
  expect(toJsonFeed([ARTICLE], FACTS)).toMatchObject({
    feed_url: 'https://shop.example/feed',
    items: [
      {
        id: 'https://shop.example/blog/fish',
        title: 'Fish & <chips>',
        content_text: 'A bot\n\nIt does three jobs.\n\nIt answers.\n\nIt asks.',
        date_published: '2025-05-10T12:00:00-04:00',
        date_modified: '2026-11-23T12:00:00-05:00',
      },
    ],
  });
});

const FACTS = {
  title: 'Blog',
  description: 'Notes',
  links: {
    home: 'https://shop.example/blog',
    self: 'https://shop.example/feed',
    article: (slug: string) => `https://shop.example/blog/${slug}`,
  },
};

const ARTICLE: Article = {
  slug: 'fish',
  title: 'Fish & <chips>',
  date: '2025-05-10',
  updated: '2026-11-23',
  reviewed: null,
  author: 'Ines Aguilar',
  excerpt: 'About fish.',
  category: 'Food',
  tags: ['fish'],
  image: null,
  photo: null,
  description: 'About fish.',
  cover: 'street',
  body: '## A bot\n\nIt does\nthree jobs.\n\n- It answers.\n- It asks.\n',
  text: 'words',
  readingMinutes: 1,
};

import { expect, test } from 'vitest';
import { adjacentArticles, relatedArticles, type Article } from './read-documents';

test('related articles share most tags, then are newest, and never the article itself', () => {
  const [, self, ...rest] = ALL;
  expect(self && relatedArticles(self, ALL).map(article => article.slug)).toEqual(['d', 'a', 'c']);
  expect(rest).toHaveLength(3);
});

test('previous is older and next is newer', () => {
  expect(adjacentArticles('b', ALL)).toMatchObject({ previous: { slug: 'c' }, next: { slug: 'a' } });
  expect(adjacentArticles('a', ALL).next).toBeNull();
  expect(adjacentArticles('e', ALL).previous).toBeNull();
  expect(adjacentArticles('missing', ALL)).toEqual({ previous: null, next: null });
});

function anArticle(slug: string, date: string, tags: string[]): Article {
  const text = 'words';
  return {
    slug,
    title: slug,
    date,
    updated: date,
    reviewed: null,
    author: 'A',
    excerpt: '',
    category: 'C',
    tags,
    image: null,
    photo: null,
    description: text,
    cover: 'street',
    body: text,
    text,
    readingMinutes: 1,
  };
}

const ALL = [
  anArticle('a', '2025-05-23', ['seo']),
  anArticle('b', '2025-05-20', ['seo', 'maps']),
  anArticle('c', '2025-05-18', []),
  anArticle('d', '2025-05-14', ['seo', 'maps']),
  anArticle('e', '2025-05-10', []),
];

import { expect, test } from 'vitest';
import { routes } from '@/lib/site/routes';
import { readArticles, withoutGoneArticles } from './read-documents';

test('a list of links loses those to articles that are not there, and nothing else', () => {
  const [article] = readArticles();
  const kept = [routes.blog(), routes.article(article?.slug ?? ''), routes.pricing()].map(href => ({ href }));
  expect(withoutGoneArticles([{ href: routes.article('of-another-blog') }, ...kept])).toEqual(kept);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { articleComponents, articleFigures } from '@/components/mdx/article-components';
import { parkingLots } from '@/content/exhibits/articles';
import { team } from '@/content/team';
import { fillFacts, toPlainText } from '@/lib/documents/document-files';
import { COVERS, readArticles } from '@/lib/documents/read-documents';
import { renderMdx } from '@/lib/documents/render-mdx';
import { articles } from '../raw-documents';

// docs/product/policies.md#articles.
const date = z.iso.date();
const sentence = z.string().regex(/^[A-Z].*[.?]$/s);

const articleFrontMatter = z.object({
  date,
  updated: date,
  reviewed: date,
  author: z.enum(team.map(member => member.name)),
  excerpt: sentence.min(40),
  category: z.string().min(2),
  tags: z.array(z.string()).min(3).max(4),
  cover: z.enum(COVERS),
});

test.each(articles)('$slug has 900 to 1,800 words and a tip', ({ body }) => {
  const words = toPlainText(fillFacts(body)).split(' ').length;
  expect(words).toBeGreaterThanOrEqual(900);
  expect(words).toBeLessThanOrEqual(1800);
  expect(body).toMatch(/<Tip title="[^"]+">\n\n/);
});

test('the five specified articles are dated May 10 to May 23, 2025', () => {
  const dates = articles.map(article => articleFrontMatter.parse(article.data).date).sort();
  expect(dates.slice(0, 5)).toEqual(['2025-05-10', '2025-05-14', '2025-05-18', '2025-05-20', '2025-05-23']);
});

test.each(articles)(
  'the front matter of $slug is complete, and its facts were checked between its first day and its last change',
  ({ data }) => {
    const article = articleFrontMatter.parse(data);
    expect(article.reviewed >= article.date).toBe(true);
    expect(article.updated >= article.reviewed).toBe(true);
  },
);

test.each(articles)('$slug says that its shops are examples, and claims no source for them', ({ body }) => {
  expect(body).toMatch(/\b(is an example|are examples)\b/);
  expect(body).not.toMatch(/clients? (who|of ours)|lets? us (tell|show)|tell their stories/);
});

test('no two articles have the same cover', () => {
  const covers = articles.map(article => articleFrontMatter.parse(article.data).cover);
  expect(new Set(covers).size).toBe(articles.length);
});

test.each(readArticles())(
  '$slug has two drawings or more, each with a finding and a table',
  async ({ body }) => {
    const { content } = await renderMdx(body, articleComponents);
    const figures = renderToStaticMarkup(content).match(/<figure.*?<\/figure>/gs) ?? [];
    expect(figures.length).toBeGreaterThanOrEqual(2);
    for (const figure of figures) {
      expect(figure).toMatch(/role="img" aria-label="[^"]{40,}\."/);
      expect(figure.match(/<th scope="row"/g)?.length).toBeGreaterThanOrEqual(2);
    }
  },
);

test('every drawing is in exactly one article, and none is in two', () => {
  const uses = articles.flatMap(({ body }) =>
    Array.from(body.matchAll(/<([A-Z]\w+) \/>/g), ([, name]) => name),
  );
  expect(uses).toHaveLength(Object.keys(articleFigures).length);
  expect(new Set(uses)).toEqual(new Set(Object.keys(articleFigures)));
});

test('the lots add up to what the article says', () => {
  const article = readArticles().find(({ slug }) => slug === 'google-analytics-4-for-shop-owners');
  const visits = parkingLots.channels.reduce((sum, channel) => sum + channel.visits, 0);
  const calls = parkingLots.channels.reduce((sum, channel) => sum + channel.calls, 0);
  expect(article?.text).toContain(`${visits.toLocaleString('en-US')} visits and ${calls} calls`);
});

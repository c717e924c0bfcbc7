import { gzipSync } from 'node:zlib';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { coverMarkup } from '@/components/article-covers/cover-markup';
import { ArticleHead } from '@/components/documents/article-head';
import { articleFigures } from '@/components/mdx/article-components';
import { boxStack, monthLeaves, parkingLots, titleRuler } from '@/content/exhibits/articles';
import { COVERS, readArticles } from '@/lib/documents/read-documents';
import { formatDay } from '@/lib/site/time';

const articles = readArticles();
const FIGURES = Object.entries(articleFigures);

test.each(FIGURES)('%s is at most 8 KB compressed, without inline styles', (_, figure) => {
  const html = markupOf(figure);
  expect(gzipSync(html).length).toBeLessThanOrEqual(8 * 1024);
  expect(html).not.toContain('style=');
});

const SAMPLES = FIGURES.filter(([, figure]) =>
  /example|made up|made-up|Illustrative/i.test(markupOf(figure)),
);

test.each(SAMPLES)('%s names an example, and says that it is a sample', (_, figure) => {
  expect(markupOf(figure)).toContain('class="sample-tag"');
});

test.each(COVERS)('the cover %s is at most 8 KB compressed and has a name', cover => {
  const svg = coverMarkup(cover, 'Drawing of it');
  expect(svg).toMatch(
    /^<svg (?:class="[^"]+" )?viewBox="[^"]+" preserveAspectRatio="[^"]+" role="img" aria-label="Drawing of it">/,
  );
  expect(gzipSync(svg).length).toBeLessThanOrEqual(8 * 1024);
  expect(svg).not.toContain('style=');
});

test('the lots have a space for each visit and a car for each call', () => {
  const html = markupOf(articleFigures.ParkingLots);
  const lots = html.split('<svg ').slice(1);
  expect(lots).toHaveLength(parkingLots.channels.length);
  for (const [index, { visits, calls }] of parkingLots.channels.entries()) {
    const [, width = 0, height = 0] = /viewBox="0 0 (\d+) (\d+)"/.exec(lots[index] ?? '') ?? [];
    expect((Number(width) * Number(height)) / 100).toBe(visits);
    expect(lots[index]?.match(/<use /g)).toHaveLength(calls);
  }
});

test('a strip keeps one leaf for each month of its setting, and last June is twelve months before this one', () => {
  const html = markupOf(articleFigures.MonthLeaves);
  const leafCounts = html
    .split('<ol ')
    .slice(1)
    .map(strip => strip.match(/fig-kept/g)?.length);
  expect(leafCounts).toEqual(monthLeaves.settings.map(setting => setting.keepMonths));
  expect(monthLeaves.months.length - 1 - monthLeaves.lastJune).toBe(12);
});

test('on the ruler each part of a title is as long as its characters, and the better one fits', () => {
  const html = markupOf(articleFigures.TitleRuler);
  const parts = titleRuler.titles.flatMap(title => title.parts.map(({ text }) => text.length));
  const widths = Array.from(html.matchAll(/<svg width="([\d.]+)%" class="[^"]*h-\[34px\]/g), ([, width]) =>
    Number(width),
  );
  expect(widths).toEqual(parts.map(length => Number(((length / titleRuler.longest) * 100).toFixed(2))));
  const [, better] = titleRuler.titles;
  expect(better.parts.map(({ text }) => text).join('').length).toBeLessThanOrEqual(titleRuler.longest);
});

test('both stacks hold the boxes of the tray', () => {
  expect(new Set(boxStack.order)).toEqual(new Set(boxStack.boxes));
  expect(boxStack.order).toHaveLength(boxStack.boxes.length);
});

test.each(articles)('the head of $slug shows its cover, and the day of a later change', article => {
  const trail = [{ label: 'Home', href: '/' }, { label: article.title }];
  const html = renderToStaticMarkup(
    createElement(ArticleHead, { article, author: { name: article.author }, trail }),
  );
  expect(html).toContain(article.photo ? `alt="${article.photo.alt}"` : 'role="img" aria-label="Drawing of ');
  const { date, updated } = article;
  const line = `Updated <time dateTime="${updated}">${formatDay(updated)}</time>`;
  expect(html.includes(line)).toBe(updated > date);
});

function markupOf(figure: FunctionComponent): string {
  return renderToStaticMarkup(createElement(figure));
}

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readArticles, type Article } from '@/lib/documents/read-documents';
import { ReadingShelf } from './reading-shelf';

test('each book is as thick as the minutes of its article, and the caption counts them', () => {
  const html = draw([4, 8, 12]);
  expect(thicknessesIn(html)).toEqual([64.7, 131.3, 198]);
  expect(html).toContain('3 articles, 24 minutes in all.');
});

test('one short article is a thin book', () => {
  expect(thicknessesIn(draw([6]))).toEqual([98]);
});

test('a book too thin for words has none, and is read out all the same', () => {
  const html = draw(Array.from({ length: 40 }, () => 5));
  expect(thicknessesIn(html)).toHaveLength(40);
  expect(html).not.toContain('<text');
  expect(html.match(/Chatbots, 5/g)).toHaveLength(40);
});

function draw(minutes: readonly number[]): string {
  const [article] = readArticles();
  const articles = minutes.map(readingMinutes => ({
    ...(article as Article),
    category: 'Chatbots',
    readingMinutes,
  }));
  return renderToStaticMarkup(<ReadingShelf articles={articles} />);
}

/** Without the gap to the next book. */
function thicknessesIn(html: string): number[] {
  return Array.from(
    html.matchAll(/<g transform="translate\([^)]*\)"><rect x="0" y="-\d+" width="([\d.]+)"/g),
    ([, width]) => Number(width),
  );
}

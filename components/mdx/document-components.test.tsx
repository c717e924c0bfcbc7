import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readArticles, readPolicies } from '@/lib/documents/read-documents';
import { renderMdx } from '@/lib/documents/render-mdx';
import { articleComponents } from './article-components';
import { documentComponents } from './document-components';

test('the table of contents links to the ids that are rendered', async () => {
  const source = '## Claim it\n\ntext\n\n### Hours & days\n\n## Claim it\n\n## *Fast* `code`';
  const { content, headings } = await renderMdx(source, {});
  const html = renderToStaticMarkup(content);
  expect(headings.map(heading => heading.text)).toEqual([
    'Claim it',
    'Hours & days',
    'Claim it',
    'Fast code',
  ]);
  expect(idsOf(html)).toEqual(headings.map(heading => heading.id));
});

test('a component keeps a prop that is an expression', async () => {
  const { content } = await renderMdx('<Count n={1 + 1}/>', { Count });
  expect(renderToStaticMarkup(content)).toContain('<b>2</b>');
});

test('a table is named after the heading above it and can be scrolled by keyboard', async () => {
  const { content } = await renderMdx(
    '## Credits\n\n| A | B |\n| --- | --- |\n| 1 | 2 |',
    documentComponents,
  );
  const html = renderToStaticMarkup(content);
  expect(html).toMatch(/<section[^>]*aria-label="Credits"[^>]*tabindex="0"/);
  expect(html).toContain('scope="col"');
});

const documents = [...readArticles(), ...readPolicies()];

test.each(documents)('$slug renders, and its contents agree with its headings', async ({ body }) => {
  const { content, headings } = await renderMdx(body, articleComponents);
  const html = renderToStaticMarkup(content);
  expect(idsOf(html)).toEqual(headings.map(heading => heading.id));
  expect(headings.filter(heading => heading.text.trim() === '')).toEqual([]);
  expect(html).not.toMatch(/<h1|undefined|\[object/);
});

function idsOf(html: string): string[] {
  return Array.from(
    html.matchAll(/<h[23][^>]* id="([^"]+)"|<h[23] id="([^"]+)"/g),
    match => match[1] ?? match[2] ?? '',
  );
}

function Count({ n }: { n: number }) {
  return createElement('b', null, n);
}

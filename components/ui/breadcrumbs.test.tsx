// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './breadcrumbs';

test('a chevron ends each entry but the last, so no line begins with one', () => {
  const trail = [{ label: 'Home', href: '/' }, { label: 'Blog', href: '/blog' }, { label: 'An article' }];
  document.body.innerHTML = renderToStaticMarkup(<Breadcrumbs trail={trail} />);
  const ends = Array.from(document.querySelectorAll('li'), entry => [
    entry.firstElementChild?.localName,
    entry.lastElementChild?.localName,
  ]);
  expect(ends).toEqual([
    ['a', 'svg'],
    ['a', 'svg'],
    ['span', 'span'],
  ]);
});

import { expect, test } from 'vitest';
import { categoryPages } from './category-pages';

const PAGE =
  '<html><body><div data-island="project-filter" data-props="{}"><form><button value="all" aria-pressed="true">All</button>' +
  '<button name="category" value="retail" aria-pressed="false">Retail</button>' +
  '<button name="category" value="restaurant" aria-pressed="false">Restaurant</button></form>' +
  '<output>Showing 3 of 3 projects</output></div><ul><li data-category="retail">A</li><li data-category="restaurant">B</li>' +
  '<li data-category="restaurant">C</li></ul><output>0</output></body></html>';

test('the page is there once for each category of its filter, pressed and counted', () => {
  const pages = categoryPages(PAGE);
  expect([...pages.keys()]).toEqual(['retail', 'restaurant']);
  expect(pages.get('restaurant')).toBe(
    PAGE.replace('data-props="{}"', 'data-props="{&quot;first&quot;:&quot;restaurant&quot;}"')
      .replace('value="all" aria-pressed="true"', 'value="all" aria-pressed="false"')
      .replace('value="restaurant" aria-pressed="false"', 'value="restaurant" aria-pressed="true"')
      .replace('Showing 3 of 3', 'Showing 2 of 3'),
  );
});

test('a page without the filter has no such pages', () => {
  expect(categoryPages('<html><body><p>Hello</p></body></html>').size).toBe(0);
});

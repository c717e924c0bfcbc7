import { expect, test } from 'vitest';
import { queryVariants, variantKey, withVariant } from './query-variants';

const CONTACT =
  '<html><body><select name="inquiry"><option value="waiting-list">A</option></select></body></html>';

test.each([
  ['/contact?inquiry=waiting-list', '/contact?waiting-list'],
  ['/contact?utm_source=x&inquiry=free-audit', '/contact?free-audit'],
  ['/contact?inquiry=', '/contact?'],
  ['/portfolio?category=retail', '/portfolio?retail'],
  ['/portfolio?', null],
  ['/portfolio?inquiry=waiting-list', null],
  ['/contact', null],
  ['/about?inquiry=waiting-list', null],
  ['/__proto__?inquiry=waiting-list', null],
  ['/%ff?inquiry=waiting-list', null],
  ['//other.test/contact?inquiry=waiting-list', null],
])('%s asks for %s', (url, key) => {
  expect(variantKey(url)).toBe(key);
});

test('a variant is found by the key of its address', () => {
  const pages = queryVariants('/contact', CONTACT);
  const asked = pages.get(variantKey('/contact?inquiry=waiting-list') ?? '');
  expect(asked).toContain('data-inquiry="waiting-list"');
  expect(withVariant(CONTACT, '/contact?inquiry=waiting-list')).toBe(asked);
});

test('what the page does not know leaves it as it is', () => {
  expect(withVariant(CONTACT, '/contact?inquiry=zeppelins')).toBe(CONTACT);
  expect(withVariant(CONTACT, '/contact?category=retail')).toBe(CONTACT);
  expect(queryVariants('/about', CONTACT).size).toBe(0);
});

const INQUIRIES =
  '<!DOCTYPE html><html lang="en"><body><select name="inquiry"><option value="general" selected="">A</option>' +
  '<option value="waiting-list">B</option></select><select name="timeZone"><option value="other">C</option></select></body></html>';

test('the page is there once for each inquiry of its list, which is chosen and named on the root element', () => {
  const pages = queryVariants('/contact', INQUIRIES);
  expect([...pages.keys()]).toEqual(['/contact?general', '/contact?waiting-list']);
  expect(pages.get('/contact?waiting-list')).toBe(
    INQUIRIES.replace('<html', '<html data-inquiry="waiting-list"')
      .replace(' selected=""', '')
      .replace('<option value="waiting-list"', '<option selected="" value="waiting-list"'),
  );
});

test('a page without the list has no such variants', () => {
  expect(queryVariants('/contact', '<html><body><p>Hello</p></body></html>').size).toBe(0);
});

const PROJECTS =
  '<html><body><div data-island="project-filter" data-props="{}"><form><button value="all" aria-pressed="true">All</button>' +
  '<button name="category" value="retail" aria-pressed="false">Retail</button>' +
  '<button name="category" value="restaurant" aria-pressed="false">Restaurant</button></form>' +
  '<output>Showing 3 of 3 projects</output></div><ul><li data-category="retail">A</li><li data-category="restaurant">B</li>' +
  '<li data-category="restaurant">C</li></ul><output>0</output></body></html>';

test('the page is there once for each category of its filter, pressed and counted', () => {
  const pages = queryVariants('/portfolio', PROJECTS);
  expect([...pages.keys()]).toEqual(['/portfolio?retail', '/portfolio?restaurant']);
  expect(pages.get('/portfolio?restaurant')).toBe(
    PROJECTS.replace('data-props="{}"', 'data-props="{&quot;first&quot;:&quot;restaurant&quot;}"')
      .replace('value="all" aria-pressed="true"', 'value="all" aria-pressed="false"')
      .replace('value="restaurant" aria-pressed="false"', 'value="restaurant" aria-pressed="true"')
      .replace('Showing 3 of 3', 'Showing 2 of 3'),
  );
});

test('a page without the filter has no such variants', () => {
  expect(queryVariants('/portfolio', '<html><body><p>Hello</p></body></html>').size).toBe(0);
});

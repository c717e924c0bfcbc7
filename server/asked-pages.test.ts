import { expect, test } from 'vitest';
import { askedKey, askedPages, withAsked } from './asked-pages';

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
  expect(askedKey(url)).toBe(key);
});

test('a page is found by the name that its address asks for', () => {
  const pages = askedPages('/contact', CONTACT);
  const asked = pages.get(askedKey('/contact?inquiry=waiting-list') ?? '');
  expect(asked).toContain('data-inquiry="waiting-list"');
  expect(withAsked(CONTACT, '/contact?inquiry=waiting-list')).toBe(asked);
});

test('what the page does not know leaves it as it is', () => {
  expect(withAsked(CONTACT, '/contact?inquiry=zeppelins')).toBe(CONTACT);
  expect(withAsked(CONTACT, '/contact?category=retail')).toBe(CONTACT);
  expect(askedPages('/about', CONTACT).size).toBe(0);
});

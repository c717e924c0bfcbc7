import { expect, test } from 'vitest';
import { inquiryPages } from './inquiry-pages';

const PAGE =
  '<!DOCTYPE html><html lang="en"><body><select name="inquiry"><option value="general" selected="">A</option>' +
  '<option value="waiting-list">B</option></select><select name="timeZone"><option value="other">C</option></select></body></html>';

test('the page is there once for each inquiry of its list, which is chosen and named on the root element', () => {
  const pages = inquiryPages(PAGE);
  expect([...pages.keys()]).toEqual(['general', 'waiting-list']);
  expect(pages.get('waiting-list')).toBe(
    PAGE.replace('<html', '<html data-inquiry="waiting-list"')
      .replace(' selected=""', '')
      .replace('<option value="waiting-list"', '<option selected="" value="waiting-list"'),
  );
});

test('a page without the list has no such pages', () => {
  expect(inquiryPages('<html><body><p>Hello</p></body></html>').size).toBe(0);
});

import { expect, test } from 'vitest';
import { sheetFor } from './page-sheets';

const SHEET = {
  kind: '/about one',
  address: '/_page/styles-1.css',
  has: ['card', 'wide', '--hue', 'data-island="form"'],
};
const page = (body: string) => ({ route: '/about', html: `<main data-exhibit="one">${body}</main>` });
const sheetOf = (body: string) => sheetFor(page(body), { sheets: [SHEET], sheetMark: 'data-exhibit' });

test('a page that has no more than what its sheet was cut for has the sheet', () => {
  expect(sheetOf('<p class="card wide" style="--hue:1">Other words</p>')).toBe(SHEET.address);
  expect(sheetOf('<script>let a = \'<p class="unknown">\'</script>')).toBe(SHEET.address);
});

test.each([
  ['a class', '<p class="card new">'],
  ['a property', '<p style="--new:1">'],
  ['an island', '<div data-island="new">'],
  ['a mark', '<p data-exhibit="two">'],
])('%s that the sheet was not cut for leaves the page the framework’s sheets, uncut', (_, body) => {
  expect(sheetOf(body)).toBeUndefined();
});

import { expect, test } from './test';
import { gradeOf, limitOf, readBuiltPages, repeatedOn } from '../support/built-pages';
import { bannedIn } from '../support/style-guide';

const pages = readBuiltPages();

test('every page can be read in the school grade that docs/style.md promises', () => {
  expect(pages.length).toBeGreaterThan(100);
  const hard = pages.filter(({ kind, sentences }) => gradeOf(sentences) > limitOf(kind));
  expect(hard.map(({ path }) => path)).toEqual([]);
});

test('no page uses a phrase that docs/style.md bans', () => {
  const found = pages.flatMap(({ path, blocks }) =>
    blocks.flatMap(bannedIn).map(phrase => `${path}: ${phrase}`),
  );
  expect(found).toEqual([]);
});

test('no page says a sentence twice', () => {
  expect(pages.flatMap(page => repeatedOn(page).map(text => `${page.path}: ${text}`))).toEqual([]);
});

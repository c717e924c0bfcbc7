import { fiveQuestions } from '@/content/five-answers';
import {
  type PageKind,
  type ReadablePage,
  gradeOf,
  limitOf,
  loosePricesIn,
  readBuiltPages,
  repeatedOn,
  rhythmOf,
  subjectOf,
} from '../support/built-pages';
import { bannedIn } from '../support/style-guide';
import { expect, test } from './test';

/** Words in sentences that a page of this kind has at least; null where the text is of another kind. */
const FLOORS = {
  comparisons: 400,
  google: 350,
  services: 300,
  platform: 300,
  prices: 250,
  work: 300,
  company: 200,
  policies: null,
  articles: null,
  tasks: null,
} as const satisfies Record<PageKind, number | null>;
/** The share of sentences under five words. */
const MOST_SHORT = 0.12;

/** What has a price of its own, or leads to one. */
const OFFERS =
  /^\/(?:$|services|capabilities|solutions|comparison|platform|products(?!\/local-seo-website-process)|pricing|get-started|landing|portfolio$)/;
const ALL_ANSWERS = Object.keys(fiveQuestions).toSorted().join();

const pages = readBuiltPages();
/** Pages that explain and sell. Policies and articles are texts of another kind, tasks and missing pages are short. */
const selling = pages.filter(({ kind, path }) => FLOORS[kind] !== null && !path.endsWith('/unknown'));

test('every page can be read in the school grade that docs/style.md promises', () => {
  expect(pages.length).toBeGreaterThan(100);
  const hard = pages.filter(({ kind, sentences }) => gradeOf(sentences) > limitOf(kind));
  expect(hard.map(({ path }) => path)).toEqual([]);
});

test('no page uses a phrase that docs/style.md bans', () => {
  const banned = pages.flatMap(({ path, blocks }) =>
    blocks.flatMap(bannedIn).map(phrase => `${path}: ${phrase}`),
  );
  expect(banned).toEqual([]);
});

test('no page says a sentence twice', () => {
  expect(pages.flatMap(page => repeatedOn(page).map(text => `${page.path}: ${text}`))).toEqual([]);
});

test('a monthly price stands beside its setup fee, and the days of a build beside what starts them', () => {
  expect(pages.flatMap(page => loosePricesIn(page).map(text => `${page.path}: ${text}`))).toEqual([]);
});

test('no heading has words that only some readers get', () => {
  const hidden = pages.flatMap(({ path, headings }) =>
    // On the home page's board the trades change; who doesn't see it gets one sentence for all of them.
    headings
      .filter(html => html.includes('sr-only') && !(path === '/' && html.startsWith('<h1')))
      .map(html => `${path}: ${html}`),
  );
  expect(hidden).toEqual([]);
});

test('the main heading of a page says what the page is about, in words of its title', () => {
  const explaining = pages.filter(({ kind, path }) => kind !== 'tasks' && !path.endsWith('/unknown'));
  expect(explaining.filter(page => subjectOf(page).length === 0).map(({ path }) => path)).toEqual([]);
});

test('every page that sells says once each what one gets, what it costs, who does it, what the buyer does, and what happens next', () => {
  const offering = selling.filter(({ path }) => OFFERS.test(path));
  expect(offering.length).toBeGreaterThan(40);
  const wrong = offering.filter(({ answers }) => answers.toSorted().join() !== ALL_ANSWERS);
  expect(wrong.map(({ path, answers }) => `${path}: ${answers.join(', ')}`)).toEqual([]);
});

test('every page that sells says enough in whole sentences', () => {
  const thin = selling.filter(page => rhythmOf([page]).words < floorOf(page));
  expect(thin.map(page => `${page.path}: ${rhythmOf([page]).words} of ${floorOf(page)} words`)).toEqual([]);
});

test('sentences are neither clipped nor long, on each kind of page and on each page', () => {
  const kinds = [...new Set(selling.map(({ kind }) => kind))].map(kind => {
    const { mean, shortShare } = rhythmOf(selling.filter(page => page.kind === kind));
    return { name: kind, mean, shortShare, least: 11, most: 15 };
  });
  const single = selling.map(page => ({ name: page.path, ...rhythmOf([page]), least: 10, most: 17 }));
  const off = [...kinds, ...single].filter(
    ({ mean, shortShare, least, most }) => mean < least || mean > most || shortShare > MOST_SHORT,
  );
  expect(
    off.map(
      ({ name, mean, shortShare }) => `${name}: ${mean.toFixed(1)} words, ${shortShare.toFixed(2)} short`,
    ),
  ).toEqual([]);
});

function floorOf({ kind }: ReadablePage): number {
  return FLOORS[kind] ?? 0;
}

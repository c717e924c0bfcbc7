import { expect, test } from 'vitest';
import { promotion } from '@/content/promotion';
import { promotionPage } from '@/content/promotion-page';
import { fill, MissingFigureError, promotionFigures, splitFigures } from './figures';

const figures = promotionFigures({
  promotion: {
    ...promotion,
    monthlyPrice: 9_900,
    yearPrice: 99_900,
    regularYearPrice: 358_800,
    saving: 258_900,
    lockIn: { restOfYear: 99_900, nextYear: 99_900, nextYearWithSeo: 199_900 },
  },
  window: { start: Date.parse('2025-07-01T04:00Z'), end: Date.parse('2025-08-01T04:00Z'), year: 2025 },
  placesLeft: 93,
  timeZone: 'America/New_York',
});

test("the figures are the offer's, with the window's days and years", () => {
  expect(figures).toMatchObject({
    year: '2025',
    nextYear: '2026',
    startDay: 'July 1',
    endDay: 'August 1',
    lastDay: 'July 31',
    monthlyPrice: '$99',
    yearPrice: '$999',
    regularYearPrice: '$3,588',
    saving: '$2,589',
    nextYearWithSeo: '$1,999',
    placesLeft: '93',
  });
});

test('every name in braces in the words of the page has a figure', () => {
  const words = JSON.stringify(promotionPage);
  expect(fill(words, figures)).not.toMatch(/\{\w+\}/);
});

test('a name without a figure is a mistake, not an empty place', () => {
  expect(() => fill('only {price}', figures)).toThrow(MissingFigureError);
});

test('text is split at its figures, so a year can be put right later', () => {
  expect(splitFigures('until {endDay}, {year}.', figures)).toEqual([
    { name: null, text: 'until ' },
    { name: 'endDay', text: 'August 1' },
    { name: null, text: ', ' },
    { name: 'year', text: '2025' },
    { name: null, text: '.' },
  ]);
});

import { expect, test } from 'vitest';
import { editDistance, respell, createWordIndex } from './respell';

const texts = [
  'local seo website',
  'chatbot for your shop',
  'accessibility policy',
  'google analytics website',
];
const index = createWordIndex(
  texts.map((title, place) => ({ id: String(place), folded: { title, summary: '', body: '' } })),
);

test.each([
  ['webste', 'website'],
  ['webiste', 'website'],
  ['acessibilty', 'accessibility'],
  ['goggle analitics', 'google analytics'],
  ['chat bot', 'chatbot'],
  ['localseo', 'local seo'],
])('%s is read as %s', (typed, meant) => {
  expect(respell(typed, index)).toBe(meant);
});

test.each(['seo', 'website', 'qqqq', 'soe', 'web 9999', '', '???', 'z'.repeat(200)])(
  '%s is left alone',
  typed => {
    expect(respell(typed, index)).toBeNull();
  },
);

test('a swap of neighbors is one change', () => {
  expect(editDistance('webiste', 'website')).toBe(1);
  expect(editDistance('kitten', 'sitting')).toBe(3);
  expect(editDistance('', 'abc')).toBe(3);
});

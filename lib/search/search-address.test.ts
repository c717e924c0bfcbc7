import { expect, test } from 'vitest';
import { readSearchQuery } from './read-search-query';
import { answerAddress, searchAddress } from './search-address';

test('query and kind go into the address and come back out of it', () => {
  const address = new URL(searchAddress('a&b #1', { type: 'product', show: 80 }), 'https://shop.test');
  expect(readSearchQuery(Object.fromEntries(address.searchParams))).toEqual({
    query: 'a&b #1',
    type: 'product',
    show: 80,
  });
  expect(answerAddress({ query: 'a&b', type: null, show: 40 })).toBe('/search/results?q=a%26b');
  expect(answerAddress({ query: 'a', type: 'faq', show: 80 })).toBe('/search/results?q=a&type=faq&show=80');
});

test('no query has no kind; an unknown kind is none; of a repeated parameter the first counts', () => {
  expect(searchAddress('', { type: 'product', show: 80 })).toBe('/search');
  expect(readSearchQuery({ q: ['seo', 'other'], type: '__proto__' })).toEqual({
    query: 'seo',
    type: null,
    show: 40,
  });
  expect(readSearchQuery({})).toEqual({ query: '', type: null, show: 40 });
});

test.each(['0', '-80', '41', '80.5', '1e3', '9999999960', 'all', '', '٨٠'])(
  'an address that would show %s results shows as many as any other',
  show => {
    expect(readSearchQuery({ q: 'seo', show }).show).toBe(40);
  },
);

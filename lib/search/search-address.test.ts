import { expect, test } from 'vitest';
import { readSearchQuery } from './read-search-query';
import { answerAddress, searchAddress } from './search-address';

test('query and kind go into the address and come back out of it', () => {
  const address = new URL(searchAddress('a&b #1', 'product'), 'https://shop.test');
  expect(readSearchQuery(Object.fromEntries(address.searchParams))).toEqual({
    query: 'a&b #1',
    type: 'product',
  });
  expect(answerAddress('a&b')).toBe('/search/results?q=a%26b');
});

test('no query has no kind; an unknown kind is none; of a repeated parameter the first counts', () => {
  expect(searchAddress('', 'product')).toBe('/search');
  expect(readSearchQuery({ q: ['seo', 'other'], type: '__proto__' })).toEqual({ query: 'seo', type: null });
  expect(readSearchQuery({})).toEqual({ query: '', type: null });
});

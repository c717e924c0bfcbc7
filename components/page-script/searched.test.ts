// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { HISTORY_KEY } from '@/components/search/search-history';
import { start } from './searched';

afterEach(() => {
  localStorage.clear();
  delete window.dataLayer;
});

test('a results page stores its search in the history and reports its number of results', () => {
  localStorage.setItem(HISTORY_KEY, '["seo"]');
  const marker = document.createElement('span');
  marker.dataset['searched'] = '{"query":"refund","resultCount":16}';
  start(marker);
  expect(localStorage.getItem(HISTORY_KEY)).toBe('["refund","seo"]');
  expect(window.dataLayer).toEqual([{ event: 'search', results: 16 }]);
});

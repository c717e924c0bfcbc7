// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import {
  addSearch,
  clearHistory,
  HISTORY_KEY,
  onHistoryChange,
  parseHistory,
  readHistory,
  rememberSearch,
} from './search-history';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a new search stands at the front, a repeated one moves there, and five are kept', () => {
  expect(addSearch(['b', 'c'], ' seo ')).toEqual(['seo', 'b', 'c']);
  expect(addSearch(['wix', 'seo'], 'SEO')).toEqual(['SEO', 'wix']);
  expect(addSearch(['1', '2', '3', '4', '5'], 'six')).toEqual(['six', '1', '2', '3', '4']);
});

test('a blank search and a single letter are not kept', () => {
  expect(addSearch(['seo'], '  ')).toEqual(['seo']);
  expect(addSearch(['seo'], ' x ')).toEqual(['seo']);
});

test.each([null, '', 'no json', '{"a":1}', '[1,null,{}]', '["  "]'])('%s in storage is no history', text => {
  expect(parseHistory(text)).toEqual([]);
});

test('it is stored as a list of texts, and listeners hear of changes', () => {
  const listener = vi.fn<() => void>();
  const stop = onHistoryChange(listener);
  rememberSearch('seo');
  rememberSearch('refund');
  expect(localStorage.getItem(HISTORY_KEY)).toBe('["refund","seo"]');
  clearHistory();
  expect(parseHistory(readHistory())).toEqual([]);
  stop();
  rememberSearch('unheard');
  expect(listener).toHaveBeenCalledTimes(3);
});

test('with storage switched off nothing is remembered and nothing breaks', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  rememberSearch('seo');
  expect(readHistory()).toBeNull();
});

function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isSearchKey, switchSearchKey } from './search-key';

beforeEach(() => {
  document.body.innerHTML =
    '<p id="text">x</p><input id="field"><div contenteditable><b id="edited">x</b></div>';
});
afterEach(() => localStorage.clear());

test('a bare slash anywhere but in a field means search', () => {
  expect(pressIn('text', { key: '/' })).toBe(true);
  expect(pressIn('field', { key: '/' })).toBe(false);
  expect(pressIn('edited', { key: '/' })).toBe(false);
  expect(pressIn('text', { key: '/', ctrlKey: true })).toBe(false);
  expect(pressIn('text', { key: 's' })).toBe(false);
});

test('the key can be switched off and on again', () => {
  switchSearchKey(false);
  expect(pressIn('text', { key: '/' })).toBe(false);
  switchSearchKey(true);
  expect(pressIn('text', { key: '/' })).toBe(true);
});

function pressIn(id: string, init: KeyboardEventInit): boolean {
  let isSearch = false;
  const stop = new AbortController();
  document.addEventListener('keydown', event => (isSearch = isSearchKey(event)), stop);
  document.getElementById(id)?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  stop.abort();
  return isSearch;
}

// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { startSearchOpener } from './search-opener';

test('the link becomes a button that the space bar presses without moving the page', () => {
  document.body.innerHTML = '<header><a href="/search" data-search-open>Search</a></header>';
  const onClick = vi.fn<(event: Event) => void>(event => event.preventDefault());
  const opener = document.querySelector('a');
  opener?.addEventListener('click', onClick);
  startSearchOpener();
  expect(opener?.getAttribute('role')).toBe('button');
  const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
  expect(opener?.dispatchEvent(space), 'whether the page moves').toBe(false);
  expect(onClick).toHaveBeenCalledOnce();
});

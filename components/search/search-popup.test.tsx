// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { loadPreview } from './load-preview';
import { HISTORY_KEY } from './search-history';
import { SearchPopup } from './search-popup';

vi.mock('./load-preview', () => ({
  loadPreview: vi.fn<typeof loadPreview>(() => Promise.resolve(() => [])),
}));

const onClosed = vi.fn<(query: string | null) => void>();

// jsdom does not know the element yet, and React would say so.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });

beforeEach(() => {
  vi.useFakeTimers();
  onClosed.mockReset();
  // jsdom has no modal dialogs: these two do what the browser does to the attribute and the event.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  localStorage.setItem(HISTORY_KEY, '["refund","seo"]');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

test('it is titled with the site’s name and begins in the search box', () => {
  render(<SearchPopup onClosed={onClosed} />);
  expect(screen.getByRole('dialog', { name: 'Cornerpin' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});

test('the tips suggest three searches and can be dismissed', () => {
  render(<SearchPopup onClosed={onClosed} />);
  for (const [name, href] of [
    ['SEO', '/search?q=SEO'],
    ['Google Analytics', '/search?q=Google%20Analytics'],
    ['website design', '/search?q=website%20design'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss search tips' }));
  expect(screen.queryByRole('link', { name: 'SEO' })).toBeNull();
});

test('recent searches are listed and cleared', () => {
  render(<SearchPopup onClosed={onClosed} />);
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['refund', 'seo']);
  fireEvent.click(screen.getByRole('button', { name: 'Clear All' }));
  expect(screen.queryByRole('heading', { name: 'Recent Searches' })).toBeNull();
  expect(localStorage.getItem(HISTORY_KEY)).toBe('[]');
});

test('after a search a skeleton stands there, and three seconds later the popup closes on the results', async () => {
  await searchFor('seo');
  expect(screen.getByText('Searching...')).toBeDefined();
  expect(screen.queryByText('Search tips')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2_999));
  expect(screen.getByRole('link', { name: 'Show the results now' }).getAttribute('href')).toBe(
    '/search?q=seo',
  );
  expect(onClosed).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(onClosed.mock.calls).toEqual([['seo']]);
});

test('what is typed meanwhile does not change what opens', async () => {
  await searchFor('seo');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '' } });
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(onClosed.mock.calls).toEqual([['seo']]);
});

test('a page that comes back from the browser’s memory closes the popup and leads nowhere', async () => {
  await searchFor('seo');
  fireEvent(globalThis.window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(onClosed.mock.calls).toEqual([[null]]);
});

test.each([
  ['opened here', {}, true],
  ['opened in a new tab', { ctrlKey: true }, false],
])('results that were %s are not opened once more', async (_, keys, isShown) => {
  await searchFor('seo');
  const link = screen.getByRole('link', { name: 'Show the results now' });
  link.addEventListener('click', event => event.preventDefault());
  fireEvent.click(link, keys);
  expect(screen.queryByText('Searching...') !== null).toBe(isShown);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClosed.mock.calls).toEqual([[null]]);
});

test('its button closes the popup, and a press inside does not', () => {
  render(<SearchPopup onClosed={onClosed} />);
  fireEvent.click(screen.getByRole('heading', { name: 'Cornerpin' }));
  expect(onClosed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  expect(onClosed).toHaveBeenCalledOnce();
});

async function searchFor(query: string): Promise<void> {
  render(<SearchPopup onClosed={onClosed} />);
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: query } });
  const form = field.closest('form');
  await act(async () => form && fireEvent.submit(form));
}

// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { loadPreview } from './load-preview';
import { HISTORY_KEY } from './search-history';
import { SearchPopup } from './search-popup';

vi.mock('./load-preview', () => ({
  loadPreview: vi.fn<typeof loadPreview>(() => Promise.resolve(() => [])),
}));

const onClosed = vi.fn<() => void>();

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

const openResults = vi.fn<() => void>();

test('after a search a skeleton stands there, and three seconds later the popup closes on the results', async () => {
  HTMLFormElement.prototype.submit = openResults;
  render(<SearchPopup onClosed={onClosed} />);
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: 'seo' } });
  const form = field.closest('form');
  await act(async () => form && fireEvent.submit(form));
  expect(screen.getByText('Searching...')).toBeDefined();
  expect(screen.queryByText('Search tips')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2_999));
  expect(screen.getByRole('link', { name: 'Show the results now' }).getAttribute('href')).toBe(
    '/search?q=seo',
  );
  expect([onClosed, openResults].map(done => done.mock.calls.length)).toEqual([0, 0]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect([onClosed, openResults].map(done => done.mock.calls.length)).toEqual([1, 1]);
});

test('the button and a press beside the popup close it', () => {
  render(<SearchPopup onClosed={onClosed} />);
  fireEvent.click(screen.getByRole('heading', { name: 'Cornerpin' }));
  expect(onClosed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('dialog'));
  fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  expect(onClosed).toHaveBeenCalledTimes(2);
});

// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { searchWords } from '@/content/search';
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

test('text that is typed during the search does not change the results page that opens', async () => {
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
  const link = screen.getByRole('link', { name: searchWords.showNow });
  link.addEventListener('click', event => event.preventDefault());
  fireEvent.click(link, keys);
  expect(screen.queryByText('Searching...') !== null).toBe(isShown);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClosed.mock.calls).toEqual([[null]]);
});

async function searchFor(query: string): Promise<void> {
  render(<SearchPopup onClosed={onClosed} />);
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: query } });
  const form = field.closest('form');
  await act(async () => form && fireEvent.submit(form));
}

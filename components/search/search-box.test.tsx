// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PreviewDocument } from '@/lib/search/preview-index';
import { loadPreview } from './load-preview';
import { SearchBox } from './search-box';
import { HISTORY_KEY } from './search-history';

vi.mock('./load-preview', () => ({ loadPreview: vi.fn<typeof loadPreview>() }));

const INDEX: PreviewDocument[] = ['One', 'Two', 'Three'].map(t => ({
  t,
  k: 'page',
  u: `/${t.toLowerCase()}`,
}));
const find = vi.fn<(query: string) => PreviewDocument[]>();

// jsdom does not know the element yet, and React would say so.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });

beforeEach(() => {
  vi.useFakeTimers();
  find.mockReset().mockReturnValue(INDEX);
  vi.mocked(loadPreview).mockReset().mockResolvedValue(find);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('three results and the way to all of them are offered 300 ms after the last key', async () => {
  render(<SearchBox />);
  await type('se');
  await wait(299);
  expect(options()).toEqual([]);
  await type('seo');
  await wait(300);
  expect(find).toHaveBeenCalledExactlyOnceWith('seo');
  expect(options()).toEqual(['One', 'Two', 'Three']);
  expect(seeAll().getAttribute('href')).toBe('/search?q=seo');
  expect(status()).toBe('3 suggestions');
});

test('one trimmed character is too short', async () => {
  render(<SearchBox />);
  await type(' s ');
  await wait(1_000);
  expect(find).not.toHaveBeenCalled();
});

test('an answer to an earlier text is dropped', async () => {
  let arrive: (preview: typeof find) => void = notYet;
  const late = new Promise<typeof find>(resolve => (arrive = resolve));
  render(<SearchBox />);
  focus();
  vi.mocked(loadPreview).mockReturnValue(late);
  await type('first');
  await wait(300);
  await type('second');
  await act(async () => arrive(find));
  expect(options()).toEqual([]);
});

test('an index that fails is logged and says nothing; the form still works', async () => {
  const report = vi.fn<(error: unknown) => void>();
  const failure = new Error('offline');
  vi.stubGlobal('reportError', report);
  vi.mocked(loadPreview).mockRejectedValue(failure);
  const onSearch = vi.fn<(query: string) => void>();
  render(<SearchBox onSearch={onSearch} />);
  focus();
  await type('seo');
  await wait(300);
  expect(report).toHaveBeenCalledWith(failure);
  expect(options()).toEqual([]);
  submit();
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('seo');
});

test('on focus with nothing typed the recent searches are offered', async () => {
  localStorage.setItem(HISTORY_KEY, '["refund","seo"]');
  render(<SearchBox />);
  focus();
  expect(options()).toEqual(['refund', 'seo']);
  expect(links()).toEqual(['/search?q=refund', '/search?q=seo']);
  expect(status()).toBe('2 recent searches');
  await type('re');
  expect(options()).toEqual([]);
});

test('the arrows go through the list and back to the field; Enter follows the chosen line', async () => {
  render(<SearchBox />);
  await type('seo');
  await wait(300);
  press('ArrowDown');
  expect(chosen()).toContain('One');
  expect(field().getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { selected: true }).id,
  );
  press('ArrowUp');
  expect(chosen()).toBeNull();
  press('ArrowUp');
  expect(chosen()).toContain('Three');
  const click = vi.spyOn(HTMLElement.prototype, 'click').mockImplementation(() => {});
  expect(press('Enter'), 'the form is not submitted as well').toBe(false);
  expect(click).toHaveBeenCalledOnce();
  click.mockRestore();
});

test('Enter without a chosen line sends the form; Escape closes the list and keeps the text', async () => {
  render(<SearchBox />);
  await type('seo');
  await wait(300);
  expect(press('Enter')).toBe(true);
  expect(press('Escape')).toBe(false);
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(field()).toHaveProperty('value', 'seo');
  expect(press('Escape'), 'the second one is for whatever stands around').toBe(true);
});

test('Escape on the way to all results goes back to the field and closes the list', async () => {
  render(<SearchBox />);
  await type('seo');
  await wait(300);
  act(() => seeAll().focus());
  expect(fireEvent.keyDown(seeAll(), { key: 'Escape' })).toBe(false);
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test('a blank search is not sent', async () => {
  const onSearch = vi.fn<(query: string) => void>();
  render(<SearchBox onSearch={onSearch} />);
  await type('   ');
  submit();
  expect(onSearch).not.toHaveBeenCalled();
});

test('what was typed before the script came stays, and is answered', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<SearchBox />);
  const typed = screen.getByRole<HTMLInputElement>('combobox');
  typed.focus();
  typed.value = 'seo';
  await act(async () => render(<SearchBox />, { container: page, hydrate: true }));
  expect(field()).toBe(typed);
  expect(typed.value).toBe('seo');
  await wait(300);
  expect(options()).toContain('One');
});

test('a query that changes elsewhere is adopted', () => {
  const { rerender } = render(<SearchBox query="seo" />);
  rerender(<SearchBox query="refund" />);
  expect(field()).toHaveProperty('value', 'refund');
});

function notYet(): void {}

function chosen(): string | null {
  return screen.queryByRole('option', { selected: true })?.textContent ?? null;
}

function field(): HTMLElement {
  return screen.getByRole('combobox', { name: 'Search the site' });
}

function focus(): void {
  fireEvent.focus(field());
}

async function type(value: string): Promise<void> {
  await act(async () => fireEvent.change(field(), { target: { value } }));
}

async function wait(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Whether the key was left to the browser. */
function press(key: string): boolean {
  return fireEvent.keyDown(field(), { key });
}

function submit(): void {
  const form = field().closest('form');
  if (form) fireEvent.submit(form);
}

function seeAll(): HTMLElement {
  return screen.getByRole('link', { name: 'See all results for "seo"' });
}

function options(): string[] {
  return screen.queryAllByRole('option').map(option => option.querySelector('span')?.textContent ?? '');
}

function links(): (string | null)[] {
  return screen.queryAllByRole('option').map(option => option.getAttribute('href'));
}

function status(): string {
  return screen.getByRole('status').textContent;
}

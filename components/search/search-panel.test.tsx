// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ResultPage, resultPageOf, type ResultSelection, type SearchResult } from '@/lib/search/query';
import type { loadPreview } from './load-preview';
import { useSearch, SearchProvider } from './search-context';
import { HISTORY_KEY } from './search-history';
import { SearchPanel } from './search-panel';

// What is suggested while one types has tests of its own.
vi.mock('./load-preview', () => ({
  loadPreview: vi.fn<typeof loadPreview>(() => Promise.resolve(() => [])),
}));

const FIRST = { type: null, show: 40 };
const send = vi.fn<typeof fetch>();

// jsdom does not know the element yet, and React would say so.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });

beforeEach(() => {
  vi.stubGlobal('fetch', send);
  send.mockReset();
  history.replaceState(null, '', '/search?q=seo');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  delete window.dataLayer;
});

function Lost() {
  return <p>{useSearch().answer?.query}</p>;
}

test('the search state outside its provider is an error', () => {
  expect(() => render(<Lost />)).toThrow('useSearch must be used within a SearchProvider');
});

test('filters have counts, only for kinds that were found, and narrow the list', () => {
  renderPanel(anAnswer('seo', ['product', 'product', 'blog']));
  expect(filters()).toEqual(['All (3)', 'Products (2)', 'Blog Posts (1)']);
  expect(screen.getByText('Found 3 results for "seo"')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Products (2)' }));
  expect(screen.getByText('Found 2 product results for "seo"')).toBeDefined();
  expect(cards()).toHaveLength(2);
  expect(location.search).toBe('?q=seo&type=product');
});

test('a common word shows forty results, the full counts, and a plain link to the rest', () => {
  renderPanel(anAnswer('seo', MANY));
  expect(filters()).toEqual(['All (143)', 'Products (3)', 'Blog Posts (140)']);
  expect(screen.getByText('Found 143 results for "seo"')).toBeDefined();
  expect(cards()).toHaveLength(40);
  const more = screen.getByRole('link', { name: 'Show 40 more results' });
  expect(more.getAttribute('href')).toBe('/search?q=seo&show=80#result-41');
  cleanup();
  renderPanel(anAnswer('seo', MANY, { type: null, show: 120 }), { type: null, show: 120 });
  expect(cards()[40]?.querySelector('a')?.id).toBe('result-41');
  const rest = screen.getByRole('link', { name: 'Show 23 more results' });
  expect(rest.getAttribute('href')).toBe('/search?q=seo&show=160#result-121');
});

test('a kind that the page holds only in part is fetched from the server, and the filter stays meanwhile', async () => {
  const answer = deferredResponse();
  send.mockReturnValue(answer.promise);
  renderPanel(anAnswer('seo', MANY));
  fireEvent.click(screen.getByRole('button', { name: 'Products (3)' }));
  expect(screen.getByRole('button', { name: 'Products (3)' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('Searching...')).toBeDefined();
  expect(send.mock.calls[0]?.[0]).toBe('/search/results?q=seo&type=product');
  await act(async () => answer.resolve(Response.json(anAnswer('seo', MANY, { type: 'product', show: 40 }))));
  expect(screen.getByText('Found 3 product results for "seo"')).toBeDefined();
  expect(cards()).toHaveLength(3);
  expect(filters()).toEqual(['All (143)', 'Products (3)', 'Blog Posts (140)']);
  expect(location.search).toBe('?q=seo&type=product');
  send.mockResolvedValue(Response.json(anAnswer('seo', MANY)));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'All (143)' })));
  expect(cards()).toHaveLength(40);
  expect(localStorage.getItem(HISTORY_KEY)).toBeNull();
  expect(window.dataLayer).toBeUndefined();
});

test('a new search says that it runs; then its results, the address and the history are updated', async () => {
  vi.useFakeTimers();
  const answer = deferredResponse();
  send.mockReturnValue(answer.promise);
  localStorage.setItem(HISTORY_KEY, '["seo"]');
  renderPanel(anAnswer('seo', ['product']));
  searchFor('refund');
  expect(screen.getByText('Searching...')).toBeDefined();
  expect(cards()).toEqual([]);
  expect(localStorage.getItem(HISTORY_KEY)).toBe('["seo"]');
  answer.resolve(Response.json(anAnswer('refund', ['policy', 'faq'])));
  await act(() => vi.advanceTimersByTimeAsync(249));
  expect(screen.getByText('Searching...'), 'for long enough to be read').toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('Found 2 results for "refund"')).toBeDefined();
  expect(location.search).toBe('?q=refund');
  expect(localStorage.getItem(HISTORY_KEY)).toBe('["refund","seo"]');
});

test('each later answer reports its number of results to the data layer, never the typed text', async () => {
  send.mockResolvedValue(Response.json(anAnswer('refund', ['policy', 'faq'])));
  renderPanel(anAnswer('seo', ['product']));
  await act(async () => searchFor('refund'));
  expect(window.dataLayer).toEqual([{ event: 'search', results: 2 }]);
});

test('a search that failed on the server keeps its text, says nothing and is not remembered', () => {
  render(
    <SearchProvider query="seo" answer={null} {...FIRST}>
      <SearchPanel emptyPicture={null} />
    </SearchProvider>,
  );
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'seo');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['', '']);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(localStorage.getItem(HISTORY_KEY)).toBeNull();
  expect(window.dataLayer).toBeUndefined();
});

test('a link to a part of the page asks nothing again, not even after a search that failed', async () => {
  render(
    <SearchProvider query="seo" answer={null} {...FIRST}>
      <SearchPanel emptyPicture={null} />
    </SearchProvider>,
  );
  history.replaceState(null, '', '/search?q=seo#main');
  await act(async () => dispatchEvent(new PopStateEvent('popstate')));
  expect(send).not.toHaveBeenCalled();
});

test('of two searches the later one is shown, whichever answer comes first', async () => {
  vi.useFakeTimers();
  const [first, second] = [deferredResponse(), deferredResponse()];
  send.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  renderPanel(null);
  searchFor('first');
  searchFor('second');
  second.resolve(Response.json(anAnswer('second', ['faq'])));
  first.resolve(Response.json(anAnswer('first', ['faq'])));
  await act(() => vi.advanceTimersByTimeAsync(250));
  expect(screen.getByText('Found 1 results for "second"')).toBeDefined();
});

test('going back adopts the query of the address', async () => {
  send.mockResolvedValue(Response.json(anAnswer('refund', ['policy'])));
  renderPanel(anAnswer('seo', ['product']));
  history.replaceState(null, '', '/search?q=refund&type=policy');
  await act(async () => dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.getByText('Found 1 policy results for "refund"')).toBeDefined();
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'refund');
});

test('nothing found says so and leads on; a near spelling is named; no query shows nothing', () => {
  renderPanel(anAnswer('zzz', []));
  expect(screen.getByRole('heading', { name: 'No results found' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Browse Products' }).getAttribute('href')).toBe('/products');
  expect(screen.getByRole('link', { name: 'Browse Services' }).getAttribute('href')).toBe('/services');
  cleanup();
  renderPanel({ ...anAnswer('webiste', ['product']), corrected: 'website' });
  expect(screen.getByText('website').parentElement?.textContent).toContain('Showing results for website');
  cleanup();
  renderPanel(anAnswer('', []));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(filters()).toEqual([]);
});

function renderPanel(answer: ResultPage | null, selection: ResultSelection = FIRST): void {
  render(
    <SearchProvider query={answer?.query ?? ''} answer={answer} {...selection}>
      <SearchPanel emptyPicture={null} />
    </SearchProvider>,
  );
}

function searchFor(query: string): void {
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: query } });
  const form = field.closest('form');
  if (form) fireEvent.submit(form);
}

function filters(): (string | null)[] {
  return screen.queryAllByRole('button', { name: /\(\d+\)/ }).map(button => button.textContent);
}

function cards(): HTMLElement[] {
  return screen.queryAllByRole('listitem');
}

function anAnswer(
  query: string,
  types: SearchResult['type'][],
  selection: ResultSelection = FIRST,
): ResultPage {
  const results = types.map((type, index) => ({
    id: `${type}-${index}`,
    title: `Title ${index}`,
    excerpt: 'Text',
    type,
    url: `/${type}/${index}`,
    iconName: 'page' as const,
  }));
  return resultPageOf({ query, corrected: null, results }, selection);
}

/** The products come last, beyond the first forty. */
const MANY = [
  ...Array.from({ length: 140 }, () => 'blog' as const),
  ...Array.from({ length: 3 }, () => 'product' as const),
];

function notYet(): void {}

function deferredResponse(): { promise: Promise<Response>; resolve: (response: Response) => void } {
  let resolve: (response: Response) => void = notYet;
  const promise = new Promise<Response>(settle => (resolve = settle));
  return { promise, resolve };
}

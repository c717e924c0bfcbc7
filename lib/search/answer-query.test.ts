import { expect, test, vi } from 'vitest';
import { answerQuery, toMissText } from './answer-query';
import type { SearchDeps } from './ports';

test('a search without results is kept with its day, one with results is not', async () => {
  const deps = someDeps();
  await answerQuery('  Gift  Cards ', deps);
  await answerQuery('found', deps);
  expect(deps.misses.add).toHaveBeenCalledExactlyOnceWith({ text: 'gift cards', day: '2026-01-05' });
});

test('a store that is down is logged and the answer is given all the same', async () => {
  const failure = new Error('down');
  const deps = someDeps();
  vi.mocked(deps.misses.add).mockRejectedValue(failure);
  expect(await answerQuery('gift cards', deps)).toMatchObject({ results: [] });
  expect(deps.report).toHaveBeenCalledExactlyOnceWith('search_miss_not_kept', failure);
});

test('a search that fails is logged and shows nothing', async () => {
  const deps = someDeps();
  const failure = new Error('unreadable');
  const broken = () => {
    throw failure;
  };
  expect(await answerQuery('seo', { ...deps, search: broken })).toBeNull();
  expect(deps.report).toHaveBeenCalledExactlyOnceWith('search_failed', failure);
});

test.each(['ana@shop.test', '(555) 014-2018', 'x', '', 'y'.repeat(81)])('%s is not kept', query => {
  expect(toMissText(query)).toBeNull();
});

function someDeps(): SearchDeps {
  return {
    search: typed => {
      const query = typed.trim();
      const result = { id: 'a', title: 'A', excerpt: '', type: 'page', url: '/a', iconName: 'page' } as const;
      return { query, corrected: null, results: query === 'found' ? [result] : [] };
    },
    misses: {
      add: vi.fn<SearchDeps['misses']['add']>(() => Promise.resolve()),
    },
    today: () => '2026-01-05',
    report: vi.fn<SearchDeps['report']>(),
  };
}

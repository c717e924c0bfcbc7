import { beforeEach, expect, test } from 'vitest';
import { listSearchMisses } from '@/app/(desk)/desk/health/queries';
import { answerQuery, type Search } from '@/lib/search/search';
import { DAY_MS } from '@/lib/site/time';
import { brokenDatabase, onBothEngines } from '../../support/engines';
import { testSite, type SiteOverrides } from '../../support/site';

const NOW = Date.parse('2026-01-05T12:00:00-05:00');

/** Finds nothing but `found`. */
const search: Search = typed => {
  const query = typed.trim();
  const result = { id: 'a', title: 'A', excerpt: '', type: 'page', url: '/a', iconName: 'page' } as const;
  return { query, corrected: null, results: query === 'found' ? [result] : [] };
};

onBothEngines('searches without results', engine => {
  beforeEach(() => engine.clear());

  const ask = (query: string, overrides: SiteOverrides = {}, db = engine.database()) =>
    answerQuery({ query, search }, testSite(db, { now: () => NOW, ...overrides }));
  const listed = (limit = 10) => listSearchMisses(limit, { db: engine.database() });

  test('are counted by text and day, and listed for the desk: the newest day first, most often first', async () => {
    await ask('gift cards', { now: () => NOW - DAY_MS });
    for (const query of ['  Gift  Cards ', 'gift cards', 'parking', 'found']) await ask(query);
    expect(await listed()).toEqual([
      { day: '2026-01-05', text: 'gift cards', count: 2 },
      { day: '2026-01-05', text: 'parking', count: 1 },
      { day: '2026-01-04', text: 'gift cards', count: 1 },
    ]);
    expect(await listed(1)).toHaveLength(1);
  });

  test('belong to the day on which they are made where the agency is', async () => {
    await ask('parking', { now: () => Date.parse('2026-01-05T23:30:00-05:00') });
    expect(await listed()).toMatchObject([{ day: '2026-01-05' }]);
  });

  test('of robots are not counted', async () => {
    const site = testSite(engine.database(), { now: () => NOW });
    await answerQuery({ query: 'parking', search, isRobot: true }, site);
    expect(await listed()).toEqual([]);
  });

  test('at the same moment are all counted', async () => {
    const there = engine.newConnection();
    await Promise.all(Array.from({ length: 10 }, () => [ask('parking'), ask('parking', {}, there)]).flat());
    expect(await listed()).toEqual([{ text: 'parking', day: '2026-01-05', count: 20 }]);
  });

  test('in a flood of nonsense stay a thousand a day, and those already there still count', async () => {
    const rows = Array.from({ length: 999 }, (_, index) => ({
      text: `nonsense ${index}`,
      day: '2026-01-05',
      count: 1,
    }));
    await engine.database().insertInto('search_misses').values(rows).execute();
    for (const query of ['the thousandth', 'one too many', 'nonsense 1']) await ask(query);
    const all = await listed(2_000);
    expect(all).toHaveLength(1_000);
    expect(all[0]).toEqual({ day: '2026-01-05', text: 'nonsense 1', count: 2 });
    expect(all.map(({ text }) => text)).not.toContain('one too many');
  });

  test.each(['ana@shop.test', '(555) 014-2018', 'x', '', 'y'.repeat(81)])(
    'are not kept where they may say who searched: %s',
    async query => {
      await ask(query);
      expect(await listed()).toEqual([]);
    },
  );

  test('are answered although they cannot be kept: that is logged', async () => {
    const reports: string[] = [];
    const answer = await ask(
      'gift cards',
      { logError: event => reports.push(event) },
      brokenDatabase(engine.database()),
    );
    expect([answer?.results, reports]).toEqual([[], ['search_miss_not_kept']]);
  });

  test('are none where the search itself fails: that is logged, and nothing is shown', async () => {
    const reports: unknown[] = [];
    const failure = new Error('unreadable');
    const broken = () => {
      throw failure;
    };
    const site = testSite(engine.database(), { logError: (...report) => reports.push(report) });
    expect(await answerQuery({ query: 'seo', search: broken }, site)).toBeNull();
    expect([await listed(), reports]).toEqual([[], [['search_failed', failure]]]);
  });
});

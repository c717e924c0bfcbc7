import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeViews, type PageView } from '@/lib/reports/views';
import { siteProcess } from '@/lib/site/process';
import { brokenDatabase, onBothEngines } from '../../support/engines';

onBothEngines('counted views', engine => {
  beforeEach(() => engine.clear());
  afterEach(() => {
    siteProcess.views = undefined;
  });

  const view = { day: '2026-07-06', page: '/', source: 'bing.com', isRobot: false, views: 2 };
  const stored = () => engine.database().selectFrom('page_views').selectAll().orderBy('source').execute();

  test('of several processes add up, by day, page, source, and robots apart', async () => {
    const many = Array.from({ length: 450 }, (_, n) => ({ ...view, source: `z${n}.test` }));
    for (const counted of [[view, { ...view, isRobot: true, views: 5 }, ...many], [view], []]) {
      siteProcess.views = aProcess(counted);
      await storeViews({ db: engine.database() });
    }
    const rows = await stored();
    expect(rows).toHaveLength(452);
    const ofBing = rows.filter(({ source }) => source === 'bing.com');
    expect(ofBing.map(row => `${row.is_robot} ${row.views}`).toSorted()).toEqual(['0 4', '1 5']);
  });

  test('are given back where they could not be stored', async () => {
    const counting = aProcess([view]);
    siteProcess.views = counting;
    await expect(storeViews({ db: brokenDatabase(engine.database()) })).rejects.toThrow('disk I/O error');
    expect(counting.left).toEqual([view]);
    await storeViews({ db: engine.database() });
    expect(await stored()).toMatchObject([{ page: '/', views: 2 }]);
  });
});

/** A process that has counted these. */
function aProcess(counted: PageView[]) {
  const left: PageView[] = [...counted];
  return {
    left,
    take: () => left.splice(0),
    giveBack: (views: readonly PageView[]) => left.push(...views),
  };
}

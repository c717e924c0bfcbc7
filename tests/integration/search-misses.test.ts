import { beforeEach, expect, test } from 'vitest';
import { listSearchMisses } from '@/lib/desk/health';
import { sqlSearchMissStore } from '@/lib/search/adapters/sql-search-miss-store';
import { onBothEngines } from '@/tests/support/engines';

onBothEngines('searches without results', engine => {
  beforeEach(() => engine.clear());

  test('are counted by text and day, and listed for the desk: the newest day first, most often first', async () => {
    const store = sqlSearchMissStore(engine.database());
    await store.add({ text: 'gift cards', day: '2026-01-04' });
    await store.add({ text: 'gift cards', day: '2026-01-05' });
    await store.add({ text: 'gift cards', day: '2026-01-05' });
    await store.add({ text: 'parking', day: '2026-01-05' });
    expect(await listSearchMisses(10, { db: engine.database() })).toEqual([
      { day: '2026-01-05', text: 'gift cards', count: 2 },
      { day: '2026-01-05', text: 'parking', count: 1 },
      { day: '2026-01-04', text: 'gift cards', count: 1 },
    ]);
    expect(await listSearchMisses(1, { db: engine.database() })).toHaveLength(1);
  });

  test('at the same moment are all counted', async () => {
    const here = sqlSearchMissStore(engine.database());
    const there = sqlSearchMissStore(engine.newConnection());
    const miss = { text: 'parking', day: '2026-01-05' };
    await Promise.all(Array.from({ length: 10 }, () => [here.add(miss), there.add(miss)]).flat());
    const [first] = await engine.database().selectFrom('search_misses').selectAll().execute();
    expect(first).toEqual({ text: 'parking', day: '2026-01-05', count: 20 });
  });

  test('in a flood of nonsense stay few, and those already there still count', async () => {
    const store = sqlSearchMissStore(engine.database(), 3);
    for (let index = 0; index < 10; index++)
      await store.add({ text: `nonsense ${index}`, day: '2026-01-05' });
    await store.add({ text: 'nonsense 0', day: '2026-01-05' });
    const listed = await listSearchMisses(10, { db: engine.database() });
    expect(listed).toHaveLength(3);
    expect(listed[0]).toEqual({ day: '2026-01-05', text: 'nonsense 0', count: 2 });
  });
});

import { beforeEach, expect, test } from 'vitest';
import { sqlViolationStore } from '@/lib/violations/adapters/sql-violation-store';
import { aViolationDoor } from '../support/violations';
import { onBothEngines } from '../support/engines';

const DAY = '2026-01-05';
const violation = (path: string) => ({ directive: 'style-src-attr', blocked: 'inline', path });

onBothEngines('violations of the policies', engine => {
  beforeEach(() => engine.clear());

  test('are counted by day and summed for the desk, the most frequent first', async () => {
    const store = sqlViolationStore(engine.database());
    await store.add([{ ...violation('/'), count: 2 }], '2026-01-04');
    await store.add([{ ...violation('/'), count: 1 }], DAY);
    await store.add([{ ...violation('/about'), count: 1 }], '2026-01-04');
    expect(await store.list(10)).toEqual([
      { ...violation('/'), count: 3, lastDay: DAY },
      { ...violation('/about'), count: 1, lastDay: '2026-01-04' },
    ]);
    expect(await store.list(1)).toHaveLength(1);
  });

  test('at the same moment are all counted', async () => {
    const here = sqlViolationStore(engine.database());
    const there = sqlViolationStore(engine.newConnection());
    const one = [{ ...violation('/'), count: 1 }];
    await Promise.all(Array.from({ length: 10 }, () => [here.add(one, DAY), there.add(one, DAY)]).flat());
    expect(await here.list(10)).toEqual([{ ...violation('/'), count: 20, lastDay: DAY }]);
  });

  test('that are made up by the thousand stay few, and those already there still count', async () => {
    const store = sqlViolationStore(engine.database(), 3);
    for (let page = 0; page < 10; page += 1)
      await store.add([{ ...violation(`/page-${page}`), count: 1 }], DAY);
    await store.add([{ ...violation('/page-0'), count: 1 }], DAY);
    const listed = await store.list(10);
    expect(listed).toHaveLength(3);
    expect(listed[0]).toMatchObject({ path: '/page-0', count: 2 });
  });

  test('from one address stop counting at its limit, in parallel too, and from another still count', async () => {
    const { post } = aViolationDoor(engine.database());
    await Promise.all(Array.from({ length: 30 }, () => post()));
    expect(await counted()).toBe(20);
    await post({ address: '203.0.113.9' });
    expect(await counted()).toBe(21);
  });

  test('are refused without a word when the database fails: the failure is reported', async () => {
    const failures: string[] = [];
    const { post } = aViolationDoor(engine.database(), {
      unlessLimited: () => Promise.reject(new Error('disk full')),
      report: event => failures.push(event),
    });
    await post();
    expect(failures).toEqual(['policy_violations_not_kept']);
  });

  async function counted(): Promise<number> {
    const rows = await sqlViolationStore(engine.database()).list(10);
    return rows.reduce((sum, { count }) => sum + count, 0);
  }
});

import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { isUniqueViolation } from '@/lib/site/db/connect';
import { onBothEngines } from '../../support/engines';

onBothEngines('errors of the database', engine => {
  test('a row that may not be kept is not quoted in the error, which ends up in logs', async () => {
    const miss = { day: '2026-11-21', text: 'marker.person@mail.test', count: 1 };
    const insert = () => engine.database().insertInto('search_misses').values(miss).execute();
    await insert();
    const error: unknown = await insert().catch((thrown: unknown) => thrown);
    expect(isUniqueViolation(error)).toBe(true);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('marker.person');
  });
});

import 'server-only';
import type { Kysely } from 'kysely';
import type { SearchMissStore } from '../ports';

/** Missed searches in the database, a row for each text and day. `maxPerDay` keeps a flood of nonsense small. */
export function sqlSearchMissStore(db: Kysely<MissTables>, maxPerDay = MAX_TEXTS_PER_DAY): SearchMissStore {
  return {
    add: async ({ text, day }) => {
      const { numUpdatedRows } = await db
        .updateTable('search_misses')
        .set(row => ({ count: row('count', '+', 1) }))
        .where('day', '=', day)
        .where('text', '=', text)
        .executeTakeFirst();
      if (numUpdatedRows > 0n || (await countTexts(db, day)) >= maxPerDay) return;
      await db
        .insertInto('search_misses')
        .values({ text, day, count: 1 })
        .onConflict(conflict =>
          conflict
            .columns(['day', 'text'])
            .doUpdateSet(row => ({ count: row('search_misses.count', '+', 1) })),
        )
        .execute();
    },
  };
}

async function countTexts(db: Kysely<MissTables>, day: string): Promise<number> {
  const { texts } = await db
    .selectFrom('search_misses')
    .select(query => query.fn.countAll<number | string>().as('texts'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return Number(texts);
}

const MAX_TEXTS_PER_DAY = 1_000;

/** The one table of the database that search knows. */
type MissTables = { search_misses: { text: string; day: string; count: number } };

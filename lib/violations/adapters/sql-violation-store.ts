import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import type { ViolationStore } from '../ports';
import type { CountedViolation } from '../violation';

/** Violations in the database. `maxPerDay` keeps a flood of made-up reports small. */
export function sqlViolationStore(db: Kysely<Database>, maxPerDay = MAX_ROWS_PER_DAY): ViolationStore {
  return {
    add: async (violations, day) => {
      for (const violation of violations) await addOne(db, { ...violation, day }, maxPerDay);
    },
    list: limit =>
      db
        .selectFrom('policy_violations')
        .select(['directive', 'blocked', 'path'])
        .select(row => [row.fn.sum<number>('count').as('count'), row.fn.max('day').as('lastDay')])
        .groupBy(['directive', 'blocked', 'path'])
        .orderBy('count', 'desc')
        .orderBy('directive')
        .orderBy('path')
        .limit(limit)
        .execute(),
  };
}

async function addOne(
  db: Kysely<Database>,
  { count, ...key }: CountedViolation & { day: string },
  maxPerDay: number,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('policy_violations')
    .set(row => ({ count: row('count', '+', count) }))
    .where(row => row.and(key))
    .executeTakeFirst();
  if (numUpdatedRows > 0n || (await countRows(db, key.day)) >= maxPerDay) return;
  await db
    .insertInto('policy_violations')
    .values({ ...key, count })
    .onConflict(conflict =>
      conflict
        .columns(['day', 'directive', 'blocked', 'path'])
        .doUpdateSet(row => ({ count: row('policy_violations.count', '+', count) })),
    )
    .execute();
}

async function countRows(db: Kysely<Database>, day: string): Promise<number> {
  const { rows } = await db
    .selectFrom('policy_violations')
    .select(query => query.fn.countAll<number | string>().as('rows'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

const MAX_ROWS_PER_DAY = 200;

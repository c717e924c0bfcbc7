import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';

/** The same database while its disk fails: every statement ends with `error`. */
export function brokenDatabase(
  db: Kysely<Database>,
  error: Error = new Error('disk I/O error'),
): Kysely<Database> {
  return db.withPlugin({
    transformQuery: () => {
      throw error;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
}

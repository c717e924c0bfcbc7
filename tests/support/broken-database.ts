import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';

/** The same database while its disk fails: no statement works. */
export function brokenDatabase(db: Kysely<Database>): Kysely<Database> {
  return db.withPlugin({
    transformQuery: () => {
      throw new Error('disk I/O error');
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
}

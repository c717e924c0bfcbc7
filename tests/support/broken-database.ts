import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';

/** The same database while its disk fails: every statement ends with `error`, or those whose tree holds the pattern. */
export function brokenDatabase(
  db: Kysely<Database>,
  error: Error = new Error('disk I/O error'),
  only = /./,
): Kysely<Database> {
  return db.withPlugin({
    transformQuery: ({ node }) => {
      if (only.test(JSON.stringify(node))) throw error;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
}

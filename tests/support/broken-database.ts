import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';

/** The same database while its disk fails: no statement works, or none whose tree holds the pattern. */
export function brokenDatabase(
  db: Kysely<Database>,
  { only, message = 'disk I/O error' }: { only?: RegExp; message?: string } = {},
): Kysely<Database> {
  return db.withPlugin({
    transformQuery: ({ node }) => {
      if (!only || only.test(JSON.stringify(node))) throw new Error(message);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
}

import { sql, type Kysely } from 'kysely';
import { beforeAll, expect } from 'vitest';
import type { Database } from '@/lib/site/db/tables';
import { makeDatabase } from '../../support/engines';
import { test } from '../../support/postgres-test';
import { inDatabase } from '../../support/read-storage';

let url = '';

beforeAll(async () => {
  const made = await makeDatabase();
  ({ url } = made);
  return made.drop;
});

test.each([
  ['off', 'on'],
  ['local', 'local'],
  ['remote_apply', 'remote_apply'],
])('where commits are set to %s for all, ours are %s', async (setting, expected) => {
  await inSession(db =>
    sql`alter database ${sql.ref(new URL(url).pathname.slice(1))} set synchronous_commit = ${sql.lit(setting)}`.execute(
      db,
    ),
  );
  const { rows } = await inSession(db => sql<CommitSetting>`show synchronous_commit`.execute(db));
  expect(rows).toEqual([{ synchronous_commit: expected }]);
});

/** Settings of a database hold for the connections that are opened later. */
function inSession<Result>(ask: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
  return inDatabase({ databaseUrl: url, dataDir: '' }, ask);
}

type CommitSetting = { synchronous_commit: string };

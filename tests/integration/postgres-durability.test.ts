import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { startPostgres, type TestPostgres } from '../support/postgres';

let server: TestPostgres;

beforeAll(async () => {
  server = await startPostgres();
});

afterAll(() => server.stop());

test.each([
  ['off', 'on'],
  ['local', 'local'],
  ['remote_apply', 'remote_apply'],
])('where commits are set to %s for everybody, ours are %s', async (setting, ours) => {
  await inSession(db =>
    sql`alter role current_user set synchronous_commit = ${sql.lit(setting)}`.execute(db),
  );
  const { rows } = await inSession(db => sql<CommitSetting>`show synchronous_commit`.execute(db));
  expect(rows).toEqual([{ synchronous_commit: ours }]);
});

/** With a connection of its own: settings of a role hold for those that are opened later. */
async function inSession<R>(ask: (db: ReturnType<typeof connect>) => Promise<R>): Promise<R> {
  const db = connect({ databaseUrl: server.url, dataDir: '' });
  try {
    return await ask(db);
  } finally {
    await db.destroy();
  }
}

type CommitSetting = { synchronous_commit: string };

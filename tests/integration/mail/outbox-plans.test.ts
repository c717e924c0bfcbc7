import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql, type CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimDue } from '@/lib/mail/deliver';
import { PRIORITIES } from '@/lib/mail/outgoing-mail';
import { connect, EMBEDDED_FILE, nodeSqliteDialect } from '@/lib/site/db/connect';
import { migrateToLatest } from '@/lib/site/db/migrate';
import type { Database } from '@/lib/site/db/tables';
import { checkHealth } from '@/lib/watch';
import { testSite } from '../../support/site';

/** The engine's own plans for what is asked of the outbox all day long, while every visitor waits for the answer. */
let folder = '';
let db: Kysely<Database>;
const queries: CompiledQuery[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-plans-'));
  const storage = connect({ databaseUrl: null, dataDir: folder });
  await migrateToLatest(storage);
  await storage.destroy();
  db = new Kysely<Database>({
    dialect: nodeSqliteDialect(join(folder, EMBEDDED_FILE)),
    log: ({ query }) => {
      queries.push(query);
    },
  });
});

afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

test('claiming emails reads those that are due, class by class and in order, and not all that wait', async () => {
  const claim = { limit: 10, leaseId: 'lease', now: 1_000, leaseMs: 1_000 };
  expect(await plansOf(() => claimDue(db, claim))).toEqual([
    'SEARCH outbox USING INDEX outbox_due (state=?)',
    ...PRIORITIES.map(
      () => 'SEARCH outbox USING INDEX outbox_due (state=? AND priority=? AND next_attempt_at<?)',
    ),
  ]);
});

test('the backlog is counted in an index, its oldest stands first there, and errors have an index of their own', async () => {
  expect(await plansOf(() => checkHealth(testSite(db, { env: { DATA_DIR: folder } })))).toEqual([
    'SCAN outbox USING INDEX outbox_errors',
    'SEARCH outbox USING COVERING INDEX outbox_list_by_state (state=?)',
    'SEARCH outbox USING COVERING INDEX outbox_list_by_state (state=?)',
    'SEARCH outbox USING COVERING INDEX outbox_list_by_state (state=?)',
    'SEARCH outbox USING COVERING INDEX outbox_list_by_state (state=?)',
    'SEARCH outbox USING INDEX outbox_list_by_state (state=?)',
  ]);
});

/** The database's plan for each query of the outbox, in their order. */
async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
  queries.length = 0;
  await work();
  const questions = queries.filter(query => query.sql.startsWith('select'));
  const plans: string[] = [];
  for (const { sql: text, parameters } of questions) plans.push(...(await explain(text, parameters)));
  return plans;
}

async function explain(text: string, parameters: readonly unknown[]): Promise<string[]> {
  const pieces = text.split('?');
  const query = sql.join(
    pieces.map((piece, index) =>
      index < parameters.length ? sql`${sql.raw(piece)}${parameters[index]}` : sql.raw(piece),
    ),
    sql.raw(''),
  );
  const { rows } = await sql<{ detail: string }>`explain query plan ${query}`.execute(db);
  return rows.map(({ detail }) => detail);
}

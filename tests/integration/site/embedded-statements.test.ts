import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nodeSqliteDialect } from '@/lib/site/db/connect';

/** Statements of the embedded engine are kept and used again; no one may notice. */
let folder = '';
let db: Kysely<unknown>;
let other: Kysely<unknown>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-statements-'));
  const open = () => new Kysely<unknown>({ dialect: nodeSqliteDialect(join(folder, 'test.sqlite')) });
  db = open();
  other = open();
  await sql`create table notes (id integer primary key, text text not null)`.execute(db);
});

afterEach(async () => {
  await db.destroy();
  await other.destroy();
  rmSync(folder, { recursive: true, force: true });
});

test('a question asked before sees the column that another process has added since', async () => {
  const ask = () => sql`select * from notes`.execute(db);
  await sql`insert into notes (text) values ('first')`.execute(db);
  expect((await ask()).rows).toEqual([{ id: 1, text: 'first' }]);
  await sql`alter table notes add column author text`.execute(other);
  await sql`update notes set author = 'Ada'`.execute(other);
  expect((await ask()).rows).toEqual([{ id: 1, text: 'first', author: 'Ada' }]);
});

test('more different queries than are kept prepared are answered, and the first of them again', async () => {
  for (let id = 1; id <= 300; id++) await sql`insert into notes (text) values (${`note ${id}`})`.execute(db);
  for (let count = 1; count <= 300; count++) expect((await askFor(count)).rows).toHaveLength(count);
  expect((await askFor(1)).rows).toEqual([{ id: 1 }]);
});

test('a statement that was refused once can be used again', async () => {
  const insert = (id: number) => sql`insert into notes (id, text) values (${id}, 'x')`.execute(db);
  await insert(1);
  await expect(insert(1)).rejects.toThrow('UNIQUE constraint failed');
  await insert(2);
  expect((await sql`select id from notes order by id`.execute(db)).rows).toEqual([{ id: 1 }, { id: 2 }]);
});

/** Another statement for each `count`. */
function askFor(count: number) {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  return sql<{ id: number }>`select id from notes where id in (${sql.join(ids)}) order by id`.execute(db);
}

import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { migrateToLatest } from '@/lib/site/db/migrate';
import { test } from '../../support/postgres-test';
import { inDatabase } from '../../support/read-storage';
import { addLead, aMove, changeFile, leadsIn, tablesIn } from './a-move';

const { embedded, target, move, run, file } = aMove();

test('a target with a single row in it is refused, and gets nothing', async () => {
  await addLead(embedded, 'Ana');
  await inDatabase(target, async db => {
    await migrateToLatest(db);
    await db.insertInto('daily_marks').values({ job: 'retention', day: '2026-11-21' }).execute();
  });
  expect(await move()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('already has rows (1 in daily_marks)'),
  });
  expect(await leadsIn(target)).toEqual([]);
});

test('a target of an older version that is in use is refused before its schema is changed', async () => {
  await addLead(embedded, 'Ana');
  await inDatabase(target, async db => {
    await sql`create table leads (id text primary key)`.execute(db);
    await sql`insert into leads values ('one')`.execute(db);
    await sql`insert into leads values ('two')`.execute(db);
  });
  expect(await move()).toMatchObject({ code: 1, stderr: expect.stringContaining('(2 in leads)') });
  expect(await tablesIn(target)).toEqual(['leads']);
});

test('while a site has the file open, nothing is moved', async () => {
  await addLead(embedded, 'Ana');
  await inDatabase(embedded, async db => {
    await db.selectFrom('leads').select('id').execute();
    expect(await move()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The site is running on'),
    });
  });
  expect(await tablesIn(target)).toEqual([]);
});

test('rows that did not arrive as they are in the file are found, and none is kept', async () => {
  await addLead(embedded, 'Ana');
  await inDatabase(target, async db => {
    await migrateToLatest(db);
    await sql`create function change() returns trigger language plpgsql as
      'begin new.name := lower(new.name); return new; end'`.execute(db);
    await sql`create trigger changed before insert on leads for each row execute function change()`.execute(
      db,
    );
  });
  expect(await move()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('leads did not arrive as it is in the file: 1 rows for 1'),
  });
  expect(await leadsIn(target)).toEqual([]);
});

test.each([
  ['a NUL character', "update leads set name = 'Ana' || char(0) || 'Ruiz'", 'the name of the row in leads'],
  ['bytes', "update leads set name = x'416e61'", 'the name of the row in leads'],
  ['a large number', 'update leads set is_late = 2147483648', 'the is_late of the row in leads'],
  ['half a number', 'update leads set is_late = 1.5', 'the is_late of the row in leads'],
  [
    'a number beyond JavaScript’s',
    'update leads set received_at = 9007199254740993',
    'the received_at of the',
  ],
  ['text for a number', "update leads set received_at = 'Ana Ruiz'", 'the received_at of the row in leads'],
])(
  'a value that PostgreSQL cannot store is named by its row before anything is copied: %s',
  async (_what, change, named) => {
    await addLead(embedded, 'Ana');
    changeFile(file(), database => database.exec(change));
    const refused = await move();
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining(named) });
    expect(refused.stderr).toContain('with the rowid 1:');
    expect(refused.stdout + refused.stderr).not.toMatch(/Ana|Ruiz/);
    expect(await tablesIn(target)).toEqual([]);
  },
);

test.each([
  ['an older', "delete from kysely_migration where name like '0001%'", 'without the change 0001-initial'],
  [
    'a newer',
    "update kysely_migration set name = '9999-later' where name like '0001%'",
    'which made the change 9999-later',
  ],
])('a file of %s version is not moved', async (_age, change, message) => {
  changeFile(file(), database => database.exec(change));
  expect(await move()).toMatchObject({ code: 1, stderr: expect.stringContaining(message) });
  expect(await tablesIn(target)).toEqual([]);
});

test('without a file, a target, or a word that means something, nothing is done', async () => {
  expect(await move({ DATABASE_URL: '' })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is missing'),
  });
  const nowhere = `${embedded.dataDir}-nowhere`;
  expect(await move({ DATA_DIR: nowhere })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('no database'),
  });
  expect(existsSync(nowhere)).toBe(false);
  expect(await run({}, 'move-to-postgres', '--dry-run')).toMatchObject({ code: 1, stdout: '' });
  const gone = 'postgres://app:secret@127.0.0.1:1/site';
  const unreached = await move({ DATABASE_URL: gone });
  expect(unreached).toMatchObject({ code: 1, stderr: expect.stringContaining('ECONNREFUSED') });
  expect(unreached.stdout + unreached.stderr).not.toContain('secret');
});

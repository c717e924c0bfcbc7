import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql, type Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, EMBEDDED_FILE, type StorageSettings } from '@/lib/db/connect';
import { migrateToLatest } from '@/lib/db/migrate';
import type { Database } from '@/lib/db/tables';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { rowsIn } from './retention-rows';
import { runCommand } from './run-command';

/** Keys and values of the rows that fill every table: text that is easily lost or sorted otherwise. */
const TEXTS = [
  'plain',
  '',
  '\ufeffbyte order mark',
  '\uffff sorts before an emoji in UTF-8, after it in UTF-16',
  '\u{1f6d2}\u{1f469}\u200d\u{1f527} e\u0301 \u202e',
  'tab\tline\r\nback\\slash \\N "quoted" \'quoted\' \u2028\u0001\u007f',
  'Über Ärger',
  'a',
  'B',
];
const NUMBERS = {
  integer: [0, 1, -1, 2 ** 31 - 1, -(2 ** 31 - 1)],
  bigint: [0, 1_763_700_000_000, 2 ** 53 - 1],
};

let server: TestPostgres;
let dir = '';
let embedded: StorageSettings;
let target: StorageSettings;
let databases = 0;

beforeAll(async () => {
  server = await startPostgres();
});

afterAll(() => server.stop());

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-move-'));
  embedded = { databaseUrl: null, dataDir: join(dir, 'data') };
  target = { databaseUrl: await newDatabase(), dataDir: '' };
  await inDatabase(embedded, migrateToLatest);
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('every row of every table arrives as it was, and the file keeps all of it', async () => {
  fillEveryTable();
  const before = await everythingIn(embedded);
  expect(Object.values(before).map(rows => rows.length)).toEqual(Object.keys(before).map(() => TEXTS.length));
  const moved = await move();
  expect(moved).toMatchObject({ code: 0, stderr: '' });
  expect(moved.stdout).toMatch(/^leads +9 rows, sha256 [0-9a-f]{16}…$/m);
  expect(moved.stdout).toMatch(/Everything was copied, .* npm run backup.*To go back:/s);
  expect(await everythingIn(target)).toEqual(before);
  expect(await everythingIn(embedded)).toEqual(before);
});

test('a move that was done before is compared and called done, until the target has changed', async () => {
  const id = await addLead(embedded, 'Ana');
  await move();
  expect(await move()).toMatchObject({ code: 0, stdout: expect.stringContaining('was copied before') });
  await inDatabase(target, db => db.updateTable('leads').set({ name: 'Ben' }).where('id', '=', id).execute());
  expect(await move()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('rows of its own (1 in leads'),
  });
  await addLead(target, 'Cas');
  expect(await move()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('rows of its own (2 in leads)'),
  });
  expect(await namesIn(target)).toEqual(['Ben', 'Cas']);
});

test('a target with a single row in it is refused, and gets nothing', async () => {
  await addLead(embedded, 'Ana');
  await inDatabase(target, async db => {
    await migrateToLatest(db);
    await db.insertInto('daily_marks').values({ job: 'retention', day: '2026-11-21' }).execute();
  });
  expect(await move()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('rows of its own (1 in daily_marks)'),
  });
  expect(await namesIn(target)).toEqual([]);
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
  expect(await namesIn(target)).toEqual([]);
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
  '%s, which PostgreSQL cannot store, is named by its row before anything is copied',
  async (_what, change, named) => {
    await addLead(embedded, 'Ana');
    changeFile(change);
    const refused = await move();
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining(named) });
    expect(refused.stderr).toContain('with the rowid 1:');
    expect(refused.stdout + refused.stderr).not.toMatch(/Ana|Ruiz/);
    expect(await tablesIn(target)).toEqual([]);
  },
);

test.each([
  [
    'an older',
    "delete from kysely_migration where name like '0016%'",
    'without the change 0016-backup-notes',
  ],
  [
    'a newer',
    "update kysely_migration set name = '9999-later' where name like '0016%'",
    'which made the change 9999-later',
  ],
])('a file of %s version is not moved', async (_age, change, said) => {
  changeFile(change);
  expect(await move()).toMatchObject({ code: 1, stderr: expect.stringContaining(said) });
  expect(await tablesIn(target)).toEqual([]);
});

test('without a file, a target, or a word that means something, nothing is done', async () => {
  expect(await move({ DATABASE_URL: '' })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is missing'),
  });
  const nowhere = join(dir, 'nowhere');
  expect(await move({ DATA_DIR: nowhere })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('no database'),
  });
  expect(existsSync(nowhere)).toBe(false);
  expect(await run('operations/move-to-postgres', '--dry-run')).toMatchObject({ code: 1, stdout: '' });
  const gone = 'postgres://app:secret@127.0.0.1:1/site';
  const unreached = await move({ DATABASE_URL: gone });
  expect(unreached).toMatchObject({ code: 1, stderr: expect.stringContaining('ECONNREFUSED') });
  expect(unreached.stdout + unreached.stderr).not.toContain('secret');
});

test('going back to the file erases again whoever was erased on PostgreSQL meanwhile', async () => {
  for (const name of ['ana', 'ben'])
    await inDatabase(embedded, db => rowsIn(() => db).lead({ name, email: `${name}@shop.test` }));
  await move();
  await run('retention', '--erase', 'ana@shop.test');
  expect(await namesIn(target)).toEqual(['ben']);
  const file = join(embedded.dataDir, EMBEDDED_FILE);
  expect(
    await runCommand(['restore', file], { env: { ...folders(), DATABASE_URL: '' }, input: '' }),
  ).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Erased again, as promised: 1'),
  });
  expect(await namesIn(embedded)).toEqual(['ben']);
});

function move(env: Record<string, string> = {}) {
  return runCommand(['operations/move-to-postgres'], { env: { ...folders(), ...env }, input: '' });
}

function run(command: string, ...args: readonly string[]) {
  return runCommand([command, ...args], { env: folders(), input: '' });
}

function folders(): Record<string, string> {
  return {
    DATABASE_URL: target.databaseUrl ?? '',
    DATA_DIR: embedded.dataDir,
    BACKUP_DIR: join(dir, 'backups'),
  };
}

/** Sorted by a language's rules, unlike the file. */
async function newDatabase(): Promise<string> {
  databases += 1;
  const name = `target_${databases}`;
  await inDatabase({ databaseUrl: server.url, dataDir: '' }, db =>
    sql`create database ${sql.ref(name)} template template0 encoding 'UTF8' locale_provider icu icu_locale 'en'`.execute(
      db,
    ),
  );
  return server.url.replace(/postgres$/, name);
}

/** Row n of each table has text n in each text column, so that rows also point at each other. */
function fillEveryTable(): void {
  changeFile('pragma foreign_keys = off', file => {
    for (const table of file
      .prepare("select name from sqlite_schema where type = 'table'")
      .all()
      .map(nameOf)) {
      if (table.startsWith('kysely')) continue;
      const columns = file.prepare(`select * from pragma_table_info('${table}')`).all();
      for (const [index, text] of TEXTS.entries()) {
        const values = columns.map(column => {
          if (index % 2 === 1 && column['notnull'] === 0 && column['pk'] === 0) return null;
          const numbers = column['type'] === 'INTEGER' ? NUMBERS.integer : NUMBERS.bigint;
          return column['type'] === 'TEXT' ? text : (numbers[index % numbers.length] ?? 0);
        });
        file.prepare(`insert into "${table}" values (${values.map(() => '?').join()})`).run(...values);
      }
    }
  });
}

function changeFile(change: string, use: (file: DatabaseSync) => void = () => undefined): void {
  const file = new DatabaseSync(join(embedded.dataDir, EMBEDDED_FILE));
  file.exec(change);
  use(file);
  file.close();
}

function nameOf(row: Record<string, unknown>): string {
  return String(row['name']);
}

async function everythingIn(storage: StorageSettings): Promise<Record<string, unknown[]>> {
  return inDatabase(storage, async db => {
    const tables: Record<string, unknown[]> = {};
    for (const { name } of await db.introspection.getTables()) {
      const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
      tables[name] = rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    }
    return tables;
  });
}

function tablesIn(storage: StorageSettings): Promise<string[]> {
  return inDatabase(storage, async db => (await db.introspection.getTables()).map(({ name }) => name));
}

function addLead(storage: StorageSettings, name: string): Promise<string> {
  return inDatabase(storage, db => rowsIn(() => db).lead({ name }));
}

async function namesIn(storage: StorageSettings): Promise<(string | null)[]> {
  const rows = await inDatabase(storage, db =>
    db.selectFrom('leads').select('name').orderBy('name').execute(),
  );
  return rows.map(row => row.name);
}

async function inDatabase<Result>(
  storage: StorageSettings,
  use: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const db = connect(storage);
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}

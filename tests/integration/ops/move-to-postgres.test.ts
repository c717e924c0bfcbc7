import { sql } from 'kysely';
import { expect } from 'vitest';
import type { StorageSettings } from '@/lib/site/db/connect';
import { test } from '../../support/postgres-test';
import { inDatabase } from '../../support/read-storage';
import { addLead, aMove, changeFile, leadsIn } from './a-move';

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
  // One for each row, because a place of the promotion is known by its numbers.
  integer: [0, 1, -1, 2 ** 31 - 1, -(2 ** 31 - 1), 2, -2, 7, 100],
  bigint: [0, 1_763_700_000_000, 2 ** 53 - 1, 1, -1, 2 ** 31, -(2 ** 53 - 1), 2 ** 32, 2],
};

const { embedded, target, move, run, file } = aMove();

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
  expect(await move()).toMatchObject({ code: 0, stdout: expect.stringContaining('was already copied') });
  await inDatabase(target, db => db.updateTable('leads').set({ name: 'Ben' }).where('id', '=', id).execute());
  expect(await move()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('already has rows (1 in leads'),
  });
  await addLead(target, 'Cas');
  expect(await move()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('already has rows (2 in leads)'),
  });
  expect(await leadsIn(target)).toEqual(['Ben', 'Cas']);
});

test('going back to the file erases again the people who were erased on PostgreSQL meanwhile', async () => {
  for (const name of ['Ana', 'Ben']) await addLead(embedded, name);
  await move();
  await run({}, 'retention', '--erase', 'ana@shop.test');
  expect(await leadsIn(target)).toEqual(['Ben']);
  expect(await run({ DATABASE_URL: '' }, 'restore', file())).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Erased again, as promised: 1'),
  });
  expect(await leadsIn(embedded)).toEqual(['Ben']);
});

/** Row n of each table has text n in each text column, so rows also point at each other. */
function fillEveryTable(): void {
  changeFile(file(), database => {
    database.exec('pragma foreign_keys = off');
    for (const table of database
      .prepare("select name from sqlite_schema where type = 'table'")
      .all()
      .map(nameOf)) {
      if (table.startsWith('kysely')) continue;
      const columns = database.prepare(`select * from pragma_table_info('${table}')`).all();
      for (const [index, text] of TEXTS.entries()) {
        const values = columns.map(column => {
          if (index % 2 === 1 && column['notnull'] === 0 && column['pk'] === 0) return null;
          const numbers = column['type'] === 'INTEGER' ? NUMBERS.integer : NUMBERS.bigint;
          return column['type'] === 'TEXT' ? text : (numbers[index % numbers.length] ?? 0);
        });
        database.prepare(`insert into "${table}" values (${values.map(() => '?').join()})`).run(...values);
      }
    }
  });
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

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { beforeAll, beforeEach, expect } from 'vitest';
import { escapeFormula, toCsvLine } from '@/app/(desk)/desk/shell/csv';
import { connect } from '@/lib/site/db/connect';
import { migrateToLatest } from '@/lib/site/db/migrate';
import type { Database } from '@/lib/site/db/tables';
import { aDesk, storeLead } from '../../support/desk';
import { makeDatabase } from '../../support/engines';
import { test } from '../../support/postgres-test';
import { readCsv } from '../../support/read-csv';

// Promise L17 (docs/leads.md). PostgreSQL's own reader of CSV stands for all the programs that are not ours.
let dir = '';
let db: Kysely<Database>;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-csv-'));
  // The server runs as a user of its own and reads the file itself.
  chmodSync(dir, 0o755);
  const { url, drop } = await makeDatabase();
  db = connect({ databaseUrl: url, dataDir: '' });
  await migrateToLatest(db);
  return async () => {
    await db.destroy();
    await drop();
    rmSync(dir, { recursive: true, force: true });
  };
});

beforeEach(async () => {
  await sql`drop table if exists from_csv`.execute(db);
});

const HOSTILE = [
  '=HYPERLINK("http://evil.test","Click")',
  '+1 555 014 2018',
  '-2+3',
  "@SUM(1+1)*cmd|'/c calc'!A0",
  '\t=1',
  '\r=1',
  ' =1',
  '"=1',
  '＝1',
  '＋1',
  '－1',
  '＠a',
  'He said "hi", then\nleft;\r\n  \tréservé 🏪',
  '\\N',
  '\\.',
  'NULL',
  '',
  ' padded ',
  ',,,""""',
];

test('every lead of the download comes through a reader of someone else’s as it was written', async () => {
  for (const text of HOSTILE)
    await storeLead(db, { name: text === '' ? null : text, email: null, fields: { message: text } });
  const desk = aDesk(() => db);
  const { cookie } = await desk.signIn();
  const answer = await desk.act('leads-export', { factorCode: desk.code() }, { cookie });
  const csv = await answer.text();
  const [head = []] = readCsv(csv);
  const rows = await readElsewhere(csv, head);
  const messages = rows.map(row => row['message'] ?? '');
  expect(messages.toSorted()).toEqual(HOSTILE.map(escapeFormula).toSorted());
  for (const row of rows) expect(row['name']).toBe(row['message']);
  expect(messages.filter(text => /^[\s"']*[=+\-@＝＋－＠]/.test(text) && !text.startsWith("'"))).toEqual([]);
  expect(messages, 'a phone number can be read').toContain("'+1 555 014 2018");
});

test('any table comes through it unchanged, but for the apostrophes', async () => {
  // It keeps no NUL, in whatever format.
  const cell = fc
    .oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 20 }))
    .map(text => text.replaceAll('\0', ''));
  const rows = fc.sample(fc.tuple(cell, cell, cell), { numRuns: 200, seed: 8 });
  const csv = [['a', 'b', 'c'], ...rows].map(row => toCsvLine(row)).join('');
  const read = await readElsewhere(csv, ['a', 'b', 'c']);
  expect(read.map(row => [row['a'], row['b'], row['c']])).toEqual(rows.map(row => row.map(escapeFormula)));
});

/** The file as PostgreSQL reads it: its rows by column, in their order. */
async function readElsewhere(csv: string, columns: readonly string[]): Promise<Record<string, string>[]> {
  const file = join(dir, 'leads.csv');
  writeFileSync(file, csv);
  const names = sql.join(columns.map(name => sql.ref(name)));
  const declared = sql.join(columns.map(name => sql`${sql.ref(name)} text`));
  await sql`create table from_csv (line serial, ${declared})`.execute(db);
  await sql`copy from_csv (${names}) from ${sql.lit(file)}
    with (format csv, header true, encoding 'utf8', force_not_null (${names}))`.execute(db);
  const { rows } = await sql<Record<string, string>>`select ${names} from from_csv order by line`.execute(db);
  return rows;
}

import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { sql, type Kysely } from 'kysely';
import { connect } from '@/lib/site/db/connect';
import { findPendingMigration, findUnknownMigration, migrateToLatest } from '@/lib/site/db/migrate';
import type { Database } from '@/lib/site/db/tables';
import { checkEmbedded, lockEmbedded } from './copies';
import {
  OperationError,
  placeOf,
  readArguments,
  readSettings,
  reportFailure,
  requireDatabase,
} from './settings';

async function run(): Promise<void> {
  readArguments(USAGE, {});
  const { storage } = readSettings(process.env);
  if (storage.databaseUrl === null)
    throw new OperationError('DATABASE_URL is missing: set it to the PostgreSQL database to move to.');
  const embedded = { ...storage, databaseUrl: null };
  requireDatabase(embedded);
  const place = placeOf(embedded);
  const file = lockEmbedded(place);
  // It waits for as long as a copy of many rows takes.
  const db = connect(storage, { silenceMs: null });
  try {
    requireGood(file, place);
    console.log(
      `From ${place} into ${placeOf(storage)}; nothing is committed there until every table is equal:`,
    );
    const outcome = await moveTables(file, { db, say: line => console.log(line) });
    console.log(outcome === 'moved' ? MOVED : WAS_THERE);
    console.log(NEXT.replace('{file}', place));
  } finally {
    await db.destroy();
    file.close();
  }
}

/** Of the same version, so both sides have the same tables. */
function requireGood(file: DatabaseSync, place: string): void {
  const ran = checkEmbedded(file);
  if (!file.isTransaction)
    throw new OperationError(`${place} cannot be locked: check that its owner can write to it.`);
  const unknown = findUnknownMigration(ran);
  if (unknown !== null)
    throw new OperationError(
      `${place} comes from a newer version of the site, which made the change ${unknown}.`,
    );
  const pending = findPendingMigration(ran);
  if (pending !== null)
    throw new OperationError(
      `${place} comes from an older version of the site, without the change ${pending}: start this version on it once, with DATABASE_URL empty, and stop it.`,
    );
}

const USAGE = 'npm run move-to-postgres';
const MOVED = 'Everything was copied, and each table is equal to the file’s.';
const WAS_THERE = 'Everything was already copied, and each table is equal to the file’s.';
const NEXT = `Next: start the site with this DATABASE_URL, keep DATA_DIR as it is, and run npm run backup: older backups contain the file.
To go back: stop the site, empty DATABASE_URL, run npm run restore -- {file}, and start it. The file has not changed; leads and orders that arrived on PostgreSQL are not in it.`;

/**
 * Copies every row of an embedded database into an empty PostgreSQL and compares each table, in one transaction: a move
 * that is cut off leaves nothing behind. One that was done before is only compared. Throws, and changes nothing, when
 * the target holds anything else. `say` gets a line for each table.
 */
async function moveTables(file: DatabaseSync, { db, say }: Target): Promise<'moved' | 'was_there'> {
  const tables = readTables(file);
  for (const table of tables) requireStorable(file, table);
  const filled = await findFilled(db, tables);
  if (filled.size === 0) await migrateToLatest(db);
  else requireSameCounts(file, { tables, filled });
  return db.transaction().execute(async transaction => {
    // No other process writes until the end: a site that was started too early waits.
    const names = tables.map(({ name }) => sql.table(name));
    await sql`lock table ${sql.join(names)} in exclusive mode`.execute(transaction);
    const wasThere = (await findFilled(transaction, tables)).size > 0;
    if (!wasThere) for (const table of tables) await copyRows(file, { db: transaction, table });
    for (const table of tables) say(await compare(file, { db: transaction, table, wasThere }));
    return wasThere ? 'was_there' : 'moved';
  });
}

/** The tables that have rows, with their number. The target may lack some, or all. */
async function findFilled(
  db: Kysely<Database>,
  tables: readonly EmbeddedTable[],
): Promise<Map<string, number>> {
  const present = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = any (current_schemas(false))`.execute(db);
  const filled = new Map<string, number>();
  for (const { name } of tables) {
    if (!present.rows.some(table => table.name === name)) continue;
    const counted = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(db);
    const rows = counted.rows[0]?.rows ?? 0;
    if (rows > 0) filled.set(name, rows);
  }
  return filled;
}

function requireSameCounts(file: DatabaseSync, { tables, filled }: TableCounts): void {
  const isSame = tables.every(table => countRows(file, table) === (filled.get(table.name) ?? 0));
  if (!isSame) throw refusal(Array.from(filled, ([name, rows]) => `${rows} in ${name}`));
}

function refusal(reasons: readonly string[]): OperationError {
  return new OperationError(
    `The target already has rows (${reasons.join(', ')}). Set DATABASE_URL to an empty database. Nothing was changed.`,
  );
}

async function copyRows(file: DatabaseSync, { db, table }: CopyTarget): Promise<void> {
  let batch: string[] = [];
  let size = 0;
  for (const row of readRows(file, table)) {
    const json = JSON.stringify(row);
    batch.push(json);
    size += json.length;
    if (size < BATCH_CHARACTERS) continue;
    await insert(batch, { db, table });
    [batch, size] = [[], 0];
  }
  if (batch.length > 0) await insert(batch, { db, table });
}

async function insert(batch: readonly string[], { db, table }: CopyTarget): Promise<void> {
  const [name, columns] = [sql.table(table.name), refs(table)];
  const rows = `[${batch.join(',')}]`;
  await sql`insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${rows}::json)`.execute(
    db,
  );
}

/** The table as a line of the report. Throws when it is not the file's. */
async function compare(
  file: DatabaseSync,
  { db, table, wasThere }: CopyTarget & { wasThere: boolean },
): Promise<string> {
  const here = await digest(readRows(file, table));
  const there = await digest(readStored(db, table));
  if (here.rows === there.rows && here.sha256 === there.sha256)
    return `${table.name.padEnd(18)} ${String(here.rows).padStart(8)} rows, sha256 ${here.sha256.slice(0, 16)}…`;
  if (wasThere) throw refusal([`${there.rows} in ${table.name}, not the file's`]);
  throw new OperationError(
    `${table.name} did not arrive as it is in the file: ${there.rows} rows for ${here.rows}. Nothing was changed.`,
  );
}

/** Of the rows as JSON, in the order that they come in: it is equal only when every value is. */
async function digest(rows: Iterable<Row> | AsyncIterable<Row>): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const row of rows) {
    hash.update(`${JSON.stringify(row)}\n`);
    count += 1;
  }
  return { rows: count, sha256: hash.digest('hex') };
}

/** Every row, with the columns and in the order of `readRows`, a few at a time. */
async function* readStored(db: Kysely<Database>, table: EmbeddedTable): AsyncGenerator<Row> {
  const order = table.key.map(({ name, type }) =>
    type === 'text' ? sql`${sql.ref(name)} collate "C"` : sql.ref(name),
  );
  await sql`declare stored no scroll cursor for
    select ${refs(table)} from ${sql.table(table.name)} order by ${sql.join(order)}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_ONCE)} from stored`.execute(db);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close stored`.execute(db);
}

function refs({ columns }: EmbeddedTable) {
  return sql.join(columns.map(({ name }) => sql.ref(name)));
}

const BATCH_CHARACTERS = 1_000_000;
const ROWS_AT_ONCE = 200;

type Target = { db: Kysely<Database>; say: (line: string) => void };
type TableCounts = { tables: readonly EmbeddedTable[]; filled: ReadonlyMap<string, number> };
type CopyTarget = { db: Kysely<Database>; table: EmbeddedTable };

/** `key` is the primary key's columns, in its order. */
type EmbeddedTable = { name: string; columns: Column[]; key: Column[] };

type Column = { name: string; type: string };

type Row = Record<string, unknown>;

/** The site's tables in an embedded database, each after those that its rows point at. */
function readTables(file: DatabaseSync): EmbeddedTable[] {
  const names = namesIn(
    file,
    `select name from sqlite_schema where type = 'table' and name not like 'kysely%'`,
  );
  const sorted = new Set<string>();
  const add = (name: string): void => {
    for (const parent of namesIn(file, `select "table" as name from pragma_foreign_key_list('${name}')`))
      if (parent !== name) add(parent);
    sorted.add(name);
  };
  for (const name of names) add(name);
  return [...sorted].map(name => describe(file, name));
}

function namesIn(file: DatabaseSync, query: string): string[] {
  return file
    .prepare(query)
    .all()
    .map(row => String(row['name']));
}

function describe(file: DatabaseSync, name: string): EmbeddedTable {
  const rows = file.prepare(`select name, lower(type) as type, pk from pragma_table_info('${name}')`).all();
  const columns = rows.map(row => ({
    name: String(row['name']),
    type: String(row['type']),
    pk: Number(row['pk']),
  }));
  const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
  return { name, columns, key };
}

/** Every row, in the primary key's order. */
function readRows(file: DatabaseSync, { name, columns, key }: EmbeddedTable): Iterable<Row> {
  return file.prepare(`select ${list(columns)} from "${name}" order by ${list(key)}`).iterate();
}

function countRows(file: DatabaseSync, { name }: EmbeddedTable): number {
  return Number(file.prepare(`select count(*) as rows from "${name}"`).get()?.['rows']);
}

/** The embedded engine stores any value in any column. Throws, and names the row, when one would not fit PostgreSQL's. */
function requireStorable(file: DatabaseSync, { name, columns }: EmbeddedTable): void {
  const cases = columns.map(column => `when ${unstorable(column)} then '${column.name}'`);
  const [bad] = file
    .prepare(
      `select rowid, case ${cases.join(' ')} end as unstorable_column from "${name}" where unstorable_column is not null limit 1`,
    )
    .all();
  if (bad)
    throw new OperationError(
      `PostgreSQL cannot store the ${String(bad['unstorable_column'])} of the row in ${name} with the rowid ${String(bad['rowid'])}: it has a NUL character, or not the column's type.`,
    );
}

function unstorable({ name, type }: Column): string {
  if (type === 'text') return `typeof("${name}") not in ('text', 'null') or instr("${name}", char(0)) > 0`;
  const most = type === 'bigint' ? Number.MAX_SAFE_INTEGER : 2 ** 31 - 1;
  return `typeof("${name}") not in ('integer', 'null') or "${name}" not between -${most} and ${most}`;
}

function list(columns: readonly Column[]): string {
  return columns.map(({ name }) => `"${name}"`).join(', ');
}

await reportFailure(run);

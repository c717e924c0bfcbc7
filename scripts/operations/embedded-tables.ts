import type { DatabaseSync } from 'node:sqlite';
import { OperationError } from './settings';

/** `key` is the primary key's columns, in its order. */
export type EmbeddedTable = { name: string; columns: Column[]; key: Column[] };

type Column = { name: string; type: string };

export type Row = Record<string, unknown>;

/** The site's tables in an embedded database, each after those that its rows point at. */
export function readTables(file: DatabaseSync): EmbeddedTable[] {
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
  const found = file.prepare(`select name, lower(type) as type, pk from pragma_table_info('${name}')`).all();
  const columns = found.map(row => ({
    name: String(row['name']),
    type: String(row['type']),
    pk: Number(row['pk']),
  }));
  const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
  return { name, columns, key };
}

/** Every row, in the primary key's order. */
export function readRows(file: DatabaseSync, { name, columns, key }: EmbeddedTable): Iterable<Row> {
  return file.prepare(`select ${list(columns)} from "${name}" order by ${list(key)}`).iterate();
}

export function countRows(file: DatabaseSync, { name }: EmbeddedTable): number {
  return Number(file.prepare(`select count(*) as rows from "${name}"`).get()?.['rows']);
}

/** The embedded engine stores any value in any column. Throws, and names the row, when one would not fit PostgreSQL's. */
export function requireStorable(file: DatabaseSync, { name, columns }: EmbeddedTable): void {
  const cases = columns.map(column => `when ${unstorable(column)} then '${column.name}'`);
  const [bad] = file
    .prepare(
      `select rowid, case ${cases.join(' ')} end as problem from "${name}" where problem is not null limit 1`,
    )
    .all();
  if (bad)
    throw new OperationError(
      `PostgreSQL cannot store the ${String(bad['problem'])} of the row in ${name} with the rowid ${String(bad['rowid'])}: it has a NUL character, or not the column's type.`,
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

import 'server-only';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import type { Site } from '@/lib/site/site';
import type { Row, Table } from './holding';
import { entriesOf, holdings } from './holdings';

/**
 * What a person gets of what we hold under their address (in lower case): what the holdings pick, section by section, with
 * what belongs to a row in that row. Times are epoch milliseconds.
 */
export async function collectPerson(address: string, { db }: Pick<Site, 'db'>): Promise<PersonRecords> {
  const records: Record<string, Given[]> = {};
  for (const [table, { whose, gives }] of entriesOf(holdings)) {
    for (const section of gives satisfies readonly AnySection[] as readonly AnySection[]) {
      if (section.under) continue;
      const isTheirs = section.find?.(address) ?? ('address' in whose ? holds(whose, address) : sql`1 = 0`);
      const rows = await select(db, { table, isTheirs, by: section.by });
      records[section.as] = await give(db, { table, section, rows });
    }
  }
  // Both the loop and the type make what the holdings pick.
  return records as PersonRecords;
}

function holds(
  { address: [column], folded }: { address: readonly [string, ...string[]]; folded?: true },
  address: string,
): RawBuilder<unknown> {
  return folded ? sql`${sql.ref(column)} = ${address}` : sql`lower(${sql.ref(column)}) = ${address}`;
}

async function select(
  db: Kysely<Database>,
  { table, isTheirs, by }: { table: Table; isTheirs: RawBuilder<unknown>; by: string },
): Promise<Given[]> {
  const found = sql<Given>`select * from ${sql.table(table)} where ${isTheirs} order by ${sql.ref(by)}`;
  return (await found.execute(db)).rows;
}

async function give(
  db: Kysely<Database>,
  { table, section, rows }: { table: Table; section: AnySection; rows: readonly Given[] },
): Promise<Given[]> {
  const given = rows.map(row => pickFrom(section, row));
  if (rows.length === 0) return given;
  const ids = sql.join(rows.map(({ id }) => id));
  for (const [child, { gives }] of entriesOf(holdings)) {
    for (const inner of gives satisfies readonly AnySection[] as readonly AnySection[]) {
      if (inner.under?.table !== table || section.under) continue;
      const { by } = inner.under;
      const isTheirs = sql`${sql.ref(by)} in (${ids})`;
      const children = await select(db, { table: child, isTheirs, by: inner.by });
      for (const [index, row] of rows.entries())
        Object.assign(given[index] ?? {}, {
          [inner.as]: children.filter(one => one[by] === row['id']).map(one => pickFrom(inner, one)),
        });
    }
  }
  return given;
}

function pickFrom({ pick }: AnySection, row: Given): Given {
  const entries = Object.entries(pick).map(([name, what]) => [
    name,
    // The row is one of the section's own table, as its holding wants it.
    typeof what === 'string' ? row[what] : (what as (row: Given) => unknown)(row),
  ]);
  return Object.fromEntries(entries) as Given;
}

type Given = Record<string, unknown>;

/** A section of any table. */
type AnySection = {
  as: string;
  under?: { table: Table; by: string };
  find?: (address: string) => RawBuilder<unknown>;
  by: string;
  pick: Readonly<Record<string, string | ((row: never) => unknown)>>;
};

/** Everything that a person gets, by the names of the sections. */
export type PersonRecords = { [T in Table as TopOf<T>['as']]: RecordOf<T, TopOf<T>>[] };

type RecordOf<T extends Table, S> = PickOf<T, S> & {
  [C in Table as InnerOf<C, T>['as']]: PickOf<C, InnerOf<C, T>>[];
};
type PickOf<T extends Table, S> = S extends { pick: infer P }
  ? { [N in keyof P]: ValueOf<Row<T>, P[N]> }
  : never;
type ValueOf<R, P> = P extends keyof R ? R[P] : P extends (row: never) => infer Value ? Value : never;
type SectionOf<T extends Table> = (typeof holdings)[T]['gives'][number];
type TopOf<T extends Table> = Exclude<SectionOf<T>, { under: unknown }>;
type InnerOf<C extends Table, T extends Table> = Extract<SectionOf<C>, { under: { table: T } }>;

import { DatabaseSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { makePrivate } from './private-file';

/**
 * Kysely on Node's own SQLite. WAL with `synchronous=FULL`: a committed row survives power loss. With `secure_delete`, so
 * what was deleted is in no later backup, which copies the file page by page.
 * `begin` becomes `begin immediate`, so two processes queue for the write lock instead of failing on an upgrade.
 */
export function nodeSqliteDialect(file: string): SqliteDialect {
  return new EmbeddedDialect({ database: () => Promise.resolve(openDatabase(file)) });
}

class EmbeddedDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new EmbeddedAdapter();
  }
}

/**
 * Migrations run inside one `begin immediate`. The query builder takes no lock of its own for this engine, because it
 * assumes one process: two that start together would both find the same migration pending.
 */
class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function openDatabase(file: string): SqliteDatabase {
  makePrivate(file);
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  database.exec(SETTINGS);
  return { close: () => database.close(), prepare: preparedOnce(database) };
}

/**
 * Recently used statements are prepared once. Sharing them is safe: the query builder lets one query at a time have
 * the connection, also while it reads rows one by one, and the engine plans again by itself when the schema changes.
 */
function preparedOnce(database: DatabaseSync): (sql: string) => SqliteStatement {
  const statements = new Map<string, SqliteStatement>();
  return sql => {
    const statement = statements.get(sql) ?? prepare(database, sql);
    // The one used last is at the end, so the first has been unused for longest.
    statements.delete(sql);
    statements.set(sql, statement);
    const [oldest] = statements.keys();
    if (statements.size > MAX_STATEMENTS && oldest !== undefined) statements.delete(oldest);
    return statement;
  };
}

function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
  return {
    reader: statement.columns().length > 0,
    // node:sqlite rows have no prototype; spread makes them plain objects.
    all: parameters => statement.all(...bindable(parameters)).map(row => ({ ...row })),
    run: parameters => {
      const { changes, lastInsertRowid } = statement.run(...bindable(parameters));
      return { changes: BigInt(changes), lastInsertRowid: BigInt(lastInsertRowid) };
    },
    iterate: parameters => statement.iterate(...bindable(parameters)),
  };
}

type Bindable = string | number | bigint | null;

function bindable(parameters: readonly unknown[]): Bindable[] {
  return parameters.map(value => {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
      return value;
    throw new TypeError(`A ${typeof value} cannot be stored`);
  });
}

const SETTINGS = `pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;
  pragma secure_delete = on;`;
/** The site has about a hundred different queries; lists of ids of many lengths make more. */
const MAX_STATEMENTS = 200;
const BUSY_TIMEOUT_MS = 10_000;

import { mkdirSync, chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  Kysely,
  PostgresDialect,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDatabase,
  type SqliteStatement,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from 'kysely';
import pg from 'pg';
import type { Database } from './tables';

export type StorageSettings = { databaseUrl: string | null; dataDir: string };

/**
 * Opens PostgreSQL when a `databaseUrl` is given, else the embedded file in `dataDir` (made if missing). A query that
 * PostgreSQL has not answered after `silenceMs` fails; null waits for as long as it takes.
 */
export function connect(
  { databaseUrl, dataDir }: StorageSettings,
  { silenceMs = SILENCE_MS }: { silenceMs?: number | null } = {},
): Kysely<Database> {
  if (databaseUrl) return connectPostgres(databaseUrl, silenceMs);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return new Kysely<Database>({ dialect: nodeSqliteDialect(join(dataDir, EMBEDDED_FILE)) });
}

// A violated constraint's detail quotes the row: someone's name and address, in whatever log the error ends up in.
Object.defineProperty(pg.DatabaseError.prototype, 'detail', { set() {}, configurable: true });

/** The pool's connections, and how many queries wait for one. Null for the embedded file, which has none. */
export function poolFigures(db: Kysely<Database>): { total: number; idle: number; waiting: number } | null {
  const pool = pools.get(db);
  return pool ? { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount } : null;
}

const pools = new WeakMap<Kysely<Database>, pg.Pool>();

function connectPostgres(connectionString: string, silenceMs: number | null): Kysely<Database> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A machine that loses power closes no connection: without these timeouts its queries would wait forever.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(silenceMs === null ? {} : { query_timeout: silenceMs }),
    onConnect: client => client.query(sessionSettings(silenceMs)),
  });
  // An idle connection that the server ends is replaced on the next query, which also reports what is wrong.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: watchedPool(pool) }) });
  pools.set(db, pool);
  return db;
}

/**
 * Applies unless something stricter is set. A server that responds before the row is on disk would lose what we have
 * acknowledged. The server ends slow statements itself, shortly before we stop waiting, and a transaction that its
 * process has abandoned does not keep its rows locked.
 */
function sessionSettings(silenceMs: number | null): string {
  const rules = [['synchronous_commit', 'off', 'on']];
  if (silenceMs !== null)
    rules.push(
      ['statement_timeout', '0', `${Math.floor(silenceMs * 0.9)}ms`],
      ['idle_in_transaction_session_timeout', '0', `${4 * silenceMs}ms`],
    );
  const rows = rules.map(rule => `('${rule.join("', '")}')`);
  return `select set_config(name, strict, false) from (values ${rows.join(', ')}) as rules (name, loose, strict)
    where current_setting(name) = loose`;
}

/** A post must get a response within ten seconds. */
const SILENCE_MS = 8_000;

export const EMBEDDED_FILE = 'site.sqlite';

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

/**
 * A pool that closes a connection on which anything but a response of the server came back: after a timeout it may
 * still be waiting for the last response, and the next query would wait behind it.
 */
function watchedPool(pool: pg.Pool): PostgresPool {
  // The pool listens only to idle connections. An unhandled error event ends the process.
  pool.on('connect', client => client.on('error', () => undefined));
  return {
    options: pool.options,
    connect: async () => watch(await pool.connect()),
    end: () => pool.end(),
  };
}

function watch(client: pg.PoolClient): PostgresPoolClient {
  let loss: { cause: unknown } | null = null;

  async function ask(text: string, parameters: readonly unknown[]) {
    // The rollback after a silence need not be waited for as well.
    if (loss) throw loss.cause;
    try {
      return await client.query(text, [...parameters]);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) loss = { cause: error };
      throw error;
    }
  }

  function query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(
    query: string | PostgresCursor<unknown>,
    parameters: readonly unknown[] = [],
  ): Promise<unknown> | PostgresCursor<unknown> {
    if (typeof query !== 'string') throw new TypeError('Rows are not read by cursors here');
    return ask(query, parameters);
  }

  return { query, release: isDiscarded => client.release(isDiscarded === true || loss !== null) };
}

/**
 * Keeps the embedded database its owner's alone (docs/leads.md, L18), whatever the folder allows: an empty file is made
 * where none is, and the files that SQLite puts beside it get the same rights.
 */
export function makePrivate(file: string): void {
  // Never opened when it is there: closing it again would release every lock of this process on it.
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const path of [file, `${file}-wal`, `${file}-shm`])
    if (isOpenToOthers(path)) chmodSync(path, OWNER_ONLY);
}

/** Only of files that are ours: no one can change another's. */
function isOpenToOthers(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat !== undefined && stat.uid === process.getuid?.() && (stat.mode & OTHERS) !== 0;
}

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

/** Whether a failed insert broke a unique index: SQLite's extended code 2067/1555, PostgreSQL's 23505. */
export function isUniqueViolation(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === '23505' || errcode === 2067 || errcode === 1555;
}

/**
 * Takes what was deleted out of the embedded file's write-ahead log, which keeps pages as they were before. Does nothing
 * when someone else reads or writes just then: the next round of retention does it.
 */
export async function emptyJournal(db: Kysely<Database>): Promise<void> {
  if (!isEmbedded(db)) return;
  await db.connection().execute(async connection => {
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    // Waiting for the others would block every request of this process.
    await sql`pragma busy_timeout = 0`.execute(connection);
    await sql`pragma wal_checkpoint(truncate)`.execute(connection);
    await sql`pragma busy_timeout = ${sql.lit(rows[0]?.timeout ?? 0)}`.execute(connection);
  });
}

function isEmbedded(db: Kysely<Database>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

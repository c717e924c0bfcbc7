import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { nodeSqliteDialect } from './node-sqlite-dialect';
import { watchedPool } from './watched-pool';
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
  return `select set_config(name, ours, false) from (values ${rows.join(', ')}) as rules (name, loose, ours)
    where current_setting(name) = loose`;
}

/** A post must get a response within ten seconds. */
const SILENCE_MS = 8_000;

export const EMBEDDED_FILE = 'site.sqlite';

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { nodeSqliteDialect } from './node-sqlite-dialect';
import type { Database } from './tables';

export type StorageSettings = { databaseUrl: string | null; dataDir: string };

/** Opens PostgreSQL when a `databaseUrl` is given, else the embedded file in `dataDir` (made if missing). */
export function connect({ databaseUrl, dataDir }: StorageSettings): Kysely<Database> {
  if (databaseUrl) return new Kysely<Database>({ dialect: postgresDialect(databaseUrl) });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return new Kysely<Database>({ dialect: nodeSqliteDialect(join(dataDir, EMBEDDED_FILE)) });
}

// A violated constraint's detail quotes the row: somebody's name and address, in whatever log the error ends up in.
Object.defineProperty(pg.DatabaseError.prototype, 'detail', { set() {}, configurable: true });

function postgresDialect(connectionString: string): PostgresDialect {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: 5_000,
    onConnect: client => client.query(COMMIT_TO_DISK),
  });
  // An idle connection that the server ends is replaced on the next query, which also reports what is wrong.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}

/** A server that answers before the row is on its disk would lose what we have acknowledged. Stricter settings stay. */
const COMMIT_TO_DISK = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') = 'off'`;

export const EMBEDDED_FILE = 'site.sqlite';

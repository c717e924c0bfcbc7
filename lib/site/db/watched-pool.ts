import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';

/**
 * A pool that closes a connection on which anything but a response of the server came back: after a timeout it may
 * still be waiting for the last response, and the next query would wait behind it.
 */
export function watchedPool(pool: pg.Pool): PostgresPool {
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
    asked: string | PostgresCursor<unknown>,
    parameters: readonly unknown[] = [],
  ): Promise<unknown> | PostgresCursor<unknown> {
    if (typeof asked !== 'string') throw new TypeError('Rows are not read by cursors here');
    return ask(asked, parameters);
  }

  return { query, release: isDiscarded => client.release(isDiscarded === true || loss !== null) };
}

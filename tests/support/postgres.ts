import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateStorage } from '@/lib/site/db/migrate';
import { findPostgres } from '../../ops/system-packages.mjs';
import { freePort } from './site-process';

const run = promisify(execFile);

export type TestPostgres = {
  url: string;
  /** Ends the server as a crash does, and leaves its data. */
  crash: () => Promise<unknown>;
  start: () => Promise<unknown>;
  /** Ends the server for good. */
  stop: () => Promise<void>;
};

/**
 * Starts a private PostgreSQL in a temporary folder on a free port. Root is refused by the server, so root
 * runs it as the `postgres` user that Debian's package made. Throws when PostgreSQL is not installed.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = findPostgres();
  if (bin === null) throw new Error('PostgreSQL is not installed: `npm test` says how to get it');
  const dir = mkdtempSync(join(tmpdir(), 'site-pg-'));
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await run('chown', ['postgres', dir]);
  const asServer = (command: string, args: string[]) =>
    isRoot
      ? run('runuser', ['-u', 'postgres', '--', join(bin, command), ...args])
      : run(join(bin, command), args);
  await asServer('initdb', ['-D', dir, '-A', 'trust', '-U', 'app', '--no-sync']);
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${dir}`;
  const start = () =>
    asServer('pg_ctl', ['-D', dir, '-w', '-l', join(dir, 'server.log'), '-o', options, 'start']);
  const crash = () => asServer('pg_ctl', ['-D', dir, '-w', '-m', 'immediate', 'stop']);
  await start();
  return {
    url: `postgres://app@127.0.0.1:${port}/postgres`,
    crash,
    start,
    stop: async () => {
      await crash();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** The database that those of the suites are copies of: a copy takes a fraction of the migrations' time. */
export const MIGRATED = 'migrated';

async function makeTemplate(serverUrl: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${MIGRATED}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = MIGRATED;
  await migrateStorage({ databaseUrl: url.href, dataDir: '' });
}

/** Starts one PostgreSQL for all integration tests, if it is installed: engines.ts creates a database in it for each suite. */
export default async function sharePostgres({
  provide,
}: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (findPostgres() === null) return undefined;
  const server = await startPostgres();
  await makeTemplate(server.url);
  provide('postgresUrl', server.url);
  return server.stop;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the shared server's first database, as its superuser. */
    postgresUrl: string;
  }
}

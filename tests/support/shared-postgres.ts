import type { TestProject } from 'vitest/node';
import { findPostgres } from '../../ops/system-packages.mjs';
import { startPostgres } from './postgres';

/** Starts one PostgreSQL for all integration tests, if it is installed: engines.ts creates a database in it for each suite. */
export default async function sharePostgres({
  provide,
}: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (findPostgres() === null) return undefined;
  const server = await startPostgres();
  provide('postgresUrl', server.url);
  return server.stop;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the shared server's first database, as its superuser. */
    postgresUrl: string;
  }
}

import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres';

/** Starts one PostgreSQL for all integration tests: engines.ts creates a database in it for each suite. */
export default async function sharePostgres({ provide }: TestProject): Promise<() => Promise<void>> {
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

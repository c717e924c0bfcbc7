import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

/** A new database on the tests' PostgreSQL. `options` are those of `create database`. */
export async function makeDatabase(options = ''): Promise<MadeDatabase> {
  const name = `suite_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(inject('postgresUrl'));
  await onServer(`create database ${name} ${options}`);
  url.pathname = name;
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

export type MadeDatabase = { url: string; drop: () => Promise<void> };

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { OperationError } from './settings';

/** Writes the whole database, as it is at one instant, into one compressed file. */
export async function dumpPostgres(databaseUrl: string, target: string): Promise<void> {
  const { address, env } = withoutPassword(databaseUrl);
  await runTool('pg_dump', ['--format=custom', '--no-password', `--file=${target}`, address], env);
}

/** Unpacks a dump from its first byte to its last. Returns the migrations that its database had run. */
export async function readDump(file: string): Promise<string[]> {
  await runTool('pg_restore', ['--file=/dev/null', file]);
  const rows = await runTool('pg_restore', ['--data-only', '--table=kysely_migration', '--file=-', file]);
  const [, names = ''] = /^COPY [^\n]* \(name, [^\n]*\n(.*?)^\\\.$/ms.exec(rows) ?? [];
  return names.split('\n').flatMap(row => row.split('\t')[0] || []);
}

/** Replaces everything in the database by what the dump holds, all or nothing. `script` is a path to write to. */
export async function loadDump(
  databaseUrl: string,
  { file, script }: { file: string; script: string },
): Promise<void> {
  const { address, env } = withoutPassword(databaseUrl);
  await runTool('pg_restore', ['--no-owner', '--no-privileges', `--file=${script}`, file]);
  const quiet = ['--no-psqlrc', '--quiet', '--no-password', '--set=ON_ERROR_STOP=1', '--single-transaction'];
  await runTool('psql', [...quiet, `--command=${DROP_TABLES}`, `--file=${script}`, address], env);
}

/** Every user of the machine can read another program's arguments, but not its environment. */
function withoutPassword(databaseUrl: string): { address: string; env: Record<string, string> } {
  const url = new URL(databaseUrl);
  const { password } = url;
  url.password = '';
  return { address: url.href, env: password ? { PGPASSWORD: decodeURIComponent(password) } : {} };
}

async function runTool(tool: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  try {
    const options = { env: { ...process.env, ...env }, maxBuffer: MAX_OUTPUT_BYTES };
    return (await promisify(execFile)(tool, args, options)).stdout;
  } catch (error) {
    throw new OperationError(explain(tool, error), { cause: error });
  }
}

function explain(tool: string, error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ENOENT')
    return `${tool} is not installed: install PostgreSQL's client programs, at least as new as the server.`;
  const said = 'stderr' in error ? String(error.stderr).trim() : '';
  return said || error.message;
}

// A dump's own clean-up knows only the tables that it holds; a newer version's would stay and stop its migration.
const DROP_TABLES = `do $$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('drop table public.%I cascade', name);
  end loop; end $$`;

const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

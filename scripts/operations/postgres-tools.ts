import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { OperationError } from './settings';

const run = promisify(execFile);

/** Writes the whole database, as it stands at one instant, into one compressed file. */
export async function dumpPostgres(databaseUrl: string, target: string): Promise<void> {
  const { address, env } = withoutPassword(databaseUrl);
  await runTool('pg_dump', ['--format=custom', '--no-password', `--file=${target}`, address], env);
}

/** Unpacks a dump from its first byte to its last. Gives what is wrong, or null. */
export async function findDumpProblem(file: string): Promise<string | null> {
  try {
    const { stdout } = await runTool('pg_restore', ['--list', file]);
    if (!/ TABLE public leads /.test(stdout)) return 'it holds no database of the site';
    await runTool('pg_restore', ['--file=/dev/null', file]);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The migrations that a good dump's database had run. */
export async function readDumpMigrations(file: string): Promise<string[]> {
  const table = ['--data-only', '--table=kysely_migration', '--file=-'];
  const { stdout } = await runTool('pg_restore', [...table, file]);
  const [, rows = ''] = /^COPY [^\n]* \(name, [^\n]*\n(.*?)^\\\.$/ms.exec(stdout) ?? [];
  return rows.split('\n').flatMap(row => row.split('\t')[0] || []);
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

/** Whoever else is connected: the site, or a person. */
export async function countOtherSessions(databaseUrl: string): Promise<number> {
  return Number(await query(databaseUrl, COUNT_SESSIONS));
}

export async function hasTables(databaseUrl: string): Promise<boolean> {
  return Number(await query(databaseUrl, "select count(*) from pg_tables where schemaname = 'public'")) > 0;
}

async function query(databaseUrl: string, sql: string): Promise<string> {
  const { address, env } = withoutPassword(databaseUrl);
  const quiet = ['--no-psqlrc', '--tuples-only', '--no-align', '--no-password'];
  return (await runTool('psql', [...quiet, `--command=${sql}`, address], env)).stdout.trim();
}

/** Every user of the machine can read another program's arguments, but not its environment. */
function withoutPassword(databaseUrl: string): { address: string; env: Record<string, string> } {
  const url = new URL(databaseUrl);
  const { password } = url;
  url.password = '';
  return { address: url.href, env: password ? { PGPASSWORD: decodeURIComponent(password) } : {} };
}

async function runTool(
  tool: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ stdout: string }> {
  try {
    return await run(tool, args, { env: { ...process.env, ...env }, maxBuffer: MAX_OUTPUT_BYTES });
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

const COUNT_SESSIONS = `select count(*) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

// A dump's own clean-up knows only the tables that it holds; a newer version's would stay and stop its migration.
const DROP_TABLES = `do $$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('drop table public.%I cascade', name);
  end loop; end $$`;

const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

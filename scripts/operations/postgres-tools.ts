import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { OperationError } from './settings';

/**
 * The whole database, as it is at one instant, as a compressed dump. It is unpacked on its way, from its first byte to
 * its last. Throws at its end when it is not good.
 */
export async function* dumpPostgres(databaseUrl: string): AsyncGenerator<Buffer> {
  const { address, env } = withoutPassword(databaseUrl);
  const dump = startTool('pg_dump', ['--format=custom', '--no-password', address], env);
  const check = startTool('pg_restore', ['--file=-']);
  const holdsLeads = findText(check.output, LEADS_TABLE);
  try {
    for await (const chunk of dump.output) {
      if (!check.input.write(chunk)) await Promise.race([once(check.input, 'drain'), check.done]);
      yield chunk;
    }
    await dump.done;
    check.input.end();
    await check.done;
  } finally {
    dump.stop();
    check.stop();
  }
  if (!(await holdsLeads)) throw new OperationError('The copy is not good: it holds no database of the site');
}

/** Unpacks a dump from its first byte to its last. Returns what is wrong, or null. */
export async function findDumpProblem(file: string): Promise<string | null> {
  try {
    const list = await runTool('pg_restore', ['--list', file]);
    if (!/ TABLE public leads /.test(list)) return 'it holds no database of the site';
    await runTool('pg_restore', ['--file=/dev/null', file]);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The migrations that a good dump's database had run. */
export async function readDumpMigrations(file: string): Promise<string[]> {
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

/** Runs a tool to its end and returns what it printed. */
async function runTool(tool: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const { output, done } = startTool(tool, args, env);
  const [printed] = await Promise.all([text(output), done]);
  return printed;
}

/** `done` rejects with what the tool said when it fails. */
function startTool(tool: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(tool, args, { env: { ...process.env, ...env } });
  const said = text(child.stderr);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const done = explainEnd(tool, { ended, said });
  // Whoever awaits it hears of it; until then a failure must not end the process.
  done.catch(() => undefined);
  child.stdin.on('error', () => undefined);
  return { input: child.stdin, output: child.stdout, done, stop: () => child.kill() };
}

async function explainEnd(
  tool: string,
  { ended, said }: { ended: Promise<number | null>; said: Promise<string> },
): Promise<void> {
  const code = await ended.catch((cause: unknown) => {
    throw new OperationError(
      `${tool} is not installed: install PostgreSQL's client programs, at least as new as the server.`,
      { cause },
    );
  });
  if (code !== 0) throw new OperationError((await said).trim() || `${tool} failed.`);
}

async function findText(stream: Readable, wanted: string): Promise<boolean> {
  let isFound = false;
  let tail = '';
  for await (const chunk of stream) {
    const read = tail + String(chunk);
    isFound ||= read.includes(wanted);
    tail = read.slice(-wanted.length);
  }
  return isFound;
}

/** A row cannot imitate it: a dump writes a line break in a text as two characters. */
const LEADS_TABLE = '\nCREATE TABLE public.leads (';

// A dump's own clean-up knows only the tables that it holds; a newer version's would stay and stop its migration.
const DROP_TABLES = `do $$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('drop table public.%I cascade', name);
  end loop; end $$`;

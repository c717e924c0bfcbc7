import { execFile } from 'node:child_process';
import {
  closeSync,
  createReadStream,
  createWriteStream,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { makePrivate } from '@/lib/site/db/connect';
import { OperationError, type OperationSettings } from './settings';

/** Reads a plain copy from end to end. Returns the migrations that its database had run; throws when it is not good. */
export async function readCopy(
  { storage }: Pick<OperationSettings, 'storage'>,
  { file, complaint }: { file: string; complaint: string },
): Promise<string[]> {
  const refuse = (problem: string, cause?: unknown) =>
    new OperationError(`${complaint}: ${problem}`, { cause });
  try {
    const migrations = storage.databaseUrl ? await readDump(file) : readEmbedded(file);
    if (migrations.length > 0) return migrations;
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error), error);
  }
  throw refuse('it holds no database of the site');
}

/**
 * Copies a database that may be in use, as it is at one instant, into one file. Page by page: unlike `vacuum into`, that
 * takes damage along, which reading the copy then finds. In one step: in several, every write would start it again.
 */
export async function copyEmbedded(source: string, target: string): Promise<void> {
  const database = new DatabaseSync(source, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    await backup(database, target, { rate: ALL_PAGES });
  } finally {
    database.close();
  }
  foldJournal(target);
}

/** Merges the journal into the file, which then needs no other file beside it. */
export function foldJournal(file: string): void {
  withDatabase(file, database => database.exec('pragma journal_mode = delete'));
}

/** Reads every page and compares indexes with rows. Returns the migrations that the database had run. */
function readEmbedded(file: string): string[] {
  return withDatabase(file, checkEmbedded);
}

/** The same with an open database. Throws when it is not good. */
export function checkEmbedded(database: DatabaseSync): string[] {
  const [first] = database.prepare('pragma integrity_check(1)').all();
  if (first?.['integrity_check'] !== 'ok') throw new OperationError(String(first?.['integrity_check']));
  if (database.prepare('pragma foreign_key_check').all().length > 0)
    throw new OperationError('rows point at rows that are not there');
  const [table] = database.prepare("select 1 from sqlite_schema where name = 'kysely_migration'").all();
  if (table === undefined) return [];
  const rows = database.prepare('select name from kysely_migration').all();
  return rows.map(row => String(row['name']));
}

function withDatabase<Result>(file: string, use: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    return use(database);
  } finally {
    database.close();
  }
}

const BUSY_TIMEOUT_MS = 10_000;
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Opens an embedded database that no one else may open until it is closed. A program that has it open, even an idle one,
 * keeps it from leaving its journal mode. Leaving it also merges the journal into the file. Throws when the
 * database is in use. One too damaged to be locked is not in use, and opens outside of a transaction.
 */
export function lockEmbedded(place: string): DatabaseSync {
  makePrivate(place);
  const database = new DatabaseSync(place, { timeout: LOCK_WAIT_MS });
  try {
    database.exec('pragma journal_mode = delete; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    if (!isBusy(error)) return database;
    database.close();
    throw new OperationError(
      `The site is running on ${place}: stop it and anything else that has the file open.`,
    );
  }
  return database;
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === SQLITE_BUSY;
}

const SQLITE_BUSY = 5;
const LOCK_WAIT_MS = 2_000;

/** Writes the whole database, as it is at one instant, into one compressed file. */
export async function dumpPostgres(databaseUrl: string, target: string): Promise<void> {
  const { address, env } = withoutPassword(databaseUrl);
  await runTool('pg_dump', ['--format=custom', '--no-password', `--file=${target}`, address], env);
}

/** Unpacks a dump from its first byte to its last. Returns the migrations that its database had run. */
async function readDump(file: string): Promise<string[]> {
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
  const message = 'stderr' in error ? String(error.stderr).trim() : '';
  return message || error.message;
}

// A dump's own clean-up knows only the tables that it holds; a newer version's would stay and stop its migration.
const DROP_TABLES = `do $$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('drop table public.%I cascade', name);
  end loop; end $$`;

const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/** Writes a stream into a file that only its owner reads, encrypted to `recipient` unless that is null. */
export async function writeEncrypted(
  plain: AsyncIterable<Uint8Array>,
  { file, recipient }: { file: string; recipient: string | null },
): Promise<void> {
  const target = createWriteStream(file, { mode: 0o600, flush: true });
  if (recipient === null) return pipeline(plain, target);
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  await pipeline(await encrypter.encrypt(toWebStream(plain)), target);
}

/** Decrypts a file into another. Throws when it is damaged, cut short, or encrypted to another key. */
export async function decryptFile(
  file: string,
  { target, identities }: { target: string; identities: readonly string[] },
): Promise<void> {
  if (identities.length === 0)
    throw new OperationError(`${file} is encrypted: give its private key with --identity <key file>.`);
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    const plain = await decrypter.decrypt(toWebStream(createReadStream(file)));
    await pipeline(plain, createWriteStream(target, { mode: 0o600, flush: true }));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    if (problem.includes('no identity matched'))
      throw new OperationError(`${file} is encrypted to another key than the one given.`, { cause: error });
    throw new OperationError(`${file} is not a good copy: ${problem}`, { cause: error });
  }
}

/** Chunk by chunk, as fast as it is read. The library's streams are the browser's. */
function toWebStream(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async controller => {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await chunks.return?.()),
  });
}

/** The private keys in a key file, as the age program writes it; `-` reads standard input. */
export function readIdentities(path: string): string[] {
  const lines = readFileSync(path === '-' ? 0 : path, 'utf8').split(/\s*\n/);
  const identities = lines.filter(line => line.startsWith('AGE-SECRET-KEY-'));
  if (identities.length === 0) throw new OperationError(`There is no private key in ${path}.`);
  return identities;
}

/** The text of a new key file, with the public key in a comment. */
export async function newKeyFile(): Promise<string> {
  const identity = await generateIdentity();
  return `# public key: ${await identityToRecipient(identity)}\n${identity}`;
}

/** Gives a finished file its final name, so after a power cut there is either the old file or the complete new one. */
export function moveDurably(from: string, to: string): void {
  syncPath(from);
  renameSync(from, to);
  syncPath(dirname(to));
}

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sql } from 'kysely';
import { listStaff } from '@/lib/accounts/staff-users';
import { holdBilling } from '@/lib/billing/restored';
import type { ErasureRegister } from '@/lib/privacy';
import { endAllAccess, repeatErasures } from '@/lib/privacy/erase';
import { listErasures } from '@/lib/privacy/erasures';
import { connect, EMBEDDED_FILE, type StorageSettings, makePrivate } from '@/lib/site/db/connect';
import { findUnknownMigration, migrateStorage } from '@/lib/site/db/migrate';
import { parseCopyName, stampOf, writeCopy } from './backup';
import {
  decryptFile,
  foldJournal,
  loadDump,
  lockEmbedded,
  moveDurably,
  readCopy,
  readIdentities,
} from './copies';
import {
  OperationError,
  placeOf,
  readArguments,
  readSettings,
  reportFailure,
  type OperationSettings,
} from './settings';

/** A path, or the bare name of a copy in the backup folder. */
async function restore(): Promise<void> {
  const settings = readSettings(process.env);
  const { values, positionals } = readArguments(USAGE, {
    options: { identity: { type: 'string' } },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1)
    throw new OperationError(`Which backup? ${USAGE}. The backups are in ${settings.backupDir}`);
  const file = existsSync(name) ? name : join(settings.backupDir, name);
  requireOwnKind(file, settings);
  const identities = values.identity === undefined ? [] : readIdentities(values.identity);
  const report = await restoreBackup(settings, { file, identities, now: Date.now() });
  console.log(`Restored from ${file} into ${placeOf(settings.storage)}.`);
  if (report.replaced) console.log(`The previous database is kept: ${report.replaced}`);
  if (report.erased > 0) console.log(`Erased again, as promised: ${report.erased}`);
  console.log('Everyone is signed out.');
  console.log(
    'No recovery code of staff works any more. They make new ones at the desk, under "Second factor".',
  );
  console.log('No webhook gets anything before an owner turns it on, and no key of a feed works any more.');
  console.log(`Can use the desk now, with the password from then: ${report.staff.join(', ') || 'no one'}`);
  console.log(
    'Start the site again. It sends no invoice, charge or reminder before you compare with PayPal:',
  );
  console.log(`npm run reconcile -- --since ${dayOf(file)}`);
}

/** When a backup was made, by its name; for a file of another name, by the file's own time. */
function madeAtOf(file: string): number {
  return parseCopyName(basename(file)) ?? statSync(file).mtimeMs;
}

function dayOf(file: string): string {
  return new Date(madeAtOf(file)).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Settings that name the other kind of database are likelier than a damaged copy. */
function requireOwnKind(file: string, { storage }: OperationSettings): void {
  const isEmbedded = storage.databaseUrl === null;
  if (!file.includes(isEmbedded ? '.dump' : '.sqlite')) return;
  throw new OperationError(
    isEmbedded
      ? `${file} is a backup of PostgreSQL: set DATABASE_URL to the database to restore to.`
      : `${file} is a backup of the embedded file: it is restored into DATA_DIR, with DATABASE_URL empty.`,
  );
}

/**
 * Restores a backup, migrates it to this version's schema, erases again everyone who was erased since, and signs everyone
 * out, because the old sessions include those of stolen browsers and of people who left. Recovery codes go, because those
 * that were used since would work again.
 * Throws, and changes nothing, when the site is running or the backup is invalid or of a newer version.
 */
export async function restoreBackup(
  settings: OperationSettings,
  { file, identities = [], now }: { file: string; identities?: readonly string[]; now: number },
): Promise<RestoreReport> {
  const { databaseUrl, dataDir } = settings.storage;
  const register = settings.register();
  // One that cannot be read or understood is found out before anything is replaced.
  await listErasures(register);
  if (!existsSync(file)) throw new OperationError(`There is no file ${file}`);
  const work = join(dataDir, 'restore.partial');
  const madeAt = madeAtOf(file);
  const finish = (restored: StorageSettings) => finishRestore(restored, { register, madeAt, now });
  try {
    const plain = await bringIn(file, { work, identities });
    const unknown = findUnknownMigration(
      await readCopy(settings, { file: plain, complaint: `${file} is not a good copy` }),
    );
    if (unknown !== null)
      throw new OperationError(
        `${file} comes from a newer version of the site, with the migration ${unknown}: install that version first.`,
      );
    if (databaseUrl) {
      const replaced = await restorePostgres(settings, { file: plain, work, now });
      return { replaced, ...(await finish(settings.storage)) };
    }
    const { replaced, finished } = await restoreEmbedded(plain, { dataDir, now, finish });
    return { replaced, ...finished };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The copy in plain text, in a folder that only its owner can read. */
async function bringIn(
  file: string,
  { work, identities }: { work: string; identities: readonly string[] },
): Promise<string> {
  // A restore that was killed may have left one.
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true, mode: 0o700 });
  const target = join(work, EMBEDDED_FILE);
  if (file.endsWith('.age')) await decryptFile(file, { target, identities });
  else copyFileSync(file, target);
  // A copy of a file has its rights, too.
  makePrivate(target);
  return target;
}

async function finishRestore(
  storage: StorageSettings,
  { register, madeAt, now }: { register: ErasureRegister; madeAt: number; now: number },
): Promise<FinishedRestore> {
  await migrateStorage(storage);
  const db = connect(storage);
  try {
    const erased = await repeatErasures(register, db);
    await endAllAccess(db);
    await holdBilling(db, { madeAt, now });
    const staff = await listStaff({ db });
    return { erased, staff: staff.map(({ email }) => email) };
  } finally {
    await db.destroy();
  }
}

/**
 * `replaced` is where the former database is kept; `erased` counts people who were erased again, or their accounts;
 * `staff` are the addresses that may work at the desk now.
 */
type RestoreReport = { replaced: string | null } & FinishedRestore;

type FinishedRestore = { erased: number; staff: string[] };

/**
 * Puts a good copy in place of the embedded database, once `finish` has done its work on it in the folder where it
 * is, and keeps what it replaces (null when there was nothing) beside it under another name. Throws, and changes
 * nothing, when the database is in use or `finish` throws.
 */
async function restoreEmbedded<Finished>(
  file: string,
  { dataDir, now, finish }: RestoreRequest<Finished>,
): Promise<{ replaced: string | null; finished: Finished }> {
  const place = join(dataDir, EMBEDDED_FILE);
  const lock = existsSync(place) ? lockEmbedded(place) : null;
  try {
    const finished = await finish({ databaseUrl: null, dataDir: dirname(file) });
    foldJournal(file);
    const replaced = setAside(place, `${place}.replaced-${stampOf(now)}`);
    moveDurably(file, place);
    return { replaced, finished };
  } finally {
    lock?.close();
  }
}

/** A link, not a move: at no moment is there no database, which the site would start afresh. */
function setAside(place: string, aside: string): string | null {
  if (!existsSync(place)) return null;
  linkSync(place, aside);
  // Left behind only by a damaged file. Beside the restored one they would be taken for its own.
  for (const ending of ['-wal', '-shm', '-journal'])
    if (existsSync(place + ending)) renameSync(place + ending, aside + ending);
  return aside;
}

type RestoreRequest<Finished> = {
  dataDir: string;
  now: number;
  finish: (storage: StorageSettings) => Promise<Finished>;
};

/**
 * Replaces the database's tables by a good dump's, in one transaction. What was there is copied into the backup folder
 * first. Returns that file, or null when there was nothing. Throws, and changes nothing, when someone is connected.
 */
async function restorePostgres(
  settings: OperationSettings,
  { file, work, now }: { file: string; work: string; now: number },
): Promise<string | null> {
  const { connections, tables } = await inspectDatabase(settings);
  if (connections > 0)
    throw new OperationError(
      `The site is running on this database (${connections} connections): stop it and anything else that is connected.`,
    );
  const replaced = tables > 0 ? await writeCopy(settings, { now, prefix: 'replaced' }) : null;
  await loadDump(settings.storage.databaseUrl ?? '', { file, script: join(work, 'script.sql') });
  return replaced;
}

/** How many others are connected, the site or a person, and how many tables there are. */
async function inspectDatabase({
  storage,
}: OperationSettings): Promise<{ connections: number; tables: number }> {
  const db = connect(storage);
  try {
    const { rows } = await sql<{ connections: number; tables: number }>`select
      (select count(*) from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and backend_type = 'client backend') as connections,
      (select count(*) from pg_tables where schemaname = 'public') as tables`.execute(db);
    return rows[0] ?? { connections: 0, tables: 0 };
  } finally {
    await db.destroy();
  }
}

const USAGE =
  'npm run restore -- <file>, and --identity <key file> when it is encrypted (- reads the key from standard input)';

// Not for a test, which imports from here.
if (process.argv[1] === import.meta.filename) await reportFailure(restore);

import { createReadStream, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { appendFile, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { retention } from '@/content/retention';
import { ERASURE_FILE, readRegister } from '@/lib/privacy/erasures';
import { connect } from '@/lib/site/db/connect';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/site/time';
import { noteNewestBackup } from '@/lib/watch/newest-backup';
import { copyEmbedded, dumpPostgres, moveDurably, newKeyFile, readCopy, writeEncrypted } from './copies';
import {
  OperationError,
  readArguments,
  readSettings,
  reportFailure,
  requireDatabase,
  type OperationSettings,
} from './settings';

async function backUp(): Promise<void> {
  const settings = readSettings(process.env);
  const now = Date.now();
  const report = await takeBackup(settings, { now, policy: retention.backups });
  const removed = report.removed.length === 0 ? '' : ` ${report.removed.length} older copies removed.`;
  const state = report.isEncrypted ? 'checked and encrypted' : 'checked, and not encrypted';
  console.log(`${report.file}: ${Math.ceil(report.bytes / 1024)} KB, ${state}.${removed}`);
  const problem = await recordBackup(settings, { ...report, at: now });
  if (problem !== null) console.error(`Could not record it for the desk: ${problem}`);
}

/** At once and then at each full hour. A failure is printed, and tried again within a minute. */
async function backUpHourly(): Promise<never> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  for (;;) {
    const wasGood = await reportFailure(backUp);
    await new Promise(resume => setTimeout(resume, untilNextCopy(wasGood, Date.now())));
  }
}

async function run(): Promise<void> {
  const { values } = readArguments(USAGE, {
    options: { hourly: { type: 'boolean' }, 'new-key': { type: 'boolean' } },
  });
  if (values['new-key']) console.log(await newKeyFile());
  else await (values.hourly ? backUpHourly() : backUp());
}

/**
 * Checks a copy of the running database and writes it, encrypted, into the backup folder. Only then it removes the
 * copies, and what restores left, that the policy no longer keeps. Throws, and removes nothing, when the copy is not good.
 */
export async function takeBackup(
  settings: OperationSettings,
  { now, policy }: { now: number; policy: KeptCopies },
): Promise<BackupReport> {
  const file = await writeCopy(settings, { now });
  await keepErasures(settings);
  const removed = removeExpired(settings, { now, policy });
  return { file, bytes: statSync(file).size, isEncrypted: file.endsWith('.age'), removed };
}

/** Returns the path. `replaced` is for what a restore is about to replace. */
export async function writeCopy(
  settings: OperationSettings,
  { now, prefix = 'site' }: { now: number; prefix?: 'site' | 'replaced' },
): Promise<string> {
  const { storage, backupDir } = settings;
  const source = requireDatabase(storage);
  const recipient = requireRecipient(settings);
  mkdirSync(backupDir, { recursive: true, mode: 0o700 });
  const kind = source === null ? 'dump' : 'sqlite';
  const file = join(backupDir, copyName(now, { prefix, kind, isEncrypted: recipient !== null }));
  const partial = `${file}.partial`;
  // In plain text it is beside the data, never in the backup folder.
  const work = join(storage.dataDir, `backup-${stampOf(now)}.partial`);
  const plain = join(work, 'copy');
  try {
    mkdirSync(work, { recursive: true, mode: 0o700 });
    if (source === null) await dumpPostgres(storage.databaseUrl ?? '', plain);
    else await copyEmbedded(source, plain);
    await readCopy(settings, { file: plain, complaint: 'The backup failed its check' });
    await writeEncrypted(createReadStream(plain), { file: partial, recipient });
    moveDurably(partial, file);
  } finally {
    for (const path of [work, partial]) rmSync(path, { recursive: true, force: true });
  }
  return file;
}

/** Null for plain backups. */
function requireRecipient({ recipient, isLive }: OperationSettings): string | null {
  if (recipient === null && isLive)
    throw new OperationError(
      'BACKUP_RECIPIENT is missing: the public key that backups are encrypted to (npm run backup -- --new-key makes one), or none for plain ones.',
    );
  return recipient === 'none' ? null : recipient;
}

/** `removed`: the paths of what was deleted. */
type BackupReport = { file: string; bytes: number; isEncrypted: boolean; removed: string[] };

/**
 * Notes a backup in the database for the desk, because the site cannot read the backup folder. Returns why that failed,
 * for example before a new version has changed the schema, or null. The backup is valid without the note.
 */
export async function recordBackup(
  { storage }: OperationSettings,
  { file, isEncrypted, at }: { file: string; isEncrypted: boolean; at: number },
): Promise<string | null> {
  const db = connect(storage);
  try {
    await noteNewestBackup({ name: basename(file), at, isEncrypted }, { db });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await db.destroy();
  }
}

/**
 * Appends to the register beside the backups what the site has noted since. It only grows: a compromised site cannot
 * make a restore forget an erasure, and the register survives the loss of the data folder.
 */
async function keepErasures({
  erasureDir,
  backupDir,
}: Pick<OperationSettings, 'erasureDir' | 'backupDir'>): Promise<void> {
  const register = join(backupDir, ERASURE_FILE);
  const known = new Set((await readRegister(register)).split('\n'));
  const noted = (await readRegister(join(erasureDir, ERASURE_FILE))).split('\n');
  const added = noted.filter(line => line !== '' && !known.has(line));
  if (added.length === 0) return;
  await mkdir(backupDir, { recursive: true, mode: 0o700 });
  // A power cut may have left half a line: the first of ours starts a new one.
  await appendFile(register, `\n${added.join('\n')}\n`, { mode: 0o600, flush: true });
}

/**
 * Removes the copies that the policy no longer keeps, and what restores and killed operations left: each is a whole
 * database, so the policy's periods apply to it too. Returns the paths. Other files stay.
 */
function removeExpired(
  { backupDir, storage }: Pick<OperationSettings, 'backupDir' | 'storage'>,
  { now, policy }: { now: number; policy: KeptCopies },
): string[] {
  const folders = new Set([backupDir, storage.dataDir].filter(folder => existsSync(folder)));
  const files = [...folders].flatMap(folder => readdirSync(folder).map(name => ({ folder, name })));
  const copies = files.filter(({ folder }) => folder === backupDir);
  const expired = [
    ...expiredOf(copies, parseCopyName, times => chooseExpired(times, now, policy)),
    // The newest is always kept. With `now` in the list, none of these files is the newest.
    ...expiredOf(files, parseReplacedName, times => chooseExpired([...times, now], now, policy)),
    ...files.filter(({ name }) => HALF_MADE.test(name)).filter(file => changedAt(file) < now - RUN_MS),
  ];
  const paths = expired.map(pathOf);
  for (const path of paths) rmSync(path, { recursive: true, force: true });
  return paths;
}

function expiredOf(
  files: readonly BackupFile[],
  timeOf: (name: string) => number | null,
  choose: (times: number[]) => number[],
): BackupFile[] {
  const expired = new Set<number | null>(choose(files.flatMap(({ name }) => timeOf(name) ?? [])));
  return files.filter(({ name }) => expired.has(timeOf(name)));
}

function changedAt(file: BackupFile): number {
  return statSync(pathOf(file)).mtimeMs;
}

function pathOf({ folder, name }: BackupFile): string {
  return join(folder, name);
}

type BackupFile = { folder: string; name: string };

/** What a backup or restore removes itself unless it is killed; the last two are names of earlier versions. */
const HALF_MADE = /\.partial(?:-wal|-shm|-journal)?$|^restore-\w+\.sql$|^site\.sqlite\.incoming$/;
/** Longer than any backup or restore runs. */
const RUN_MS = DAY_MS;

/**
 * Which copies the backup policy no longer keeps: all of the last weeks' hourly ones stay, then the first of each day,
 * then the first of each month (UTC). The newest stays whatever its age; one from the future is not judged.
 */
export function chooseExpired(times: readonly number[], now: number, policy: KeptCopies): number[] {
  const sorted = [...new Set(times)].sort((a, b) => a - b);
  const firstOfDay = firstsBy(sorted, at => Math.floor(at / DAY_MS));
  const firstOfMonth = firstsBy(sorted, monthOf);
  const hourlySince = now - policy.hourlyKeptWeeks * WEEK_MS;
  const dailySince = now - policy.dailyKeptWeeks * WEEK_MS;
  const monthlySince = new Date(now).setUTCMonth(new Date(now).getUTCMonth() - policy.monthlyKeptMonths);
  return sorted.filter(
    at =>
      at !== sorted.at(-1) &&
      at < hourlySince &&
      !(at >= dailySince && firstOfDay.has(at)) &&
      !(at >= monthlySince && firstOfMonth.has(at)),
  );
}

/** The first time of each period; `sorted` is oldest first. */
function firstsBy(sorted: readonly number[], periodOf: (at: number) => number): Set<number> {
  // Of equal keys a map keeps the last: the first, read backwards.
  return new Set(new Map(sorted.toReversed().map(at => [periodOf(at), at] as const)).values());
}

function monthOf(at: number): number {
  const date = new Date(at);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

const WEEK_MS = 7 * DAY_MS;

/** As the policies state it, in content/facts.ts. */
type KeptCopies = { hourlyKeptWeeks: number; dailyKeptWeeks: number; monthlyKeptMonths: number };

/** The name of a copy made at `at`: it sorts by time and says so in UTC. */
export function copyName(at: number, { prefix = 'site', kind, isEncrypted }: CopyKind): string {
  return `${prefix}-${stampOf(at)}.${kind}${isEncrypted ? '.age' : ''}`;
}

/** When the copy of that name was made, or null for any other file. */
export function parseCopyName(name: string): number | null {
  return stampIn(name, /^site-(\w+)\.(?:sqlite|dump)(?:\.age)?$/);
}

/** When a restore set the database of that name aside, or null for any other file. A journal may be beside it. */
export function parseReplacedName(name: string): number | null {
  return stampIn(
    name,
    /^(?:replaced-(\w+)\.dump(?:\.age)?|site\.sqlite\.replaced-(\w+?)(?:-wal|-shm|-journal)?)$/,
  );
}

function stampIn(name: string, pattern: RegExp): number | null {
  const stamp = pattern.exec(name)?.slice(1).join('') ?? '';
  const at = Date.parse(stamp.replace(STAMP, '$1-$2-$3T$4:$5:$6Z'));
  return STAMP.test(stamp) && !Number.isNaN(at) ? at : null;
}

/** `20261121T140000Z` */
export function stampOf(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

const STAMP = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** `replaced` is what a restore replaces. */
type CopyKind = { prefix?: 'site' | 'replaced'; kind: 'sqlite' | 'dump'; isEncrypted: boolean };

/**
 * How long `npm run backup -- --hourly` waits, in milliseconds from `now` (epoch): until the next full hour, after a
 * failure a minute at most. A first start makes its copy before the site has made the tables, and fails.
 */
export function untilNextCopy(wasGood: boolean, now: number): number {
  const untilHour = HOUR_MS - (now % HOUR_MS);
  return wasGood ? untilHour : Math.min(MINUTE_MS, untilHour);
}

const USAGE = `npm run backup
npm run backup -- --hourly     goes on until it is stopped
npm run backup -- --new-key    prints a new pair of keys; run it where the private one is to stay`;

// Not for a test or a restore, which import from here.
if (process.argv[1] === import.meta.filename) await reportFailure(run);

import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retention } from '@/content/retention';
import { connect, EMBEDDED_FILE } from '@/lib/db/connect';
import { migrateToLatest } from '@/lib/db/migrate';
import { erasureFile } from '@/lib/retention/adapters/erasure-file';
import { noteAccountDeletion } from '@/lib/retention/erase-person';
import { copyName } from '@/scripts/operations/copy-names';
import { restoreBackup } from '@/scripts/operations/restore-backup';
import { takeBackup } from '@/scripts/operations/take-backup';
import { NOW, daysAgo, rowsIn } from './retention-rows';

let dir = '';
let settings = { storage: { databaseUrl: null, dataDir: '' }, backupDir: '' };
let place = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'site-backup-'));
  settings = {
    storage: { databaseUrl: null, dataDir: join(dir, 'data') },
    backupDir: join(dir, 'backups'),
  };
  place = join(settings.storage.dataDir, EMBEDDED_FILE);
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('a copy made while somebody writes without a pause holds all that was acknowledged, in order, and is whole', async () => {
  await withSite(async () => {});
  const writer = startWriter(place);
  for (let round = 0; round < 10; round++) {
    const before = await countedRows(round * 20 + 1);
    const { file } = await back(NOW + round * 1_000);
    const numbers = submissionsIn(file).map(Number);
    expect(numbers.length).toBeGreaterThanOrEqual(before);
    expect(numbers).toEqual(numbers.map((_, index) => index));
  }
  await writer.terminate();
});

test('a copy is one file that only its owner reads, and nothing half-made is left beside it', async () => {
  await withSite(async rows => void (await rows.lead()));
  const { file } = await back();
  expect(readdirSync(settings.backupDir)).toEqual(['site-20261121T120000Z.sqlite']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('what a restore puts in place, and what it keeps aside, is its owner’s alone whatever the two files were', async () => {
  await withSite(async rows => void (await rows.lead()));
  const { file } = await back();
  for (const path of [file, place]) chmodSync(path, 0o644);
  chmodSync(settings.storage.dataDir, 0o755);
  await restoreBackup(settings, { file, now: NOW + 5_000 });
  const modes = readdirSync(settings.storage.dataDir).map(
    name => statSync(join(settings.storage.dataDir, name)).mode & 0o777,
  );
  expect(modes).toEqual([0o600, 0o600]);
});

test('copies that the policy no longer keeps go after a good one is made, and other files stay', async () => {
  await withSite(async () => {});
  mkdirSync(settings.backupDir);
  const expired = [nameOfCopy(400), nameOfCopy(40, 1_000)];
  for (const name of [...expired, nameOfCopy(40), nameOfCopy(10), 'erasures.txt'])
    writeFileSync(join(settings.backupDir, name), '');
  const { removed } = await back();
  expect(removed.toSorted()).toEqual(expired);
  expect(readdirSync(settings.backupDir)).toHaveLength(4);
});

test('a database that is damaged is not kept as a copy, and no older copy is removed for it', async () => {
  await withSite(async rows => {
    for (let count = 0; count < 200; count++) await rows.lead({ fields: 'x'.repeat(500) });
  });
  mkdirSync(settings.backupDir);
  writeFileSync(join(settings.backupDir, nameOfCopy(400)), '');
  const bytes = readFileSync(place);
  bytes.fill(0x5a, 40 * 1_024, 60 * 1_024);
  writeFileSync(place, bytes);
  await expect(back()).rejects.toThrow('not good');
  expect(readdirSync(settings.backupDir)).toEqual([nameOfCopy(400)]);
});

test('without a database there is a sentence, not an empty copy', async () => {
  await expect(back()).rejects.toThrow('There is no database at');
  expect(existsSync(settings.backupDir)).toBe(false);
});

test('a restore brings back the copy and keeps the replaced database aside, what lay in its journal included', async () => {
  await withSite(async rows => void (await rows.lead({ name: 'early' })));
  const { file } = await back();
  const late = await crashWithJournal('late');
  const report = await restore(file);
  expect(namesIn(place)).toEqual(['early']);
  expect(namesIn(report.replaced ?? '')).toEqual(['early', late]);
  await withSite(async rows => void (await rows.lead({ name: 'after' })));
  expect(namesIn(place)).toEqual(['after', 'early']);
});

test('a restore while the site has the file open, even idle, changes nothing', async () => {
  await withSite(async rows => void (await rows.lead({ name: 'early' })));
  const { file } = await back();
  await withSite(async rows => {
    await rows.lead({ name: 'late' });
    await expect(restore(file)).rejects.toThrow('The site is running');
    expect(traces()).toEqual([]);
    await rows.lead({ name: 'later' });
  });
  expect(namesIn(place)).toEqual(['early', 'late', 'later']);
});

test('a database too damaged to open is set aside, with its journal, and the copy takes its place', async () => {
  await withSite(async rows => void (await rows.lead({ name: 'early' })));
  const { file } = await back();
  writeFileSync(place, 'no database at all'.repeat(1_000));
  writeFileSync(`${place}-wal`, 'nor a journal');
  const { replaced } = await restore(file);
  expect(existsSync(`${replaced ?? ''}-wal`)).toBe(true);
  expect(namesIn(place)).toEqual(['early']);
});

test.each(['truncated', 'foreign', 'absent'])(
  'a copy that is %s is refused, and the database stays',
  async fault => {
    await withSite(async rows => void (await rows.lead({ name: 'early' })));
    const { file } = await back();
    if (fault === 'truncated') truncateSync(file, 20_000);
    if (fault === 'foreign') writeForeignDatabase(file);
    if (fault === 'absent') rmSync(file);
    await expect(restore(file)).rejects.toThrow(/not a good copy|There is no file/);
    expect(traces()).toEqual([]);
    expect(namesIn(place)).toEqual(['early']);
  },
);

test('a restore on an empty machine needs nothing to replace', async () => {
  await withSite(async rows => void (await rows.lead({ name: 'early' })));
  const { file } = await back();
  rmSync(settings.storage.dataDir, { recursive: true });
  expect(await restore(file)).toEqual({ replaced: null, erased: 0, staff: [] });
  expect(namesIn(place)).toEqual(['early']);
});

test('whoever was erased after the copy was made is erased again by the restore', async () => {
  await withSite(async rows => {
    await rows.lead({ name: 'Ana', email: 'ana@shop.test' });
    await rows.lead({ name: 'Ben', email: 'ben@shop.test' });
  });
  const { file } = await back();
  const register = erasureFile(settings.backupDir);
  await register.note({ kind: 'person', fingerprint: register.fingerprint('ana@shop.test'), at: NOW });
  expect((await restore(file)).erased).toBe(1);
  expect(namesIn(place)).toEqual(['Ben']);
});

test('a deleted account and removed staff do not come back with a restore, and nobody is signed in', async () => {
  await withSite(async rows => {
    await rows.account({ email: 'ana@shop.test' });
    for (const email of ['former@agency.test', 'ada@agency.test'])
      await rows.session(await rows.account({ email, role: 'staff' }), NOW + 1);
  });
  const { file } = await back();
  const noting = { register: erasureFile(settings.backupDir), clock: { now: () => NOW } };
  for (const email of ['ana@shop.test', 'former@agency.test']) await noteAccountDeletion(email, noting);
  expect(await restore(file)).toMatchObject({ erased: 2, staff: ['ada@agency.test'] });
  expect(textsIn(place, 'select email as text from accounts')).toEqual(['ada@agency.test']);
  expect(textsIn(place, 'select id as text from sessions union select id from account_links')).toEqual([]);
});

function nameOfCopy(days: number, laterMs = 0): string {
  return copyName(daysAgo(days) + laterMs, 'embedded');
}

/** What a restore that was not done may have left beside the database. */
function traces(): string[] {
  return readdirSync(settings.storage.dataDir).filter(name => /incoming|replaced/.test(name));
}

function back(now = NOW) {
  return takeBackup(settings, { now, kept: retention.backups });
}

function restore(file: string) {
  return restoreBackup(settings, { file, now: NOW });
}

/** Opens the database as the site does, migrated, for as long as `use` takes. */
async function withSite(use: (rows: ReturnType<typeof rowsIn>) => Promise<void>): Promise<void> {
  const db = connect(settings.storage);
  try {
    await migrateToLatest(db);
    await use(rowsIn(() => db));
  } finally {
    await db.destroy();
  }
}

/** Leaves a row in the journal only, as a killed site does: the files are put back as they were before its end. */
async function crashWithJournal(name: string): Promise<string> {
  let left: Buffer[] = [];
  await withSite(async rows => {
    await rows.lead({ name });
    left = [readFileSync(place), readFileSync(`${place}-wal`)];
  });
  const [database = '', journal = ''] = left;
  writeFileSync(place, database);
  writeFileSync(`${place}-wal`, journal);
  return name;
}

/** Writes leads numbered from 0 in a thread and with a connection of its own, as fast as it can. */
function startWriter(file: string): Worker {
  const code = `
    const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(require('node:worker_threads').workerData, { timeout: 10000 });
    const insert = database.prepare(
      "insert into leads (id, submission_id, form_name, status, received_at, email, name, fields, quarantine_reasons, is_late) " +
        "values (?, ?, 'contact-form', 'new', 0, null, null, '{}', '[]', 0)",
    );
    for (let count = 0; ; count++) insert.run(String(count), String(count));`;
  return new Worker(code, { eval: true, workerData: file });
}

function countedRows(least: number): Promise<number> {
  return vi.waitFor(
    () => {
      const count = submissionsIn(place).length;
      expect(count).toBeGreaterThanOrEqual(least);
      return count;
    },
    { timeout: 20_000, interval: 5 },
  );
}

function submissionsIn(file: string): string[] {
  return textsIn(file, 'select submission_id as text from leads order by cast(submission_id as integer)');
}

function namesIn(file: string): string[] {
  return textsIn(file, 'select name as text from leads order by name');
}

function textsIn(file: string, query: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  try {
    return database
      .prepare(query)
      .all()
      .map(row => String(row['text']));
  } finally {
    database.close();
  }
}

function writeForeignDatabase(file: string): void {
  rmSync(file);
  const database = new DatabaseSync(file);
  database.exec('create table recipes (name text)');
  database.close();
}

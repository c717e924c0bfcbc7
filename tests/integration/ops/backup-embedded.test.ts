import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { copyName, stampOf } from '@/ops/backup';
import { NOW, daysAgo } from '../privacy/retention-rows';
import { anEmbeddedSite, textsIn } from '../site/embedded-site';

const { settings, place, back, withSite } = anEmbeddedSite();

test('a copy made while someone writes without a pause holds all that was acknowledged, in order, and is whole', async () => {
  await withSite(async () => {});
  const writer = startWriter(place());
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
  expect(readdirSync(settings().backupDir)).toEqual(['site-20261121T120000Z.sqlite']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a new backup deletes the copies that the policy no longer keeps, and no other file', async () => {
  await withSite(async () => {});
  mkdirSync(settings().backupDir);
  const expired = [nameOfCopy(400), nameOfCopy(40, 1_000)];
  for (const name of [...expired, nameOfCopy(40), nameOfCopy(10), 'erasures.txt'])
    writeFileSync(join(settings().backupDir, name), '');
  const { removed } = await back();
  expect(removed.toSorted()).toEqual(expired.map(name => join(settings().backupDir, name)));
  expect(readdirSync(settings().backupDir)).toHaveLength(4);
});

test('files that restores leave expire as copies do, and half-made files after a day', async () => {
  await withSite(async () => {});
  mkdirSync(settings().backupDir);
  const [old, young, earlier, today] = [400, 6, 2, 0.5].map(days => stampOf(daysAgo(days)));
  const { backupDir } = settings();
  const halfMade = [
    join(backupDir, `restore-${earlier}.sql`),
    join(backupDir, `site-${earlier}.dump.age.partial`),
    join(backupDir, `site-${earlier}.sqlite.partial-journal`),
    join(settings().storage.dataDir, `backup-${earlier}.partial`),
  ];
  const gone = [
    ...halfMade,
    join(backupDir, `replaced-${old}.dump`),
    join(backupDir, `replaced-${old}.dump.age`),
    `${place()}.replaced-${old}`,
    `${place()}.replaced-${old}-wal`,
  ];
  const remaining = [
    join(backupDir, `replaced-${young}.dump`),
    join(backupDir, `restore-${today}.sql`),
    join(backupDir, `site-${today}.dump.partial`),
    `${place()}.replaced-${young}`,
    `${place()}.incoming`,
  ];
  for (const path of [...gone, ...remaining]) writeFileSync(path, 'names and addresses');
  for (const path of remaining) utimesSync(path, NOW / 1_000, NOW / 1_000);
  for (const path of halfMade) utimesSync(path, daysAgo(2) / 1_000, daysAgo(2) / 1_000);
  expect((await back()).removed.toSorted()).toEqual(gone.toSorted());
  for (const path of remaining) expect(existsSync(path)).toBe(true);
  rmSync(`${place()}.incoming`);
  mkdirSync(`${place()}.incoming`);
  utimesSync(`${place()}.incoming`, daysAgo(2) / 1_000, daysAgo(2) / 1_000);
  expect((await back()).removed).toEqual([`${place()}.incoming`]);
});

test('a database that is damaged is not kept as a copy, and no older copy is removed for it', async () => {
  await withSite(async rows => {
    for (let count = 0; count < 200; count++) await rows.lead({ fields: 'x'.repeat(500) });
  });
  mkdirSync(settings().backupDir);
  writeFileSync(join(settings().backupDir, nameOfCopy(400)), '');
  const bytes = readFileSync(place());
  bytes.fill(0x5a, 40 * 1_024, 60 * 1_024);
  writeFileSync(place(), bytes);
  await expect(back()).rejects.toThrow('failed its check');
  expect(readdirSync(settings().backupDir)).toEqual([nameOfCopy(400)]);
});

test('without a database there is a sentence, not an empty copy', async () => {
  await expect(back()).rejects.toThrow('There is no database at');
  expect(existsSync(settings().backupDir)).toBe(false);
});

function nameOfCopy(days: number, laterMs = 0): string {
  return copyName(daysAgo(days) + laterMs, { kind: 'sqlite', isEncrypted: false });
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
      const count = submissionsIn(place()).length;
      expect(count).toBeGreaterThanOrEqual(least);
      return count;
    },
    { timeout: 20_000, interval: 5 },
  );
}

function submissionsIn(file: string): string[] {
  return textsIn(file, 'select submission_id as text from leads order by cast(submission_id as integer)');
}

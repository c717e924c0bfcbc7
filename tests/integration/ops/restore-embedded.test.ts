import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { EMBEDDED_FILE } from '@/lib/site/db/connect';
import { restoreBackup } from '@/ops/restore';
import { NOW } from '../privacy/retention-rows';
import { anEmbeddedSite, textsIn } from '../site/embedded-site';

const { settings, place, back, withSite } = anEmbeddedSite();

test('only the owner may read the restored and the replaced database, whatever rights the files had', async () => {
  await withSite(async rows => void (await rows.lead()));
  const { file } = await back();
  for (const path of [file, place()]) chmodSync(path, 0o644);
  chmodSync(settings().storage.dataDir, 0o755);
  await restoreBackup(settings(), { file, now: NOW + 5_000 });
  const modes = readdirSync(settings().storage.dataDir).map(
    name => statSync(join(settings().storage.dataDir, name)).mode & 0o777,
  );
  expect(modes).toEqual([0o600, 0o600]);
});

test('a restore brings back the copy and keeps the replaced database aside, what lay in its journal included', async () => {
  await withSite(async rows => void (await rows.lead({ name: 'early' })));
  const { file } = await back();
  const late = await crashWithJournal('late');
  const report = await restore(file);
  expect(namesIn(place())).toEqual(['early']);
  expect(namesIn(report.replaced ?? '')).toEqual(['early', late]);
  await withSite(async rows => void (await rows.lead({ name: 'after' })));
  expect(namesIn(place())).toEqual(['after', 'early']);
});

test('a database too damaged to open is set aside, with its journal, and the copy takes its place', async () => {
  await withSite(async rows => void (await rows.lead({ name: 'early' })));
  const { file } = await back();
  writeFileSync(place(), 'no database at all'.repeat(1_000));
  writeFileSync(`${place()}-wal`, 'nor a journal');
  const { replaced } = await restore(file);
  expect(existsSync(`${replaced ?? ''}-wal`)).toBe(true);
  expect(namesIn(place())).toEqual(['early']);
});

test('a database of something else is refused, and ours stays', async () => {
  await withSite(async rows => void (await rows.lead({ name: 'early' })));
  const { file } = await back();
  rmSync(file);
  changeIn(file, 'create table recipes (name text)');
  await expect(restore(file)).rejects.toThrow('not a good copy');
  expect(namesIn(place())).toEqual(['early']);
});

test('a restore on an empty machine needs nothing to replace', async () => {
  await withSite(async rows => void (await rows.lead({ name: 'early' })));
  const { file } = await back();
  rmSync(settings().storage.dataDir, { recursive: true });
  expect(await restore(file)).toEqual({ replaced: null, erased: 0, staff: [] });
  expect(namesIn(place())).toEqual(['early']);
});

test('a restore that cannot be brought to its end changes nothing', async () => {
  await withSite(async rows => void (await rows.lead({ name: 'early' })));
  const { file } = await back();
  await withSite(async rows => void (await rows.lead({ name: 'late' })));
  changeIn(file, "delete from kysely_migration where name like '0001%'");
  await expect(restore(file)).rejects.toThrow('could not be brought up to date');
  expect(traces()).toEqual([]);
  expect(namesIn(place())).toEqual(['early', 'late']);
});

test('what a restore that was killed has left does not hinder the next', async () => {
  await withSite(async rows => void (await rows.lead({ name: 'early' })));
  const { file } = await back();
  const work = join(settings().storage.dataDir, 'restore.partial');
  mkdirSync(work);
  for (const ending of ['', '-wal']) writeFileSync(join(work, EMBEDDED_FILE + ending), 'half');
  await restore(file);
  expect(namesIn(place())).toEqual(['early']);
  expect(readdirSync(settings().storage.dataDir).filter(name => !name.includes('replaced'))).toEqual([
    EMBEDDED_FILE,
  ]);
});

/** What a restore that was not done may have left beside the database. */
function traces(): string[] {
  return readdirSync(settings().storage.dataDir).filter(name => /partial|replaced/.test(name));
}

function restore(file: string) {
  return restoreBackup(settings(), { file, now: NOW });
}

/** Leaves a row in the journal only, as a killed site does: the files are put back as they were before its end. */
async function crashWithJournal(name: string): Promise<string> {
  let left: Buffer[] = [];
  await withSite(async rows => {
    await rows.lead({ name });
    left = [readFileSync(place()), readFileSync(`${place()}-wal`)];
  });
  const [database = '', journal = ''] = left;
  writeFileSync(place(), database);
  writeFileSync(`${place()}-wal`, journal);
  return name;
}

function namesIn(file: string): string[] {
  return textsIn(file, 'select name as text from leads order by name');
}

function changeIn(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { noteErasure } from '@/lib/privacy';
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

test('a restore while the site has the file open, even idle, changes nothing', async () => {
  await withSite(async rows => void (await rows.lead({ name: 'early' })));
  const { file } = await back();
  await withSite(async rows => {
    await rows.lead({ name: 'late' });
    await expect(restore(file)).rejects.toThrow('The site is running');
    expect(traces()).toEqual([]);
    await rows.lead({ name: 'later' });
  });
  expect(namesIn(place())).toEqual(['early', 'late', 'later']);
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

test.each(['truncated', 'foreign', 'absent', 'newer'])(
  'a copy that is %s is refused, and the database stays',
  async fault => {
    await withSite(async rows => void (await rows.lead({ name: 'early' })));
    const { file } = await back();
    if (fault === 'truncated') truncateSync(file, 20_000);
    if (fault === 'foreign') {
      rmSync(file);
      changeIn(file, 'create table recipes (name text)');
    }
    if (fault === 'absent') rmSync(file);
    if (fault === 'newer') changeIn(file, "insert into kysely_migration values ('0099-future', '2027')");
    await expect(restore(file)).rejects.toThrow(/not a good copy|There is no file|newer version/);
    expect(traces()).toEqual([]);
    expect(namesIn(place())).toEqual(['early']);
  },
);

test('a restore on an empty machine needs nothing to replace', async () => {
  await withSite(async rows => void (await rows.lead({ name: 'early' })));
  const { file } = await back();
  rmSync(settings().storage.dataDir, { recursive: true });
  expect(await restore(file)).toEqual({ replaced: null, erased: 0, staff: [] });
  expect(namesIn(place())).toEqual(['early']);
});

test('a recovery code of staff does not work again after a restore', async () => {
  await withSite(async rows => void (await rows.account({ email: 'ada@agency.test', role: 'staff' })));
  changeIn(place(), "insert into recovery_codes (id, account_id) select 'code', id from accounts");
  const { file } = await back();
  expect(textsIn(file, 'select id as text from recovery_codes')).toEqual(['code']);
  await restore(file);
  expect(textsIn(place(), 'select id as text from recovery_codes')).toEqual([]);
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

test('a deleted account and removed staff do not come back with a restore, and no one is signed in', async () => {
  await withSite(async rows => {
    await rows.account({ email: 'ana@shop.test' });
    for (const email of ['former@agency.test', 'ada@agency.test'])
      await rows.session(await rows.account({ email, role: 'staff' }), NOW + 1);
  });
  const { file } = await back();
  for (const address of ['ana@shop.test', 'former@agency.test'])
    await noteErasure({ kind: 'account', address, at: NOW }, settings().register());
  expect(await restore(file)).toMatchObject({ erased: 2, staff: ['ada@agency.test'] });
  expect(textsIn(place(), 'select email as text from accounts')).toEqual(['ada@agency.test']);
  expect(textsIn(place(), 'select id as text from sessions union select id from account_links')).toEqual([]);
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

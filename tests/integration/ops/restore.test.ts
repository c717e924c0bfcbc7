import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { retention } from '@/content/retention';
import { noteErasure } from '@/lib/privacy';
import { migrateToLatest } from '@/lib/site/db/migrate';
import type { Database } from '@/lib/site/db/tables';
import { takeBackup } from '@/ops/backup';
import { restoreBackup } from '@/ops/restore';
import { makeDatabase, type MadeDatabase } from '../../support/engines';
import { test } from '../../support/postgres-test';
import { inDatabase } from '../../support/read-storage';
import { NOW, rowsIn } from '../privacy/retention-rows';
import { operationSettings } from './operation-settings';

// What a restore refuses and what does not come back, on both engines. What only one of them has is in its own file.
describe.each(['embedded file', 'PostgreSQL'])('a restore (%s)', engine => {
  let dir = '';
  let server: MadeDatabase | undefined;
  let settings = operationSettings('', { databaseUrl: null, dataDir: '' });

  beforeAll(async () => {
    if (engine === 'PostgreSQL') server = await makeDatabase();
  });

  afterAll(async () => server?.drop());

  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'site-restore-'));
    settings = operationSettings(dir, { databaseUrl: server?.url ?? null, dataDir: join(dir, 'data') });
    await withSite(async db => {
      await db.deleteFrom('leads').execute();
      await db.deleteFrom('accounts').execute();
      await rowsIn(() => db).lead({ name: 'early' });
    });
    return () => rmSync(dir, { recursive: true, force: true });
  });

  const REFUSALS: Readonly<Record<string, Refusal>> = {
    'is not whole': { spoil: file => truncateSync(file, 2_000), says: 'not a good copy' },
    'is no copy': { spoil: file => writeFileSync(file, 'not a copy'), says: 'not a good copy' },
    'is not there': { spoil: file => rmSync(file), says: 'There is no file' },
  };

  test.each(Object.entries(REFUSALS))(
    'of a file that %s is refused, and nothing changes',
    async (_, { spoil, says }) => {
      const { file } = await back();
      await addLate();
      spoil(file);
      await expect(restore(file)).rejects.toThrow(says);
      expect(await names()).toEqual(['early', 'late']);
      expect(traces()).toEqual([]);
    },
  );

  test('of a newer version is refused, and nothing changes', async () => {
    const future = sql`insert into kysely_migration values ('0099-future', '2027-01-01T00:00:00.000Z')`;
    await withSite(db => future.execute(db));
    const { file } = await back();
    await inDatabase(settings.storage, db =>
      sql`delete from kysely_migration where name = '0099-future'`.execute(db),
    );
    await addLate();
    await expect(restore(file)).rejects.toThrow('newer version of the site, with the migration 0099-future');
    expect(await names()).toEqual(['early', 'late']);
    expect(traces()).toEqual([]);
  });

  test('while the site has the database open, even idle, is refused, and nothing changes', async () => {
    const { file } = await back();
    await withSite(async db => {
      await rowsIn(() => db).lead({ name: 'late' });
      await expect(restore(file)).rejects.toThrow('The site is running');
      expect(traces()).toEqual([]);
      await rowsIn(() => db).lead({ name: 'later' });
    });
    expect(await names()).toEqual(['early', 'late', 'later']);
  });

  test('whose erasures cannot be repeated changes nothing', async () => {
    const { file } = await back();
    await addLate();
    mkdirSync(join(settings.erasureDir, 'erasures.txt'), { recursive: true });
    await expect(restore(file)).rejects.toThrow('EISDIR');
    expect(await names()).toEqual(['early', 'late']);
    expect(traces()).toEqual([]);
  });

  test('brings no deleted account, removed staff, session or recovery code back', async () => {
    await withSite(async db => {
      const rows = rowsIn(() => db);
      await rows.account({ email: 'ana@shop.test' });
      for (const email of ['former@agency.test', 'ada@agency.test']) {
        const id = await rows.account({ email, role: 'staff' });
        await rows.session(id, NOW + 1);
        await db
          .insertInto('recovery_codes')
          .values({ id: `code of ${email}`, account_id: id })
          .execute();
      }
    });
    const { file } = await back();
    for (const address of ['ana@shop.test', 'former@agency.test'])
      await noteErasure({ kind: 'account', address, at: NOW }, settings.register());
    expect(await restore(file)).toMatchObject({ erased: 2, staff: ['ada@agency.test'] });
    await withSite(async db => {
      const accounts = await db.selectFrom('accounts').select('email').execute();
      expect(accounts).toEqual([{ email: 'ada@agency.test' }]);
      for (const table of ['sessions', 'account_links', 'recovery_codes'] as const)
        expect(await db.selectFrom(table).select('id').execute()).toEqual([]);
    });
  });

  function back() {
    return takeBackup(settings, { now: NOW, policy: retention.backups });
  }

  function restore(file: string) {
    return restoreBackup(settings, { file, now: NOW });
  }

  function withSite(use: (db: Kysely<Database>) => Promise<unknown>): Promise<void> {
    return inDatabase(settings.storage, async db => {
      await migrateToLatest(db);
      await use(db);
    });
  }

  function addLate() {
    return withSite(db => rowsIn(() => db).lead({ name: 'late' }));
  }

  async function names(): Promise<(string | null)[]> {
    const rows = await inDatabase(settings.storage, db =>
      db.selectFrom('leads').select('name').orderBy('name').execute(),
    );
    return rows.map(({ name }) => name);
  }

  /** What a restore that was not done may have left. */
  function traces(): string[] {
    const folders = [settings.storage.dataDir, settings.backupDir];
    return folders.flatMap(folder => readdirSync(folder)).filter(name => /partial|replaced/.test(name));
  }
});

type Refusal = { spoil: (file: string) => void; says: string };

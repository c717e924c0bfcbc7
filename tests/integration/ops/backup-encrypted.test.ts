import { createHash } from 'node:crypto';
import {
  existsSync,
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
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { retention } from '@/content/retention';
import { noteErasure } from '@/lib/privacy';
import type { StorageSettings } from '@/lib/site/db/connect';
import { migrateToLatest } from '@/lib/site/db/migrate';
import { findNewestBackup } from '@/lib/watch/newest-backup';
import { recordBackup } from '@/ops/backup';
import { takeBackup } from '@/ops/backup';
import { newKeyFile } from '@/ops/copies';
import { restoreBackup } from '@/ops/restore';
import type { OperationSettings } from '@/ops/settings';
import { makeDatabase, type MadeDatabase } from '../../support/engines';
import { test } from '../../support/postgres-test';
import { inDatabase } from '../../support/read-storage';
import { NOW, rowsIn } from '../privacy/retention-rows';
import { ERASURE_SECRET, operationSettings } from './operation-settings';

describe.each(['embedded file', 'PostgreSQL'])('backups to a public key (%s)', engine => {
  let dir = '';
  let server: MadeDatabase | undefined;
  let settings = operationSettings('', { databaseUrl: null, dataDir: '' });
  let keys = { recipient: '', identity: '' };
  let restoredAt = NOW + 120_000;

  beforeAll(async () => {
    if (engine === 'PostgreSQL') server = await makeDatabase();
  });

  afterAll(async () => server?.drop());

  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'site-encrypted-'));
    keys = await newKeys();
    const storage = { databaseUrl: server?.url ?? null, dataDir: join(dir, 'data') };
    settings = { ...operationSettings(dir, storage), recipient: keys.recipient, isLive: true };
    await withLeads(storage, async leads => {
      await leads.clear();
      // Random, so it stays larger than one block of the encryption.
      for (let count = 0; count < 60; count++) await leads.add('ana@shop.test', randomText());
    });
    return () => rmSync(dir, { recursive: true, force: true });
  });

  test('a backup shows nothing of what it holds, is its owner’s alone, and opens with the private key', async () => {
    const { file, isEncrypted } = await back();
    expect(isEncrypted).toBe(true);
    expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n-> X25519 /);
    expect(readFileSync(file, 'latin1')).not.toMatch(/ana@shop|CREATE TABLE|SQLite format|PGDMP/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(settings.backupDir)).toHaveLength(1);
    expect(leftovers()).toEqual([]);
    await change('ben@shop.test');
    const { replaced } = await restore(file);
    expect(await emails()).toEqual(Array<string>(60).fill('ana@shop.test'));
    expect(leftovers()).toEqual([]);
    // The file beside the database stays what it was; a dump goes where the backups are.
    const start = readFileSync(replaced ?? '', 'latin1').slice(0, 15);
    expect(start).toBe(server ? 'age-encryption.' : 'SQLite format 3');
  });

  test('after a change of keys each backup opens with the key of its time', async () => {
    const first = await back();
    const later = await newKeys();
    await change('ben@shop.test');
    const second = await back({ recipient: later.recipient }, NOW + 60_000);
    await expect(restore(first.file, [later.identity])).rejects.toThrow('encrypted to another key');
    await restore(first.file, [later.identity, keys.identity]);
    expect(await emails()).not.toContain('ben@shop.test');
    await restore(second.file, [later.identity]);
    expect(await emails()).toContain('ben@shop.test');
  });

  test('the desk learns of the newest backup from the database alone', async () => {
    const newest = () => inDatabase(settings.storage, db => findNewestBackup({ db: db }));
    await inDatabase(settings.storage, db => db.deleteFrom('backup_notes').execute());
    expect(await newest()).toEqual({ kind: 'none' });
    await recordBackup(settings, { ...(await back()), at: NOW });
    const later = await back({ recipient: 'none' }, NOW + 60_000);
    expect(await recordBackup(settings, { ...later, at: NOW + 60_000 })).toBeNull();
    rmSync(settings.backupDir, { recursive: true });
    const name = server ? 'site-20261121T120100Z.dump' : 'site-20261121T120100Z.sqlite';
    expect(await newest()).toEqual({ kind: 'found', name, at: NOW + 60_000, isEncrypted: false });
  });

  test('a backup is valid even if it cannot be noted for the desk, as between a new version and its first start', async () => {
    await rename('backup_notes', 'not_made_yet');
    const report = await back();
    expect(await recordBackup(settings, { ...report, at: NOW })).toMatch(/backup_notes/);
    expect(statSync(report.file).size).toBeGreaterThan(0);
    await rename('not_made_yet', 'backup_notes');
  });

  // What the keys and the registers decide is the same on both engines.
  if (engine === 'embedded file') {
    test.each(['last byte', 'last block', 'half', 'one bit'])(
      'a backup without its %s is refused, and the database stays',
      async fault => {
        const { file, bytes } = await back();
        await change('ben@shop.test');
        expect(bytes).toBeGreaterThan(2 * AGE_BLOCK_BYTES);
        if (fault === 'last byte') truncateSync(file, bytes - 1);
        if (fault === 'last block') truncateSync(file, headerBytes(file) + AGE_BLOCK_BYTES);
        if (fault === 'half') truncateSync(file, Math.floor(bytes / 2));
        if (fault === 'one bit') flipBit(file, bytes - 1_000);
        await expect(restore(file)).rejects.toThrow('not a good copy');
        expect(await emails()).toContain('ben@shop.test');
        expect(leftovers()).toEqual([]);
      },
    );

    test('without its private key a backup is not opened, and the sentence says what to give', async () => {
      const { file } = await back();
      await expect(restore(file, [])).rejects.toThrow('--identity');
    });

    test('a live site without a public key makes no backup, unless it says that it wants a plain one', async () => {
      await expect(back({ recipient: null })).rejects.toThrow('BACKUP_RECIPIENT is missing');
      expect(leftovers()).toEqual([]);
      const { file, isEncrypted } = await back({ recipient: 'none' });
      expect([isEncrypted, file.endsWith('.age')]).toEqual([false, false]);
    });

    test('erased people stay erased when the data folder and its register are lost', async () => {
      await noteErasure({ kind: 'person', address: 'ana@shop.test', at: NOW }, settings.register());
      const { file } = await back();
      rmSync(settings.erasureDir, { recursive: true });
      // A site that was broken into empties the register, too: the one beside the backups only grows.
      await noteErasure({ kind: 'person', address: 'ben@shop.test', at: NOW }, settings.register());
      await back({}, NOW + 60_000);
      expect((await restore(file)).erased).toBe(1);
      expect(await emails()).toEqual([]);
    });

    test('a register of an earlier version, unkeyed and beside the backups, is still obeyed', async () => {
      const { file } = await back();
      const hash = createHash('sha256').update('ana@shop.test').digest('hex');
      writeFileSync(join(settings.backupDir, 'erasures.txt'), `${new Date(NOW).toISOString()} ${hash}\n`);
      expect((await restore(file)).erased).toBe(1);
    });

    test('after a change of ERASURE_SECRET earlier notes count, and without the earlier one nothing is restored', async () => {
      await noteErasure({ kind: 'person', address: 'ana@shop.test', at: NOW }, settings.register());
      const { file } = await back();
      const rotated = (previousSecrets: string[]): OperationSettings => ({
        ...settings,
        register: () => ({
          dirs: [settings.erasureDir, settings.backupDir],
          secret: 'the secret that came after the first one',
          previousSecrets,
        }),
      });
      const request = { file, identities: [keys.identity], now: NOW };
      await expect(restoreBackup(rotated([]), request)).rejects.toThrow('ERASURE_SECRET_PREVIOUS');
      expect(await emails()).toHaveLength(60);
      await noteErasure(
        { kind: 'person', address: 'ben@shop.test', at: NOW },
        rotated([ERASURE_SECRET]).register(),
      );
      expect((await restoreBackup(rotated([ERASURE_SECRET]), request)).erased).toBe(1);
      expect(await emails()).toEqual([]);
    });
  }

  function back(overrides: Partial<OperationSettings> = {}, now = NOW) {
    return takeBackup({ ...settings, ...overrides }, { now, policy: retention.backups });
  }

  function restore(file: string, identities = [keys.identity]) {
    restoredAt += 1_000;
    return restoreBackup(settings, { file, identities, now: restoredAt });
  }

  function rename(from: string, to: string) {
    return inDatabase(settings.storage, db => db.schema.alterTable(from).renameTo(to).execute());
  }

  function change(email: string) {
    return withLeads(settings.storage, leads => leads.add(email, '{}'));
  }

  async function emails(): Promise<(string | null)[]> {
    const rows = await inDatabase(settings.storage, db =>
      db.selectFrom('leads').select('email').orderBy('email').execute(),
    );
    return rows.map(row => row.email);
  }

  /** What is half-made, or in plain text, anywhere beside the database. */
  function leftovers(): string[] {
    const folders = [settings.storage.dataDir, settings.backupDir].filter(folder => existsSync(folder));
    const names = folders.flatMap(folder => readdirSync(folder));
    return names.filter(name => /partial|\.dump$/.test(name));
  }
});

async function newKeys(): Promise<{ recipient: string; identity: string }> {
  const [comment = '', identity = ''] = (await newKeyFile()).split('\n');
  return { recipient: comment.replace('# public key: ', ''), identity };
}

function withLeads(
  storage: StorageSettings,
  use: (leads: {
    add: (email: string, fields: string) => Promise<unknown>;
    clear: () => Promise<unknown>;
  }) => Promise<unknown>,
): Promise<unknown> {
  return inDatabase(storage, async db => {
    await migrateToLatest(db);
    const { lead } = rowsIn(() => db);
    return use({
      add: (email, fields) => lead({ email, fields }),
      clear: () => db.deleteFrom('leads').execute(),
    });
  });
}

function randomText(): string {
  return JSON.stringify(Array.from({ length: 300 }, () => Math.random()));
}

/** A header ends with its MAC, after which a nonce of 16 bytes comes. */
function headerBytes(file: string): number {
  const text = readFileSync(file, 'latin1');
  return text.indexOf('\n', text.indexOf('\n--- ') + 1) + 1 + 16;
}

function flipBit(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  writeFileSync(file, bytes);
}

/** Each block is encrypted and authenticated by itself: 64 KB and 16 bytes. */
const AGE_BLOCK_BYTES = 64 * 1_024 + 16;

import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect, EMBEDDED_FILE } from '@/lib/site/db/connect';
import { migrateToLatest } from '@/lib/site/db/migrate';

// Promise L18 (docs/leads.md), in a folder that was there before and that everyone on the machine may look into.
let dir = '';
let dataDir = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'site-private-'));
  dataDir = join(dir, 'data');
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o755);
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('the database and the files beside it are their owner’s alone', async () => {
  expect(await modesInUse()).toEqual(PRIVATE);
});

test('a database that an earlier version left open to others is closed to them when it is opened', async () => {
  await modesInUse();
  chmodSync(join(dataDir, EMBEDDED_FILE), 0o644);
  expect(await modesInUse()).toEqual(PRIVATE);
});

test('what a killed process left open beside it, too', async () => {
  const db = connect({ databaseUrl: null, dataDir });
  await migrateToLatest(db);
  for (const name of Object.keys(PRIVATE)) chmodSync(join(dataDir, name), 0o644);
  expect(await modesInUse()).toEqual(PRIVATE);
  await db.destroy();
  expect(existsSync(join(dataDir, `${EMBEDDED_FILE}-wal`))).toBe(false);
});

/** What each file may, while the database is open. */
async function modesInUse(): Promise<Record<string, number>> {
  const db = connect({ databaseUrl: null, dataDir });
  try {
    await migrateToLatest(db);
    const names = readdirSync(dataDir).sort();
    return Object.fromEntries(names.map(name => [name, statSync(join(dataDir, name)).mode & 0o777]));
  } finally {
    await db.destroy();
  }
}

const PRIVATE = {
  [EMBEDDED_FILE]: 0o600,
  [`${EMBEDDED_FILE}-shm`]: 0o600,
  [`${EMBEDDED_FILE}-wal`]: 0o600,
};

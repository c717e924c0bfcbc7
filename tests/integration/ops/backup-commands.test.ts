import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateToLatest } from '@/lib/site/db/migrate';
import { findNewestBackup } from '@/lib/watch/newest-backup';
import { inDatabase } from '../../support/read-storage';
import { rowsIn } from '../privacy/retention-rows';
import { runCommand, runCommandHere } from './run-command';

// The commands as an operator types them; each once in a process of its own.
let dir = '';
let storage = { databaseUrl: null, dataDir: '' };

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-commands-'));
  storage = { databaseUrl: null, dataDir: join(dir, 'data') };
  await withSite(
    async rows => void (await rows.lead({ email: 'ana@shop.test', status: 'spam', received_at: 0 })),
  );
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('backup, retention, restore: what was deleted is back, and the site runs on it', async () => {
  const backup = await runOutside('backup');
  expect(backup).toMatchObject({ code: 0, stdout: expect.stringContaining('checked, and not encrypted') });
  expect(await runOutside('healthcheck', '--backup')).toMatchObject({ code: 0 });
  expect(await inDatabase(storage, db => findNewestBackup({ db: db }))).toMatchObject({
    kind: 'found',
    isEncrypted: false,
  });
  const retention = await runOutside('retention');
  expect(retention.stdout).toMatch(/quarantinedLeads +1/);
  expect(await leads()).toEqual([]);
  const [name = ''] = readdirSync(join(dir, 'backups'));
  expect(await runOutside('restore', name)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      new RegExp(
        `into ${join(storage.dataDir, 'site.sqlite')}.*is kept:.*npm run reconcile -- --since \\d{4}-`,
        's',
      ),
    ),
  });
  expect(await leads()).toEqual(['ana@shop.test']);
});

test('a person who was erased stays erased through a restore', async () => {
  await run('backup');
  expect((await run('retention', '--erase', 'Ana@shop.test')).stdout).toMatch(/leads +1/);
  const [name = ''] = readdirSync(join(dir, 'backups')).filter(file => file.endsWith('.sqlite'));
  expect((await run('restore', name)).stdout).toContain('Erased again, as promised: 1');
  expect(await leads()).toEqual([]);
});

test('staff who were removed stay removed through a restore, which says who is left', async () => {
  await withSite(async rows => {
    for (const email of ['former@agency.test', 'ada@agency.test'])
      await rows.account({ email, role: 'staff' });
  });
  await run('backup');
  expect(await runOutside('desk', 'remove-user', 'former@agency.test')).toMatchObject({ code: 0 });
  const [name = ''] = readdirSync(join(dir, 'backups')).filter(file => file.endsWith('.sqlite'));
  expect((await run('restore', name)).stdout).toMatch(/Can use the desk now[^:]*: ada@agency\.test\n/);
});

test.each(['a key file', 'standard input'])(
  'an encrypted backup is restored with the private key from %s, which the server never keeps',
  async source => {
    const keyFile = (await run('backup', '--new-key')).stdout;
    const recipient = /^# public key: (age1\w+)$/m.exec(keyFile)?.[1] ?? '';
    const live = {
      SITE_URL: 'https://agency.test',
      ERASURE_SECRET: 'a secret for the erasures of the commands',
    };
    const refused = await runWith(live, 'backup');
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('BACKUP_RECIPIENT is missing'),
    });
    const env = { ...live, BACKUP_RECIPIENT: recipient };
    expect((await runWith(env, 'backup')).stdout).toContain('checked and encrypted');
    await run('retention');
    const [name = ''] = readdirSync(join(dir, 'backups'));
    expect(name).toMatch(/\.sqlite\.age$/);
    expect(await runWith(env, 'restore', name)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--identity'),
    });
    const path = join(dir, 'private.key');
    if (source === 'a key file') writeFileSync(path, keyFile);
    const [identity, input] = source === 'a key file' ? [path, ''] : ['-', keyFile];
    expect(await runWithInput({ env, input }, 'restore', name, '--identity', identity)).toMatchObject({
      code: 0,
    });
    expect(await leads()).toEqual(['ana@shop.test']);
  },
);

test('a live site’s erasure without its secret is refused before anything is erased', async () => {
  const live = { SITE_URL: 'https://agency.test' };
  expect(await runWith(live, 'retention', '--erase', 'ana@shop.test')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('ERASURE_SECRET is missing'),
  });
  expect(await leads()).toEqual(['ana@shop.test']);
});

test('a failed mail is listed without its address or text, and put back in the queue', async () => {
  let id = '';
  await withSite(async rows => {
    id = await rows.mail({ state: 'failed', last_error: '422 invalid' });
  });
  const listed = await run('mails');
  expect(listed.stdout).toContain(`"id":"${id}"`);
  expect(listed.stdout).not.toMatch(/ana@|Ana wrote/);
  expect(await run('mails', '--again', id)).toMatchObject({ code: 0 });
  expect((await run('mails')).stdout).toContain('"state":"queued"');
  expect(await run('mails', '--again', id)).toMatchObject({ code: 1 });
});

test('what cannot be done is one sentence and the exit code 1', async () => {
  const noName = await run('restore');
  expect(noName).toMatchObject({ code: 1, stderr: expect.stringContaining('Which backup?') });
  expect(await run('restore', 'nothing.sqlite')).toMatchObject({ code: 1 });
  expect(await run('retention', '--erase', 'nobody')).toMatchObject({ code: 1 });
  expect(await runOutside('healthcheck', '--backup')).toMatchObject({ code: 1 });
  expect(await runOutside('healthcheck')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('does not respond'),
  });
});

test('without the site’s database nothing is made, and no one is said to be erased', async () => {
  rmSync(storage.dataDir, { recursive: true });
  for (const [command, ...args] of [
    ['backup'],
    ['retention'],
    ['retention', '--erase', 'ana@shop.test'],
    ['mails'],
    ['desk', 'list'],
  ] as const) {
    const outcome = await run(command, ...args);
    expect(outcome.stderr.trim().split('\n')).toHaveLength(1);
    expect(outcome).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('There is no database'),
    });
  }
  expect(readdirSync(dir)).toEqual([]);
});

test.each([
  ['backup', '--houry'],
  ['retention', '--erase', 'ana@shop.test', 'ben@shop.test'],
  ['mails', '--agian', 'id'],
  ['desk', 'list', '--all'],
  ['restore', 'one.sqlite', 'two.sqlite'],
])(
  '%s %s: a word that means nothing is refused with the usage, and nothing is done',
  async (command, ...args) => {
    const outcome = await run(command, ...args);
    expect(outcome).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('npm run ') });
    expect(await leads()).toEqual(['ana@shop.test']);
  },
);

test('a copy of the other kind of database is not called damaged', async () => {
  expect(await run('restore', 'site-20261121T140000Z.dump')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('set DATABASE_URL to'),
  });
});

test('--help gives the usage and does nothing', async () => {
  const helped = await runOutside('restore', '--help');
  expect(helped).toMatchObject({ code: 0, stdout: expect.stringContaining('npm run restore -- <file>') });
});

const NOBODY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0 && spawnSync(process.execPath, ['--version'], NOBODY).status === 0;

test.runIf(isRoot)('what root has an operation leave behind belongs to the owner of the data', async () => {
  for (const path of ['', 'data', 'data/site.sqlite']) chownSync(join(dir, path), NOBODY.uid, NOBODY.gid);
  for (const [command, ...args] of [['retention', '--erase', 'ana@shop.test'], ['backup']] as const)
    expect(await runOutside(command, ...args)).toMatchObject({ code: 0 });
  const left = ['backups', 'data/erasures'].flatMap(folder =>
    readdirSync(join(dir, folder)).map(name => join(dir, folder, name)),
  );
  expect(left).toHaveLength(3);
  expect(left.map(path => statSync(path).uid)).toEqual([NOBODY.uid, NOBODY.uid, NOBODY.uid]);
});

test.runIf(isRoot)(
  'a folder of another group takes backups, and the site’s user cannot look into it',
  async () => {
    const group = 65_533;
    for (const path of ['', 'data', 'data/site.sqlite']) chownSync(join(dir, path), NOBODY.uid, NOBODY.gid);
    const folder = join(dir, 'backups');
    mkdirSync(folder);
    chownSync(folder, 0, group);
    chmodSync(folder, 0o770);
    expect(await runOutside('backup')).toMatchObject({ code: 0 });
    const [name = ''] = readdirSync(folder);
    expect(statSync(join(folder, name))).toMatchObject({ uid: NOBODY.uid, gid: group });
    const attempts = `const { readdirSync, readFileSync, rmSync } = require('node:fs');
    const [, folder, file] = process.argv;
    for (const attempt of [() => readdirSync(folder), () => readFileSync(file), () => rmSync(file)])
      try { attempt(); console.log('done'); } catch (error) { console.log(error.code); }`;
    const site = spawnSync(process.execPath, ['-e', attempts, folder, join(folder, name)], NOBODY);
    expect(site.stdout.toString().split('\n')).toEqual(['EACCES', 'EACCES', 'EACCES', '']);
    expect(await runOutside('restore', name)).toMatchObject({ code: 0 });
    expect(await leads()).toEqual(['ana@shop.test']);
  },
);

function run(command: string, ...args: readonly string[]) {
  return runWith({}, command, ...args);
}

function runWith(env: Record<string, string>, command: string, ...args: readonly string[]) {
  return runCommandHere([command, ...args], { ...folders(), ...env });
}

/** As an operator does, in a process of its own. */
function runOutside(command: string, ...args: readonly string[]) {
  return runWithInput({ env: {}, input: '' }, command, ...args);
}

function runWithInput(
  { env, input }: { env: Record<string, string>; input: string },
  command: string,
  ...args: readonly string[]
) {
  return runCommand([command, ...args], { env: { ...folders(), ...env }, input });
}

function folders() {
  return { DATA_DIR: storage.dataDir, BACKUP_DIR: join(dir, 'backups') };
}

function withSite(use: (rows: ReturnType<typeof rowsIn>) => Promise<void>): Promise<void> {
  return inDatabase(storage, async db => {
    await migrateToLatest(db);
    await use(rowsIn(() => db));
  });
}

async function leads(): Promise<(string | null)[]> {
  const rows = await inDatabase(storage, db => db.selectFrom('leads').select('email').execute());
  return rows.map(row => row.email);
}

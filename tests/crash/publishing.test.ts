import { spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { listPages } from '#engine/render';
import { contact } from '@/content/contact';
import { promotionWindow } from '@/content/promotion-window';
import { team } from '@/content/team';
import { MADE_BY, publishedFolder, releaseFolder } from '@/lib/publishing/place';
import { sealPreview } from '@/lib/publishing/preview';
import { findRelease } from '@/lib/publishing/releases';
import { connect } from '@/lib/site/db/connect';
import type { Database } from '@/lib/site/db/tables';
import { newId } from '@/lib/site/ids';
import { routes } from '@/lib/site/routes';
import { startPostgres } from '../support/postgres';
import { test as postgresTest } from '../support/postgres-test';
import { freePort } from '../support/site-process';
import { signedInAccount } from '../support/staff-session';
import {
  end,
  PHONE,
  read,
  SECRET,
  settings,
  start,
  untilAnswering,
  visitUntil,
  WITHIN_MS,
} from './launched-site';

const root = join(import.meta.dirname, '..', '..');
const release = newId();
const [gone, ...staying] = team;
let dataDir = '';
let launcher: ChildProcess | undefined;
let machines: ChildProcess[] = [];
/** Of each page, what visitors got of the published version. */
let sent: ReadonlyMap<string, string> = new Map();

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'site-publishing-'));
});

afterEach(async () => {
  await Promise.all([launcher, ...machines].map(end));
  machines = [];
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

// What the launcher's children do is read from its `/proc`.
test.skipIf(process.platform !== 'linux')(
  'what is published is previewed at once, survives a kill and an update, and refuses no visit',
  async () => {
    const port = await freePort();
    const env = settings({ port, dataDir });
    const origin = `http://127.0.0.1:${port}`;
    const folder = releaseFolder(dataDir, release);
    launcher = start(env);
    await untilAnswering(origin);
    const db = connect({ databaseUrl: null, dataDir });
    try {
      await insertRelease(db);
      // Killed while the pages are made: the next start makes them, and the page that the owner looks at first.
      await vi.waitUntil(() => existsSync(join(`${folder}.part`, 'progress')), SOON);
      launcher.kill('SIGKILL');
      await once(launcher, 'exit');
      launcher = start(env);
      await untilAnswering(origin);
      const { cookie, sessionId } = await signedInAccount(db, { role: 'staff', time: { now: Date.now() } });
      const session = cookie.replace('__Host-', '');
      const own = `${session}; ${preview(sessionId)}`;
      const looked = await read(`${origin}/contact`, { cookie: own });
      expect(looked).toMatchObject({ cache: 'no-store', isPreview: true, hasPhone: true });
      expect(existsSync(folder)).toBe(false);
      await vi.waitUntil(async () => (await findRelease(db, release))?.state === 'ready', SOON);
      expect(await read(`${origin}/about`, { cookie: own })).toMatchObject({
        isPreview: true,
        hasPhone: true,
      });
      expect(readDifferences(await findRelease(db, release))).toContain(PHONE);

      expect(await read(origin, { cookie: preview(sessionId) })).toMatchObject({
        isPreview: false,
        hasPhone: false,
      });
      await db.deleteFrom('sessions').execute();
      expect(await read(origin, { cookie: own })).toMatchObject({ isPreview: false });
      expect(await read(origin, { cookie: 'release-preview=forged' })).toMatchObject({ isPreview: false });

      const oldFiles = filesOf(await (await fetch(`${origin}/team`)).text());
      const visits = visitUntil(`${origin}/contact`, visit => visit.hasPhone);
      await db.updateTable('releases').set({ state: 'published', published_at: Date.now() }).execute();
      const { statuses, isOrdered } = await visits;
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(isOrdered).toBe(true);
      expect(await (await fetch(`${origin}/llms.txt`)).text()).toContain(PHONE);
      expect(await (await fetch(`${origin}/nothing-here`)).text()).toContain(PHONE);
      const people = await (await fetch(`${origin}/team`)).text();
      expect([people.includes('Nora Added'), people.includes(gone?.name ?? '')]).toEqual([true, false]);
      const index = await (await fetch(`${origin}/search-index.json`)).text();
      expect(index.includes(PHONE.slice(-4))).toBe(true);
      expect((await fetch(`${origin}/manifest.webmanifest`)).status).toBe(200);
      expect(await (await fetch(`${origin}/sitemap.xml`)).text()).not.toContain(routes.promotion());
      // Who has a page of before open, still gets its scripts.
      expect(filesOf(people)).not.toEqual(oldFiles);
      for (const file of oldFiles) expect((await fetch(origin + file)).status).toBe(200);
      // A route that finds nothing has the page of the build behind it; the engine sends that of now.
      expect(await (await fetch(`${origin}/pay/nothing-here`)).text()).not.toContain(contact.phone);
    } finally {
      await db.destroy();
    }
    // After an update of the software the pages are those of another build, and the first visitor has the new ones.
    launcher.kill('SIGTERM');
    await once(launcher, 'exit');
    writeFileSync(join(folder, MADE_BY), 'an older build');
    launcher = start(env);
    await untilAnswering(origin);
    expect(await read(`${origin}/contact`)).toMatchObject({ hasPhone: true });
    sent = await readSent(origin);
  },
  3 * WITHIN_MS,
);

// With the pages that the test above has made.
postgresTest(
  'two machines change at one moment, and one that was killed in the middle follows',
  async () => {
    const server = await startPostgres();
    const [one, other] = [await machine('one', server.url), await machine('other', server.url)];
    const db = connect({ databaseUrl: server.url, dataDir });
    try {
      machines = [start(one.env)];
      await untilAnswering(one.origin);
      const killed = start(other.env);
      await untilAnswering(other.origin);
      expect(await read(`${other.origin}/contact`)).toMatchObject({ hasPhone: false });
      const visits = visitUntil(`${one.origin}/contact`, visit => visit.hasPhone);
      const at = Date.now();
      await insertRelease(db, { state: 'published', published_at: at });
      killed.kill('SIGKILL');
      await once(killed, 'exit');
      machines.push(start(other.env));
      const { statuses, isOrdered, firstNewAt } = await visits;
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(isOrdered).toBe(true);
      // Not when the first of them was ready.
      expect(firstNewAt - at).toBeGreaterThanOrEqual(5_000);
      await untilAnswering(other.origin);
      expect(await visitUntil(`${other.origin}/contact`, visit => visit.hasPhone)).toMatchObject({
        isOrdered: true,
      });
    } finally {
      await db.destroy();
      await Promise.all(machines.map(end));
      await server.stop();
    }
  },
  WITHIN_MS,
);

// The backup is of the database alone: the pages of the test above are lost with their machine.
test.skipIf(process.platform !== 'linux')(
  'restored on an empty machine, the site makes what is published by itself, and sends the bytes of before',
  async () => {
    const [backups, empty] = [join(dataDir, 'backups'), join(dataDir, 'empty')];
    command(['backup'], { DATA_DIR: dataDir, BACKUP_DIR: backups });
    const [backup = ''] = readdirSync(backups).filter(name => name.startsWith('site-'));
    command(['restore', backup], { DATA_DIR: empty, BACKUP_DIR: backups });
    expect(existsSync(publishedFolder(empty))).toBe(false);
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    launcher = start(settings({ port, dataDir: empty }));
    await untilAnswering(origin);
    const { statuses, isOrdered } = await visitUntil(`${origin}/contact`, visit => visit.hasPhone);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(isOrdered).toBe(true);
    const [lost, made] = [dataDir, empty].map(dir => readMade(releaseFolder(dir, release)));
    expect(others(lost, made)).toEqual([]);
    expect(others(sent, await readSent(origin))).toEqual([]);
    // A command says what the site says.
    expect(command(['ask', 'what is your phone number'], { DATA_DIR: empty })).toContain(PHONE);
    expect([lost?.size, sent.size].every(count => (count ?? 0) > 100)).toBe(true);
  },
  2 * WITHIN_MS,
);

/** With a data folder of its own that has the pages already. */
async function machine(name: string, databaseUrl: string) {
  const port = await freePort();
  const dir = join(dataDir, name);
  cpSync(releaseFolder(dataDir, release), releaseFolder(dir, release), { recursive: true });
  const env = { ...settings({ port, dataDir: dir }), DATABASE_URL: databaseUrl };
  return { env, origin: `http://127.0.0.1:${port}` };
}

async function insertRelease(
  db: Kysely<Database>,
  set: { state: 'preparing' | 'published'; published_at?: number } = { state: 'preparing' },
): Promise<void> {
  await db
    .insertInto('releases')
    .values({
      id: release,
      number: 1,
      based_on: null,
      parts: JSON.stringify({
        contact: { ...contact, phone: PHONE },
        people: [...staying, { ...gone, id: 9_001, name: 'Nora Added' }],
        promotion: { ...promotionWindow, isOffered: false },
      }),
      changed: '["contact","people","promotion"]',
      why: 'A test',
      made_by: '',
      made_at: Date.now(),
      ...set,
    })
    .execute();
}

/** Returns what it has printed. */
function command(args: string[], folders: { DATA_DIR: string; BACKUP_DIR?: string }): string {
  const env = { ...process.env, DATABASE_URL: '', BACKUP_RECIPIENT: '', ...folders };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['ops/cli.mjs', ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

/** The files in the folder of a release, by their names; not how they are compressed, which goes on afterwards. */
function readMade(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    name => !name.startsWith('compressed') && statSync(join(folder, name)).isFile(),
  );
  return new Map(names.map(name => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** The names of what one has and the other has not, or says otherwise. */
function others(
  before: ReadonlyMap<string, string> = new Map(),
  after: ReadonlyMap<string, string> = new Map(),
): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.filter(name => before.get(name) !== after.get(name));
}

/** What visitors get at the address of every page of the release: not where the site is, nor the id of each try to pay. */
async function readSent(origin: string): Promise<ReadonlyMap<string, string>> {
  const { pages } = listPages(join(root, '.next'), releaseFolder(dataDir, release));
  const found = new Map<string, string>();
  for (const { path } of pages) {
    const response = await fetch(origin + path, { redirect: 'manual' });
    const html = (await response.text()).replaceAll(origin, '').replace(/attemptId&quot;:&quot;\w+/, '');
    found.set(path, `${response.status} ${html}`);
  }
  return found;
}

function readDifferences(row: { differences: string | null } | null): string {
  return row?.differences ?? '';
}

/** The cookie of an owner's session that looks at the release. */
function preview(sessionId: string): string {
  const site = { now: Date.now, secret: () => SECRET };
  return `release-preview=${sealPreview({ id: release, sessionId }, site)}`;
}

/** The scripts and rules that a page names. */
function filesOf(html: string): string[] {
  return html.match(/\/_page\/[\w-]+\.js/g) ?? [];
}

const SOON = { timeout: WITHIN_MS, interval: 20 };

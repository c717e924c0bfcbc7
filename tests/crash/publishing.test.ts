import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { contact } from '@/content/contact';
import { promotionWindow } from '@/content/promotion-window';
import { team } from '@/content/team';
import { MADE_BY, releaseFolder } from '@/lib/publishing/place';
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

const root = join(import.meta.dirname, '..', '..');
/** Beside a browser on each core the pages take minutes. */
const WITHIN_MS = 400_000;
const PHONE = '(555) 010-9944';
const release = newId();
const [gone, ...others] = team;
let dataDir = '';
let launcher: ChildProcess | undefined;
let machines: ChildProcess[] = [];

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
    const env = settings(port);
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

/** With a data folder of its own that has the pages already. */
async function machine(name: string, databaseUrl: string) {
  const port = await freePort();
  const dir = join(dataDir, name);
  cpSync(releaseFolder(dataDir, release), releaseFolder(dir, release), { recursive: true });
  const env = { ...settings(port), DATABASE_URL: databaseUrl, DATA_DIR: dir };
  return { env, origin: `http://127.0.0.1:${port}` };
}

async function end(process: ChildProcess | undefined): Promise<void> {
  if (!process || process.exitCode !== null || process.signalCode !== null) return;
  process.kill('SIGTERM');
  await once(process, 'exit');
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
        people: [...others, { ...gone, id: 9_001, name: 'Nora Added' }],
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

function readDifferences(row: { differences: string | null } | null): string {
  return row?.differences ?? '';
}

function settings(port: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    MAIL_SIMULATOR_ORIGIN: 'http://127.0.0.1:9',
    LINKS_SECRET: SECRET,
  };
}

function start(env: NodeJS.ProcessEnv): ChildProcess {
  const launched = spawn(process.execPath, ['ops/run-site.ts', '--no-build'], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  // The pages are made with a priority below the server's. Beside the other tests they would never get a core.
  try {
    setPriority(launched.pid ?? 0, -10);
  } catch {
    // Only root may.
  }
  return launched;
}

/** The cookie of an owner's session that looks at the release. */
function preview(sessionId: string): string {
  const site = { now: Date.now, secret: () => SECRET };
  return `release-preview=${sealPreview({ id: release, sessionId }, site)}`;
}

async function read(url: string, { cookie = '', isKept = false } = {}): Promise<Visit> {
  const answer = await fetch(url, { headers: { cookie, ...(isKept ? {} : { connection: 'close' }) } });
  const html = await answer.text();
  return {
    status: answer.status,
    cache: answer.headers.get('cache-control'),
    isPreview: html.includes('Preview: this is not published'),
    hasPhone: html.includes(PHONE) && !html.includes(contact.phone),
  };
}

/** The scripts and rules that a page names. */
function filesOf(html: string): string[] {
  return html.match(/\/_page\/[\w-]+\.js/g) ?? [];
}

type Visit = { status: number; cache: string | null; isPreview: boolean; hasPhone: boolean };

/**
 * Visits without a pause until `isLast`, by one that keeps its connections, as browsers and proxies do, and one that does
 * not; whether none asked for a page after a new one had come, and got an old one.
 */
async function visitUntil(url: string, isLast: (visit: Visit) => boolean) {
  const visits: { askedAt: number; answeredAt: number; visit: Visit | null }[] = [];
  const until = Date.now() + WITHIN_MS;
  let after = 0;
  let isDone = false;
  const visit = async (isKept: boolean) => {
    while (!isDone && Date.now() < until) {
      const askedAt = Date.now();
      const seen = await read(url, { isKept }).catch(() => null);
      visits.push({ askedAt, answeredAt: Date.now(), visit: seen });
      if (seen !== null && isLast(seen)) after += 1;
      isDone ||= after >= VISITS_AFTER;
    }
  };
  await Promise.all([visit(true), visit(true), visit(false)]);
  const showing = (isNew: boolean) => visits.filter(({ visit: seen }) => seen?.hasPhone === isNew);
  const firstNewAt = Math.min(...showing(true).map(({ answeredAt }) => answeredAt));
  return {
    statuses: visits.map(({ visit: seen }) => seen?.status ?? 0),
    isOrdered: showing(false).every(({ askedAt }) => askedAt <= firstNewAt),
    /** In ms since 1970. */
    firstNewAt,
  };
}

/** How long it goes on after the change. */
const VISITS_AFTER = 100;

async function untilAnswering(origin: string): Promise<void> {
  const look = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(look, { timeout: WITHIN_MS, interval: 100 });
}

const SOON = { timeout: WITHIN_MS, interval: 20 };
const SECRET = 'x'.repeat(43);

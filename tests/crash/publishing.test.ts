import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { contact } from '@/content/contact';
import { MADE_BY, releaseFolder } from '@/lib/publishing/place';
import { sealPreview } from '@/lib/publishing/preview';
import { findRelease } from '@/lib/publishing/releases';
import { connect } from '@/lib/site/db/connect';
import type { Database } from '@/lib/site/db/tables';
import { newId } from '@/lib/site/ids';
import { freePort } from '../support/site-process';
import { signedInAccount } from '../support/staff-session';

const root = join(import.meta.dirname, '..', '..');
/** Beside a browser on each core the pages take minutes. */
const WITHIN_MS = 400_000;
const PHONE = '(555) 010-9944';
const release = newId();
let dataDir = '';
let launcher: ChildProcess | undefined;

afterEach(async () => {
  if (launcher && launcher.exitCode === null && launcher.signalCode === null) {
    launcher.kill('SIGTERM');
    await once(launcher, 'exit');
  }
  rmSync(dataDir, { recursive: true, force: true });
});

// What the launcher's children do is read from its `/proc`.
test.skipIf(process.platform !== 'linux')(
  'what is published is previewed at once, survives a kill and an update, and refuses no visit',
  async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'site-publishing-'));
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
      const looked = await read(`${origin}/contact`, own);
      expect(looked).toMatchObject({ cache: 'no-store', isPreview: true, hasPhone: true });
      expect(existsSync(folder)).toBe(false);
      await vi.waitUntil(async () => (await findRelease(db, release))?.state === 'ready', SOON);
      expect(await read(`${origin}/about`, own)).toMatchObject({ isPreview: true, hasPhone: true });
      expect(readDifferences(await findRelease(db, release))).toContain(PHONE);

      expect(await read(origin, preview(sessionId))).toMatchObject({ isPreview: false, hasPhone: false });
      await db.deleteFrom('sessions').execute();
      expect(await read(origin, own)).toMatchObject({ isPreview: false });
      expect(await read(origin, 'release-preview=forged')).toMatchObject({ isPreview: false });

      const visits = visitUntil(`${origin}/contact`, visit => visit.hasPhone);
      await db.updateTable('releases').set({ state: 'published', published_at: Date.now() }).execute();
      const { statuses, isOrdered } = await visits;
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(isOrdered).toBe(true);
      expect(await (await fetch(`${origin}/llms.txt`)).text()).toContain(PHONE);
      expect(await (await fetch(`${origin}/nothing-here`)).text()).toContain(PHONE);
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

async function insertRelease(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('releases')
    .values({
      id: release,
      number: 1,
      based_on: null,
      state: 'preparing',
      parts: JSON.stringify({ contact: { ...contact, phone: PHONE } }),
      changed: '["contact"]',
      why: 'A test',
      made_by: '',
      made_at: Date.now(),
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

async function read(url: string, cookie = ''): Promise<Visit> {
  const answer = await fetch(url, { headers: { cookie, connection: 'close' } });
  const html = await answer.text();
  return {
    status: answer.status,
    cache: answer.headers.get('cache-control'),
    isPreview: html.includes('Preview: this is not published'),
    hasPhone: html.includes(PHONE) && !html.includes(contact.phone),
  };
}

type Visit = { status: number; cache: string | null; isPreview: boolean; hasPhone: boolean };

/** Visits without a pause, each on a connection of its own, until `isLast`; whether none had old pages after new ones. */
async function visitUntil(url: string, isLast: (visit: Visit) => boolean) {
  const visits: { askedAt: number; visit: Visit | null }[] = [];
  const until = Date.now() + WITHIN_MS;
  let isDone = false;
  const visit = async () => {
    while (!isDone && Date.now() < until) {
      const askedAt = performance.now();
      const seen = await read(url).catch(() => null);
      visits.push({ askedAt, visit: seen });
      isDone ||= seen !== null && isLast(seen);
    }
  };
  await Promise.all([visit(), visit()]);
  const askedFor = (isNew: boolean) =>
    visits.filter(({ visit: seen }) => seen?.hasPhone === isNew).map(({ askedAt }) => askedAt);
  return {
    statuses: visits.map(({ visit: seen }) => seen?.status ?? 0),
    isOrdered: Math.max(...askedFor(false)) < Math.min(...askedFor(true)),
  };
}

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

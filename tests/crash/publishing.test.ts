import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import { fingerprintOf, INPUTS } from '@/ops/build-inputs';
import { connect } from '@/lib/site/db/connect';
import { newId } from '@/lib/site/ids';
import { sealPreview } from '@/lib/publishing/preview';
import { freePort } from '../support/site-process';
import { signedInAccount } from '../support/staff-session';

const root = join(import.meta.dirname, '..', '..');
const WITHIN_MS = 120_000;
const release = newId();
const folder = join(root, 'releases', release);
let dataDir = '';
let launcher: ChildProcess | undefined;

afterEach(async () => {
  if (launcher && launcher.exitCode === null) {
    launcher.kill('SIGTERM');
    await once(launcher, 'exit');
  }
  rmSync(join(root, 'releases'), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

// The servers' folders are read from its `/proc`.
test.skipIf(process.platform !== 'linux')(
  'what is published takes the place of the running site without a request refused, and the next start runs it',
  async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'site-publishing-'));
    const port = await freePort();
    const env = settings(port);
    makeBuiltRelease(env);
    launcher = start(env);
    const origin = `http://127.0.0.1:${port}`;
    await untilAnswering(origin);
    const db = connect({ databaseUrl: null, dataDir });
    try {
      await insertRelease(db, 'ready');
      const { cookie, sessionId } = await signedInAccount(db, { role: 'staff', time: { now: Date.now() } });
      const session = cookie.replace('__Host-', '');
      const own = `${session}; ${preview(sessionId)}`;
      expect(await readHome(origin, own)).toMatchObject({ cache: 'no-store', isPreview: true });
      expect(await readHome(origin, preview(sessionId))).toMatchObject({ isPreview: false });
      await db.deleteFrom('sessions').execute();
      expect(await readHome(origin, own)).toMatchObject({ isPreview: false });
      expect(await readHome(origin, 'release-preview=forged')).toMatchObject({ isPreview: false });
      expect(await readHome(origin)).toMatchObject({ isPreview: false });

      const statuses = visitUntil(origin, () => isServedFrom(folder));
      await db.updateTable('releases').set({ state: 'published', published_at: Date.now() }).execute();
      expect(new Set(await statuses)).toEqual(new Set([200]));
      expect(isServedFrom(folder)).toBe(true);
    } finally {
      await db.destroy();
    }
    launcher.kill('SIGTERM');
    await once(launcher, 'exit');
    launcher = start(env);
    await untilAnswering(origin);
    expect(isServedFrom(folder)).toBe(true);
  },
);

/** As `ops/releases.ts` leaves one, with the build of the site itself. */
function makeBuiltRelease(env: NodeJS.ProcessEnv): void {
  mkdirSync(folder, { recursive: true });
  for (const name of [...INPUTS, 'ops'])
    if (existsSync(join(root, name))) cpSync(join(root, name), join(folder, name), { recursive: true });
  for (const name of ['node_modules', '.next']) symlinkSync(join(root, name), join(folder, name));
  writeFileSync(join(folder, 'made-from'), fingerprintOf(root, env));
  writeFileSync(join(folder, 'built.json'), JSON.stringify({ differences: [] }));
}

async function insertRelease(db: Kysely<Database>, state: 'ready'): Promise<void> {
  await db
    .insertInto('releases')
    .values({
      id: release,
      number: 1,
      based_on: null,
      state,
      parts: '{}',
      changed: '[]',
      why: 'A test',
      made_by: '',
      made_at: Date.now(),
    })
    .execute();
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
  return spawn(process.execPath, ['ops/run-site.ts', '--no-build'], { cwd: root, env, stdio: 'ignore' });
}

/** The cookie of an owner's session that looks at the release. */
function preview(sessionId: string): string {
  const site = { now: Date.now, secret: () => SECRET };
  return `release-preview=${sealPreview({ id: release, sessionId }, site)}`;
}

async function readHome(origin: string, cookie = ''): Promise<{ cache: string | null; isPreview: boolean }> {
  const answer = await fetch(origin, { headers: { cookie } });
  const html = await answer.text();
  return {
    cache: answer.headers.get('cache-control'),
    isPreview: html.includes('Preview: this is not published'),
  };
}

/** The status of every visit, each on a connection of its own, until `isDone`. */
async function visitUntil(origin: string, isDone: () => boolean): Promise<number[]> {
  const statuses: number[] = [];
  const until = Date.now() + WITHIN_MS;
  const visit = async () => {
    while (!isDone() && Date.now() < until)
      statuses.push(
        await fetch(`${origin}/pricing`, { headers: { connection: 'close' } }).then(
          ({ status }) => status,
          () => 0,
        ),
      );
  };
  await Promise.all([visit(), visit(), visit()]);
  return statuses;
}

/** Whether the launcher has one server, which runs in `place`. */
function isServedFrom(place: string): boolean {
  const servers = childrenOf(launcher?.pid ?? 0);
  return servers.length === 1 && servers.every(pid => readlinkSync(`/proc/${pid}/cwd`) === place);
}

function childrenOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/task`).flatMap(task =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
}

async function untilAnswering(origin: string): Promise<void> {
  const look = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(look, { timeout: WITHIN_MS, interval: 100 });
}

const SECRET = 'x'.repeat(43);

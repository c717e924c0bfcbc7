import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { freePort, startSite, type SiteProcess } from '../support/site-process';

// Document: quality.md L3, with the embedded file: its disk is full for a while. As root on a small disk of its own;
// anybody else sets the limit on how long this one process may make a file, which its writes fail at in the same way.
const DISK_KB = 4 * 1024;

let dir = '';
let site: SiteProcess;
let port = 0;
let disk: Disk;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-full-'));
  port = await freePort();
  disk = mountDisk(dir) ?? limitFiles();
  site = startSite({
    port,
    env: { DATABASE_URL: '', DATA_DIR: dir, MAIL_SIMULATOR_ORIGIN: 'http://127.0.0.1:9' },
  });
  await site.ready();
});

afterEach(async () => {
  await site.kill();
  disk.remove();
  rmSync(dir, { recursive: true, force: true });
});

test('on a full disk posts get 503 with their text back and nothing is half-kept; with room again they are kept, once', async () => {
  expect((await post('before')).status).toBe(303);
  disk.fill();
  for (const turn of ['first', 'second']) {
    const refused = await post(`typed-${turn}`);
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain(`typed-${turn} on a full disk`);
  }
  expect((await fetch(`${site.origin}/pricing`)).status, 'pages need no database').toBe(200);
  disk.free();
  expect((await post('after')).status).toBe(303);
  // Whoever was refused sends the kept page again, and impatiently.
  for (const name of ['typed-first', 'typed-first', 'typed-second'])
    expect((await post(name)).status).toBe(303);
  expect(await site.stop(), 'the same process all along').toBe(0);
  expect(await storedNames()).toEqual(['after', 'before', 'typed-first', 'typed-second']);
});

function post(name: string): Promise<Response> {
  return fetch(`${site.origin}/`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      'form-name': 'contact-form',
      'submission-id': `disk-full-${name.padEnd(16, '0')}`,
      name,
      email: `${name}@shop.test`,
      inquiry: 'general',
      // Longer than what is free in pages that the file already has.
      message: `${name} on a full disk. ${'More text. '.repeat(150)}`,
    }),
  });
}

async function storedNames(): Promise<(string | null)[]> {
  const db = connect({ databaseUrl: null, dataDir: dir });
  const leads = await db.selectFrom('leads').select('name').orderBy('name').execute();
  await db.destroy();
  return leads.map(lead => lead.name);
}

type Disk = { fill: () => void; free: () => void; remove: () => void };

function mountDisk(place: string): Disk | null {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_KB}k`, 'tmpfs', place]);
  if (mounted.status !== 0) return null;
  const ballast = join(place, 'ballast');
  return {
    fill: () => fillUp(ballast),
    free: () => rmSync(ballast),
    remove: () => void spawnSync('umount', ['--lazy', place]),
  };
}

/** Down to the last page, so that not even what a log has room for is left. */
function fillUp(ballast: string): void {
  for (const bytes of [256 * 1024, 4 * 1024]) {
    const block = Buffer.alloc(bytes);
    while (appends(ballast, block)) continue;
  }
}

function appends(file: string, block: Buffer): boolean {
  try {
    writeFileSync(file, block, { flag: 'a' });
    return true;
  } catch {
    return false;
  }
}

function limitFiles(): Disk {
  return { fill: () => setFileLimit('4096'), free: () => setFileLimit('unlimited'), remove: () => undefined };
}

function setFileLimit(bytes: string): void {
  const set = spawnSync('prlimit', [`--pid=${findSite()}`, `--fsize=${bytes}:`]);
  if (set.status !== 0) throw new Error(`The limit cannot be set: ${String(set.stderr)}`);
}

/** Our child's process id: the one whose environment names our port and folder. */
function findSite(): string {
  const marks = [`PORT=${port}`, `DATA_DIR=${dir}`];
  const found = readdirSync('/proc').find(id => {
    if (!/^\d+$/.test(id)) return false;
    try {
      const environment = readFileSync(join('/proc', id, 'environ'), 'utf8').split('\0');
      return marks.every(mark => environment.includes(mark));
    } catch {
      return false;
    }
  });
  if (!found) throw new Error('The site’s process is not found');
  return found;
}

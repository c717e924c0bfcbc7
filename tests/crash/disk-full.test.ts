import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postContactForm } from '../support/post-form';
import { readLeadNames } from '../support/read-storage';
import { freePort, startSite, type SiteProcess } from '../support/site-process';

// Promise L3 (docs/leads.md), with the embedded file: its disk is full for a while. As root on a small disk of its own;
// anyone else sets the limit on how long this one process may make a file, which its writes fail at in the same way.
const DISK_KB = 4 * 1024;

let dir = '';
let site: SiteProcess;
let disk: Disk;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-full-'));
  disk = mountDisk(dir) ?? limitFiles();
  site = startSite({ port: await freePort(), env: { DATA_DIR: dir } });
  await site.ready();
});

afterEach(async () => {
  await site.kill();
  disk.remove();
  rmSync(dir, { recursive: true, force: true });
});

test.skipIf(process.platform !== 'linux')(
  'on a full disk posts get 503 with their text back and nothing is half-kept; with room again they are kept, once',
  async () => {
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
    // A refused visitor sends the same page again, impatiently.
    for (const name of ['typed-first', 'typed-first', 'typed-second'])
      expect((await post(name)).status).toBe(303);
    expect(await site.stop(), 'the same process all along').toBe(0);
    expect(await readLeadNames({ databaseUrl: null, dataDir: dir })).toEqual([
      'after',
      'before',
      'typed-first',
      'typed-second',
    ]);
  },
);

function post(name: string): Promise<Response> {
  return postContactForm(site, {
    'submission-id': `disk-full-${name.padEnd(16, '0')}`,
    name,
    // Longer than what is free in pages that the file already has.
    message: `${name} on a full disk. ${'More text. '.repeat(150)}`,
  });
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

/** Down to the last page, so not even what a log has room for is left. */
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
  const set = spawnSync('prlimit', [`--pid=${site.pid}`, `--fsize=${bytes}:`]);
  if (set.status !== 0) throw new Error(`The limit cannot be set: ${String(set.stderr)}`);
}

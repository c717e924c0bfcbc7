import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postContactForm } from '../support/post-form';
import { readLeadNames } from '../support/read-storage';
import { freePort, startSite, type SiteProcess } from '../support/site-process';

// Promise L3 (docs/leads.md), with the embedded file: its disk lets itself be read only, as a disk does that has shown
// a fault. As root on a small disk of its own; anyone else sets the longest file that this one process may write to
// nothing, so its writes fail while it reads.
const DISK_MB = 24;

let dir = '';
let data = '';
let disk: Disk;
let site: SiteProcess | undefined;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'site-read-only-'));
  data = join(dir, 'data');
  mkdirSync(data);
  disk = mountDisk() ?? limitWrites();
});

afterEach(async () => {
  await site?.kill();
  disk.remove();
  rmSync(dir, { recursive: true, force: true });
});

test.skipIf(process.platform !== 'linux')(
  'when the disk becomes read-only posts get 503 with their text back, pages go on, and nothing kept is lost',
  async () => {
    const running = await start();
    expect((await post(running, 'before')).status).toBe(303);
    disk.lock(running.pid);
    for (const turn of ['first', 'second']) {
      const refused = await post(running, `typed-${turn}`);
      expect(refused.status).toBe(503);
      expect(await refused.text()).toContain(`typed-${turn} on a locked disk`);
    }
    expect((await fetch(`${running.origin}/pricing`)).status, 'pages need no database').toBe(200);
    expect((await fetch(`${running.origin}/healthz`)).status).toBe(503);
    expect(await running.stop(), 'the same process all along').toBe(0);
    disk.mend();
    const next = await start();
    expect((await post(next, 'after')).status).toBe(303);
    expect(await next.stop()).toBe(0);
    expect(await readLeadNames({ databaseUrl: null, dataDir: data })).toEqual(['after', 'before']);
  },
);

test('a site that is started where it cannot write says so, and does not answer', async () => {
  const locked = lockFolder();
  await expect(start()).rejects.toThrow('The site cannot start: ');
  locked.mend();
});

async function start(): Promise<SiteProcess> {
  site = startSite({
    port: await freePort(),
    env: { DATA_DIR: data },
  });
  await site.ready();
  return site;
}

function post(running: SiteProcess, name: string): Promise<Response> {
  return postContactForm(running, { name, message: `${name} on a locked disk` });
}

type Disk = { lock: (pid: number) => void; mend: () => void; remove: () => void };

/** A disk with a journal, in a file. Null where only root may have one. */
function mountDisk(): Disk | null {
  const image = join(dir, 'disk');
  const mount = () => isDone('mount', ['-o', 'loop,errors=remount-ro', image, data]);
  const isMade = isDone('truncate', ['-s', `${DISK_MB}M`, image]) && isDone('mkfs.ext4', ['-q', image]);
  if (!isMade || !mount()) return null;
  return {
    // What the kernel does to a disk with a fault. The command itself reports that it can no longer be written.
    lock: () => void spawnSync('mount', ['-o', 'remount,abort', data]),
    mend: () => {
      if (!isDone('umount', [data]) || !mount()) throw new Error('The disk could not be mended');
    },
    remove: () => void spawnSync('umount', ['--lazy', data]),
  };
}

function limitWrites(): Disk {
  return {
    lock: pid => {
      if (!isDone('prlimit', [`--pid=${pid}`, '--fsize=0:'])) throw new Error('The limit cannot be set');
    },
    mend: () => undefined,
    remove: () => undefined,
  };
}

/** Before anything is in it. */
function lockFolder(): { mend: () => void } {
  chmodSync(data, 0o500);
  const isMounted = isDone('mount', ['-o', 'remount,ro', data]);
  return {
    mend: () => {
      if (isMounted) isDone('mount', ['-o', 'remount,rw', data]);
      chmodSync(data, 0o700);
    },
  };
}

function isDone(command: string, args: string[]): boolean {
  return spawnSync(command, args).status === 0;
}

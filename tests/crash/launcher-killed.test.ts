import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { MEMORY_ENV } from '@/ops/heap-flags';
import { isFree } from '@/ops/preflight';
import { freePort } from '../support/site-process';

const root = fileURLToPath(new URL('../..', import.meta.url));
const GONE_WITHIN_MS = 8_000;
/** Families of processes are read from its `/proc`. */
const isLinux = process.platform === 'linux';
const started: number[] = [];
const dirs: string[] = [];

afterEach(() => {
  for (const pid of started.splice(0)) for (const each of familyOf(pid)) killHard(each);
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true });
});

const LAUNCHERS = [
  ['npm', 0],
  ['the process that has the simulators', 2],
] as const;

test.skipIf(!isLinux).each(LAUNCHERS)(
  '%s killed hard leaves no site running and no port taken',
  async (_which, depth) => {
    const { ports, family } = await startByNpm();
    // npm, the script, the process that has the simulators, the site.
    expect(family).toHaveLength(4);
    killHard(family[depth] ?? 0);
    await vi.waitFor(() => expectGone({ ports, family }), { timeout: GONE_WITHIN_MS, interval: 100 });
  },
);

test.skipIf(!isLinux)('told to stop, npm takes everything down as ever', async () => {
  const { npm, ports, family } = await startByNpm();
  expect(await areFree(ports)).toBe(false);
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  await vi.waitFor(() => expectGone({ ports, family }), { timeout: GONE_WITHIN_MS, interval: 100 });
});

test.skipIf(!isLinux)('a site without a launcher outlives the process that started it', async () => {
  const { env, ports } = await somePorts();
  const start = `"${process.execPath}" --import ./ops/site-modules.mjs server/main.ts & echo $!`;
  const shell = spawn('sh', ['-c', start], {
    cwd: root,
    env: { ...MEMORY_ENV, ...env, NODE_ENV: 'production' },
  });
  const [output] = (await once(shell.stdout, 'data')) as [Buffer];
  const pid = Number(output.toString());
  try {
    await once(shell, 'exit');
    await untilAnswering(ports[0]);
    expect(isRunning(pid)).toBe(true);
  } finally {
    killHard(pid);
  }
});

async function startByNpm() {
  const { env, ports } = await somePorts();
  const npm = spawn('npm', ['start', '--', '--no-build'], { cwd: root, env, stdio: 'ignore' });
  started.push(npm.pid ?? 0);
  await untilAnswering(ports[0]);
  const family = familyOf(npm.pid ?? 0);
  started.push(...family);
  return { npm, ports, family };
}

/** Free ports for the site and both simulators, and the settings that say so. */
async function somePorts() {
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const dir = mkdtempSync(join(tmpdir(), 'site-launcher-'));
  dirs.push(dir);
  const [port, paypal, mail] = ports;
  const env = {
    ...process.env,
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    PAYPAL_SIMULATOR_ORIGIN: `http://127.0.0.1:${paypal}`,
    MAIL_SIMULATOR_ORIGIN: `http://127.0.0.1:${mail}`,
    DATABASE_URL: '',
    DATA_DIR: dir,
  };
  return { env, ports };
}

async function untilAnswering(port: number): Promise<void> {
  const look = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(look, { timeout: 40_000, interval: 100 });
}

async function expectGone({ ports, family }: { ports: readonly number[]; family: readonly number[] }) {
  expect(family.filter(isRunning)).toEqual([]);
  expect(await areFree(ports)).toBe(true);
}

async function areFree(ports: readonly number[]): Promise<boolean> {
  return (await Promise.all(ports.map(port => isFree(port, '127.0.0.1')))).every(Boolean);
}

/** A process and its first child, that one's, and so on, from Linux's `/proc`. */
function familyOf(pid: number): number[] {
  try {
    const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return [pid, ...(child === undefined ? [] : familyOf(Number(child)))];
  } catch {
    return [];
  }
}

function isRunning(pid: number): boolean {
  try {
    // A process that has ended stays listed until its parent has heard of it.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

function killHard(pid: number): void {
  if (pid > 1 && isRunning(pid)) process.kill(pid, 'SIGKILL');
}

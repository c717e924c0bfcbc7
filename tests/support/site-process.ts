import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { heapFlags, MEMORY_ENV } from '../../ops/heap-flags';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type SiteProcess = {
  origin: string;
  /** The process's id. */
  pid: number;
  /** Resolves once the site answers; rejects with what it printed when it ends before that. */
  ready: () => Promise<void>;
  /** Everything that it has printed: its log, and whatever else. */
  printed: () => string;
  /** Ends it as a power cut would: no clean-up of any kind. */
  kill: () => Promise<void>;
  /** Closes the pipes that its log goes into, as a log collector does that dies. */
  closeLog: () => void;
  /** Processor time that it has used so far, in milliseconds. */
  usedProcessorMs: () => number;
  /** Stops it and waits for the end. Returns the exit code. */
  stop: () => Promise<number | null>;
};

/**
 * Runs the built site in its own process, on the given port, with `env` on top of this process's. By default it uses the
 * embedded file and has no email service. `under` is a command that starts it, such as strace.
 */
export function startSite({ port, env, under = [] }: SiteStart): SiteProcess {
  const origin = `http://127.0.0.1:${port}`;
  const flags = [...heapFlags(), '--import', './ops/site-modules.mjs'];
  const [command, ...args] = [...under, process.execPath, ...flags, 'server/main.ts'];
  const child = spawn(command ?? process.execPath, args, {
    cwd: root,
    env: {
      ...MEMORY_ENV,
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SITE_URL: origin,
      DATABASE_URL: '',
      MAIL_SIMULATOR_ORIGIN: NOBODY,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed = (printed + chunk.toString()).slice(-PRINTED_MAX);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return {
    origin,
    pid: child.pid ?? 0,
    ready: () => untilAnswering(origin, child, () => printed.slice(-4_000)),
    printed: () => printed,
    kill: () => end(child, 'SIGKILL').then(() => undefined),
    closeLog: () => {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    usedProcessorMs: () => readProcessorMs(child),
    stop: () => end(child, 'SIGTERM'),
  };
}

type SiteStart = { port: number; env: Record<string, string>; under?: readonly string[] };

async function untilAnswering(origin: string, child: ChildProcess, printed: () => string): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${origin}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise(resume => setTimeout(resume, 25));
  }
  throw new Error(`The site ended before it answered. It printed:\n${printed()}`);
}

/** From Linux's `/proc/<pid>/stat`: user and system time, counted in hundredths of a second. */
function readProcessorMs(child: ChildProcess): number {
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
  // The name in parentheses may hold spaces; the fields after it do not.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise(done => {
    child.once('exit', code => done(code));
    child.kill(signal);
  });
}

const MANY = '1000000000';

/** Settings of a site whose limits are out of the way: those per address, and the one on confirmations. */
export const LIMITLESS = {
  LEADS_PER_MINUTE: MANY,
  LEADS_PER_HOUR: MANY,
  CALLS_PER_DAY: MANY,
  CONFIRMATIONS_PER_HOUR: MANY,
  CONFIRMATIONS_PER_DAY: MANY,
  ORDERS_PER_MINUTE: MANY,
  ORDERS_PER_HOUR: MANY,
  ORDER_LOOKS_PER_HOUR: MANY,
};

const PRINTED_MAX = 1_000_000;
/** Nothing listens there. */
const NOBODY = 'http://127.0.0.1:9';

/**
 * Below the range from which connections get ports of their own (32768 and up on Linux): while a site is restarted, no
 * browser or client beside it takes its port.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const probe = createServer();
    const isFree = await new Promise<boolean>(resolve => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise(done => probe.close(done));
    return port;
  }
}

/** `remove` ends the site as a power cut would and deletes its folder: a hook that starts it returns this. */
export type OwnSite = SiteProcess & { port: number; dataDir: string; remove: () => Promise<void> };

/** The built site on an empty folder of its own. It has not answered yet. */
export async function launchSite(env: Record<string, string> = {}): Promise<OwnSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-own-'));
  const port = await freePort();
  const site = startSite({ port, env: { DATA_DIR: dataDir, ...env } });
  // A test or bench that fails must not leave the site running.
  const killIt = () => void site.kill();
  process.once('exit', killIt);
  const remove = async () => {
    process.off('exit', killIt);
    await site.kill();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...site, port, dataDir, remove };
}

/** The same, answering. */
export async function startOwnSite(env: Record<string, string> = {}): Promise<OwnSite> {
  const site = await launchSite(env);
  await site.ready();
  return site;
}

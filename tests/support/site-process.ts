import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type SiteProcess = {
  origin: string;
  /** Resolves once the site answers; rejects with what it printed when it ends before that. */
  ready: () => Promise<void>;
  /** Ends it as a power cut would: no clean-up of any kind. */
  kill: () => Promise<void>;
  /** Asks it to stop, and waits until it has. Gives the exit code. */
  stop: () => Promise<number | null>;
};

/** Runs the built site as a process of its own, on the given port, with `env` on top of this process's. */
export function startSite({ port, env }: { port: number; env: Record<string, string> }): SiteProcess {
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), SITE_URL: origin, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed = (printed + chunk.toString()).slice(-4_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return {
    origin,
    ready: () => untilAnswering(origin, child, () => printed),
    kill: () => end(child, 'SIGKILL').then(() => undefined),
    stop: () => end(child, 'SIGTERM'),
  };
}

async function untilAnswering(origin: string, child: ChildProcess, printed: () => string): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${origin}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise(resume => setTimeout(resume, 25));
  }
  throw new Error(`The site ended before it answered. It printed:\n${printed()}`);
}

function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise(done => {
    child.once('exit', code => done(code));
    child.kill(signal);
  });
}

/** A port that nothing listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

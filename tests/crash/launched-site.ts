/** The built site as its launcher runs it, and those who visit it while what owners publish changes. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { contact } from '@/content/contact';

const root = join(import.meta.dirname, '..', '..');
/** Beside a browser on each core the pages take minutes. */
export const WITHIN_MS = 400_000;
/** What is published here, in the place of the phone of the content. */
export const PHONE = '(555) 010-9944';
export const SECRET = 'x'.repeat(43);

export function settings({ port, dataDir }: { port: number; dataDir: string }): NodeJS.ProcessEnv {
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

export function start(env: NodeJS.ProcessEnv): ChildProcess {
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

export async function untilAnswering(origin: string): Promise<void> {
  const look = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(look, { timeout: WITHIN_MS, interval: 100 });
}

export async function end(process: ChildProcess | undefined): Promise<void> {
  if (!process || process.exitCode !== null || process.signalCode !== null) return;
  process.kill('SIGTERM');
  await once(process, 'exit');
}

export async function read(url: string, { cookie = '', isKept = false } = {}): Promise<Visit> {
  const answer = await fetch(url, { headers: { cookie, ...(isKept ? {} : { connection: 'close' }) } });
  const html = await answer.text();
  return {
    status: answer.status,
    cache: answer.headers.get('cache-control'),
    isPreview: html.includes('Preview: this is not published'),
    hasPhone: html.includes(PHONE) && !html.includes(contact.phone),
  };
}

type Visit = { status: number; cache: string | null; isPreview: boolean; hasPhone: boolean };

/**
 * Visits without a pause until `isLast`, by one that keeps its connections, as browsers and proxies do, and one that does
 * not; whether none asked for a page after a new one had come, and got an old one.
 */
export async function visitUntil(url: string, isLast: (visit: Visit) => boolean) {
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

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startSite, type SiteProcess } from '../support/site-process';

export type BenchSite = SiteProcess & { port: number; dataDir: string; end: () => Promise<void> };

/**
 * The built site on an embedded file of its own, with the limits per address out of the way and no mail service, which
 * `env` may change. It has not answered yet.
 */
export async function startBenchSite(env: Record<string, string> = {}): Promise<BenchSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-bench-'));
  const port = await freePort();
  const site = startSite({
    port,
    env: {
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      MAIL_SIMULATOR_ORIGIN: 'http://127.0.0.1:9',
      ...LIMITLESS,
      ...env,
    },
  });
  // A part that fails must not leave the site running.
  const killIt = () => void process.kill(site.pid, 'SIGKILL');
  process.once('exit', killIt);
  const end = async () => {
    process.off('exit', killIt);
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...site, port, dataDir, end };
}

/** The paths of the pages that the sitemap names. */
export async function listPages(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
}

/** The resident memory of a process, from Linux's `/proc`. */
export function memoryMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

export function openFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

const MANY = '1000000000';

/** The limits out of the way: those per address, and the one on confirmations. */
export const LIMITLESS = {
  LEADS_PER_MINUTE: MANY,
  LEADS_PER_HOUR: MANY,
  CONFIRMATIONS_PER_HOUR: MANY,
  CONFIRMATIONS_PER_DAY: MANY,
  ORDERS_PER_MINUTE: MANY,
  ORDERS_PER_HOUR: MANY,
};

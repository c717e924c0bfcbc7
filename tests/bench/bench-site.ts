import { readdirSync, readFileSync } from 'node:fs';
import { launchSite, type OwnSite, LIMITLESS } from '../support/site-process';

export type BenchSite = OwnSite & { end: () => Promise<void> };

/**
 * The built site on an embedded file of its own, with the limits per address out of the way and no mail service, which
 * `env` may change. It has not answered yet.
 */
export async function startBenchSite(env: Record<string, string> = {}): Promise<BenchSite> {
  const site = await launchSite({ ...LIMITLESS, ...env });
  const end = async () => {
    await site.stop();
    await site.remove();
  };
  return { ...site, end };
}

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

import { readFileSync } from 'node:fs';
import { providersOf, startMailProvider, startPayPal } from '../support/simulators';
import { launchSite, type OwnSite, LIMITLESS } from '../support/site-process';

export type BenchSite = OwnSite & { end: () => Promise<void> };

export type Providers = {
  paypal: Awaited<ReturnType<typeof startPayPal>>;
  mail: Awaited<ReturnType<typeof startMailProvider>>;
  close: () => Promise<unknown>;
};

export const NEWSLETTER = 'form-name=newsletter-form&email=*@shop.test';

/**
 * The built site on an embedded file of its own, with the limits per address out of the way and no mail service, which
 * `env` may change. It has not answered yet.
 */
export async function launchBenchSite(env: Record<string, string> = {}): Promise<BenchSite> {
  const site = await launchSite({ ...LIMITLESS, ...env });
  const end = async () => {
    await site.stop();
    await site.remove();
  };
  return { ...site, end };
}

/** The same, answering. */
export async function startBenchSite(env?: Record<string, string>): Promise<BenchSite> {
  const site = await launchBenchSite(env);
  await site.ready();
  return site;
}

export async function startProviders(): Promise<Providers & { env: Record<string, string> }> {
  const [paypal, mail] = await Promise.all([startPayPal(), startMailProvider()]);
  const env = { ...providersOf({ paypal, mail }), MAILS_PER_SECOND: '100' };
  return { paypal, mail, env, close: () => Promise.all([paypal.close(), mail.close()]) };
}

export async function listPages(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
}

/** A sign-up for the newsletter. Returns its status, null when the connection ended without an answer. */
export async function postLead(origin: string, email: string): Promise<number | null> {
  const body = new URLSearchParams({ 'form-name': 'newsletter-form', email });
  const post = { method: 'POST', redirect: 'manual', body } as const;
  return fetch(`${origin}/`, post).then(
    answer => answer.status,
    () => null,
  );
}

/** Null when there was no answer at all. */
export async function postOrder(origin: string): Promise<Response | null> {
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ plan: 'pro', currency: 'USD', intent: 'CAPTURE' }),
  };
  return fetch(`${origin}/order`, post).catch(() => null);
}

/** The resident memory of a process, from Linux's `/proc`. */
export function memoryMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

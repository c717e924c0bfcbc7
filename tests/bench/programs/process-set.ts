import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MailSimulator } from '@/simulators/mail/start';
import type { PayPalSimulator } from '@/simulators/paypal/start';
import { startPostgres, type TestPostgres } from '../../support/postgres';
import { providersOf, startMailProvider, startPayPal } from '../../support/simulators';
import { freePort, LIMITLESS, type SiteProcess, startSite } from '../../support/site-process';
import { startBalancer } from '../servers';

/** Processes of the site on one PostgreSQL, behind one balancer, with simulators of PayPal and Resend. */
export type ProcessSet = {
  /** The balancer's. */
  origin: string;
  postgres: TestPostgres;
  mail: MailSimulator;
  paypal: PayPalSimulator;
  count: number;
  /** Tells a process to stop, and starts it again once it has. */
  restart: (index: number) => Promise<void>;
  /** Ends a process as a power cut would, and starts it again. */
  killAndStart: (index: number) => Promise<void>;
  end: () => Promise<void>;
};

export async function startProcessSet(count: number): Promise<ProcessSet> {
  const folder = mkdtempSync(join(tmpdir(), 'site-several-'));
  const [postgres, mail] = await Promise.all([startPostgres(), startMailProvider()]);
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const balancer = await startBalancer(ports, folder);
  const webhookRetryDelaysMs = [500, 1_000, 2_000, 4_000, 8_000];
  const paypal = await startPayPal(balancer.origin, { webhookRetryDelaysMs });
  const env = {
    ...LIMITLESS,
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'data'),
    SITE_URL: balancer.origin,
    TRUSTED_PROXY_HOPS: '1',
    ...providersOf({ paypal, mail }),
    MAILS_PER_SECOND: '100',
  };
  const start = (port: number) => startSite({ port, env });
  const sites = ports.map(port => ({ port, process: start(port) }));
  // A drill that fails must leave nothing running.
  const killAll = () => {
    for (const { process: site } of sites) void site.kill();
  };
  process.once('exit', killAll);
  const again = async (index: number, end: (site: SiteProcess) => Promise<unknown>) => {
    const site = sites[index];
    if (!site) throw new Error(`There is no process ${index}`);
    await end(site.process);
    site.process = start(site.port);
    await site.process.ready();
  };
  await Promise.all(sites.map(site => site.process.ready()));
  return {
    origin: balancer.origin,
    postgres,
    mail,
    paypal,
    count,
    restart: index => again(index, site => site.stop()),
    killAndStart: index => again(index, site => site.kill()),
    end: async () => {
      await Promise.all(sites.map(site => site.process.stop()));
      process.off('exit', killAll);
      balancer.stop();
      await Promise.all([postgres.stop(), mail.close(), paypal.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startSite, type SiteProcess } from './site-process';

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

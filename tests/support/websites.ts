import { afterAll, beforeAll } from 'vitest';
import { parseTypedWebsite } from '@/lib/checkup/address';
import { startFetching } from '@/lib/checkup/fetch';
import { measure, type Measured } from '@/lib/checkup/measure';
import { trusting, type CheckupNetwork } from '@/lib/checkup/network';
import { startWebsites, type RunningWebsites } from '../../simulators/websites/start';

/** The simulated websites for the tests of a file; `MORE_WEBSITES` names a folder with others. */
export function withWebsites(folders?: readonly string[]): { get: () => RunningWebsites } {
  let running: RunningWebsites | null = null;
  beforeAll(async () => {
    running = await startWebsites(folders ? { folders } : {});
  });
  afterAll(() => running?.close());
  return {
    get: () => {
      if (!running) throw new Error('The websites have not started');
      return running;
    },
  };
}

/** How a checkup reaches them, with other answers of DNS where a test wants some. */
export function networkOf(
  websites: RunningWebsites,
  resolve: (host: string) => readonly string[] = websites.resolve,
): CheckupNetwork {
  return {
    resolve: host => Promise.resolve([...resolve(host)]),
    endpointOf: (_address, scheme) => ({
      address: '127.0.0.1',
      port: scheme === 'https' ? websites.httpsPort : websites.httpPort,
    }),
    secureContext: trusting(websites.ca),
  };
}

/** Reads one website, with nothing of a database. */
export async function measureWebsite(
  website: string,
  network: CheckupNetwork,
  now = Date.parse('2026-11-28T15:00:00Z'),
): Promise<Measured & { requests: number }> {
  const url = parseTypedWebsite(website);
  if (url === null) throw new Error(`${website} is no website`);
  const fetching = startFetching({
    network,
    userAgent: 'WebsiteCheckup/1',
    stopping: new AbortController().signal,
  });
  try {
    const measured = await measure(url, {
      fetching,
      now,
      random: 'a-page-that-no-one-has',
      onStep: () => undefined,
    });
    return { ...measured, requests: fetching.spent.requests };
  } finally {
    fetching.close();
  }
}

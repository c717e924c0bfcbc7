import { beforeEach, expect, test, vi } from 'vitest';
import { postSubscription } from '../support/post-form';
import { startOwnSite, type OwnSite } from '../support/site-process';

// Whatever collects the log may die before the site does. A write into a pipe without a reader fails; reported
// into the same pipe, it fails for ever.
let site: OwnSite;

beforeEach(async () => {
  site = await startOwnSite();
  return site.remove;
});

test('with its log cut off the site goes on keeping leads, stays idle, and stops when told to', async () => {
  site.closeLog();
  expect((await postSubscription(site, 'first')).status).toBe(303);
  expect((await postSubscription(site, 'second')).status).toBe(303);
  // Mail that cannot go out is logged on each try: between the tries an unwatched process does next to nothing.
  await vi.waitFor(
    async () => {
      const before = site.usedProcessorMs();
      await new Promise(resume => setTimeout(resume, WATCHED_MS));
      expect(site.usedProcessorMs() - before).toBeLessThan(WATCHED_MS / 4);
    },
    { timeout: 30_000, interval: 0 },
  );
  expect(await site.stop()).toBe(0);
});

const WATCHED_MS = 1_000;

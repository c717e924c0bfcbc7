/** With nothing consented, no page of the site asks anybody but ourselves for anything. */
import { expect } from '@playwright/test';
import { dataLayer, foreignRequests, scrollThrough } from './consent-steps';
import { PARTS, partOfSite, test } from './site/site-test';

const PART_LIMIT_MS = 90_000;
const DENIED = {
  0: 'consent',
  1: 'default',
  2: {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  },
};

for (const part of PARTS)
  test(`part ${part + 1} of the site asks nobody else for anything, from the top of each page to its end`, async ({
    site,
    page,
  }) => {
    test.setTimeout(PART_LIMIT_MS);
    const foreign = foreignRequests(page);
    const faults: string[] = [];
    for (const url of partOfSite(site, part)) {
      await page.goto(url);
      await scrollThrough(page);
      await page.mouse.move(300, 300);
      await page.waitForLoadState('networkidle');
      for (const address of foreign.splice(0)) faults.push(`${url} asks ${address}`);
      const [first] = await dataLayer(page);
      if (JSON.stringify(first) !== JSON.stringify(DENIED))
        faults.push(`${url}: consent is not denied first`);
    }
    expect(faults).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
